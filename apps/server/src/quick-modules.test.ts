import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const urlOf = (file: string) => new URL(file, import.meta.url).href

/** Imports the whole server and tells what was found for each of its imports, and of which kind it is. */
async function listFound(first: string): Promise<string[]> {
  const script = `
    ${first}
    const { registerHooks } = await import('node:module')
    const found = new Set()
    registerHooks({
      resolve(specifier, context, resolveNext) {
        const { url, format, ...rest } = resolveNext(specifier, context)
        found.add([context.parentURL, specifier, url, format].join(' '))
        return { url, format, ...rest }
      },
    })
    await import('${urlOf('compose.ts')}')
    process.stdout.write([...found].sort().join('\\n'), () => process.exit())
  `
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    maxBuffer: 10_000_000,
  })
  return stdout.split('\n')
}

it(
  'finds every module of the server where Node finds it, and of the same kind',
  { tags: ['thorough'] },
  async () => {
    const [quickly, byNode] = await Promise.all([
      listFound(`await import('${urlOf('quick-modules.mjs')}')`),
      listFound(''),
    ])
    expect(byNode.length).toBeGreaterThan(2_000)
    expect(quickly).toEqual(byNode)
  },
)
