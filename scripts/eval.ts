// Builds apps with the offline model, opens each in a browser and probes it by its behaviour:
//   node scripts/eval.ts [prompts.json] [--only <id,id>] [--from <count>] [--first <count>] [--pictures <folder>]
//   --screens <count> presses every button and fills every form on that many screens of each app: 7 unless told.
//   --opening only opens each app: errors, the console, the colours, a first screen of its own, and the times.
// The file holds a JSON array of strings or of { id, prompt }. Without one, our own prompts are used.
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { evaluate } from './eval/evaluate.ts'
import type { EvaluationRequest } from './eval/evaluate.ts'
import { openWorkshop } from './eval/open-workshop.ts'
import { readRequests } from './eval/read-requests.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    from: { type: 'string' },
    first: { type: 'string' },
    pictures: { type: 'string' },
    screens: { type: 'string' },
    opening: { type: 'boolean' },
  },
})
const requests = choose(await readRequests(positionals[0]))
if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true })
const workshop = await openWorkshop()
await evaluate(requests, {
  ...workshop,
  print: (line) => console.log(line),
  pictures: values.pictures,
  isOpeningOnly: values.opening,
  screens: values.screens === undefined ? undefined : Number(values.screens),
})
await workshop.close()

function choose(given: EvaluationRequest[]): EvaluationRequest[] {
  const only = values.only?.split(',')
  const from = Number(values.from ?? 0)
  return given
    .filter(({ id }) => only === undefined || only.includes(id))
    .slice(from, from + Number(values.first ?? given.length))
}
