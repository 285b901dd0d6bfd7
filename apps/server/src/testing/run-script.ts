import { APICallError } from '@ai-sdk/provider'
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { callTool, end, say, writeFile, writeOnce } from './scripted-model.ts'
import type { ScriptedCall } from './scripted-model.ts'

/** Lets a test decide when the model goes on. */
export function createGate() {
  let open = Promise.withResolvers<void>()
  return {
    pass: () => open.promise,
    open: () => open.resolve(),
    close: () => {
      open = Promise.withResolvers<void>()
    },
  }
}

export type Gate = ReturnType<typeof createGate>

/**
 * What the model does, by a word in the prompt: `WRITE` a file, `BUILD` three by a plan, write one `LATE`, after the gate, `PLAN` another one, wait in the middle at the `GATE`, `COUNT` slowly, wait in
 * `SILENCE` for the gate before it says anything, `FAIL`, `REFUSE`, write a file back and forth in a `LOOP`, `FLOOD` the log with 10 MB, `STORM` with calls, or else just answer.
 */
export async function* playScript(
  call: ScriptedCall,
  gate: Gate,
): AsyncGenerator<LanguageModelV4StreamPart, void> {
  const word =
    /\b(?:WRITE|BUILD|LATE|LOOP|FLOOD|STORM|PLAN|GATE|COUNT|SILENCE|FAIL|REFUSE)\b/.exec(
      call.prompt.split('\n').at(-1) ?? '',
    )?.[0] ?? 'ANSWER'
  switch (word) {
    case 'WRITE':
      yield* writeOnce(call, 'src/App.tsx', 'export const greeting = "Grüße 👋"\n')
      return
    case 'BUILD':
      if (call.hasToolResults) yield* say('Built.')
      else {
        yield* callTool('set_plan', { ...plan, files: Object.keys(builtFiles) })
        for (const [path, content] of Object.entries(builtFiles)) yield* writeFile(path, content)
      }
      yield end(call.hasToolResults ? 'stop' : 'tool-calls')
      return
    case 'LATE':
      yield* say('Soon. ')
      if (!call.hasToolResults) await gate.pass()
      yield* writeOnce(call, 'src/App.tsx', 'export const isLate = true\n')
      return
    case 'LOOP':
      yield* writeFile('src/App.tsx', `export const turn = ${(turns += 1) % 2}\n`)
      yield end('tool-calls')
      return
    case 'FLOOD':
      yield* say(...Array.from({ length: 200 }, () => 'word '.repeat(10_000)))
      yield end()
      return
    case 'STORM':
      for (let number = 0; number < 2_000; number += 1) {
        yield* callTool('read_file', { path: `src/${number}.ts` })
      }
      yield end('tool-calls')
      return
    case 'PLAN':
      if (!call.hasToolResults) yield* callTool('set_plan', plan)
      else yield* say('This is the plan.')
      yield end(call.hasToolResults ? 'stop' : 'tool-calls')
      return
    case 'GATE':
      yield { type: 'text-start', id: 'text' }
      yield { type: 'text-delta', id: 'text', delta: 'Before. ' }
      await gate.pass()
      yield { type: 'text-delta', id: 'text', delta: 'After.' }
      yield { type: 'text-end', id: 'text' }
      yield end()
      return
    case 'COUNT':
      yield { type: 'text-start', id: 'text' }
      for (let number = 0; number < 200; number += 1) {
        yield { type: 'text-delta', id: 'text', delta: `${number} ` }
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      yield { type: 'text-end', id: 'text' }
      yield end()
      return
    case 'SILENCE':
      await gate.pass()
      yield* say('At last.')
      yield end()
      return
    case 'FAIL':
      throw new APICallError({
        message: 'The key is wrong.',
        url: 'https://provider.example.com',
        requestBodyValues: {},
        statusCode: 401,
        isRetryable: false,
      })
    case 'REFUSE':
      yield* say('I will not do that.')
      yield end('content-filter')
      return
    default:
      yield* say('Hello.')
      yield end()
  }
}

let turns = 0

const builtFiles = { 'index.html': '<h1>Hello</h1>\n', 'one.css': 'p {}\n', 'two.css': 'b {}\n' }

const plan = {
  name: 'Greeter',
  description: 'An app that greets.',
  features: ['Greeting'],
  steps: [{ id: 'write', title: 'Write it' }],
  files: ['src/Greeter.tsx'],
  understood: ['A greeting'],
  notUnderstood: ['A payment'],
}
