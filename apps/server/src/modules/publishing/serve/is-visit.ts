import type { RequestContext } from '../../../http/app-types.ts'
import { isNavigation, leavesTypeOpen } from '../../../http/requested-page.ts'
import { mayBePublic } from '../builds/may-be-public.ts'

/**
 * Whether somebody goes to this address of an app. Programs that show or watch a link are visitors too, though many do not
 * say what they want to read. The same ones look for files under names that no page has.
 */
export function isVisit(context: RequestContext, path: string): boolean {
  return isNavigation(context) || (leavesTypeOpen(context) && !isSoughtByPrograms(path))
}

/** Beside names that only files have: what nobody publishes, what begins with a dot, and what is only ever downloaded. */
const isSoughtByPrograms = (path: string): boolean =>
  !mayBePublic(path) || path.includes('/.') || download.test(path)

const download = /\.(?:zip|gz|tar|csv|docx?|xlsx?|pptx?|mov|m4[av]|bmp|eot|cjs|geojson|glb|gltf|ya?ml|rss)$/i
