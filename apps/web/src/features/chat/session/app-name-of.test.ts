import { detectAppPlan } from '@joinery/contract'
import { expect, it } from 'vitest'
import { inventMessage } from '../../../testing/invent-run.ts'
import { appNameOf } from './app-name-of.ts'

const named = (name: string) =>
  inventMessage({
    plan: {
      app: { ...detectAppPlan('Build a tea shop app'), name },
      steps: [],
      files: [],
      understood: [],
      notUnderstood: [],
    },
  })

it('is the name of the first plan, whatever later messages plan', () => {
  const messages = [inventMessage(), named(' Tea shop '), named('Dark tea shop')]
  expect(appNameOf({ messages, runs: [] })).toBe('Tea shop')
})

it('is not known without a plan that names anything', () => {
  expect(appNameOf({ messages: [inventMessage(), named(' ')], runs: [] })).toBeUndefined()
})
