interface Options {
  /** The origins at which people open the app. */
  appOrigins: readonly string[]
  isHttps: boolean
}

/**
 * Carried by every answer of a preview. Only the app may frame it. What the project's own code loads is its own affair:
 * it has its own origin and nothing of ours to lose.
 */
export function previewHeaders({ appOrigins, isHttps }: Options): Record<string, string> {
  return {
    ...doorHeaders(appOrigins),
    'origin-agent-cluster': '?1',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** At a port these pages may frame it. Browsers know an agent of its own on safe pages only, and say so elsewhere. */
export function doorHeaders(parents: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': `frame-ancestors ${parents.join(' ')}`,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
