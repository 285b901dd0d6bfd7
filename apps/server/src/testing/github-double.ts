import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { startGitServer } from './git-server.ts'
import type { GitServer } from './git-server.ts'
import { githubOperations } from './github-schemas.ts'

export interface GitHubDouble {
  readonly url: string
  readonly apiUrl: string
  readonly token: string
  readonly git: GitServer
  readonly app: { id: string; secret: string }
  /** What did not match GitHub's own description, and which operations were asked for. */
  readonly violations: string[]
  readonly operations: string[]
  /** What builds of repositories find. */
  readonly variables: ReadonlyMap<string, string>
  /** What the next requests to create a repository are told instead. */
  refuseWith: (status: 403 | 422 | undefined) => void
  stop: () => Promise<void>
}

/** Not where an installation of one's own has it, so that only a setting leads there. */
const apiPath = '/rest'

/** GitHub with its API, its page to agree on, and its Git server, on this machine. */
export async function startGitHubDouble({
  token = `ghp_${randomUUID().replaceAll('-', '')}`,
  appSecret = 'a secret between two',
} = {}): Promise<GitHubDouble> {
  const git = await startGitServer(token)
  const app = { id: 'joinery', secret: appSecret }
  const violations: string[] = []
  const asked: string[] = []
  const variables = new Map<string, string>()
  const challenges = new Map<string, string>()
  let refusal: 403 | 422 | undefined

  async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = (request.url ?? '').split('?')[0]?.slice(apiPath.length) ?? ''
    const operation = githubOperations.find((each) => each.method === request.method && each.isAt(pathname))
    const text = await readText(request)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (!operation) violations.push(`There is no operation ${request.method} ${pathname}.`)
    asked.push(operation?.operationId ?? pathname)
    const problem = operation?.request && z.safeParse(operation.request, body).error
    if (problem) violations.push(`request ${operation?.operationId}: ${problem.message}`)
    if (request.headers['x-github-api-version'] !== '2022-11-28') violations.push('no version of the API')
    const [status, reply] = await decide(request, pathname, body)
    const schema = operation?.replies.get(status)
    const wrong = schema ? z.safeParse(schema, reply).error : `status ${status} is not described`
    if (wrong) violations.push(`reply ${operation?.operationId}: ${String(wrong)}`)
    // Nothing at all where there is nothing to say.
    response.writeHead(status, { 'content-type': 'application/json' }).end(reply && JSON.stringify(reply))
  }

  async function decide(
    request: IncomingMessage,
    pathname: string,
    body: unknown,
  ): Promise<[number, unknown]> {
    if (request.headers.authorization !== `Bearer ${token}`) return [401, refusalOf('Bad credentials')]
    if (pathname === '/user') return [200, describeUser(url)]
    if (pathname === '/user/orgs') return [200, [describeOrganization(url)]]
    if (pathname.includes('/actions/variables')) return answerVariables(request.method, body)
    if (refusal === 403) return [403, refusalOf('Resource not accessible by personal access token')]
    if (refusal === 422) {
      return [
        422,
        {
          ...refusalOf('Repository creation failed.'),
          errors: [
            {
              resource: 'Repository',
              code: 'custom',
              field: 'name',
              message: 'name already exists on this account',
            },
          ],
        },
      ]
    }
    const wish = { name: '', private: false, description: '', ...(typeof body === 'object' && body) }
    const owner = pathname.startsWith('/orgs/') ? (pathname.split('/')[2] ?? '') : 'ada'
    await git.createRepository(`${owner}-${wish.name}`)
    return [201, describeRepository({ ...wish, url, owner })]
  }

  function answerVariables(method: string | undefined, body: unknown): [number, unknown] {
    if (method === 'GET') {
      const moment = '2026-01-01T00:00:00Z'
      const listed = [...variables].map(([name, value]) => ({
        name,
        value,
        created_at: moment,
        updated_at: moment,
      }))
      return [200, { total_count: listed.length, variables: listed }]
    }
    const { name, value } = { name: '', value: '', ...(typeof body === 'object' && body) }
    if (variables.has(name) !== (method === 'PATCH')) violations.push(`${method} of the variable ${name}`)
    variables.set(name, value)
    return method === 'POST' ? [201, {}] : [204, undefined]
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await readText(request))
    const challenge = challenges.get(form.get('code') ?? '')
    const isRight =
      form.get('client_id') === app.id &&
      form.get('client_secret') === app.secret &&
      challenge ===
        createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url')
    challenges.delete(form.get('code') ?? '')
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify(
          isRight
            ? { access_token: token, scope: 'repo', token_type: 'bearer' }
            : { error: 'bad_verification_code' },
        ),
      )
  }

  /** Agrees at once, as GitHub does for an app that was agreed to before. */
  function agree(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url ?? '', url)
    const code = randomUUID()
    challenges.set(code, searchParams.get('code_challenge') ?? '')
    const back = new URL(searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', searchParams.get('state') ?? '')
    response.writeHead(302, { location: back.href }).end()
  }

  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path.startsWith(apiPath)) void answerApi(request, response)
    else if (path.startsWith('/login/oauth/authorize')) agree(request, response)
    else if (path.startsWith('/login/oauth/access_token')) void exchange(request, response)
    else {
      // The Git server keeps all repositories in one folder.
      request.url = path.replace(/^\/([^/]+)\/([^/]+\.git)/, '/$1-$2')
      git.serve(request, response)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The double has no port.')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    apiUrl: `${url}${apiPath}`,
    token,
    git,
    app,
    violations,
    operations: asked,
    variables,
    refuseWith: (status) => (refusal = status),
    async stop() {
      server.closeAllConnections()
      server.close()
      await git.stop()
    },
  }
}

