import { hash } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import type { BenchProject } from './project-server.ts'
import { sampleContent } from './sample-files.ts'
import type { SampleFile } from './sample-files.ts'

/** Somebody who edits one file after the other, always to a content that was never there. */
export function createEditor({ call, projectId }: BenchProject, files: readonly SampleFile[]) {
  const hashes = files.map(({ content }) => hash('sha256', content))
  let edits = 0
  return {
    /** Saves once; returns what was written where. */
    async edit(): Promise<SampleFile> {
      edits += 1
      const index = (edits * 7) % files.length
      const path = files[index]?.path ?? ''
      const content = sampleContent(projectId, 1_000_000 + edits)
      const baseHash = hashes[index] ?? null
      const saved = await call(endpoints.files.write, { projectId, path, content, baseHash })
      hashes[index] = saved.hash
      return { path, content }
    },
  }
}
