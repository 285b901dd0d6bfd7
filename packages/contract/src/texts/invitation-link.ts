/** The page behind the link in an invitation. It is public, so its words stand apart from those of the screen for admins. */
export const invitationLink = {
  title: 'Invitation',
  sentence: '{inviter} invites you to work in {workspace}, as {role}.',
  forAddress: 'The invitation is for {email}.',
  submit: 'Accept the invitation',
  signIn: 'Log in to accept',
  register: 'Create an account to accept',
  signedInAs: 'You are signed in as {own}.',
  done: 'Welcome to {workspace}',
  toProjects: 'Go to the projects',
  toDashboard: 'Go to the dashboard',
  unknown: 'This invitation does not exist. Open the link of the newest mail, whole.',
  revoked: 'This invitation was revoked. Ask for a new one.',
  used: 'This invitation was used already. It works once.',
  expired: 'This invitation has expired. Ask for a new one.',
  unconfirmed: 'Confirm your email address first. Then open this link again.',
  otherAddress: 'This invitation is for {email}, and you are signed in as {own}. Sign in with that address.',
  noAddress: 'somebody without an address',
  roles: {
    user: 'User',
    admin: 'Admin',
  },
} as const
