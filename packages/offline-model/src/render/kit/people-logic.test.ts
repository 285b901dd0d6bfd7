import { describe, expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

const desk = renderApplication(
  understand(
    'A repair desk. Residents submit repair requests with address and description. The manager assigns maintenance workers to repair requests. Workers accept repair requests and mark them as finished.',
  ),
)
const log = renderApplication(
  understand('A simple maintenance log: submit repair requests with fault type, room and description.'),
)

const imports = `
  import { repairRequestResource as requests } from '@/data/repair-requests'
  import { maintenanceWorkerResource as workers } from '@/data/maintenance-workers'
  import { signIn, signOut } from '@/lib/session'
  import { isDecided, isNamed, isSigned, signEntry } from '@/lib/sign-entry'
  import { takeUp } from '@/lib/take-up'
  const be = (role) => signIn(role + '@example.com', role + '-demo')
  const step = (label) => requests.flow.steps.find((each) => each.label === label)
  const print = (value) => console.log(JSON.stringify(value))
`

describe('an app in which people have accounts', () => {
  it('names in a new record whoever makes it, and does not ask them for it', async () => {
    const told = await runAppLogic(
      desk,
      `${imports}
      await be('resident')
      print([
        signEntry(requests, { title: 'Tap' }).reporter,
        signEntry(requests, { reporter: 'Ada King' }).reporter,
        isSigned(requests, 'reporter'),
        isSigned(requests, 'address'),
      ])`,
    )
    expect(told).toEqual(['Nora Lind', 'Nora Lind', true, false])
  })

  it('lets staff make a record for somebody else, whom they name', { tags: ['thorough'] }, async () => {
    const told = await runAppLogic(
      desk,
      `${imports}
      await be('worker')
      print([
        isSigned(requests, 'reporter'),
        signEntry(requests, { reporter: 'Ada King' }).reporter,
        signEntry(requests, { reporter: '' }).reporter,
      ])`,
    )
    expect(told).toEqual([false, 'Ada King', 'Mei Tanaka'])
  })

  it('leaves the state to those who decide about it', async () => {
    const told = await runAppLogic(
      desk,
      `${imports}
      await be('resident')
      const asked = [isDecided(requests, 'status'), isDecided(requests, 'address')]
      await be('worker')
      print([...asked, isDecided(requests, 'status')])`,
    )
    expect(told).toEqual([true, false, false])
  })

  it('names nobody where nobody is signed in', { tags: ['thorough'] }, async () => {
    const told = await runAppLogic(
      desk,
      `${imports}
      signOut()
      print([signEntry(requests, { title: 'Tap' }), isSigned(requests, 'reporter'), takeUp(requests, step('Accept'))])`,
    )
    expect(told).toEqual([{ title: 'Tap' }, false, {}])
  })

  it('names whoever takes a record on, as the list of such people knows them', async () => {
    const told = await runAppLogic(
      desk,
      `${imports}
      await be('worker')
      const before = workers.collection.all().length
      const { maintenanceWorker } = takeUp(requests, step('Accept'))
      const name = workers.collection.find(maintenanceWorker).name
      const entry = { id: 'x', maintenanceWorker }
      print([
        name,
        workers.collection.all().length - before,
        isNamed(requests, 'maintenanceWorker', entry, name),
        isNamed(requests, 'maintenanceWorker', entry, 'Ada King'),
      ])`,
    )
    expect(told).toEqual(['Mei Tanaka', 0, true, false])
  })

  it('adds whoever is in no list yet, once', { tags: ['thorough'] }, async () => {
    const told = await runAppLogic(
      desk,
      `${imports}
      import { signatureOf } from '@/lib/sign-entry'
      const ada = { name: 'Ada King', email: 'ada@example.com' }
      const before = workers.collection.all().length
      const ids = [signatureOf(requests, 'maintenanceWorker', ada), signatureOf(requests, 'maintenanceWorker', ada)]
      const { name, email } = workers.collection.find(ids[0])
      print([ids[0] === ids[1], workers.collection.all().length - before, name, email])`,
    )
    expect(told).toEqual([true, 1, 'Ada King', 'ada@example.com'])
  })

  it('frees a record that is given back, and leaves it alone at any other step', async () => {
    const told = await runAppLogic(
      desk,
      `${imports}
      await be('worker')
      const back = { label: 'Give back', from: ['In progress'], to: requests.flow.initial, roles: [], by: 'taker' }
      print([takeUp(requests, back), takeUp(requests, { ...back, by: 'maker' }), takeUp(requests, step('Solve'))])`,
    )
    expect(told).toEqual([{ maintenanceWorker: null }, {}, {}])
  })
})

describe('an app without accounts', () => {
  it(
    'names nobody, asks for everything, and a step changes the state alone',
    { tags: ['thorough'] },
    async () => {
      const told = await runAppLogic(
        log,
        `
      import { repairRequestResource as requests } from '@/data/repair-requests'
      import { isSigned, signEntry } from '@/lib/sign-entry'
      import { takeUp } from '@/lib/take-up'
      console.log(JSON.stringify([
        signEntry(requests, { title: 'Tap' }),
        isSigned(requests, 'title'),
        takeUp(requests, requests.flow.steps[0]),
      ]))`,
      )
      expect(told).toEqual([{ title: 'Tap' }, false, {}])
    },
  )
})
