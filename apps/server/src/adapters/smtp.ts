import type { MailTransport } from '../modules/mail/index.ts'

interface Options {
  /** Such as `smtp://user:password@host:587`. */
  url: string
  /** Who the mail comes from: an address, or a name and an address. */
  from: string
}

/** Shorter together than the time for which a mail is claimed, so that nobody else sends it meanwhile. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Hands mail to a mail server over connections that are kept for the next one. */
export function createSmtpTransport({ url, from }: Options): MailTransport & { close: () => void } {
  const opening = openTransport(url)
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html }) {
      const transporter = await opening
      // The id stays the same when a mail has to be sent again, so that mailboxes recognise the second copy.
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
      })
    },
    close: () => void opening.then((transporter) => transporter.close()),
  }
}

/** Loaded only where a mail server is set. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, pool: true, ...timeouts })
}
