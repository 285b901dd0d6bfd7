import { expect, it } from 'vitest'
import { createScreenAnswers } from './screen-answers.ts'

const home = { screen: 'home', withShell: true, address: '/api/screens/home' } as const
const projects = { path: '/api/projects', address: '/api/projects', token: 'ada' }

it('gives each part out once, and then it is asked for alone', async () => {
  const { answers, asked } = createAnswers()
  answers.ask(home)
  expect(await answers.take(projects)).toEqual({ projects: [] })
  expect(await answers.take(projects)).toBeUndefined()
  expect(asked).toEqual(['/api/screens/home as ada'])
})

it('makes only those wait who ask for a part of the screen', async () => {
  const { answers, held } = createAnswers({ isHeld: true })
  answers.ask(home)
  const part = answers.take(projects)
  expect(await answers.take({ ...projects, path: '/api/team', address: '/api/team' })).toBeUndefined()
  held.resolve()
  expect(await part).toEqual({ projects: [] })
})

it('has nothing for another user, nor for somebody who comes late', async () => {
  const { answers, clock } = createAnswers()
  answers.ask(home)
  expect(await answers.take({ ...projects, token: 'eve' })).toBeUndefined()
  clock.ms = 5_001
  expect(await answers.take(projects)).toBeUndefined()
})

it('forgets what was read before a change, also what is still on its way', async () => {
  const { answers, held } = createAnswers({ isHeld: true })
  answers.ask(home)
  const part = answers.take(projects)
  answers.forget()
  held.resolve()
  expect(await part).toBeUndefined()
  expect(await answers.take(projects)).toBeUndefined()
})

it('leaves it to the parts to say what went wrong, and asks nothing for nobody', async () => {
  const failing = createAnswers({ isBroken: true })
  failing.answers.ask(home)
  expect(await failing.answers.take(projects)).toBeUndefined()
  const nobodys = createAnswers({ token: undefined })
  nobodys.answers.ask(home)
  expect(await nobodys.answers.take({ ...projects, token: undefined })).toBeUndefined()
  expect(nobodys.asked).toEqual([])
})

interface Options {
  isHeld?: boolean
  isBroken?: boolean
  token?: string | undefined
}

function createAnswers(options: Options = {}) {
  const { isHeld = false, isBroken = false } = options
  const token = 'token' in options ? options.token : 'ada'
  const held = Promise.withResolvers<void>()
  if (!isHeld) held.resolve()
  const clock = { ms: 0 }
  const asked: string[] = []
  const answers = createScreenAnswers({
    accessToken: async () => token,
    async read(address, asker) {
      asked.push(`${address} as ${asker}`)
      await held.promise
      if (isBroken) throw new Error('The server is away.')
      return { '/api/projects': { projects: [] } }
    },
    now: () => clock.ms,
  })
  return { answers, asked, held, clock }
}
