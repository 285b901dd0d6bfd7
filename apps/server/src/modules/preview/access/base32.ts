const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Bytes in the letters that a host name may have. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet.charAt((value >> bits) & 31)
    }
    value &= 255
  }
  return bits > 0 ? text + alphabet.charAt((value << (5 - bits)) & 31) : text
}

/** Undefined where the text is not exactly what `encodeBase32` writes, so that each label has one spelling. */
export function decodeBase32(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit === -1) return undefined
    value = ((value << 5) | digit) & 4095
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 255)
  }
  const decoded = Uint8Array.from(bytes)
  return encodeBase32(decoded) === text ? decoded : undefined
}
