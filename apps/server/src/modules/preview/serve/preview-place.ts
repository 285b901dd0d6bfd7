import type { ProjectId } from '@joinery/contract'
import type { RequestContext } from '../../../http/app-types.ts'
import type { PreviewDoors } from '../access/preview-doors.ts'
import type { PreviewHosts } from '../access/preview-hosts.ts'
import { createPreviewCookie } from './preview-cookie.ts'

/** Where a request arrived: below a project's name, or at its door. */
export interface PreviewPlace {
  readonly isDoor: boolean
  /** None where the name is nobody's. */
  readonly findProject: () => ProjectId | undefined
  readonly cookie: ReturnType<typeof createPreviewCookie>
  /** Where what all previews share comes from. Empty where it is the place itself. */
  readonly sharedOrigin: string
}

interface Dependencies {
  hosts: Pick<PreviewHosts, 'isSafe' | 'projectOf' | 'sharedOriginAt'>
  doors: Pick<PreviewDoors, 'projectAt'>
}

export type PlaceOf = ReturnType<typeof createPlaceOf>

export function createPlaceOf({ hosts, doors }: Dependencies) {
  const cookie = createPreviewCookie(hosts)
  return (context: RequestContext): PreviewPlace => {
    const port = context.env.incoming.socket.localPort
    const projectId = doors.projectAt(port)
    if (projectId === undefined) {
      const host = context.req.header('host') ?? ''
      return {
        isDoor: false,
        findProject: () => hosts.projectOf(host),
        cookie,
        sharedOrigin: hosts.sharedOriginAt(host),
      }
    }
    return {
      isDoor: true,
      findProject: () => projectId,
      cookie: createPreviewCookie({ isSafe: false, port }),
      sharedOrigin: '',
    }
  }
}
