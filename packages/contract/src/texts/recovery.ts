/** Getting back in with a new password. */
export const recovery = {
  forgotPassword: {
    title: 'Forgot password',
    sentence: 'Tell us the e-mail address of your account, and we send a link to choose a new one.',
    sentenceKept:
      'Tell us the e-mail address of your account, and a link to choose a new one is written to the log of the server.',
    submit: 'Send reset link',
    sent: 'If there is an account for {email}, a link to set a new password is on its way.',
    kept: 'If there is an account for {email}, a link to set a new password is in the log of the server.',
    signIn: 'Sign In',
    addressRequired: 'Enter your e-mail address.',
    failed: 'The link could not be sent.',
  },
  resetPassword: {
    title: 'Reset password',
    account: 'For {email}',
    submit: 'Set new password',
    succeeded: 'Your password is changed.',
    failed: 'The password could not be set.',
  },
} as const
