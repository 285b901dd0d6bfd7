/**
 * A random id, as `crypto.randomUUID` would make it. Browsers keep that from pages that come over plain HTTP from
 * another machine, as a server's own pages do before it has a certificate.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
