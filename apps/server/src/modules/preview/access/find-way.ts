import type { ProjectId } from '@joinery/contract'
import type { PreviewDoors } from './preview-doors.ts'
import type { PreviewHosts } from './preview-hosts.ts'

interface Dependencies {
  hosts: Pick<PreviewHosts, 'originOf' | 'framePattern'>
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
 * A preview stands below a name, on an origin of its own. Whoever opened the app at another address than its own can
 * hardly open that name: for them the preview stands at the address they did open, at a port of its own. A page with a
 * certificate may frame nothing without one, and a content policy knows no addresses in brackets.
 */
export function createFindWay({ hosts, doors, appOrigins }: Dependencies) {
  const isPlain = appOrigins[0].startsWith('http:')

  async function findWay({ projectId, origin = '', host, byPort }: Visit) {
    const page = URL.parse(origin)
    const isOwn = appOrigins.includes(origin)
    const canUsePort = page?.protocol === 'http:' && page.host === host && mayBeFramed(page.hostname)
    if (page && canUsePort && (byPort || !isOwn)) {
      const port = await doors.portOf(projectId)
      return { origin: `http://${page.hostname}:${port}`, parentOrigin: page.origin }
    }
    // Frames talk to the one page they were opened for.
    return { origin: hosts.originOf(projectId), parentOrigin: isOwn ? origin : appOrigins[0] }
  }

  return {
    findWay,

    framesAt: (host: string | undefined): string => {
      const hostname = URL.parse(`http://${host ?? ''}`)?.hostname
      const hasPorts = isPlain && hostname !== undefined && mayBeFramed(hostname)
      return hasPorts ? `${hosts.framePattern} http://${hostname}:*` : hosts.framePattern
    },
  }
}

const mayBeFramed = (hostname: string) => /^[a-z0-9.-]+$/.test(hostname)
