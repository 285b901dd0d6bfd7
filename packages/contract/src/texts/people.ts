/** The users of a workspace and those invited to it. */
export const people = {
  title: 'User Management',
  users: {
    heading: 'Users',
    email: 'Email',
    role: 'Role',
    status: 'Status',
    unknownEmail: 'User {shortId}',
    active: 'Active',
    loadFailed: 'Failed to load users',
  },
  roles: {
    user: 'User',
    admin: 'Admin',
  },
  invitations: {
    heading: 'Pending Invitations',
    pending: 'Pending',
  },
  invite: {
    open: 'Invite User',
    title: 'Invite New User',
    email: 'Email',
    role: 'Role',
    emailInvalid: 'Please enter a valid email address',
    succeeded: 'Invitation sent to {email}',
    failed: 'Failed to send invitation',
  },
} as const
