import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fillText, texts } from '@joinery/contract'
import { hasGit, startGitServer } from '../../testing/git-server.ts'
import { createTemporaryFolder } from '../../testing/temporary-folder.ts'
import { openGit } from './open-git.ts'

const { git: words } = texts.integrations.codeHosting

const author = { name: 'Ada', email: 'ada@example.com' }
const at = new Date('2026-01-02T03:04:05Z')
const fetchHere = (url: string, init: RequestInit) => fetch(url, { ...init, redirect: 'manual' })

const file = (path: string, text: string) => ({ path, bytes: Buffer.from(text), isExecutable: false })

describe.skipIf(!hasGit)('a clone', { timeout: 60_000 }, () => {
  it('does not push where the branch moved after it was opened', { tags: ['thorough'] }, async () => {
    const server = await startGitServer()
    onTestFinished(server.stop)
    const folder = await createTemporaryFolder()
    const git = openGit({ fetch: fetchHere, folder })
    const credentials = { username: 'x', password: server.token }
    const url = await server.createRepository('moved')
    const push = (files: ReturnType<typeof file>[], meanwhile: Record<string, string>) =>
      git.withRemote({ url, branch: 'main', credentials }, async (clone) => {
        await server.commit('moved', meanwhile)
        return clone.push({ files, kept: [], message: 'Mine', author, at })
      })
    const moved = fillText(words.moved, { branch: 'main' })
    await expect(push([file('a', 'mine')], { a: 'first' })).rejects.toThrow(moved)
    await expect(push([file('a', 'mine')], { a: 'second' })).rejects.toThrow(moved)
    expect(await server.readFiles('moved')).toEqual({ a: 'second' })
    expect(await readdir(folder)).toEqual([])
  })

  it('tells why the server did not take its commit', { tags: ['thorough'] }, async () => {
    const server = await startGitServer()
    onTestFinished(server.stop)
    const credentials = { username: 'x', password: server.token }
    const url = await server.createRepository('guarded')
    await server.commit('guarded', { a: 'first' })
    await server.git('guarded', 'config', 'receive.denyCurrentBranch', 'refuse')
    await server.git('guarded', 'config', 'core.bare', 'false')
    const git = openGit({ fetch: fetchHere, folder: await createTemporaryFolder() })
    const pushed = git.withRemote({ url, branch: 'main', credentials }, (clone) =>
      clone.push({ files: [file('a', 'mine')], kept: [], message: 'Mine', author, at }),
    )
    await expect(pushed).rejects.toThrow('The Git server did not take the commit')
  })

  it(
    'is refused where it is larger than allowed, or would become so when it is unpacked',
    { tags: ['thorough'] },
    async () => {
      const server = await startGitServer()
      onTestFinished(server.stop)
      const credentials = { username: 'x', password: server.token }
      const url = await server.createRepository('large')
      await server.commit('large', { 'zeros.bin': '\0'.repeat(33 * 1024 * 1024) })
      const git = openGit({ fetch: fetchHere, folder: await createTemporaryFolder() })
      const unpacked = git.withRemote({ url, branch: 'main', credentials }, () => Promise.resolve())
      await expect(unpacked).rejects.toThrow(words.tooLarge)
      const narrow = openGit({ fetch: fetchHere, folder: await createTemporaryFolder(), maxBytes: 300 })
      const opened = narrow.withRemote({ url, branch: 'main', credentials }, () => Promise.resolve())
      await expect(opened).rejects.toThrow(words.tooLarge)
    },
  )
})

describe('a server that is no Git server', () => {
  it.each<[string, RequestListener, string]>([
    ['a page', (_, response) => response.end('<h1>Hello</h1>'), words.notGit],
    [
      'a redirect',
      (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/info/refs?x' }).end(),
      fillText(words.redirected, { address: 'http://169.254.169.254' }),
    ],
    ['nothing in time', () => undefined, words.tooSlow],
    ['a failure', (_, response) => response.writeHead(500).end(), fillText(words.failed, { status: 500 })],
    ['no rights', (_, response) => response.writeHead(403).end(), words.forbidden],
  ])('that answers with %s is told in words', async (_name, listener, sentence) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(async () => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/a.git`
    const git = openGit({ fetch: fetchHere, folder: await createTemporaryFolder(), timeoutMs: 500 })
    const remote = { url, branch: 'main', credentials: { username: 'x', password: 'y' } }
    await expect(git.withRemote(remote, () => Promise.resolve())).rejects.toThrow(sentence)
  })
})
