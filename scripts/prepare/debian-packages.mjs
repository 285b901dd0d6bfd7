import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Whether one of these sets of packages could be installed; the first that can be is. */
export function installDebianPackages(...sets) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env: environment })
  const words = ['install', '-y', '-q', '--no-install-recommends']
  return sets.some((names) => spawnSync('apt-get', [...words, ...names], { env: environment }).status === 0)
}
