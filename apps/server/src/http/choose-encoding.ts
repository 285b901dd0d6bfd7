/** The forms in which a body may leave. */
export type Encoding = 'identity' | 'gzip' | 'br' | 'zstd'

/** The first of the offered forms that the client takes. */
export function chooseEncoding<Offered extends Encoding>(
  acceptEncoding: string | undefined,
  offered: readonly Offered[],
): Offered | 'identity' {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  )
  return offered.find((each) => accepted.has(each)) ?? 'identity'
}
