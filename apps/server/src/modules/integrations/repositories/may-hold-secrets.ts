/** Files with the environment of one machine. An example for others is no such file. */
export function mayHoldSecrets(path: string): boolean {
  const name = path.split('/').at(-1)?.toLowerCase() ?? ''
  if (name !== '.env' && !name.startsWith('.env.')) return false
  return !/\.(?:example|sample|template|dist)$/.test(name)
}
