import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'

const run = promisify(execFile)

/** How PostgreSQL's programs are started: words before the command, or another account. */
export interface RunAs {
  readonly prefix: readonly string[]
  readonly account?: { readonly uid: number; readonly gid: number }
}

const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
export const accountName = 'joinery-db'

/**
 * PostgreSQL refuses to run as root. Inside a user namespace root's own files belong to an ordinary user, which
 * needs no second account and works in folders that other accounts cannot enter. Where namespaces are forbidden
 * (in many containers) a dedicated account is used.
 */
export async function chooseRunAs(
  isRoot = process.getuid?.() === 0,
  canUseNamespace = namespaceWorks,
): Promise<RunAs> {
  if (!isRoot) return { prefix: [] }
  if (await canUseNamespace()) return { prefix: namespace }
  return { prefix: [], account: await findOrCreateAccount() }
}

async function namespaceWorks(): Promise<boolean> {
  const [command = '', ...options] = namespace
  return run(command, [...options, 'true']).then(
    () => true,
    () => false,
  )
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
