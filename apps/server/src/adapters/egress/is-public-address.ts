import ipaddr from 'ipaddr.js'

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one that anybody on the internet could call. Everything that wraps an IPv4 address in an IPv6
 * one is not: where such an address ends is decided by somebody else's router.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return true
  return parsed.match(globalUnicast) && !isTunnelled(parsed.toByteArray())
}

/** ISATAP writes an IPv4 address behind `0:5efe` or `200:5efe`. */
function isTunnelled(bytes: readonly number[]): boolean {
  const [first = 0, ...rest] = bytes.slice(8, 12)
  return (first & 0xfd) === 0 && rest.join('.') === '0.94.254'
}
