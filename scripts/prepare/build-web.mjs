import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { fail, say } from './say.mjs'

const stampFile = join(root, 'apps', 'web', 'dist', '.built')
const sources = [
  'apps/web',
  'packages/contract',
  'packages/engine',
  'packages/offline-model',
  'package-lock.json',
]

/** Builds the web application unless its sources are those of the last build. */
export function buildWeb(node) {
  const stamp = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  say('Building the web application …')
  const result = spawnSync(node, [join('apps', 'web', 'build', 'build.ts')], {
    cwd: root,
    encoding: 'utf8',
    // Whoever develops other things on this machine still gets the small and fast React.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    fail('The web application could not be built; the reason stands above.')
  }
  writeFileSync(stampFile, stamp)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function listFiles(path) {
  if (/(^|\/)(dist|node_modules)$|\.test\.tsx?$/.test(path)) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => listFiles(`${path}/${name}`))
}
