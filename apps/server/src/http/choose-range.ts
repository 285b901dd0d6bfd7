interface Asked {
  range: string | undefined
  /** With it, a part is only wanted of the body that carries this mark. */
  ifRange: string | undefined
}

interface Body {
  size: number
  etag: string
}

/** From the first byte to behind the last one. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of a body that a player asks for which goes to another place in a film or a song. Several parts at once may be
 * answered with the whole.
 */
export function chooseRange(
  { range, ifRange }: Asked,
  { size, etag }: Body,
): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? []
  if (first + last === '' || (ifRange !== undefined && ifRange !== etag)) return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  return start < end ? { start, end } : 'outside'
}
