import { globSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, it } from 'vitest'

const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
/** With so many, an expression that reads a text in two ways at each step takes minutes; any other takes no time. */
const repetitions = 40
const patienceMs = 30_000

it(
  'no regular expression takes ever twice as long for one more of the same',
  { tags: ['thorough'], timeout: 2 * patienceMs },
  async () => {
    const expressions = sources.flatMap(expressionsIn)
    expect(expressions.length).toBeGreaterThan(300)
    expect(await findEndless(expressions)).toBe(undefined)
  },
)

it(
  'no regular expression takes more than 50 ms for 100 KB',
  { tags: ['thorough'], timeout: 2 * patienceMs },
  async () => {
    expect(await findSlow(sources.flatMap(expressionsIn))).toEqual([])
  },
)

it('an expression that tries its rest again from every place is found', async () => {
  const slow = { place: 'here', pattern: '\\/+$', flags: '' }
  const quick = { place: 'there', pattern: '(?<!\\/)\\/+$', flags: '' }
  expect(await findSlow([slow, quick])).toEqual(['here /\\/+$/ with many "/"'])
})

it('an expression that does is found', async () => {
  const endless = { place: 'here', pattern: '^(?:[a-z][a-z0-9]*|\\d+)+$', flags: '' }
  expect(await findEndless([endless], 500)).toBe('here /^(?:[a-z][a-z0-9]*|\\d+)+$/')
})

interface Expression {
  place: string
  pattern: string
  flags: string
}

function expressionsIn(file: string): Expression[] {
  const text = readFileSync(file, 'utf8')
  if (!/[*+}][^\n]*\//.test(text)) return []
  const found: Expression[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ place: `${file}:${lineOf(text, node.start)}`, ...node.regex })
    },
  }).visit(parseSync(file, text).program)
  return found.filter(({ pattern }) => /[*+{]/.test(pattern))
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Nothing stops an expression but the end of its thread. */
async function findEndless(expressions: Expression[], waitMs = patienceMs): Promise<string | undefined> {
  const at = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(tryAll, { eval: true, workerData: { expressions, repetitions, at } })
  const isDone = await Promise.race([
    once(worker, 'exit').then(() => true),
    new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), waitMs).unref()
    }),
  ])
  await worker.terminate()
  const expression = expressions[at[0] ?? 0]
  return isDone ? undefined : `${expression?.place} /${expression?.pattern}/`
}

async function findSlow(expressions: Expression[]): Promise<string[]> {
  const worker = new Worker(timeAll, { eval: true, workerData: { expressions } })
  const [slow] = await once(worker, 'message')
  await worker.terminate()
  return slow
}

const units = String.raw`
  const common = [' ', 'a', '0', '\n', '-', '_', '.', ',', '<', '"', "'", '/', '\\', '(', '{', '[', ':', '*', 'a ', 'a.', 'a-', '<a', '/*', 'Aa', 'a\n', '=', '@', '#', ';', '!', '\t', ' \n', '](', 'a,', '**', '<!--', 'a=', '0.']
  const unitsOf = (pattern) => {
    const words = pattern.match(/[A-Za-z]{2,}/g) ?? []
    return new Set([...common, ...words, ...words.map((word) => word + ' '), ...words.map((word) => ' ' + word)])
  }`

/** Most are done with a little in no time; only with those that are not, much is tried. */
const timeAll = `
  const { parentPort, workerData } = require('node:worker_threads')
  ${units}
  const textOf = (unit, length) => unit.repeat(length / unit.length).concat('\\u0001')
  // By the processor's time: whoever else works on the machine makes no expression slow.
  function time(expression, text) {
    const began = process.threadCpuUsage()
    text.replace(expression, '')
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1_000
  }
  const slow = []
  for (const { place, pattern, flags } of workerData.expressions) {
    for (const unit of unitsOf(pattern)) {
      const expression = new RegExp(pattern, flags)
      const isQuick = (length, limitMs) => {
        for (let turn = 0, tookMs = 0; turn < 3 && tookMs < 10 * limitMs; turn += 1) {
          tookMs = time(expression, textOf(unit, length))
          if (tookMs <= limitMs) return true
        }
        return false
      }
      if (isQuick(4_000, 0.1) || (isQuick(16_000, 8) && isQuick(100_000, 50))) continue
      slow.push(place + ' /' + pattern + '/ with many ' + JSON.stringify(unit))
      break
    }
  }
  parentPort.postMessage(slow)`

/** Every expression with what many texts are made of, and with the words that stand in itself. */
const tryAll = `
  const { expressions, repetitions, at } = require('node:worker_threads').workerData
  ${units}
  for (const [index, { pattern, flags }] of expressions.entries()) {
    at[0] = index
    for (const unit of unitsOf(pattern))
      unit.repeat(repetitions).concat('\\u0001').replace(new RegExp(pattern, flags), '')
  }`
