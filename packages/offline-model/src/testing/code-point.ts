import fc from 'fast-check'

/** Any code point at all. The library's own 'binary' first makes a table of all 1.1 million, which takes two seconds. */
export const codePoint = fc.nat(0x10_ffff).map((point) => String.fromCodePoint(point))
