import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import type { BenchApp } from './bench-app.ts'
import { now, waitForPaint, watchPaints } from './watch-paints.ts'

export interface ViteTimes {
  /** From starting the server, with nothing prepared, to the painted page. */
  cold: number[]
  /** The same with its dependencies prepared. */
  warm: number[]
  /** From writing the root component to the painted change. */
  edit: number[]
}

/** What somebody waits for who runs the project with Vite. */
export async function measureVite(
  browser: Browser,
  { app, folder, rounds }: { app: BenchApp; folder: string; rounds: number },
): Promise<ViteTimes> {
  for (const { path, content } of app.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const child = fork(resolve('bench/peers/vite-dev.ts'), [folder])
  await once(child, 'message')
  const times: ViteTimes = { cold: [], warm: [], edit: [] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['cold', 'warm'] as const) {
        const context = await browser.newContext()
        const page = await context.newPage()
        await watchPaints(page)
        const startedAt = now()
        child.send(`start ${kind}`)
        const [address] = await once(child, 'message')
        await page.goto(String(address))
        times[kind].push((await waitForPaint(page, 0, () => true)) - startedAt)
        if (kind === 'warm') times.edit.push(...(await measureEdits()))
        await context.close()

        async function measureEdits(): Promise<number[]> {
          const taken: number[] = []
          for (const mark of [1, 2, 3]) {
            const editedAt = now()
            await writeFile(join(folder, 'src/App.tsx'), app.edited(mark))
            taken.push((await waitForPaint(page, mark, () => true)) - editedAt)
          }
          await writeFile(join(folder, 'src/App.tsx'), app.edited(0))
          return taken
        }
      }
    }
    return times
  } finally {
    child.send('stop')
    await once(child, 'exit')
  }
}
