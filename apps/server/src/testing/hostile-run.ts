import { readdir, writeFile } from 'node:fs/promises'
import { request as requestHttp } from 'node:http'
import { join } from 'node:path'
import { endpoints } from '@joinery/contract'
import { createProjectClient } from './project-client.ts'
import type { ProjectClient } from './project-client.ts'
import { writeRawZip } from './raw-zip.ts'
import { createTemporaryFolder } from './temporary-folder.ts'
import { startTestServer } from './test-server.ts'

export interface HostileRun {
  /** Every answer of 500 and above, with the request that got it. */
  failures: string[]
  /** Whatever lies where no body, lock or other file of the server's own belongs. */
  strays: string[]
  /** How many requests were made. */
  requestCount: number
}

/** Sends every name through everything that takes a name, and then looks at what lies around. */
export async function sendHostileNames(names: readonly string[]): Promise<HostileRun> {
  const surroundings = await createTemporaryFolder()
  // A path that climbs out of the API ends at a page, so there must be one.
  const siteFolder = await createTemporaryFolder()
  for (const page of ['app.html', '404.html']) await writeFile(join(siteFolder, page), '<!doctype html>')
  const server = await startTestServer({ settings: { DATA_DIR: join(surroundings, 'data') }, siteFolder })
  const client = await createProjectClient(server)
  const before = await listPlaces(surroundings)
  const failures: string[] = []
  let requestCount = 0
  for (const name of names) {
    for (const [what, send] of Object.entries(requestsWith(client, server.address, name))) {
      requestCount += 1
      const status = await send()
      if (status >= 500) failures.push(`${status} ${what} ${JSON.stringify(name.slice(0, 100))}`)
    }
  }
  const after = await listPlaces(surroundings)
  return {
    failures,
    strays: after.filter((place) => !before.includes(place) && !isBody(place)),
    requestCount,
  }
}

function requestsWith(client: ProjectClient, address: string, name: string) {
  const { ask, project, token } = client
  const projectId = project.id
  const { write, read, createFolder, move, delete: deletion } = endpoints.files
  const importZip = (entry: Parameters<typeof writeRawZip>[0][number]) =>
    statusOf(
      client.request(`/api/projects/${projectId}/import?replace=true`, {
        method: 'POST',
        body: writeRawZip([entry, { name: 'plain.ts' }]),
        headers: { 'content-type': 'application/zip' },
      }),
    )
  const list = (prefix: string) =>
    statusOf(
      client.request('/storage/v1/object/list/project_files', {
        method: 'POST',
        body: JSON.stringify({ prefix }),
      }),
    )
  const raw = (method: string, path: string) => requestRaw({ address, method, path, token })
  const bucket = '/storage/v1/object'
  return {
    'writes a file': () => statusOf(ask(write, { projectId, path: name, content: 'x', baseHash: null })),
    'reads a file': () => statusOf(ask(read, { projectId, path: name })),
    'creates a folder': () => statusOf(ask(createFolder, { projectId, path: `folder/${name}` })),
    'moves a file': () => statusOf(ask(move, { projectId, from: 'plain.ts', to: name })),
    'deletes a file': () => statusOf(ask(deletion, { projectId, path: name })),
    'imports a file': () => importZip({ name, bytes: Buffer.from('x') }),
    'imports a link': () => importZip({ name: 'link', mode: 0o120777, bytes: Buffer.from(name) }),
    'imports a named link': () => importZip({ name, mode: 0o120777, bytes: Buffer.from('/etc/passwd') }),
    'uploads an attachment': () =>
      raw('POST', `${bucket}/project_files/projects/${projectId}/uploads/${encodeURI(name.toWellFormed())}`),
    'uploads an encoded name': () =>
      raw(
        'POST',
        `${bucket}/project_files/projects/${projectId}/uploads/${encodeURIComponent(name.toWellFormed())}`,
      ),
    'reads an object': () =>
      raw('GET', `${bucket}/project_files/${encodeURI(`projects/${projectId}/${name}`.toWellFormed())}`),
    'reads a public object': () =>
      raw('GET', `${bucket}/public/project_files/${encodeURI(name.toWellFormed())}`),
    'lists a folder': () => list(`projects/${projectId}/${name}`),
    'lists anything': () => list(name),
  }
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const { status, body } = await answer
  await body?.cancel()
  return status
}

interface RawRequest {
  address: string
  method: string
  path: string
  token: string
}

/** Unlike fetch, this sends the path as it is, dots and all. */
function requestRaw({ address, method, path, token }: RawRequest): Promise<number> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const request = requestHttp(
      { hostname, port, method, path, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    request.on('error', reject)
    request.end(method === 'POST' ? 'x' : undefined)
  })
}

async function listPlaces(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
}

const isBody = (place: string) => /\/data\/bodies\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/.test(place)
