import { endpoints, fillPath, pathParameters } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import { expect, it } from 'vitest'
import { createProjectClient } from '../../testing/project-client.ts'
import { writeRawZip } from '../../testing/raw-zip.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** The server runs in this process, so what it did to the prototype of all objects would show here. */
it('no name in JSON, query, form or ZIP reaches the prototype of objects', { timeout: 60_000 }, async () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const { request, project, call } = await createProjectClient(await startTestServer())
  const statuses: Record<string, number> = {}
  for (const [path, init] of reachingRequests(project.id)) {
    const answer = await request(path, { redirect: 'manual', ...init })
    await answer.body?.cancel()
    statuses[`${init.method} ${path}`] = answer.status
  }
  expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([])
  // These have room for any name, and so take them as names like any other.
  expect(statuses['PUT /auth/v1/user']).toBe(200)
  const { entries } = await call(endpoints.files.tree, { projectId: project.id })
  expect(entries.map(({ path }) => path)).toEqual(expect.arrayContaining(zipNames))
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect('polluted' in {}).toBe(false)
})

function reachingRequests(projectId: string): [string, RequestInit][] {
  const operations = Object.values(endpoints).flatMap((area) => Object.values<AnyEndpoint>(area))
  const upload = `projects/${projectId}/uploads/1700000000000-abcdefghijklmnop.txt`
  return [
    ...operations.map(({ method, path }): [string, RequestInit] => {
      const names = pathParameters(path).map((name) => [name, '__proto__'])
      const address = fillPath(path, { ...Object.fromEntries(names), projectId })
      return method === 'GET' || method === 'DELETE'
        ? [`${address}?${query.toString()}`, { method }]
        : [address, { method, ...json }]
    }),
    ...accountPosts.map((path): [string, RequestInit] => [`/auth/v1/${path}`, { method: 'POST', ...json }]),
    ['/auth/v1/user', { method: 'PUT', ...json }],
    ...['authorize', 'callback', 'verify'].map((path): [string, RequestInit] => [
      `/auth/v1/${path}?${query.toString()}`,
      { method: 'GET' },
    ]),
    ['/auth/v1/callback', { method: 'POST', body: query }],
    ['/auth/v1/sso/saml/acs', { method: 'POST', body: query }],
    ['/storage/v1/object/list/project_files', { method: 'POST', ...json }],
    [`/storage/v1/object/project_files/${upload}`, { method: 'POST', body: writeForm() }],
    [
      `/api/projects/${projectId}/import`,
      { method: 'POST', body: writeZip(), headers: { 'content-type': 'application/zip' } },
    ],
  ]
}

const accountPosts = [
  'signup',
  'token?grant_type=password',
  'otp',
  'verify',
  'recover',
  'resend',
  'sso',
  'factors',
]

const fields = '"__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } }'
const json = {
  body: `{ ${fields}, "data": { ${fields} } }`,
  headers: { 'content-type': 'application/json' },
}

const query = new URLSearchParams([
  ['__proto__', 'true'],
  ['__proto__.polluted', 'true'],
  ['__proto__[polluted]', 'true'],
  ['constructor', 'true'],
  ['constructor.prototype.polluted', 'true'],
  ['constructor[prototype][polluted]', 'true'],
])

function writeForm(): FormData {
  const form = new FormData()
  for (const [name, value] of query) form.append(name, value)
  form.append('', new Blob(['text']), '__proto__')
  return form
}

const zipNames = ['__proto__/polluted', 'constructor/prototype/polluted']
const writeZip = () => writeRawZip(zipNames.map((name) => ({ name, bytes: Buffer.from('x') })))
