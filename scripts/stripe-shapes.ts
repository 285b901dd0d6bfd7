import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { operations } from '../packages/stripe-sandbox/src/operations.ts'
import { openDeclarations } from './stripe-shapes/declarations.ts'
import { createShaper } from './stripe-shapes/create-shaper.ts'
import { listEvents } from './stripe-shapes/list-events.ts'
import { listMethods } from './stripe-shapes/list-methods.ts'

/**
 * Takes from the declarations of Stripe's SDK what the sandbox is held to in tests: the parameters and replies of the
 * operations it serves, and the objects of its events. Run it after an update of the SDK or a new operation:
 *
 *     node scripts/stripe-shapes.ts
 */
const sdk = resolve(import.meta.dirname, '../node_modules/stripe')
const target = resolve(import.meta.dirname, '../packages/stripe-sandbox/src/testing/stripe-shapes.json')

const declarations = openDeclarations(resolve(sdk, 'esm'))
const shaper = createShaper(declarations)
const methods = await listMethods(declarations)
const served = operations.map(({ method, path, takes }) => {
  const found = methods.get(`${method} ${path}`)
  if (!found) throw new Error(`The SDK has no ${method} ${path}.`)
  return [
    `${method} ${path}`,
    { params: shaper.shapeParams(found, [...takes, 'expand']), reply: shaper.shapeReply(found) },
  ] as const
})
const events = listEvents(declarations, shaper)
const sources = JSON.stringify({
  version: (await readFile(resolve(sdk, 'VERSION'), 'utf8')).trim(),
  operations: Object.fromEntries(served),
  events,
  shapes: shaper.shapes(),
})
await writeFile(target, `${sources}\n`)
