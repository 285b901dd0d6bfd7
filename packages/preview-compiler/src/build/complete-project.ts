import type { CompleteInput } from './complete-vite-project.ts'

/** Loads what it needs when it is asked: a server completes projects rarely. */
export async function completeProject(input: CompleteInput): Promise<ReadonlyMap<string, string>> {
  const { completeViteProject } = await import('./complete-vite-project.ts')
  return completeViteProject(input)
}
