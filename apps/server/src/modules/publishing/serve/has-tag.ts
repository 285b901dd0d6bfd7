/**
 * Whether `if-none-match` names what would be sent. It may name several, and whatever stands between here and the visitor may
 * have made a tag a weak one, for the same bytes.
 */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  return ifNoneMatch.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()))
}
