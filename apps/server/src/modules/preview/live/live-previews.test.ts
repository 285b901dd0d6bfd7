import { createCompilerPool } from '@joinery/preview-compiler'
import type { ProjectId } from '@joinery/contract'
import { projectId } from '@joinery/contract'
import { expect, it, onTestFinished } from 'vitest'
import { createLivePreviews } from './live-previews.ts'
import { createProjectSource } from './project-source.ts'

it('keeps one preview of a project that is made anew several times at once, and closes the others', async () => {
  const pool = createCompilerPool({ size: 1, packages: { 'react-18': {}, 'react-19': {} } })
  const opened = new Set<object>()
  const counting: typeof pool = {
    ...pool,
    async open(...project) {
      const session = await pool.open(...project)
      opened.add(session)
      return {
        ...session,
        close() {
          opened.delete(session)
          session.close()
        },
      }
    },
  }
  const previews = createLivePreviews({
    source: createProjectSource({
      resolveTree: (id) =>
        Promise.resolve({ id, entries: new Map(), fileCount: 0, sizeBytes: 0, depth: 0, changeCount: 0 }),
      bodies: {
        read: () => Promise.resolve(new Uint8Array()),
        open: () => Promise.reject(new Error('Nobody opens a body here.')),
      },
    }),
    openPool: () => Promise.resolve(counting),
    environmentOf: () => Promise.resolve({}),
  })
  onTestFinished(() => {
    previews.close()
    pool.close()
  })
  const id: ProjectId = projectId.parse(crypto.randomUUID())
  const project = { id, treeId: 1, revision: 1 }
  await previews.reopen(project)
  await Promise.all([previews.reopen(project), previews.reopen(project), previews.reopen(project)])
  await expect.poll(() => opened.size).toBe(1)
  expect(await previews.find(id)).toBeDefined()
})
