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

const environment = {
  // Whoever develops other things on this machine still gets the small and fast React.
  NODE_ENV: 'production',
  // Memory that is no longer used goes back at once: a machine with 1 GB can build too.
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '1',
}

/** Builds the web application unless its sources are those of the last build. */
export function buildWeb(node) {
  const stamp = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  say('Building the web application … This takes up to a minute.')
  const result = spawnSync(node, [join('apps', 'web', 'build', 'build.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  if (result.signal !== null) {
    fail(
      'The build of the web application was ended from outside. It takes 700 MB of memory: make room, then try again.',
    )
  }
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