const refusalOf = (message: string) => ({ message, documentation_url: 'https://docs.example/rest' })

async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}

const addressesOf = (url: string, kind: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${name}_url`, `${url}${apiPath}/${kind}/${name}`]))

const userAddresses = [
  'avatar',
  'html',
  'followers',
  'following',
  'gists',
  'starred',
  'subscriptions',
  'organizations',
  'repos',
  'events',
  'received_events',
]

const describeOwner = (url: string, login: string) => ({
  login,
  id: 42,
  node_id: 'U_42',
  gravatar_id: '',
  url: `${url}${apiPath}/users/${login}`,
  type: 'User',
  site_admin: false,
  ...addressesOf(url, `users/${login}`, userAddresses),
})

const describeUser = (url: string) => ({
  ...describeOwner(url, 'ada'),
  name: 'Ada',
  company: null,
  blog: null,
  location: null,
  email: null,
  hireable: null,
  bio: null,
  public_repos: 0,
  public_gists: 0,
  followers: 0,
  following: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
})

const describeOrganization = (url: string) => ({
  login: 'carpenters',
  id: 7,
  node_id: 'O_7',
  url: `${url}${apiPath}/orgs/carpenters`,
  description: null,
  ...addressesOf(url, 'orgs/carpenters', [
    'repos',
    'events',
    'hooks',
    'issues',
    'members',
    'public_members',
    'avatar',
  ]),
})

interface Described {
  url: string
  owner: string
  name: string
  description: string
  private: boolean
}

const describeRepository = ({ url, owner, name, description, private: isPrivate }: Described) => ({
  id: 1,
  node_id: 'R_1',
  name,
  full_name: `${owner}/${name}`,
  owner: describeOwner(url, owner),
  private: isPrivate,
  html_url: `${url}/${owner}/${name}`,
  description,
  fork: false,
  url: `${url}${apiPath}/repos/${owner}/${name}`,
  ...addressesOf(url, `repos/${owner}/${name}`, repositoryAddresses),
  git_url: `git://127.0.0.1/${owner}/${name}.git`,
  ssh_url: `git@127.0.0.1:${owner}/${name}.git`,
  clone_url: `${url}/${owner}/${name}.git`,
  svn_url: `${url}/${owner}/${name}`,
  mirror_url: null,
  homepage: null,
  language: null,
  forks_count: 0,
  stargazers_count: 0,
  watchers_count: 0,
  size: 0,
  default_branch: 'main',
  open_issues_count: 0,
  has_issues: true,
  has_projects: true,
  has_wiki: true,
  has_pages: false,
  has_discussions: false,
  archived: false,
  disabled: false,
  pushed_at: '2026-01-01T00:00:00Z',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  forks: 0,
  open_issues: 0,
  watchers: 0,
  license: null,
  network_count: 0,
  subscribers_count: 0,
})

const repositoryAddresses = [
  'archive',
  'assignees',
  'blobs',
  'branches',
  'collaborators',
  'comments',
  'commits',
  'compare',
  'contents',
  'contributors',
  'deployments',
  'downloads',
  'events',
  'forks',
  'git_commits',
  'git_refs',
  'git_tags',
  'hooks',
  'issue_comment',
  'issue_events',
  'issues',
  'keys',
  'labels',
  'languages',
  'merges',
  'milestones',
  'notifications',
  'pulls',
  'releases',
  'stargazers',
  'statuses',
  'subscribers',
  'subscription',
  'tags',
  'teams',
  'trees',
]
