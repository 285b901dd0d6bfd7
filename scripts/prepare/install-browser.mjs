import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackages, isRootOnDebian } from './debian-packages.mjs'
import { root } from './paths.mjs'
import { fail, say } from './say.mjs'

/** Sees that there is a Chromium for the journeys, or ends with a sentence. */
export function installBrowser(node) {
  const problem = provideBrowser({
    say,
    hasBrowser: () =>
      debianBrowsers.some((name) => existsSync(`/usr/bin/${name}`)) || hasPlaywrightBrowser(node),
    isRootOnDebian: isRootOnDebian(),
    installDebianPackage: () =>
      installDebianPackages(...debianBrowsers.map((name) => [name, 'fonts-liberation'])),
    installPlaywrightBrowser: () => installPlaywrightBrowser(node),
  })
  if (problem) fail(problem)
}

/** Debian's package for root on Debian, Playwright's own browser elsewhere. What went wrong, if nothing helped. */
export function provideBrowser(machine) {
  if (machine.hasBrowser()) return undefined
  machine.say('Installing Chromium for the browser tests …')
  if (machine.isRootOnDebian && machine.installDebianPackage()) return undefined
  if (machine.installPlaywrightBrowser()) return undefined
  return 'There is no Chromium for the browser tests: install the package `chromium`, then try again.'
}

/** The lighter one first; older releases have only the other. */
const debianBrowsers = ['chromium-headless-shell', 'chromium']

function hasPlaywrightBrowser(node) {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())"
  const { stdout } = spawnSync(node, ['-e', script], { cwd: root, encoding: 'utf8' })
  return Boolean(stdout) && existsSync(stdout)
}

function installPlaywrightBrowser(node) {
  const command = join(root, 'node_modules', 'playwright', 'cli.js')
  return spawnSync(node, [command, 'install', 'chromium'], { cwd: root, stdio: 'inherit' }).status === 0
}
