/** Who may make an account. It is written into the pages by the server, so that no page has to load it. */
export const admission = {
  /** The same as long as nobody has an account: the first one is the operator's. */
  first: "The first account of this installation is the operator's. Everybody after it needs an invitation.",
  /** The first sentence of the register screen where sign-up is by invitation. */
  byInvitation:
    'Accounts are made by invitation here. Register with a password and the email address that was invited.',
} as const
