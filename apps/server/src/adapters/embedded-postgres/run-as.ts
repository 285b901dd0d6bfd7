import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'

const run = promisify(execFile)

/** How PostgreSQL's programs are started: words before the command, or another account. */
export interface RunAs {
  readonly prefix: readonly string[]
  readonly account?: { readonly uid: number; readonly gid: number }
}

export const accountName = 'joinery-db'

/**
 * PostgreSQL refuses to run as root. Inside a user namespace root's own files belong to an ordinary user, which
 * needs no second account and works in folders that other accounts cannot enter. Where namespaces are forbidden
 * (in many containers) a dedicated account is used.
 */
export async function chooseRunAs(
  isRoot = process.getuid?.() === 0,
  makeNamespace = findNamespace,
): Promise<RunAs> {
  if (!isRoot) return { prefix: [] }
  const prefix = await makeNamespace()
  return prefix ? { prefix } : { prefix: [], account: await findOrCreateAccount() }
}

/** initdb asks for the name of whoever runs it: inside the namespace root is somebody whom the machine knows. */
async function findNamespace(): Promise<readonly string[] | undefined> {
  const user = await findOrdinaryUser()
  if (!user) return undefined
  const [command, ...options] = ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`]
  return run(command, [...options, 'id', '-un']).then(
    () => [command, ...options],
    () => undefined,
  )
}

/** The first who is not root, on most machines `daemon`. */
async function findOrdinaryUser(): Promise<RunAs['account']> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const users = lines
    .map((line) => line.split(':'))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
  return users.find(({ uid, gid }) => uid > 0 && gid > 0)
}

async function findOrCreateAccount(): Promise<NonNullable<RunAs['account']>> {
  const found = await readAccount()
  if (found) return found
  const shell = '/usr/sbin/nologin'
  await run('useradd', ['--system', '--no-create-home', '--shell', shell, accountName]).catch(() => undefined)
  const created = await readAccount()
  if (created) return created
  throw new StartError(
    'PostgreSQL does not run as root and no other account could be made: start Joinery as an ordinary user, or set DATABASE_URL.',
  )
}

async function readAccount(): Promise<RunAs['account']> {
  try {
    const uid = await run('id', ['-u', accountName])
    const gid = await run('id', ['-g', accountName])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
