import { isIP } from 'node:net'

interface Policy {
  siteUrl: string
  redirectAllowList: string[]
}

/** Says whether a browser may be sent there with a token in its luggage. */
export function isRedirectAllowed({ siteUrl, redirectAllowList }: Policy, candidate: string) {
  const target = parseUrl(candidate)
  if (!target || hasHiddenParts(candidate, target)) return false
  if (isSameSite(new URL(siteUrl), target)) return true
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isLoopback(host) && spellsHost(candidate, host)
  if (/^\d+$/.test(host)) return false
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:'
  if (isWeb && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) return false
  if (scriptSchemes.includes(target.protocol)) return false
  const withoutFragment = candidate.split('#', 1)[0] ?? ''
  return redirectAllowList.some((pattern) => toPattern(pattern).test(withoutFragment))
}

const scriptSchemes = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:']

function parseUrl(candidate: string) {
  return candidate !== '' && URL.canParse(candidate) ? new URL(candidate) : undefined
}

/** Names, passwords, backslashes and control characters are how a link is made to look like another one. */
function hasHiddenParts(candidate: string, target: URL) {
  return target.username !== '' || target.password !== '' || /[\\\s]|\p{Cc}/u.test(candidate)
}

function isSameSite(site: URL, target: URL) {
  if (site.protocol !== target.protocol || site.hostname !== target.hostname) return false
  return site.port === target.port || isLoopback(target.hostname.replace(/^\[|\]$/g, ''))
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** URL turns 2130706433 and 0x7f.1 into 127.0.0.1; only those who write it out mean it. */
const spellsHost = (candidate: string, host: string) => candidate.toLowerCase().includes(host)

/** A `*` stops at dots and slashes, `**` does not; `?` is one character, `[abc]` one of some, `{a,b}` one of two. */
function toPattern(glob: string) {
  let inBraces = false
  const source = glob.replaceAll(/\*\*|[*?{},]|\[[^[\]]*\]|[.+^$()|\]\\/[]/g, (token) => {
    if (token === '**') return '.*'
    if (token === '*') return '[^./]*'
    if (token === '?') return '[^./]'
    if (token === '{') {
      inBraces = true
      return '(?:'
    }
    if (token === '}') {
      const closes = inBraces
      inBraces = false
      return closes ? ')' : '\\}'
    }
    if (token === ',') return inBraces ? '|' : ','
    if (token.length > 1) return token.replace(/^\[!/, '[^').replaceAll('\\', '\\\\')
    return `\\${token}`
  })
  return new RegExp(`^${source}$`, 'i')
}
