/** Files with the environment of one machine, and keys. An example for others is no such file. */
export function mayHoldSecrets(path: string): boolean {
  const name = nameOf(path)
  if (keyFile.test(name)) return true
  if (name !== '.env' && !name.startsWith('.env.')) return false
  return !/\.(?:example|sample|template|dist)$/.test(name)
}

const nameOf = (path: string) => path.split('/').at(-1)?.toLowerCase() ?? ''
const keyFile = /\.(?:pem|key|p12|pfx|jks|keystore)$|^id_(?:rsa|dsa|ecdsa|ed25519)$|^\.(?:netrc|pgpass)$/

/**
 * The text of such a file with nothing in it but names, plain words, and the values that an app in a browser knows anyway.
 * Other comments go as well: people keep old keys in them. Of a key nothing is left.
 */
export function hideSecrets(path: string, text: string): string {
  if (keyFile.test(nameOf(path))) return hidden
  return text.split('\n').map(hideLine).join('\n')
}

function hideLine(line: string): string {
  if (line.trim() === '' || isPlainComment(line)) return line
  const end = line.indexOf('=')
  const name = line.slice(0, Math.max(0, end)).replace('export ', '').trim()
  // Whatever else there is may be the middle of a key that goes on over lines.
  if (!/^[A-Z][A-Z0-9_]*$/.test(name)) return hidden
  return publicName.test(name) || line.slice(end + 1).trim() === ''
    ? line
    : `${line.slice(0, end + 1)}${hidden}`
}

const isPlainComment = (line: string) =>
  /^#[A-Za-z .,:()'-]*$/.test(line) && line.split(' ').every((word) => word.length <= longestWord)

const hidden = '(hidden)'
const longestWord = 16
/** What bundlers put into pages, where everybody can read it. */
const publicName = /^(?:VITE_|NEXT_PUBLIC_|REACT_APP_|PUBLIC_)/
