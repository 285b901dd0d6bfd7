import type { ProjectFiles } from '../files/project-files.ts'
import { angularSettings } from '../frameworks/start-angular.ts'
import type { PreviewModule, PreviewPage, PreviewState, PreviewUpdate } from '../protocol.ts'
import type { ModuleRecord } from './module-graph.ts'

/** What a frame has: the modules by their id, and all that is said about the page. */
export interface ShownState {
  readonly live: ReadonlyMap<string, ModuleRecord>
  readonly state: PreviewState
}

interface Comparison {
  before: ShownState
  after: ShownState
  files: ProjectFiles
  /** The files that were written between the two. */
  touched: ReadonlySet<string>
}

type Difference = Pick<PreviewUpdate, 'modules' | 'removedModules' | 'needsReload'>

/** What a frame that shows the one state must be given to show the other, and whether it can take that up as it runs. */
export function compareStates({ before, after, files, touched }: Comparison): Difference {
  const changed = [...after.live.values()].filter(
    ({ id, version }) => before.live.get(id)?.version !== version,
  )
  return {
    modules: changed.map(toPreviewModule),
    removedModules: [...before.live.keys()].filter((id) => !after.live.has(id)),
    needsReload:
      hasPageChanged(before.state, after.state) ||
      isLoadedByPage(touched, after) ||
      changed.some((record) => !isExchangeable(record, files)),
  }
}

export function toPreviewModule({ id, version, code }: ModuleRecord): PreviewModule {
  return { id, version, code }
}

function hasPageChanged(before: PreviewState, after: PreviewState): boolean {
  return (
    before.pages.length !== after.pages.length ||
    before.pages.some((page, index) => !isSamePage(page, after.pages[index])) ||
    JSON.stringify(before.env) !== JSON.stringify(after.env)
  )
}

/** Whatever its styles are, which it takes up as it runs. */
function isSamePage(one: PreviewPage, other: PreviewPage | undefined): boolean {
  return (
    other !== undefined &&
    one.path === other.path &&
    one.title === other.title &&
    one.html === other.html &&
    one.entries.join('\n') === other.entries.join('\n')
  )
}

/** A script or picture that the markup names is none of the registry's, so only the page itself can take it up. */
function isLoadedByPage(touched: ReadonlySet<string>, { live, state }: ShownState): boolean {
  return [...touched].some((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return !live.has(path) && state.pages.some(({ html }) => html.includes(name))
  })
}

/** React, and Vue's and plain modules through their importers, say themselves whether a page can take them up. */
function isExchangeable({ path = '' }: ModuleRecord, files: ProjectFiles): boolean {
  return !path.includes('.svelte') && !files.has(angularSettings)
}
