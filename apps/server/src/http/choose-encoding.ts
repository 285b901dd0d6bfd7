/** The forms in which a body may lie ready. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** The smallest form that the client takes and that there is. */
export function chooseEncoding(acceptEncoding: string | undefined, offered: readonly Encoding[]): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  )
  return (['br', 'gzip'] as const).find((each) => accepted.has(each) && offered.includes(each)) ?? 'identity'
}
