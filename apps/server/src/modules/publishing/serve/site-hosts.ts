import { randomInt } from 'node:crypto'

interface Options {
  /** The name below which each app has its own, such as `apps.localhost:3000`. */
  host: string
  protocol: 'http:' | 'https:'
}

export type SiteHosts = ReturnType<typeof createSiteHosts>

/** An origin for each published app. Its label is kept with the project, so that it never changes. */
export function createSiteHosts({ host, protocol }: Options) {
  const suffix = `.${nameOf(host)}`
  return {
    originOf: (label: string): string => `${protocol}//${label}.${host}`,

    /** Whether a request with this Host header is for an app. Ports are left aside: a proxy may have changed them. */
    owns(hostHeader: string | undefined): boolean {
      const name = nameOf(hostHeader ?? '')
      // Further names below belong to somebody else, such as previews.
      return name.endsWith(suffix) && !name.slice(0, -suffix.length).includes('.')
    },

    labelOf: (hostHeader: string): string => nameOf(hostHeader).slice(0, -suffix.length),
  }
}

/** The title in the letters of a host name, and something that makes it the only one. */
export function makeLabel(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxWordsLength)
    .replace(/(?<!-)-+$/, '')
  const end = Array.from({ length: endLength }, () => letters.charAt(randomInt(letters.length))).join('')
  return `${words === '' || words.startsWith('xn--') ? 'app' : words}-${end}`
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

const maxWordsLength = 40
const endLength = 8
/** Without those that are taken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
