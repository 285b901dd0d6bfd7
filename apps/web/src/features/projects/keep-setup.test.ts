import { expect, it } from 'vitest'
import { keepSetup } from './keep-setup.ts'

it("says 'Failed to initialize project. See console for details.' where the setup is not kept, and puts the reason there", async () => {
  const failure = new Error('The server is away.')
  const told: string[] = []
  const logged: unknown[] = []
  const ports = {
    tell: (sentence: string) => told.push(sentence),
    log: (error: unknown) => logged.push(error),
  }
  await keepSetup({ ...ports, save: async () => undefined })
  expect([told, logged]).toEqual([[], []])
  await keepSetup({ ...ports, save: () => Promise.reject(failure) })
  expect(told).toEqual(['Failed to initialize project. See console for details.'])
  expect(logged).toEqual([failure])
})
