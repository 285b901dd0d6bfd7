import {
  importResult,
  projectId as projectIdShape,
  texts,
  versionId as versionIdShape,
} from '@joinery/contract'
import type { ProjectId, VersionId } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import type { App, RequestContext } from '../../../http/app-types.ts'
import { contentDisposition } from '../../../http/content-disposition.ts'
import type { Access } from '../access.ts'
import type { OpenProject } from '../projects/open-project.ts'
import type { TreeId } from '../trees/tree.ts'
import { archiveName } from './archive-name.ts'
import type { Transfer } from './create-transfer.ts'

interface Dependencies {
  transfer: Transfer
  access: Access
  openVersion: (project: OpenProject, id: VersionId) => Promise<{ treeId: TreeId; createdAt: Date }>
}

export function addTransferRoutes(app: App, { transfer, access, openVersion }: Dependencies): void {
  app.get('/api/projects/:projectId/export', async (context) => {
    const project = await access.open(context, readProjectId(context))
    const { version, form } = readQuery(context, exportQuery)
    const state = version === undefined ? currentState(project) : await openVersion(project, version)
    const name = archiveName(project.title)
    const archive = await transfer.pack({
      treeId: state.treeId,
      topFolder: name,
      modifiedAt: state.createdAt,
      isComplete: form === 'vite',
    })
    return context.body(archive, 200, {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', `${name}.zip`),
      'cache-control': 'no-store',
    })
  })

  app.post('/api/projects/:projectId/import', async (context) => {
    const project = await access.open(context, readProjectId(context))
    const { replace } = readQuery(context, importQuery)
    const result = await transfer.unpack({
      project,
      isReplacing: replace === 'true',
      body: readZipBody(context),
    })
    return context.json(importResult.parse(result))
  })
}

const currentState = ({ treeId, updatedAt }: OpenProject) => ({ treeId, createdAt: updatedAt })

function readProjectId(context: RequestContext): ProjectId {
  const id = projectIdShape.safeParse(context.req.param('projectId'))
  if (id.success) return id.data
  throw new AppError('invalid-input', texts.errors['invalid-input'], {
    issues: [{ path: 'projectId', message: 'must be the id of a project' }],
  })
}

/** As it is, or as a project that runs outside by `npm install && npm run dev`. */
const exportForm = z.enum(['plain', 'vite']).default('plain')
const exportQuery = z.strictObject({ version: versionIdShape.optional(), form: exportForm })
const importQuery = z.strictObject({ replace: z.enum(['true', 'false']).default('false') })

function readQuery<Query extends z.core.$ZodType>(context: RequestContext, query: Query): z.output<Query> {
  const parsed = z.safeParse(query, context.req.query())
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid-input', texts.errors['invalid-input'], { issues })
}

function readZipBody(context: RequestContext): ReadableStream<Uint8Array> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/zip') {
    throw new AppError('unsupported-media-type', 'Send the archive as application/zip.')
  }
  return context.req.raw.body ?? new Blob([]).stream()
}
