import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { prompts as ownPrompts } from '../../packages/offline-model/eval/prompts.ts'
import type { EvaluationRequest } from './evaluate.ts'

/** The requests of a file: a JSON array of strings or of { id, prompt }. Without one, our own. */
export async function readRequests(path: string | undefined): Promise<EvaluationRequest[]> {
  const named = z.union([z.string(), z.object({ id: z.string(), prompt: z.string() })])
  const given =
    path === undefined ? [...ownPrompts] : z.array(named).parse(JSON.parse(await readFile(path, 'utf8')))
  return given.map((entry, at) =>
    typeof entry === 'string' ? { id: `own-${at + 1}`, prompt: entry } : entry,
  )
}
