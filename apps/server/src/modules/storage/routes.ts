import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Caller, Sessions } from '../../http/require-session.ts'
import type { OpenProject } from '../projects/index.ts'
import { maxAttachmentBytes } from './attachment.ts'
import type { Storage, StoredObject } from './create-storage.ts'
import { choosePage, listInput, presentObject } from './list-page.ts'
import { objectHeaders } from './object-headers.ts'
import { parseFolderPath, parseObjectPath } from './parse-object-path.ts'
import type { ObjectPath } from './parse-object-path.ts'
import { readBody, readUpload } from './read-upload.ts'
import { answerInStorageShape, objectMissing } from './storage-error.ts'

interface Dependencies {
  storage: Storage
  openProject: (caller: Caller, id: ProjectId) => Promise<OpenProject>
  sessions: Sessions
}

const servicePath = '/storage/v1'
const bucket = 'project_files'
const publicPrefix = `${servicePath}/object/public/${bucket}/`
const signedInPrefixes = [
  `${servicePath}/object/authenticated/${bucket}/`,
  `${servicePath}/object/${bucket}/`,
]

/** Speaks as much of Supabase's storage API as its client needs to upload, list and download. */
export function addStorageRoutes(app: App, { storage, openProject, sessions }: Dependencies): void {
  const serve = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    answer: (context: RequestContext) => Promise<Response>,
  ) => app.on(method, path, (context) => answerInStorageShape(context, () => answer(context)))

  serve('GET', `${publicPrefix}*`, async (context) => {
    const path = readObjectPath(context, publicPrefix)
    if (path.kind !== 'attachment') throw objectMissing()
    return answerObject(context, await storage.describePublic(path), 'public, max-age=3600')
  })

  serve('POST', `${servicePath}/object/list/${bucket}`, async (context) => {
    const caller = await requireSession(context, sessions)
    const { prefix, ...page } = await readListInput(context)
    const path = parseFolderPath(prefix)
    if (!path) return context.json([])
    const project = await openProject(caller, path.projectId)
    return context.json(choosePage(await storage.list(project, path), page).map(presentObject))
  })

  for (const prefix of signedInPrefixes) {
    serve('GET', `${prefix}*`, async (context) => {
      const caller = await requireSession(context, sessions)
      const path = readObjectPath(context, prefix)
      const project = await openProject(caller, path.projectId)
      const cacheControl = path.kind === 'attachment' ? 'private, max-age=3600' : 'private, no-cache'
      return answerObject(context, await storage.describe(project, path), cacheControl)
    })
  }

  const uploadPrefix = `${servicePath}/object/${bucket}/`
  for (const method of ['POST', 'PUT'] as const) {
    serve(method, `${uploadPrefix}*`, async (context) => {
      const caller = await requireSession(context, sessions)
      const path = readObjectPath(context, uploadPrefix)
      const project = await openProject(caller, path.projectId)
      await storage.upload(project, path, await readUpload(context, maxAttachmentBytes))
      const key = `${bucket}/${readName(context, uploadPrefix)}`
      return context.json({ Id: key, Key: key })
    })
  }

  // What stands below this prefix is for programs: no page of ours answers there.
  app.all(`${servicePath}/*`, (context) =>
    answerInStorageShape(context, () => Promise.reject(objectMissing())),
  )

  async function answerObject(
    context: RequestContext,
    object: StoredObject,
    cacheControl: string,
  ): Promise<Response> {
    const isDownload = context.req.query('download') !== undefined
    const headers = objectHeaders({ ...object, cacheControl, isDownload })
    if (context.req.header('if-none-match') === headers['etag']) return context.body(null, 304, headers)
    const head = { ...headers, 'content-length': String(object.size) }
    // A body that is opened must be read, so it is not opened for the head alone.
    if (context.req.method === 'HEAD') return context.body(null, 200, head)
    return context.body(await storage.open(object.hash), 200, head)
  }
}

function readObjectPath(context: RequestContext, prefix: string): ObjectPath {
  const path = parseObjectPath(readName(context, prefix))
  if (!path) throw objectMissing()
  return path
}

/** The name as it was sent, decoded once. The parsed URL would already have followed dots and dropped segments. */
function readName(context: RequestContext, prefix: string): string {
  const path = (context.env.incoming.url ?? '').replace(/[?#].*/s, '')
  if (!path.startsWith(prefix)) throw objectMissing()
  try {
    return decodeURIComponent(path.slice(prefix.length))
  } catch (cause) {
    throw new AppError('invalid-input', 'The name of the object cannot be read.', { cause })
  }
}

const maxListInputBytes = 16 * 1024

async function readListInput(context: RequestContext) {
  const text = Buffer.from(await readBody(context, maxListInputBytes)).toString()
  const input = listInput.safeParse(parseJson(text))
  if (input.success) return input.data
  throw new AppError('invalid-input', texts.errors['invalid-input'])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
