interface Options {
  /** The origins at which people open the app. */
  appOrigins: readonly string[]
  isHttps: boolean
}

interface Answered {
  /** At a port. Browsers know an agent of its own on safe pages only, and say so elsewhere. */
  isDoor: boolean
  /** The page that it was opened for, where a pass tells. */
  parent?: string | undefined
}

/**
 * Carried by every answer of a preview. Only the app may frame it, at the address where its user opened it. What the
 * project's own code loads is its own affair: it has its own origin and nothing of ours to lose.
 */
export function createPreviewHeaders({ appOrigins, isHttps }: Options) {
  const usual = headersFor(appOrigins.join(' '))

  function headersFor(parents: string): Record<string, string> {
    return {
      ...doorHeaders(parents),
      'origin-agent-cluster': '?1',
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    }
  }

  return ({ isDoor, parent }: Answered): Record<string, string> => {
    if (isDoor) return doorHeaders(parent ?? "'none'")
    return parent === undefined || appOrigins.includes(parent) ? usual : headersFor(parent)
  }
}

function doorHeaders(parents: string): Record<string, string> {
  return {
    'content-security-policy': `frame-ancestors ${parents}`,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
