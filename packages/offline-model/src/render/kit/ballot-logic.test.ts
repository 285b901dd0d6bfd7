import { describe, expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

const app = renderApplication(
  understand(
    'An election website. Students can register with their student number and cast one vote. The election officer can add candidates, open and close the election.',
  ),
)

const imports = `
  import { castVote, checkVote, countVotes, createBox, turnoutOf } from '@/lib/ballot'
  const rules = { name: 'x', samples: [3, 1], electorate: 10, state: 'open' }
  const box = createBox(rules, ['a', 'b', 'c'])
  const print = (value) => console.log(JSON.stringify(value))
`

describe('a ballot box', () => {
  it('takes one vote of everybody, and refuses a second one in words', async () => {
    const told = await runAppLogic(
      app,
      `${imports}
      const after = castVote(box, 'me', 'b')
      print([checkVote(box, 'me', 'b') ?? null, checkVote(after, 'me', 'a'), checkVote(after, 'you', 'a') ?? null, checkVote(box, 'me', '')])`,
    )
    expect(told).toEqual([null, 'You have voted already. Everybody has one vote.', null, 'Choose one first.'])
  })

  it('counts votes and turnout, and does not keep who voted for whom', async () => {
    const told = await runAppLogic(
      app,
      `${imports}
      const after = castVote(box, 'me', 'b')
      print([countVotes(after, ['a', 'b', 'c']), turnoutOf(after), JSON.stringify(after.votes).includes('me')])`,
    )
    expect(told).toEqual([
      [
        { id: 'a', votes: 3, percent: 60 },
        { id: 'b', votes: 2, percent: 40 },
        { id: 'c', votes: 0, percent: 0 },
      ],
      50,
      false,
    ])
  })

  it('takes nothing before it is opened and after it is closed', async () => {
    const told = await runAppLogic(
      app,
      `${imports}
      print(['planned', 'closed'].map((state) => checkVote({ ...box, state }, 'me', 'a') !== undefined))`,
    )
    expect(told).toEqual([true, true])
  })

  it('belongs to people who are known by a number that nobody else has', async () => {
    const told = await runAppLogic(
      app,
      `
      import { register } from '@/lib/session'
      const join = async (email, value) => register({ name: 'Pia', email, password: 'long-enough', number: { label: 'Student number', value } })
      const told = [await join('a@example.com', ''), await join('a@example.com', '204'), await join('b@example.com', '204')]
      console.log(JSON.stringify(told.map((each) => each.message ?? each.number)))`,
    )
    expect(told).toEqual(['Student number is needed.', '204', 'An account with this number exists already.'])
  })
})
