/** Who may make an account. It is written into the pages by the server, so that no page has to load it. */
export const admission = {
  /** The first sentence of the register screen where sign-up is by invitation. */
  byInvitation:
    'Accounts are made by invitation here. Register with a password and the email address that was invited.',
} as const
