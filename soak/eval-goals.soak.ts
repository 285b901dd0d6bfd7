import { afterAll, beforeAll, expect, it } from 'vitest'
import { evaluate } from '../scripts/eval/evaluate.ts'
import type { Evaluation, EvaluationRequest } from '../scripts/eval/evaluate.ts'
import { openWorkshop } from '../scripts/eval/open-workshop.ts'
import { readRequests } from '../scripts/eval/read-requests.ts'

// EVAL_PROMPTS names a file of requests that were written elsewhere. Without it, our own are built.
let workshop: Awaited<ReturnType<typeof openWorkshop>>
let requests: EvaluationRequest[]
beforeAll(async () => {
  workshop = await openWorkshop()
  requests = await readRequests(process.env['EVAL_PROMPTS'])
})
afterAll(() => workshop.close())

it('every app compiles and opens with a quiet console and a first screen of its own, in 150 ms of the model and 2 s to the first screen in the median', async () => {
  const { probes, medianModelMs, medianPaintMs } = await run(requests, { isOpeningOnly: true })
  expect(probes.filter(({ isPassed }) => !isPassed)).toEqual([])
  expect(medianModelMs).toBeLessThanOrEqual(150)
  expect(medianPaintMs).toBeLessThanOrEqual(2_000)
})

it('at least nine of ten probes pass, in every fifth app', async () => {
  const some = requests.filter((_, at) => at % 5 === 0)
  const { probes } = await run(some, { screens: 3 })
  const passed = probes.filter(({ isPassed }) => isPassed).length
  expect(passed / probes.length).toBeGreaterThanOrEqual(0.9)
})

function run(
  some: readonly EvaluationRequest[],
  how: { isOpeningOnly?: boolean; screens?: number },
): Promise<Evaluation> {
  return evaluate(some, { ...workshop, ...how, print: (line) => process.stdout.write(`${line}\n`) })
}
