import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { fail, say } from './say.mjs'

const stampFile = join(root, 'node_modules', '.installed')

/** Installs exactly what the lockfile names, unless that is what is there, and returns the Node to go on with. */
export function installPackages() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    say('Installing packages …')
    runNpmCi()
    writeFileSync(stampFile, stamp)
  }
  return findNode()
}

/**
 * Install scripts stay off: no package gets to run code merely because it was installed. What builds the web
 * application comes along even where NODE_ENV or npm's settings would leave it out, and so do Node and PostgreSQL.
 */
function runNpmCi() {
  const everything = ['--include=prod', '--include=dev', '--include=optional', '--include=peer']
  const words = ['ci', '--ignore-scripts', ...everything, '--no-audit', '--no-fund', '--loglevel=error']
  const npmCli = process.env.npm_execpath
  const result = npmCli
    ? spawnSync(process.execPath, [npmCli, ...words], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', words, { cwd: root, encoding: 'utf8' })
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    fail('The packages could not be installed. Check the connection to your npm registry, then try again.')
  }
}

/** The project brings its own Node 24 where npm has one; elsewhere the host's must strip types by itself. */
function findNode() {
  const own = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(own)) {
    linkIntoPath()
    return own
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  return fail(
    `On ${process.platform}-${process.arch} Joinery needs Node 22.18 or newer: install it, then try again.`,
  )
}

/** npm scripts find this Node first on their PATH. npm 10 forgets the link for optional packages. */
function linkIntoPath() {
  const link = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(link)) return
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node'), link)
}
