/** The code that an account may ask for after the password. */
export const secondFactor = {
  title: 'Second step',
  sentence: 'Signing in as {email} takes a code as well.',
  sentenceWithoutEmail: 'Signing in takes a code as well.',
  kinds: { totp: 'Authenticator app', phone: 'Phone' },
  choose: 'Authenticator',
  code: 'Code',
  appHelp: 'The six digits that your authenticator app shows.',
  phoneHelp: 'The six digits that we have sent.',
  send: 'Send a code to this phone',
  sendFailed: 'The code could not be sent.',
  submit: 'Verify',
  required: 'Enter the code.',
  failed: 'The code could not be checked.',
  otherAccount: 'Use another account',
  none: 'No authenticator of this account can show a code. Ask the operator of this installation for help.',
  lost: {
    question: 'I lost my authenticator',
    spare:
      'Choose your other authenticator above and enter its code. Then remove the lost one in your settings.',
    secret:
      'Did you keep the secret from when you set it up? Type it into any authenticator app, and its codes are right.',
    operator:
      'Nothing left that shows a code? Ask the operator of this installation to remove the lost one, and tell them which account it is:',
    noMail: 'A new password does not help. A mailed link alone must not open an account with a second step.',
  },
} as const
