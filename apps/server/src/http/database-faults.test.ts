import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnyEndpoint } from '@joinery/contract'
import { expect, it, onTestFinished } from 'vitest'
import { faultCases } from '../testing/check-database-faults.ts'
import { checkRowFaults } from '../testing/check-row-faults.ts'
import { failDatabaseCalls } from '../testing/fail-database-call.ts'
import { startFaultWorld } from '../testing/fault-cases/fault-world.ts'
import { operationsWithoutCase, otherRoutes } from '../testing/fault-cases/routes-without-case.ts'
import { rowFaultCases } from '../testing/fault-cases/row-fault-cases.ts'
import { serviceFaultCases } from '../testing/fault-cases/services.ts'
import { operations } from '../testing/hostile-requests.ts'

const cases = new Set(Object.values(rowFaultCases).flatMap((area) => Object.keys(area)))

it('every operation that changes something has a case in which its database calls fail, or a reason for none', () => {
  const changing = operations.filter(([, { method, changesNothing }]) => method !== 'GET' && !changesNothing)
  const shown = new Set<AnyEndpoint>(Object.values(faultCases).map(({ endpoint }) => endpoint))
  const isShown = ([name, endpoint]: (typeof changing)[number]) => shown.has(endpoint) || cases.has(name)
  const named = changing.filter((each) => !isShown(each)).map(([name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(operationsWithoutCase).toSorted())
})

it('so has every route beside the contract, and no case is about a route that is not there', () => {
  expect(listOtherRoutes().toSorted()).toEqual(Object.keys(otherRoutes).toSorted())
  const named = Object.values(otherRoutes).flatMap((given) => (typeof given === 'string' ? [] : given))
  expect(named.filter((name) => !cases.has(name))).toEqual([])
  const known = new Set([...operations.map(([name]) => name), ...named])
  // By a link somebody follows, so that they are no case of the rule; they change something all the same.
  const byLink = ['GET /auth/v1/reauthenticate', 'GET /auth/v1/user/identities/authorize']
  expect([...cases].filter((name) => !known.has(name))).toEqual(byLink)
})

it('a connection that is taken away is still there, or is gone and in the log, whichever database call fails', async () => {
  const calls = failDatabaseCalls(onTestFinished)
  const world = await startFaultWorld(onTestFinished)
  await expect(
    checkRowFaults(serviceFaultCases['integrations.remove'], { ...calls, world, faults: ['unsent'] }),
  ).resolves.toBeUndefined()
}, 60_000)

/** As they stand in the code, with the place of their file. Those of the contract are served elsewhere. */
function listOtherRoutes(): string[] {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const places = ['apps/server/src/modules/', 'packages/auth/src/routes/']
  return places.flatMap((place) =>
    globSync(`${place}**/*.ts`, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const source = readFileSync(`${root}${file}`, 'utf8')
        if (!/from 'hono'|app-types\.ts'/.test(source)) return []
        return [...source.matchAll(registration)]
          .map(([, verb = 'serve', first, second]) => `${verb} ${first ?? second}`.replaceAll(/\s+/g, ' '))
          .filter((route) => !route.startsWith("serve 'GET'"))
          .map((route) => `${file.slice(place.length)} ${route}`)
      }),
  )
}

const word = "(?:\\[[^\\]]*\\]|'[^']*'|`[^`]*`|\\w+)"
const address = "(?:\\[[^\\]]*\\]|'[^']*'|`[^`]*`)"
/** `app.post('/path'`, `.on('POST', ['/path']`, and how the storage serves its own. */
const registration = new RegExp(
  `(?:\\bapp|new Hono\\(\\)|\\n\\s+)\\.(post|put|patch|delete|all|on)\\(\\s*(${word}(?:,\\s*${address})?)` +
    `|\\bserve\\(\\s*(${word}, ${address})`,
  'g',
)
