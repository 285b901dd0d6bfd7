import { expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

const platform =
  'A task reward platform. Users can log in, post tasks, take on tasks, earn fees less a platform commission, and invite new users.'
const files = renderApplication(understand(platform))

it('a fee is earned once it is approved, less the commission of the level, which limits what is taken on', async () => {
  const told = await runAppLogic(
    files,
    `import { paidTaskResource as tasks } from '@/data/paid-tasks'
    import { levelOf, listEarnings, missingLevel } from '@/lib/earnings'
    const add = (reward, status) => tasks.collection.add({ title: 'T', reward, takenBy: 'Mia', status, publisher: 'Nora' }, null)
    const sum = () => listEarnings(tasks, 'Mia').map(({ percent, earned }) => [percent, earned])
    add(20, 'Taken')
    const dear = add(100, 'Open')
    const before = [sum(), missingLevel(tasks, dear, 'Mia')?.name]
    for (let count = 0; count < 4; count++) add(20, 'Approved')
    console.log(JSON.stringify({ before, after: sum(), level: levelOf(tasks.pay, 4).name, others: listEarnings(tasks, 'Nobody').length, isOpen: missingLevel(tasks, add(90, 'Open'), 'Mia') === undefined }))`,
  )
  expect(told).toEqual({
    before: [[], 'Gold'],
    after: [
      [15, 17],
      [15, 17],
      [15, 17],
      [10, 18],
    ],
    level: 'Silver',
    others: 0,
    isOpen: true,
  })
})

it("a code is somebody's, and whoever registers with it is theirs", async () => {
  const told = await runAppLogic(
    files,
    `import { accounts } from '@/data/accounts'
    import { isInvitation, invitationPath, keepInvitation } from '@/lib/invitation'
    import { invitationCode } from '@/lib/invitation-code'
    import { referrals } from '@/lib/referrals'
    const code = invitationCode(accounts.all()[0].name)
    keepInvitation(code, 'Mia')
    keepInvitation('', 'Jo')
    console.log(JSON.stringify([isInvitation(code), isInvitation(''), isInvitation('NOBODY'), invitationPath(), referrals.get()[0].name, referrals.get()[0].code === code]))`,
  )
  expect(told).toEqual([true, true, false, '/register', 'Mia', true])
})

it('where nobody takes on paid work, rewards are points', () => {
  const { screens } = understand(
    'A shop app with products. Users can log in, collect rewards and invite friends.',
  )
  const types = screens.flatMap(({ sections }) => sections).map(({ type }) => type)
  expect(types).toContain('rewards')
  expect(types).not.toContain('earnings')
})
