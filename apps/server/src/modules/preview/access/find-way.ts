import type { ProjectId } from '@joinery/contract'
import type { PreviewDoors } from './preview-doors.ts'
import type { PreviewHosts } from './preview-hosts.ts'

interface Dependencies {
  hosts: Pick<PreviewHosts, 'originOf' | 'framesAt'>
  doors: Pick<PreviewDoors, 'portOf'>
  /** The origins at which people open the app; the first is the usual one. */
  appOrigins: readonly [string, ...string[]]
}

/** Who looks at a preview, and from where. */
interface Visit {
  projectId: ProjectId
  /** As the browser names the page that asks. */
  origin: string | undefined
  /** The address that the page was asked at. */
  host: string | undefined
  /** Whether the browser finds no names below this machine's own. */
  byPort: boolean
}

export type FindWay = ReturnType<typeof createFindWay>

/**
 * A preview stands below a name, on an origin of its own. Whoever opened the app at another machine's address than its
 * own can hardly open that name: for them the preview stands at the address they did open, at a port of its own. Where
 * the app has a certificate its name can be opened, and pages with one may frame nothing without. A content policy
 * knows no addresses in brackets.
 */
export function createFindWay({ hosts, doors, appOrigins }: Dependencies) {
  const isPlain = appOrigins[0].startsWith('http:')

  async function findWay({ projectId, origin = '', host, byPort }: Visit) {
    const page = URL.parse(origin)
    // Frames talk to the one page they were opened for: ours, wherever it was opened.
    if (page === null || page.host !== host) {
      const parentOrigin = appOrigins.includes(origin) ? origin : appOrigins[0]
      return { origin: hosts.originOf(projectId), parentOrigin }
    }
    const isNear = appOrigins.includes(origin) || isThisMachine(page.hostname)
    const canUsePort = isPlain && page.protocol === 'http:' && mayBeFramed(page.hostname)
    if (canUsePort && (byPort || !isNear)) {
      const port = await doors.portOf(projectId)
      return { origin: `http://${page.hostname}:${port}`, parentOrigin: origin }
    }
    return { origin: hosts.originOf(projectId, host), parentOrigin: origin }
  }

  return {
    findWay,

    framesAt: (host: string | undefined): string => {
      const hostname = URL.parse(`http://${host ?? ''}`)?.hostname
      const hasPorts = isPlain && hostname !== undefined && mayBeFramed(hostname)
      return hasPorts ? `${hosts.framesAt(host)} http://${hostname}:*` : hosts.framesAt(undefined)
    },
  }
}

const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const mayBeFramed = (hostname: string) => /^[a-z0-9.-]+$/.test(hostname)
