import { expect, it } from 'vitest'
import { askPatiently } from './ask-patiently.ts'

const tooBusy = () => new Error('timeout exceeded when trying to connect')

it('asks again where there was too much to do, three times in all', async () => {
  const answers = [tooBusy(), tooBusy(), 'here']
  expect(await askPatiently(() => settle(answers.shift()))).toBe('here')
  const refusals = [tooBusy(), tooBusy(), tooBusy(), 'too late']
  await expect(askPatiently(() => settle(refusals.shift()))).rejects.toThrow('timeout exceeded')
  expect(refusals).toEqual(['too late'])
})

it('asks once where something is wrong', async () => {
  const answers = [new Error('broken'), 'never asked for']
  await expect(askPatiently(() => settle(answers.shift()))).rejects.toThrow('broken')
  expect(answers).toEqual(['never asked for'])
})

const settle = (answer: unknown) =>
  answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
