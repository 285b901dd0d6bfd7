/**
 * Whether a file may stand where everybody can read it. A build holds nothing but the app; but what a project keeps in
 * its public folder goes along as it is, and nobody means to publish settings, keys, sources or maps of them.
 */
export function mayBePublic(path: string): boolean {
  const segments = path.toLowerCase().split('/')
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) return false
  if (segments.includes('node_modules')) return false
  const name = segments.at(-1) ?? ''
  return !privateName.test(name)
}

const privateName =
  /\.(?:map|tsx?|mts|cts|jsx|vue|svelte|astro|s[ac]ss|less|styl|php|py|rb|go|rs|java|cs|sql|sqlite3?|db|sh|bash|env|pem|key|p12|pfx|log|bak|orig|swp)$|^(?:package(?:-lock)?\.json|tsconfig.*\.json|dockerfile|docker-compose\.ya?ml|composer\.json|id_(?:rsa|ed25519)|npm-debug\.log)$|~$/
