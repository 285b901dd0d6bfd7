/** Said when one of the two mailboxes of a secure change of address has confirmed. */
export const oneMailboxConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'
