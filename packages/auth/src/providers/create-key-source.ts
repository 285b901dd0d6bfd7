import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'

/** A provider's published keys, fetched when they are first needed and kept while they serve. */
export function createKeySource(outgoing: typeof fetch) {
  const sources = new Map<string, JWTVerifyGetKey>()
  return (url: string): JWTVerifyGetKey => {
    const known = sources.get(url)
    if (known) return known
    const source = createRemoteJWKSet(new URL(url), {
      [customFetch]: (address, options) => outgoing(address, options),
    })
    sources.set(url, source)
    return source
  }
}
