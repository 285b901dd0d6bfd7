import * as files from 'node:fs/promises'
import { join } from 'node:path'
import git from 'isomorphic-git'
import { fillText, texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { Clone, GitRemote, NewCommit } from '../../modules/integrations/index.ts'
import { checkPack } from './check-pack.ts'
import { createHttpClient } from './create-http-client.ts'
import { findIgnored } from './find-ignored.ts'
import { listTree } from './list-tree.ts'
import { translateFailure } from './translate-failure.ts'
import { writeFiles } from './write-files.ts'

interface Options {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Where clones lie while they are worked with. */
  folder: string
  timeoutMs?: number
  maxBytes?: number
}

interface Ground {
  http: ReturnType<typeof createHttpClient>
  gitdir: string
}

const origin = 'origin'

/** Git over HTTPS, as far as a project needs it: the newest commit of one branch, and one commit on top of it. */
export function openGit({ fetch, folder, timeoutMs = 90_000, maxBytes = 80 * 1024 * 1024 }: Options) {
  return {
    /** Opens the branch as it is now. The clone is gone when the work with it has ended. */
    async withRemote<Result>(remote: GitRemote, work: (clone: Clone) => Promise<Result>): Promise<Result> {
      const http = createHttpClient({ fetch, signal: AbortSignal.timeout(timeoutMs), maxBytes })
      const gitdir = await files.mkdtemp(join(folder, 'git-'))
      try {
        return await work(await openClone(remote, { http, gitdir }))
      } catch (error) {
        throw http.findExcess() ?? translateFailure(error, remote)
      } finally {
        await files.rm(gitdir, { recursive: true, force: true })
      }
    },
  }
}

async function openClone({ url, branch, credentials }: GitRemote, { http, gitdir }: Ground): Promise<Clone> {
  const local = { fs: { promises: { ...files, writeFile: writeChecked } }, gitdir, cache: {} }
  const access = {
    http,
    url,
    remote: origin,
    // Asked for only where the server wants them; what it then refuses is not tried again.
    onAuth: () => credentials,
    onAuthFailure: () => ({ cancel: true }),
  }
  await git.init({ ...local, bare: true, defaultBranch: branch })
  await git.addRemote({ ...local, remote: origin, url })
  const tip = await fetchTip()
  const entries = tip === null ? [] : await listTree({ ...local, commit: tip })

  async function fetchTip(): Promise<string | null> {
    const refs = await git.listServerRefs({ ...access, protocolVersion: 1, prefix: 'refs/heads/' })
    if (!refs.some(({ ref }) => ref === `refs/heads/${branch}`)) return null
    const fetched = await git.fetch({
      ...local,
      ...access,
      ref: branch,
      remoteRef: branch,
      depth: 1,
      singleBranch: true,
      tags: false,
    })
    return fetched.fetchHead
  }

  return {
    tip,
    entries,
    async read(oid) {
      return (await git.readBlob({ ...local, oid })).blob
    },
    findIgnored: (paths, rules) => findIgnored({ paths, rules }),
    async push({ files: written, kept, message, author, at }: NewCommit): Promise<string> {
      const tree = await writeFiles({ ...local, files: written, kept })
      const stamp = { ...author, timestamp: Math.floor(at.getTime() / 1_000), timezoneOffset: 0 }
      const commit = await git.commit({
        ...local,
        tree,
        parent: tip === null ? [] : [tip],
        ref: `refs/heads/${branch}`,
        message,
        author: stamp,
        committer: stamp,
      })
      await git.push({
        ...local,
        ...access,
        ref: branch,
        remoteRef: `refs/heads/${branch}`,
        force: false,
        onPrePush: ({ remoteRef }) => {
          if (remoteRef.oid === (tip ?? noCommit)) return true
          throw new AppError('conflict', fillText(texts.integrations.codeHosting.git.moved, { branch }))
        },
      })
      return commit
    },
  }
}

const noCommit = '0'.repeat(40)

/** A pack is looked at before anything unpacks it: what it claims to become may be far more than what came. */
async function writeChecked(...[path, content, options]: Parameters<typeof files.writeFile>): Promise<void> {
  if (typeof path === 'string' && path.endsWith('.pack') && content instanceof Uint8Array) checkPack(content)
  await files.writeFile(path, content, options)
}
