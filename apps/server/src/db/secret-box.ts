/** How a store keeps a secret: encrypted with a key that is not in the database, and bound to one place in it. */
export interface SecretBox {
  seal: (secret: string, place: SecretPlace) => string
  /** Throws when the sealed text was changed, moved from another place, or sealed with another key. */
  open: (sealed: string, place: SecretPlace) => string
}

/** Table, row and column, such as `auth.factors:<id>:secret`. */
export type SecretPlace = `${string}:${string}:${string}`
