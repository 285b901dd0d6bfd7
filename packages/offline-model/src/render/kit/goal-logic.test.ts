import { describe, expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

const app = renderApplication(
  understand(
    'A crowdfunding website. Users can log in, start a campaign with a funding goal and a deadline, choose a reward tier and pledge an amount. Administrators approve campaigns.',
  ),
)

const imports = `
  import { campaignResource as campaigns } from '@/data/campaigns'
  import { pledgeResource as pledges } from '@/data/pledges'
  import { contribute, readGoal } from '@/lib/goal'
  import { currentAccount, signIn } from '@/lib/session'
  const goal = campaigns.goal
  const first = () => campaigns.collection.find('campaign-3')
  const give = (amount) => contribute({ resource: campaigns, goal, entry: first() }, { amount, person: '', reward: '', message: '' }, currentAccount().id)
  const print = (value) => console.log(JSON.stringify(value))
`

describe('a contribution', () => {
  it('raises the sum at once, counts whoever gave once, and is listed', async () => {
    const told = await runAppLogic(
      app,
      `${imports}
      await signIn('administrator@example.com', 'administrator-demo')
      const before = first()
      const count = pledges.collection.all().length
      give(25)
      give(10.5)
      print([first().raised - before.raised, first().supporters - before.supporters, pledges.collection.all().length - count, pledges.collection.all()[0].backer])`,
    )
    expect(told).toEqual([35.5, 1, 2, 'Samuel Okafor'])
  })

  it('is taken only while the campaign runs and its day has not passed', async () => {
    const told = await runAppLogic(
      app,
      `${imports}
      const entry = { ...first(), goal: 200, raised: 150, status: 'Running' }
      const read = (changes) => { const { isOpen, percent, missing } = readGoal(campaigns, goal, { ...entry, ...changes }); return [isOpen, percent, missing] }
      print([read({}), read({ status: 'In review' }), read({ deadline: '2020-01-01' }), read({ raised: 250 })])`,
    )
    expect(told).toEqual([
      [true, 75, 50],
      [false, 75, 50],
      [false, 75, 50],
      [true, 125, 0],
    ])
  })

  it('is an amount above zero, and enough for the chosen reward', async () => {
    const told = await runAppLogic(
      app,
      `
      import { checkAmount, readRewards } from '@/lib/goal'
      const rewards = readRewards('$1,400 - A day with us\\n25: Your name on the wall\\nA hug')
      console.log(JSON.stringify([
        rewards,
        ['', 'ten', '0', '-5', '24'].map((text) => checkAmount(text, rewards[1]) !== undefined),
        checkAmount('25', rewards[1]) ?? null,
      ]))`,
    )
    expect(told).toEqual([
      [
        { name: 'A hug', from: 0 },
        { name: 'Your name on the wall', from: 25 },
        { name: 'A day with us', from: 1400 },
      ],
      [true, true, true, true, true],
      null,
    ])
  })
})
