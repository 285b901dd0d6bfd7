import { detectAppPlan } from '@joinery/contract'
import { expect, it } from 'vitest'
import { readPlanEdit, writePlanText } from './read-plan-edit.ts'

const plan = {
  app: detectAppPlan('Build a tea shop app'),
  steps: [
    { id: 'step-3', title: 'Set the table' },
    { id: 'b', title: 'Pour the tea' },
  ],
  files: ['src/app.tsx', 'src/tea.ts'],
  understood: [],
  notUnderstood: [],
}

it('keeps the steps whose words stayed the same, and gives new ones an id that no other has', () => {
  const text = {
    ...writePlanText(plan),
    steps: ' Wash the cups\n\nPour the tea\nSet the table\nSay goodbye\n',
  }
  expect(readPlanEdit(plan, text)).toEqual({
    name: plan.app.name,
    steps: [
      { id: 'step-4', title: 'Wash the cups' },
      { id: 'b', title: 'Pour the tea' },
      { id: 'step-3', title: 'Set the table' },
      { id: 'step-5', title: 'Say goodbye' },
    ],
    files: plan.files,
  })
})

it('takes every file once, without the spaces around it', () => {
  const text = { ...writePlanText(plan), name: ' Tea ', files: 'src/a.ts \n src/a.ts\nsrc/b.ts' }
  expect(readPlanEdit(plan, text)).toMatchObject({ name: 'Tea', files: ['src/a.ts', 'src/b.ts'] })
})
