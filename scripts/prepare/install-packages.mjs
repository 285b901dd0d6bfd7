import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { fail, say } from './say.mjs'

const stampFile = join(root, 'node_modules', '.installed')
const toolsToo = ' and tools'

/**
 * Installs exactly what the lockfile names, unless that is what is there, and returns the Node to go on with.
 * What only tests, checks and benches need comes when one of them is run first.
 */
export function installPackages({ withTools }) {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  const hasTools = installed.endsWith(toolsToo)
  if (!installed.startsWith(lockfile)) {
    say(`Installing packages …${installed === '' ? ' The first time takes a minute or two.' : ''}`)
    runNpm(['ci'], withTools || hasTools)
    tryOwnNode()
  } else if (withTools && !hasTools) {
    say('Installing what tests and checks need …')
    // A server that was started here goes on with the packages it has.
    runNpm(['install', '--no-save'], withTools)
  } else return findNode()
  writeFileSync(stampFile, lockfile + (withTools || hasTools ? toolsToo : ''))
  return findNode()
}

/**
 * Install scripts stay off: no package gets to run code merely because it was installed. Node and PostgreSQL come along
 * even where NODE_ENV or npm's settings would leave them out.
 */
function runNpm(command, withTools) {
  const groups = [
    '--include=prod',
    '--include=optional',
    '--include=peer',
    withTools ? '--include=dev' : '--omit=dev',
  ]
  const words = [...command, '--ignore-scripts', ...groups, '--no-audit', '--no-fund', '--loglevel=error']
  const npmCli = process.env.npm_execpath
  // Whoever sits before a terminal sees npm at work; elsewhere its words are for the case that it fails.
  const output = process.stdout.isTTY && process.stderr.isTTY ? 'inherit' : 'pipe'
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', output, output] }
  const result = npmCli
    ? spawnSync(process.execPath, [npmCli, ...words], options)
    : spawnSync('npm', words, options)
  if (result.signal) {
    fail('npm was ended from outside. Installing takes 1.2 GB of memory: make room, then try again.')
  }
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    fail('The packages could not be installed. Check the connection to your npm registry, then try again.')
  }
}

const ownNode = join('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')

/** What npm brings for Linux is made for glibc, which Alpine lacks. */
function tryOwnNode() {
  if (!existsSync(join(root, ownNode)) || spawnSync(join(root, ownNode), ['--version']).status === 0) return
  fail('The programs that Joinery brings do not run on this system: use a Linux with glibc, such as Debian.')
}

/** The project brings its own Node where npm has one; elsewhere the host's must understand the same language. */
function findNode() {
  if (existsSync(join(root, ownNode))) {
    linkIntoPath()
    return join(root, ownNode)
  }
  if (Number.parseInt(process.versions.node) >= 24) return process.execPath
  return fail(
    `On ${process.platform}-${process.arch} Joinery needs Node 24 or newer: install it, then try again.`,
  )
}

/** npm scripts find this Node first on their PATH. npm 10 forgets the link for optional packages. */
function linkIntoPath() {
  const link = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(link)) return
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(join('..', '..', ownNode), link)
}
