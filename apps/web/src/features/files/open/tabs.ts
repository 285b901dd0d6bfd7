import { isWithin, movedPath } from '../tree/paths.ts'

/** The files that are open in the editor, in the order of their tabs. */
export interface Tabs {
  readonly paths: readonly string[]
  readonly activePath: string | undefined
}

export const noTabs: Tabs = { paths: [], activePath: undefined }

export function openTab({ paths }: Tabs, path: string): Tabs {
  return { paths: paths.includes(path) ? paths : [...paths, path], activePath: path }
}

export function closeTab(tabs: Tabs, path: string): Tabs {
  return keepTabs(tabs, (each) => each !== path)
}

/** Closes what was deleted: a file, or everything in a folder. */
export function closeTabsWithin(tabs: Tabs, deleted: string): Tabs {
  return keepTabs(tabs, (each) => !isWithin(each, deleted))
}

export function moveTabs({ paths, activePath }: Tabs, move: { from: string; to: string }): Tabs {
  return {
    paths: paths.map((path) => movedPath(path, move)),
    activePath: activePath === undefined ? undefined : movedPath(activePath, move),
  }
}

/** Where the shown tab goes away, its right neighbour is shown, or else the one to its left. */
function keepTabs({ paths, activePath }: Tabs, isKept: (path: string) => boolean): Tabs {
  const kept = paths.filter(isKept)
  if (activePath === undefined || isKept(activePath)) return { paths: kept, activePath }
  const after = paths.slice(paths.indexOf(activePath)).find(isKept)
  return { paths: kept, activePath: after ?? kept.at(-1) }
}
