/** Where mail would be promised and no mail server is set. */
export const keptMail = {
  sentence:
    'This installation sends no mail: its operator finds it in the mail outbox, until SMTP_URL and MAIL_FROM are set.',
} as const
