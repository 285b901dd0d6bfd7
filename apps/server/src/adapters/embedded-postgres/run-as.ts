import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'

const run = promisify(execFile)

/** How PostgreSQL's programs are started, and whose their files must then be. */
export interface RunAs {
  /** Words before the command. */
  readonly prefix: readonly string[]
  /** Only root can and must give files away. */
  readonly owner?: Account
}

export interface Account {
  readonly uid: number
  readonly gid: number
}

interface Starter {
  readonly isRoot: boolean
  readonly hasName: boolean
  readonly mayUseNamespaces: boolean
}

/**
 * PostgreSQL refuses to run as root, and as somebody whom the machine does not know. Inside a user namespace root's own
 * files belong to an ordinary user, which needs no second account. Where namespaces are forbidden, as in most
 * containers, or somebody else's closed folder is on the way, root hands over to an account that may enter any folder.
 */
export async function chooseRunAs(
  places: readonly string[],
  { isRoot, hasName, mayUseNamespaces }: Starter = whoStarts(),
): Promise<RunAs> {
  if (!isRoot && hasName) return { prefix: [] }
  const namespace = mayUseNamespaces ? await findNamespace() : undefined
  if (namespace && (await reaches(namespace, places))) {
    return { prefix: namespace, ...(isRoot && { owner: root }) }
  }
  // initdb says what it lacks.
  if (!isRoot) return { prefix: [] }
  const account = await findOrCreateAccount()
  const prefix = becoming(account)
  if (await reaches(prefix, places)) return { prefix, owner: account }
  throw new StartError(
    `PostgreSQL does not run as root, and no other account may use ${places.join(' and ')}: start Joinery as an ordinary user, or set DATABASE_URL.`,
  )
}

function whoStarts(): Starter {
  return { isRoot: process.getuid?.() === 0, hasName: isKnown(), mayUseNamespaces: true }
}

function isKnown(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

const root: Account = { uid: 0, gid: 0 }

async function findNamespace(): Promise<readonly string[] | undefined> {
  const user = await findOrdinaryUser()
  return user && ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`]
}

/** The first who is not root, on most machines `daemon`. */
async function findOrdinaryUser(): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines
    .map((line) => line.split(':'))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .find(({ uid, gid }) => uid > 0 && gid > 0)
}

/** Another account, which keeps one right of root's: closed folders are open to it, also where it asks before it enters. */
const becoming = ({ uid, gid }: Account) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
]

/** Tried out with what PostgreSQL asks for: a name, and the way to its programs and its folder. */
async function reaches(prefix: readonly string[], places: readonly string[]): Promise<boolean> {
  const attempt = 'id -un && for place; do test -x "$place" || exit 1; done'
  const [command = '', ...words] = [...prefix, 'sh', '-c', attempt, 'sh', ...places]
  return run(command, words).then(
    () => true,
    () => false,
  )
}

const accountName = 'joinery-db'

async function findOrCreateAccount(): Promise<Account> {
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

async function readAccount(): Promise<Account | undefined> {
  try {
    const uid = await run('id', ['-u', accountName])
    const gid = await run('id', ['-g', accountName])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
