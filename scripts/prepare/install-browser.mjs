import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { fail, say } from './say.mjs'

/** Sees that there is a Chromium for the journeys: Debian's package, or Playwright's own browser. */
export function installBrowser(node) {
  if (existsSync('/usr/bin/chromium') || hasPlaywrightBrowser(node)) return
  say('Installing Chromium for the browser tests …')
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const isThere = (isRootOnDebian && installDebianPackage()) || installPlaywrightBrowser(node)
  if (!isThere) {
    fail(
      'There is no Chromium for the browser tests: install the package `chromium`, then run `npm test` again.',
    )
  }
}

function hasPlaywrightBrowser(node) {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())"
  const { stdout } = spawnSync(node, ['-e', script], { cwd: root, encoding: 'utf8' })
  return Boolean(stdout) && existsSync(stdout)
}

function installDebianPackage() {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env: environment })
  const words = ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation']
  return spawnSync('apt-get', words, { env: environment }).status === 0
}

function installPlaywrightBrowser(node) {
  const command = join(root, 'node_modules', 'playwright', 'cli.js')
  return spawnSync(node, [command, 'install', 'chromium'], { cwd: root, stdio: 'inherit' }).status === 0
}
