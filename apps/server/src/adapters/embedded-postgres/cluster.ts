import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'
import { giveTo } from './give-to.ts'
import type { RunAs } from './run-as.ts'

const run = promisify(execFile)

/** Where one embedded PostgreSQL keeps its files, and how to sign in to it. */
export interface Cluster {
  readonly folder: string
  readonly socketFolder: string
  readonly password: string
}

interface Options {
  dataFolder: string
  initdb: string
  runAs: RunAs
}

/** Returns the cluster in the data folder; the first time it is made. A start that was killed halfway leaves no trace. */
export async function prepareCluster({ dataFolder, initdb, runAs }: Options): Promise<Cluster> {
  const folder = join(dataFolder, 'postgres')
  const password = await readOrCreatePassword(join(dataFolder, 'postgres.password'))
  const isNew = !(await exists(join(folder, 'PG_VERSION')))
  if (isNew) await initialise({ dataFolder, folder, initdb, runAs, password })
  else await giveTo(runAs.owner, folder)
  return { folder, socketFolder: await prepareSocketFolder(dataFolder, runAs), password }
}

async function readOrCreatePassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== '') return kept
  const password = randomBytes(24).toString('base64url')
  const draft = `${file}.new`
  await writeFile(draft, password, { mode: 0o600 })
  await rename(draft, file)
  return password
}

/**
 * initdb works in a draft folder whose result is renamed when it is whole, so a half-made cluster is never opened.
 * Each start has a draft of its own: the initdb of a server that was killed may still be writing into the last one.
 */
async function initialise(options: Options & { folder: string; password: string }): Promise<void> {
  const { dataFolder, folder, initdb, runAs, password } = options
  await removeOldDrafts(dataFolder)
  const draft = await createOwnedFolder(await mkdtemp(join(dataFolder, draftPrefix)), runAs)
  const cluster = join(draft, 'cluster')
  const passwordFile = join(draft, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await giveTo(runAs.owner, passwordFile)
  const [command, ...words] = [
    ...runAs.prefix,
    initdb,
    `--pgdata=${cluster}`,
    `--pwfile=${passwordFile}`,
    '--username=joinery',
    '--auth=scram-sha-256',
    // Many rounds are for words that could be guessed. Each new connection would take several times as long.
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  await run(command, words, { cwd: draft }).catch((error: unknown) => {
    throw new StartError(
      `The database could not be made in ${dataFolder} (${lastLineOf(error)}): correct that, or set DATABASE_URL.`,
      { cause: error },
    )
  })
  await rename(cluster, folder)
  await rm(draft, { recursive: true, force: true })
}

const draftPrefix = 'postgres.draft-'

/** What cannot be removed yet goes at a later start. */
async function removeOldDrafts(dataFolder: string): Promise<void> {
  const names = (await readdir(dataFolder)).filter((name) => name.startsWith(draftPrefix))
  const remove = (name: string) => rm(join(dataFolder, name), { recursive: true, force: true })
  await Promise.allSettled(names.map(remove))
}

/** A socket's path may have about 100 bytes; a data folder deeper than that gets its socket in the temporary folder. */
async function prepareSocketFolder(dataFolder: string, runAs: RunAs): Promise<string> {
  const near = join(dataFolder, 'socket')
  if (Buffer.byteLength(near) <= 85) return createOwnedFolder(near, runAs)
  const far = await mkdtemp(join(tmpdir(), 'joinery-'))
  return createOwnedFolder(far, runAs)
}

async function createOwnedFolder(folder: string, { owner }: RunAs): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(owner, folder)
  return folder
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

function lastLineOf(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return text.trim().split('\n').at(-1) ?? 'unknown error'
}
