import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endpoints } from '@joinery/contract'
import { chromium } from '@playwright/test'
import { expect, it } from 'vitest'
import { createProjectClient } from '../apps/server/src/testing/project-client.ts'
import { shareTestServer } from '../apps/server/src/testing/share-test-server.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { freePort } from '../bench/free-port.ts'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { otherProjects, vueProject } from '../packages/preview-compiler/src/testing/corpus/frameworks.ts'
import type { ProjectTree } from '../packages/preview-compiler/src/testing/corpus/project-tree.ts'
import { react18Projects } from '../packages/preview-compiler/src/testing/corpus/react-18.ts'
import { react19Projects } from '../packages/preview-compiler/src/testing/corpus/react-19.ts'

const server = shareTestServer()
const run = promisify(execFile)

/** One of each kind. Next.js, TanStack Start and Angular bring a build of their own, which is not Vite's. */
const projects = [
  ...react18Projects.slice(0, 1),
  ...react19Projects.slice(0, 2),
  vueProject,
  ...otherProjects.slice(0, 2),
]

it.each(projects)('exported, $name runs outside by npm install and npm run dev', async (project) => {
  const folder = await unpackExport(project)
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
  const port = await freePort()
  const npm = spawn('npm', ['run', 'dev', '--', '--port', String(port), '--strictPort'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const browser = await chromium.launch(chromiumOptions)
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await expect.poll(() => page.goto(`http://localhost:${port}/`).catch(() => null), waiting).not.toBeNull()
    for (const text of project.shows)
      await expect.poll(() => page.locator('body').textContent(), waiting).toContain(text)
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    const ended = once(npm, 'exit')
    // npm hands a signal to nobody, so all that it started gets it.
    process.kill(-(npm.pid ?? 0), 'SIGTERM')
    await ended
  }
})

const waiting = { timeout: 60_000, interval: 250 }

async function unpackExport({ files }: ProjectTree): Promise<string> {
  const { call, request, project } = await createProjectClient(server(), 'Outside')
  for (const [path, content] of Object.entries(files))
    await call(endpoints.files.write, { projectId: project.id, path, content, baseHash: null })
  const answer = await request(`/api/projects/${project.id}/export?form=vite`)
  const folder = await createTemporaryFolder()
  await writeFile(join(folder, 'export.zip'), Buffer.from(await answer.arrayBuffer()))
  await run('unzip', ['-q', 'export.zip'], { cwd: folder })
  const inside = (await readdir(folder)).find((name) => name !== 'export.zip')
  return join(folder, inside ?? '')
}
