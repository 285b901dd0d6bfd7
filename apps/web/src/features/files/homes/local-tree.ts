import { z } from 'zod'
import { extensionOf, folderOf, foldersAbove, isWithin, joinPath, movedPath, nameOf } from '../tree/paths.ts'

/** A file or folder as browser storage holds it. */
export interface LocalNode {
  id: string
  name: string
  type: 'file' | 'folder'
  extension?: string | undefined
  content?: string | undefined
  children?: LocalNode[] | undefined
  isOpen?: boolean | undefined
}

const localNode: z.core.$ZodType<LocalNode> = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string().min(1),
    type: z.enum(['file', 'folder']),
    extension: z.string().optional(),
    content: z.string().optional(),
    children: z.array(localNode).optional(),
    isOpen: z.boolean().optional(),
  }),
)

export const localNodes = z.array(localNode)

/** The same tree by path, which is easier to change. */
export interface LocalTree {
  readonly files: ReadonlyMap<string, string>
  readonly folders: ReadonlySet<string>
  readonly openFolders: ReadonlySet<string>
}

export function flattenNodes(nodes: readonly LocalNode[]): LocalTree {
  const files = new Map<string, string>()
  const folders = new Set<string>()
  const openFolders = new Set<string>()
  const add = (children: readonly LocalNode[], folder: string) => {
    for (const node of children) {
      const path = joinPath(folder, node.name)
      if (node.type === 'file') files.set(path, node.content ?? '')
      else folders.add(path)
      if (node.isOpen) openFolders.add(path)
      if (node.type === 'folder') add(node.children ?? [], path)
    }
  }
  add(nodes, '')
  return { files, folders, openFolders }
}

export function nestNodes({ files, folders, openFolders }: LocalTree): LocalNode[] {
  const childrenOf = (folder: string): LocalNode[] => [
    ...[...folders]
      .filter((path) => folderOf(path) === folder)
      .map((path) => ({
        id: path,
        name: nameOf(path),
        type: 'folder' as const,
        isOpen: openFolders.has(path),
        children: childrenOf(path),
      })),
    ...[...files]
      .filter(([path]) => folderOf(path) === folder)
      .map(([path, content]) => ({
        id: path,
        name: nameOf(path),
        type: 'file' as const,
        extension: extensionOf(path),
        content,
      })),
  ]
  return childrenOf('')
}

export function putFile(tree: LocalTree, path: string, content: string): LocalTree {
  return {
    ...tree,
    files: new Map(tree.files).set(path, content),
    folders: new Set([...tree.folders, ...foldersAbove(path)]),
  }
}

export function putFolder(tree: LocalTree, path: string): LocalTree {
  return { ...tree, folders: new Set([...tree.folders, ...foldersAbove(path), path]) }
}

export function moveWithin(tree: LocalTree, move: { from: string; to: string }): LocalTree {
  const follow = (path: string) => movedPath(path, move)
  return {
    files: new Map([...tree.files].map(([path, content]) => [follow(path), content])),
    folders: new Set([...[...tree.folders].map(follow), ...foldersAbove(move.to)]),
    openFolders: new Set([...tree.openFolders].map(follow)),
  }
}

export function deleteWithin(tree: LocalTree, deleted: string): LocalTree {
  const isLeft = (path: string) => !isWithin(path, deleted)
  return {
    files: new Map([...tree.files].filter(([path]) => isLeft(path))),
    folders: new Set([...tree.folders].filter(isLeft)),
    openFolders: new Set([...tree.openFolders].filter(isLeft)),
  }
}

/** What a browser starts with: a src folder, open, with a component and the app that uses it. */
export const seededTree: LocalTree = {
  files: new Map([
    [
      'src/components/Button.tsx',
      `import type { ReactNode } from 'react'

export function Button({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return <button onClick={onClick}>{children}</button>
}
`,
    ],
    [
      'src/App.tsx',
      `import { useState } from 'react'
import { Button } from './components/Button'

export function App() {
  const [count, setCount] = useState(0)
  return <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>
}
`,
    ],
  ]),
  folders: new Set(['src', 'src/components']),
  openFolders: new Set(['src']),
}
