const confirmAddress = 'Confirm your e-mail address'
const confirmAndSignIn = 'Confirm and sign in'

/** The page that mailed links open. The purposes are named as the service names its links. */
export const mailedLinks = {
  purposes: {
    signup: {
      heading: confirmAddress,
      sentence: 'Your account is confirmed, and you are signed in on this device.',
      submit: confirmAndSignIn,
    },
    email: {
      heading: confirmAddress,
      sentence: 'Your e-mail address is confirmed, and you are signed in on this device.',
      submit: confirmAndSignIn,
    },
    magiclink: {
      heading: 'Sign in',
      sentence: 'You are signed in on this device, without your password.',
      submit: 'Sign in',
    },
    recovery: {
      heading: 'Set a new password',
      sentence: 'This signs you in on this device. You choose a new password next.',
      submit: 'Go on',
    },
    invite: {
      heading: 'Accept the invitation',
      sentence: 'Your account is confirmed, you are signed in on this device and choose a password next.',
      submit: 'Accept and sign in',
    },
    email_change: {
      heading: 'Change your e-mail address',
      sentence: 'You confirm that your account may use its new e-mail address.',
      submit: 'Confirm the change',
    },
  },
  failed: 'The link could not be confirmed.',
  otherMailbox: 'This half is done. Now open the link that we have sent to the other of your two addresses.',
  broken: 'This link is not complete. Open it from the mail again, or copy all of it.',
  backToSignIn: 'Back to sign-in',
} as const
