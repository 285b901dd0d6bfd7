/**
 * The host in the one form that everything after it sees: `0x7f.1`, `2130706433` and `①27.0.0.1` all become
 * `127.0.0.1`. Undefined where the text is not a host alone, such as the path of a socket.
 */
export function readHost(text: string): string | undefined {
  const literal = text.includes(':') && !text.startsWith('[') ? `[${text}]` : text
  if (/[\s/\\?#@%]/.test(literal) || !URL.canParse(`http://${literal}/`)) return undefined
  const { hostname, port } = new URL(`http://${literal}/`)
  if (port !== '' || hostname === '') return undefined
  return hostname.replace(/^\[|\]$/g, '')
}
