import { fileLimits } from '@joinery/contract'
import type { ContentHash, TreeEntry } from '@joinery/contract'
import type { FileBody } from '@joinery/preview-compiler'
import { listEntries } from '../../projects/index.ts'
import type { BodyStore, ProjectsModule, TreeId } from '../../projects/index.ts'

interface Dependencies {
  resolveTree: ProjectsModule['resolveTree']
  bodies: Pick<BodyStore, 'read' | 'open'>
}

export interface SourceFile {
  readonly path: string
  readonly hash: ContentHash
  readonly size: number
}

export type ProjectSource = ReturnType<typeof createProjectSource>

/** What lies in a project, in the form that the compiler takes: text as text, everything else as a mark that changes with it. */
export function createProjectSource({ resolveTree, bodies }: Dependencies) {
  async function readFile(file: SourceFile): Promise<FileBody> {
    return isText(file) ? readBody(file, await bodies.read(file.hash)) : markOf(file)
  }

  return {
    async list(treeId: TreeId): Promise<SourceFile[]> {
      return listEntries(await resolveTree(treeId)).filter((entry) => isFile(entry))
    },

    async readFiles(files: readonly SourceFile[]): Promise<Map<string, FileBody>> {
      const bodiesByPath = new Map<string, FileBody>()
      for (let start = 0; start < files.length; start += readAtOnce) {
        const some = files.slice(start, start + readAtOnce)
        const read = await Promise.all(some.map((file) => readFile(file)))
        for (const [index, { path }] of some.entries()) bodiesByPath.set(path, read[index] ?? '')
      }
      return bodiesByPath
    },

    openBody: bodies.open,
  }
}

/** What the compiler gets for a file of these bytes. */
export function readBody(file: SourceFile, bytes: Uint8Array): FileBody {
  if (!isText(file) || bytes.includes(0)) return markOf(file)
  try {
    return decoder.decode(bytes)
  } catch {
    return markOf(file)
  }
}

function isText({ path, size }: SourceFile): boolean {
  return size <= fileLimits.maxFileBytes && !binaryName.test(path)
}

function markOf({ hash }: SourceFile): FileBody {
  return { hash: hash.slice(0, markLength) }
}

const decoder = new TextDecoder('utf-8', { fatal: true })
const markLength = 12
const readAtOnce = 32
const binaryName =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|m4a|webm|ogg|wav|mov|pdf|zip|gz|glb|wasm)$/i

function isFile(entry: TreeEntry): entry is Extract<TreeEntry, { kind: 'file' }> {
  return entry.kind === 'file'
}
