const toSignIn = 'Go to sign-in'
const confirmation = {
  sentence: 'Sign in: if your address is not confirmed yet, you can ask for a new link there.',
  action: toSignIn,
}

/** Mailed links that no longer work, and the way to a new one. */
export const expiredLinks = {
  expired: 'This link has expired, or it was used already.',
  ways: {
    signup: confirmation,
    email: confirmation,
    magiclink: { sentence: 'Sign in with your password instead.', action: toSignIn },
    recovery: { sentence: 'A new one is a moment away.', action: 'Send a new link' },
    invite: { sentence: 'Ask whoever invited you to do it again.', action: toSignIn },
    email_change: { sentence: 'Ask for the change again in your settings.', action: 'Go to settings' },
  },
  resend: {
    submit: 'Send the confirmation again',
    sent: 'If {email} waits for its confirmation, a new link is on its way.',
    kept: 'If {email} waits for its confirmation, a new link is in the log of the server.',
    failed: 'The mail could not be sent.',
  },
} as const
