/**
 * Tells one text from another where nobody means harm, in the form of the server's hashes. A sha-256 is not to be had on a page that is
 * served without TLS.
 */
export function hashText(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  const digits = [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
  return digits.padStart(64, '0')
}
