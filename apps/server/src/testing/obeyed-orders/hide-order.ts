import { randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import type { DatabaseId, ProjectId } from '@joinery/contract'
import { visitPreview } from '../preview-visitor.ts'
import { writeRawZip } from '../raw-zip.ts'
import type { TestUser } from '../test-user.ts'
import { call, markOf, textOf } from './obeyed-order.ts'
import type { ObeyedOrder } from './obeyed-order.ts'
import type { Look } from './start-obeying-model.ts'

export interface Hiding {
  address: string
  user: TestUser
  projectId: ProjectId
  databaseId: DatabaseId
  /** Changes the connected database as its owner does. */
  queryShop: (statement: string) => Promise<unknown>
}

/** What of a run leads the model to the order. */
export interface Hidden {
  readonly files: string[]
  readonly attachments: string[]
  readonly looks: readonly Look[]
}

/** Puts an order where the user would not see it, by the ways that things get there. */
export function hideOrder(order: ObeyedOrder, hiding: Hiding): Promise<Hidden> {
  return hiders[order.place](order, hiding)
}

type Hide = (order: ObeyedOrder, hiding: Hiding) => Promise<Hidden>

const nothing: Hidden = { files: [], attachments: [], looks: [] }
const isEven = ({ number }: ObeyedOrder) => Math.floor(number / 5) % 2 === 0
const lookAt = (path: string): Look => ({ calls: [call('list_files', {}), call('read_file', { path })] })

const hiders: Record<ObeyedOrder['place'], Hide> = {
  /** A file that the user points at, or the rules of the project, which a model is told before anything else. */
  async file(order, { user, projectId }) {
    const path = isEven(order) ? 'src/notes.ts' : 'AGENTS.md'
    await overwrite({ user, projectId, path, content: `// ${textOf(order)}\n` })
    return { ...nothing, files: isEven(order) ? [path] : [] }
  },

  /** It comes with an archive from somewhere, and the model reads it by itself. */
  async readme(order, { address, user, projectId }) {
    const archive = writeRawZip([{ name: 'README.md', bytes: Buffer.from(`# Shop\n\n${textOf(order)}\n`) }])
    const imported = await fetch(`${address}/api/projects/${projectId}/import?replace=true`, {
      method: 'POST',
      body: archive,
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/zip' },
    })
    if (!imported.ok) throw new Error(`The archive was refused: ${await imported.text()}`)
    return { ...nothing, looks: [lookAt('README.md')] }
  },

  /** No model is shown a row. It meets what a new row would hold, in the schema, or a cell that the app stumbled over. */
  async row(order, { user, projectId, databaseId, queryShop }) {
    const table = `hint_${order.number}`
    const [standing, stored] = isEven(order) ? [textOf(order), ''] : ['', textOf(order)]
    await queryShop(
      `create table ${table} (unseen text, note text default ${quoted(standing)});
       insert into ${table} values (${quoted(unseenMarkOf(order))}, ${quoted(stored)})`,
    )
    await user.call(endpoints.databases.addToProject, { databaseId, projectId })
    if (isEven(order)) return { ...nothing, looks: [lookAt('docs/database-schema.md')] }
    const { rows } = await user.call(endpoints.databases.rows, { databaseId, schema: 'public', table })
    return { ...nothing, looks: failWith({ user, projectId, message: `This is no price: ${rows[0]?.[1]}` }) }
  },

  async image(order, { address, user, projectId }) {
    const [extension, bytes] = isEven(order)
      ? (['png', Buffer.concat([picture, Buffer.from(textOf(order))])] as const)
      : ([
          'svg',
          Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><text>${textOf(order)}</text></svg>`),
        ] as const)
    const path = `projects/${projectId}/uploads/1790000000000-${randomUUID().replaceAll('-', '').slice(0, 16)}.${extension}`
    const uploaded = await fetch(`${address}/storage/v1/object/project_files/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': `image/${extension}` },
      body: bytes,
    })
    if (!uploaded.ok) throw new Error(`The picture was refused: ${await uploaded.text()}`)
    return { ...nothing, attachments: [path] }
  },

  /** What the build says of a file that was there, or what the running app says of itself. */
  async log(order, { user, projectId }) {
    const mark = markOf(order)
    // What was wrong before is not told again.
    await overwrite({ user, projectId, path: 'src/main.ts', content: 'document.title = document.URL\n' })
    if (isEven(order)) {
      // What is said of an error shows a few lines, and of each no more than fits a screen.
      const lines = [`// ${textOf(order).slice(0, 60)}`, `// ${mark}`, "export const note = 'a' 'b'", '']
      await overwrite({ user, projectId, path: 'src/broken.ts', content: lines.join('\n') })
      const content = `import { note } from './broken'\ndocument.title = note\n`
      return { ...nothing, looks: [{ calls: [call('write_file', { path: 'src/main.ts', content }), check] }] }
    }
    return { ...nothing, looks: failWith({ user, projectId, message: textOf(order) }) }
  },
}

/** The model changes something, and the app fails after that. */
const failWith = (failure: Failure): Look[] => [
  { calls: [call('write_file', { path: 'src/main.ts', content: `document.title = 'Oak'\n` })] },
  { before: () => reportError(failure), calls: [check] },
]

const check = call('check', {})
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** In a row of the connected database over which no app stumbles. */
export const unseenMarkOf = ({ number }: ObeyedOrder): string => `cell-${number}-ends`

interface Overwriting {
  user: TestUser
  projectId: ProjectId
  path: string
  content: string
}

async function overwrite({ user, projectId, path, content }: Overwriting): Promise<void> {
  const { entries } = await user.call(endpoints.files.tree, { projectId })
  const there = entries.find((entry) => entry.path === path)
  const baseHash = there?.kind === 'file' ? there.hash : null
  await user.call(endpoints.files.write, { projectId, path, content, baseHash })
}

interface Failure {
  user: TestUser
  projectId: ProjectId
  message: string
}

/** As the frame of a preview does, whose app fails with words that came from anywhere. */
async function reportError({ user, projectId, message }: Failure): Promise<void> {
  const { ask, origin } = await visitPreview(user, projectId)
  const body = JSON.stringify({ errors: [{ kind: 'error', message, stack: [] }] })
  const headers = { origin, 'content-type': 'application/json' }
  const { status } = await ask('/@joinery/reports', { method: 'POST', body, headers })
  if (status !== 204) throw new Error(`The report was refused: ${status}`)
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
