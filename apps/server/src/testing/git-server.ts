import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether the system's Git can serve repositories. Without it, tests that need it say that they are skipped. */
export const hasGit = (() => {
  try {
    const folder = execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim()
    return existsSync(join(folder, 'git-http-backend'))
  } catch {
    return false
  }
})()

export interface GitServer {
  readonly url: string
  readonly token: string
  /** Makes an empty repository and returns its address. */
  createRepository: (name: string) => Promise<string>
  /** Changes a repository as somebody else would: by cloning, committing and pushing. */
  commit: (name: string, files: Record<string, string | null>, message?: string) => Promise<string>
  /** What lies in the newest commit of main. */
  readFiles: (name: string) => Promise<Record<string, string>>
  /** Messages, newest first. */
  readLog: (name: string) => Promise<string[]>
  /** Any Git command in a repository. */
  git: (name: string, ...args: string[]) => Promise<string>
  serve: (request: IncomingMessage, response: ServerResponse) => void
  stop: () => Promise<void>
}

/** A real Git server: the system's own `git http-backend`, open to whoever knows the token. */
export async function startGitServer(token = 'a token for git'): Promise<GitServer> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-git-'))
  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The Git server has no port.')
  const url = `http://127.0.0.1:${address.port}`

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const given = Buffer.from(
      (request.headers.authorization ?? '').replace('Basic ', ''),
      'base64',
    ).toString()
    if (given.slice(given.indexOf(':') + 1) !== token) {
      response.writeHead(401, { 'www-authenticate': 'Basic' }).end()
      return
    }
    const child = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        REQUEST_METHOD: request.method,
        PATH_INFO: path,
        QUERY_STRING: query,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        REMOTE_USER: 'somebody',
        ...(request.headers['content-encoding'] && {
          HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
        }),
      },
    })
    request.pipe(child.stdin)
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('close', () => answerAsCgi(Buffer.concat(pieces), response))
  }

  const bare = (name: string) => join(folder, `${name}.git`)
  const git = async (name: string, ...args: string[]) =>
    (await run('git', args, { cwd: bare(name), env: { ...process.env, ...identity } })).stdout

  return {
    url,
    token,
    serve,
    git,
    async createRepository(name) {
      await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare(name)])
      await run('git', ['config', 'http.receivepack', 'true'], { cwd: bare(name) })
      return `${url}/${name}.git`
    },
    async commit(name, files, message = 'By somebody else') {
      const work = await mkdtemp(join(tmpdir(), 'joinery-git-work-'))
      const inside = (...args: string[]) =>
        run('git', args, { cwd: work, env: { ...process.env, ...identity } })
      await run('git', ['clone', '--quiet', bare(name), work])
      await inside('checkout', '--quiet', '-B', 'main')
      for (const [path, content] of Object.entries(files)) {
        if (content === null) await inside('rm', '--quiet', path)
        else {
          await run('mkdir', ['-p', dirname(join(work, path))])
          await writeFile(join(work, path), content)
        }
      }
      await inside('add', '--all')
      await inside('commit', '--quiet', '--message', message)
      await inside('push', '--quiet', 'origin', 'main')
      const { stdout } = await inside('rev-parse', 'HEAD')
      await rm(work, { recursive: true, force: true })
      return stdout.trim()
    },
    async readFiles(name) {
      const paths = (await git(name, 'ls-tree', '-r', '--name-only', '-z', 'main'))
        .split('\0')
        .filter(Boolean)
      const contents = paths.map(async (path) => [path, await git(name, 'show', `main:${path}`)] as const)
      return Object.fromEntries(await Promise.all(contents))
    },
    async readLog(name) {
      return (await git(name, 'log', '--format=%s', 'main')).trim().split('\n')
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const identity = {
  GIT_AUTHOR_NAME: 'Grace',
  GIT_AUTHOR_EMAIL: 'grace@example.com',
  GIT_COMMITTER_NAME: 'Grace',
  GIT_COMMITTER_EMAIL: 'grace@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
}

/** A CGI program writes headers, an empty line and the body. */
function answerAsCgi(output: Buffer, response: ServerResponse): void {
  const end = output.indexOf('\r\n\r\n')
  const headers = output
    .toString('latin1', 0, end)
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
  const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200'
  const others = headers.filter(([name]) => name !== 'Status' && name !== '')
  response.writeHead(Number(status.slice(0, 3)), Object.fromEntries(others)).end(output.subarray(end + 4))
}
