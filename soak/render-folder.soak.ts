import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'

const page = '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'
const start = "import { createRoot } from 'react-dom/client'\n"

it('a command renders any folder and reports what a visitor sees, what failed and what is missing', async () => {
  const shown = await writeFolder({
    'index.html': page,
    'src/main.tsx': `${start}createRoot(document.getElementById('root')!).render(<main><h1>Oak boards</h1>${'<p>Board</p>'.repeat(6)}</main>)`,
  })
  const failing = await writeFolder({
    'index.html': page,
    'src/main.tsx': `${start}import { weigh } from 'no-such-scale'\nweigh()\nthrow new Error('no wood')`,
  })
  const answer = await promisify(execFile)(process.execPath, [
    'scripts/render-folder.ts',
    shown,
    failing,
  ]).catch((failure: { stdout: string; stderr: string }) => failure)
  const [first, second] = answer.stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(first).toMatchObject({ isShown: true, errors: [], missingPackages: [] })
  expect(first).toHaveProperty('text', expect.stringContaining('Oak boards'))
  expect(second).toMatchObject({ isShown: false, missingPackages: ['no-such-scale'] })
  expect(second).toHaveProperty('errors', expect.arrayContaining([expect.stringContaining('no wood')]))
  expect(answer.stderr).toContain('1 of 2 show their first screen.')
})

async function writeFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createTemporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}
