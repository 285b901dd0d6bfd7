import { describe, expect, it } from 'vitest'
import { renderApplication } from '../render/index.ts'
import { understand } from '../understand/understand.ts'
import { planInput, planSteps } from './plan-application.ts'

describe('planning an application', () => {
  const model = understand(
    'A shop for tea with a cart. Customers browse teas and save recipes. It should levitate the merchandise over Paris.',
  )
  const plan = planInput(model, planSteps(model, [...renderApplication(model).keys()]))

  it('shows on its card what was understood and what was not, each in the words of the request', () => {
    expect(plan.understood).toEqual(expect.arrayContaining(['browse teas', 'save recipes']))
    expect(plan.notUnderstood.join(' ')).toContain('levitate')
    expect(plan.understood.join(' ')).not.toContain('levitate')
  })

  it('says beforehand what works as a demonstration only', () => {
    expect(plan.description).toContain('no money moves')
  })
})
