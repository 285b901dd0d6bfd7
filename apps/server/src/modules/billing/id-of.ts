/** The id of something that may have been expanded. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id
