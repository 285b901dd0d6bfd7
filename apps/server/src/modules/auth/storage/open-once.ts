/**
 * Opens a secret when it is first read. Nearly every request reads a row that holds one, hardly any needs it, and
 * opening it costs as much as the query.
 */
export function openOnce(open: () => string): () => string {
  let secret: string | undefined
  return () => (secret ??= open())
}
