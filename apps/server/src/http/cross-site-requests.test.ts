import { connect } from 'node:net'
import { addressOf, endpoints, hasBody } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { expect, it } from 'vitest'
import { operations } from '../testing/hostile-requests.ts'
import { inputFor } from '../testing/input-for.ts'
import { visitPreview } from '../testing/preview-visitor.ts'
import { readRows } from '../testing/secret-places.ts'
import { shareTestServer } from '../testing/share-test-server.ts'
import { createTestProject } from '../testing/test-project.ts'
import { createTestUser } from '../testing/test-user.ts'
import type { TestUser } from '../testing/test-user.ts'

let ada: TestUser
let projectId: ProjectId
let versionId: string
const server = shareTestServer(
  async (started) => {
    ada = await createTestUser(started)
    const project = await createTestProject(ada)
    projectId = project.projectId
    await project.write('src/a.ts', 'mine')
    versionId = (await ada.call(endpoints.versions.list, { projectId })).versions[0]?.id ?? ''
  },
  { settings: { LOG_LEVEL: 'warn' } },
)

it(
  'no route changes anything for another site, whatever type and origin it gives: no cookie signs anybody in',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const before = await readRows(server(), { except: counters })
    const accepted: string[] = []
    for (const write of writes()) {
      const answers = await sendAsOtherSites({ ...write, cookie: everyCookie() })
      for (const { status, setsCookie, how } of answers) {
        if (!refusals.has(status) || setsCookie)
          accepted.push(`${write.method} ${write.path} ${how}: ${status}`)
      }
    }
    expect(accepted).toEqual([])
    expect(await readRows(server(), { except: counters })).toBe(before)
  },
)

it('the one cookie there is, that of a preview, lets no other site report an error', async () => {
  const { cookie, origin, ask } = await visitPreview(ada, projectId)
  const body = JSON.stringify({ errors: [{ kind: 'error', message: 'made up', stack: [] }] })
  const path = '/@joinery/reports'
  const { host } = new URL(origin)
  const answers = await sendAsOtherSites({ method: 'POST', path, body, cookie, host })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
  const neighbour = { origin, 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }
  expect(await ask(path, { method: 'POST', body, headers: neighbour })).toMatchObject({ status: 403 })
  const own = { origin, 'content-type': 'application/json' }
  expect(await ask(path, { method: 'POST', body, headers: own })).toMatchObject({ status: 204 })
}, 60_000)

it('a token goes with no content type that a form can send, and no answer opens itself to another site', async () => {
  const { address } = server()
  const sent = operations.filter(([, { method }]) => method !== 'GET' && method !== 'DELETE')
  const accepted: string[] = []
  for (const [index, [name, { method, path }]] of sent.entries()) {
    const type = formTypes[index % formTypes.length] ?? ''
    const headers = {
      authorization: `Bearer ${ada.token}`,
      'content-type': type,
      origin: 'https://evil.example',
    }
    const url = `${address}${path.replaceAll(/:\w+/g, projectId)}`
    const answer = await fetch(url, { method, headers, body: '{}' })
    await answer.body?.cancel()
    const opens = answer.headers.get('access-control-allow-origin')
    if (answer.status !== 415 || opens !== null) accepted.push(`${name} ${type}: ${answer.status} ${opens}`)
  }
  expect(accepted).toEqual([])
}, 60_000)

/** What a form on any page can send without asking. */
const formTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

/** Change by themselves: who asks too often is counted, and the queue notes when it last looked after itself. */
const counters = ['rate_limits', 'version']

interface Write {
  method: string
  path: string
  body: string
}

/** Every address that changes something for whoever is signed in, with what it would accept from them. */
function writes(): Write[] {
  const ofContract = operations
    .filter(([, { method, changesNothing }]) => method !== 'GET' && !changesNothing)
    .map(([name, endpoint]) => {
      const input = { projectId, ...inputFor(name, versionId) }
      const { projectId: _project, ...rest } = input
      const needed = endpoint.path.includes(':projectId') ? input : rest
      const body = hasBody(endpoint) ? JSON.stringify(needed) : ''
      return { method: endpoint.method, path: addressOf(endpoint, needed), body }
    })
  const object = `/storage/v1/object/project_files/projects/${projectId}/attachments/a.txt`
  const others = [
    ...functions.map((name) => ['POST', `/functions/v1/${name}`]),
    ['POST', `/api/projects/${projectId}/import`],
    ['POST', object],
    ['PUT', object],
    ['PUT', '/auth/v1/user'],
    ['POST', '/auth/v1/logout'],
    ['POST', '/auth/v1/factors'],
    ['POST', '/auth/v1/admin/users'],
  ].map(([method = '', path = '']) => ({ method, path, body: JSON.stringify({ projectId, prompt: 'mine' }) }))
  return [...ofContract, ...others]
}

const functions = [
  'create-billing-portal',
  'create-checkout',
  'generate-chat-completion',
  'generate-code',
  'increment-usage',
  'initialize-project-session',
  'save-generation',
  'send-invitation',
]

/** Nobody is signed in, it comes from elsewhere, it is no JSON or too much: by any other answer it was let in. */
const refusals = new Set([401, 403, 415, 429])

/** A token that counts, under every name that a session could have. */
const everyCookie = () =>
  [
    'session',
    'token',
    'access_token',
    'sb-access-token',
    'sb-127-auth-token',
    'authorization',
    '__Host-preview',
  ]
    .map((name) => `${name}=${ada.token}`)
    .join('; ')

interface OtherSite extends Write {
  cookie: string
  host?: string
}

/** All on one connection, one after the other without waiting, because thousands are sent. */
async function sendAsOtherSites({ method, path, body, cookie, host }: OtherSite): Promise<Answer[]> {
  const own = new URL(server().address)
  const given = contentTypes.flatMap((type) => origins.map((origin) => [...type, ...origin]))
  const always = [
    `host: ${host ?? own.host}`,
    `cookie: ${cookie}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  const socket = connect(Number(own.port), own.hostname)
  for (const headers of given) {
    socket.write([`${method} ${path} HTTP/1.1`, ...always, ...headers, '', body].join('\r\n'))
  }
  let answered = ''
  for await (const chunk of socket.setEncoding('utf8')) {
    answered += String(chunk)
    if (answered.split(answerStart).length > given.length) break
  }
  const answers = answered.split(answerStart).slice(1)
  expect(answers).toHaveLength(given.length)
  return answers.map((answer, index) => ({
    status: Number(answer.slice(0, 3)),
    setsCookie: /^set-cookie:/im.test(answer),
    how: given[index]?.join() ?? '',
  }))
}

const answerStart = 'HTTP/1.1 '

interface Answer {
  status: number
  setsCookie: boolean
  how: string
}

const origins = [[], ['origin: https://evil.example'], ['origin: null']]
/** The first three are what a form on any page can send without asking. */
const contentTypes = [
  ['content-type: text/plain'],
  ['content-type: application/x-www-form-urlencoded'],
  ['content-type: multipart/form-data; boundary=x'],
  [],
  ['content-type: application/json'],
  ['content-type: text/plain; charset=application/json'],
  ['content-type: application/xml'],
  ['content-type: text/html'],
  ['content-type: application/octet-stream'],
  ['content-type: application/csp-report'],
  ['content-type: application/x-ndjson'],
  ['content-type: image/png'],
]
