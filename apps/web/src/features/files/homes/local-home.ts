import { checkPath, fillText, texts } from '@joinery/contract'
import type { FileContent, Tree, TreeEntry } from '@joinery/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { foldersAbove, isWithin } from '../tree/paths.ts'
import type { FileHome } from './file-home.ts'
import { hashText } from './hash-text.ts'
import {
  deleteWithin,
  flattenNodes,
  localNodes,
  moveWithin,
  nestNodes,
  putFile,
  putFolder,
  seededTree,
} from './local-tree.ts'
import type { LocalTree } from './local-tree.ts'
import { searchText } from './search-text.ts'

export const localTreeKey = 'joinery-files'

interface Dependencies {
  /** A function, because merely reading `localStorage` throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

/** The files that this browser keeps while no project is open. Kept on every change, seeded on first use. */
export function localHome({ storage }: Dependencies): FileHome {
  // Where storage is blocked, the tree lives as long as the page.
  let unkept: LocalTree | undefined

  const read = (): LocalTree => unkept ?? readStored(storage) ?? keep(seededTree)
  const keep = (tree: LocalTree): LocalTree => {
    try {
      storage().setItem(localTreeKey, JSON.stringify(nestNodes(tree)))
      unkept = undefined
    } catch {
      unkept = tree
    }
    return tree
  }

  return {
    id: 'local',
    queryKey: ['local-files'],
    openFolders: [...read().openFolders],

    async readTree(): Promise<Tree> {
      const entries = entriesOf(read())
      return { id: hashText(JSON.stringify(entries)), entries }
    },

    async readFile(path) {
      const content = read().files.get(path)
      if (content === undefined) throw missing(path)
      return contentOf(path, content)
    },

    async writeFile({ path: given, content, baseHash }) {
      const tree = read()
      const path = acceptPath(given)
      const stored = tree.files.get(path)
      if (stored === undefined) refuseTaken(tree, path)
      const current = stored === undefined ? null : contentOf(path, stored)
      if (baseHash !== (current?.hash ?? null)) throw conflict(path, current)
      keep(putFile(tree, path, content))
      return contentOf(path, content)
    },

    async createFolder(given) {
      const tree = read()
      const path = acceptPath(given)
      refuseTaken(tree, path)
      keep(putFolder(tree, path))
      return { path }
    },

    async move(from, given) {
      const tree = read()
      const path = acceptPath(given)
      if (!tree.files.has(from) && !tree.folders.has(from)) throw missing(from)
      if (path !== from && isWithin(path, from)) throw refusal(refusals.intoItself)
      refuseTaken(deleteWithin(tree, from), path)
      keep(moveWithin(tree, { from, to: path }))
      return { path }
    },

    async delete(path) {
      keep(deleteWithin(read(), path))
    },

    search: async (search) => searchText(read().files, search),

    keepOpenFolders(openFolders) {
      const tree = read()
      keep({ ...tree, openFolders: new Set([...openFolders].filter((path) => tree.folders.has(path))) })
    },
  }
}

function readStored(storage: Dependencies['storage']): LocalTree | undefined {
  try {
    const stored = localNodes.safeParse(JSON.parse(storage().getItem(localTreeKey) ?? 'null'))
    return stored.success ? flattenNodes(stored.data) : undefined
  } catch {
    return undefined
  }
}

function entriesOf({ files, folders }: LocalTree): TreeEntry[] {
  const entries: TreeEntry[] = [
    ...[...folders].map((path) => ({ kind: 'folder', path }) as const),
    ...[...files].map(([path, content]) => {
      const { hash, size } = contentOf(path, content)
      return { kind: 'file', path, hash, size } as const
    }),
  ]
  return entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

function contentOf(path: string, content: string): FileContent {
  return {
    path,
    content,
    encoding: 'utf8',
    hash: hashText(content),
    size: new TextEncoder().encode(content).length,
  }
}

function acceptPath(given: string): string {
  const checked = checkPath(given)
  if ('problem' in checked) throw refusal(checked.problem)
  return checked.path
}

/** A path is taken by the same one in any case, and a file cannot hold others. */
function refuseTaken({ files, folders }: LocalTree, path: string) {
  const wanted = path.toLowerCase()
  const taken = [...files.keys(), ...folders].find((each) => each.toLowerCase() === wanted)
  if (taken !== undefined && taken !== path)
    throw refusal(fillText(refusals.caseTwin, { path, other: taken }))
  if (folders.has(path)) throw refusal(fillText(refusals.folderInTheWay, { path }))
  const file = [...foldersAbove(path), path].find((each) => files.has(each))
  if (file !== undefined) throw refusal(fillText(refusals.fileInTheWay, { path: file }))
}

const { refusals } = texts.files

const refusal = (message: string) => new ApiError({ code: 'invalid-input', message, status: 0 })

const missing = (path: string) =>
  new ApiError({ code: 'not-found', message: fillText(refusals.fileMissing, { path }), status: 0 })

const conflict = (path: string, current: FileContent | null) =>
  new ApiError({
    code: 'conflict',
    message: fillText(refusals.stale, { path }),
    status: 0,
    conflict: { path, current },
  })
