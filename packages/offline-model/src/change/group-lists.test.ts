import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { limitToFramework } from '../render/components/limit-to-framework.ts'
import { renderApplication } from '../render/index.ts'
import { runAppLogic } from '../render/testing/run-app-logic.ts'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const team = 'A task manager for my team with projects and due dates'

describe('a list', () => {
  it.each([
    [team, 'group tasks by project', 'project'],
    [team, 'Show the tasks grouped by assignee', 'assignee'],
    ['todo list', 'group by list', 'list'],
    ['online shop for ceramics', 'group products by category', 'category'],
    ['a recipe app', 'group my recipes by difficulty', 'difficulty'],
  ])('stands in groups: %s, %s', (first, follow, field) => {
    const { model, missed } = changeModel(understand(first), follow)
    expect(missed).toEqual([])
    expect(groupsOf(model)).toContain(field)
  })

  it('is linked to what it shall be grouped by', () => {
    const { model } = changeModel(understand('a crm with customers and deals'), 'group deals by customer')
    const deal = model.entities.find(({ id }) => id === 'deal')
    const customers = model.entities.find(({ id }) => id === 'customer')?.records.map(({ id }) => id)
    expect(deal?.fields.find(({ id }) => id === 'customer')).toMatchObject({
      type: 'reference',
      refersTo: 'customer',
    })
    for (const { values } of deal?.records ?? []) expect(customers).toContain(values.customer)
  })

  it('stands in one again', () => {
    const grouped = changeModel(understand(team), 'group tasks by project').model
    const { model, missed } = changeModel(grouped, "don't group tasks")
    expect(missed).toEqual([])
    expect(groupsOf(model)).toEqual([])
  })

  it.each(['group tasks by weather', 'group unicorns by status', 'group tasks by title'])(
    'is left alone where there is no such thing: %s',
    (follow) => {
      expect(changeModel(understand(team), follow).missed).toEqual([follow])
    },
  )

  it('has no groups in a framework that does not write them, and that is said', () => {
    const { model } = changeModel({ ...understand(team), framework: 'vue' }, 'group tasks by project')
    const limited = limitToFramework(model)
    expect(groupsOf(limited)).toEqual([])
    expect(limited.notUnderstood).toContain('Lists in groups: not written in Vue yet, only in React.')
  })

  it('puts each record under its value, in the order of the choices, and what has none at the end', async () => {
    const { model } = changeModel(understand('todo list'), 'group by list')
    const told = await runAppLogic(
      renderApplication(model),
      `
      import { taskResource as tasks } from '@/data/tasks'
      import { groupRecords } from '@/components/records/group-records'
      const found = ['Work', '', 'Home', 'Work'].map((list, at) => ({ id: String(at), list: list || null }))
      const show = (by) => groupRecords(tasks, { found, shown: found }, by).map(({ name, list }) => [name ?? null, list.shown.map(({ id }) => id)])
      console.log(JSON.stringify([show('list'), show(undefined)]))`,
    )
    expect(told).toEqual([
      [
        ['Home', ['2']],
        ['Work', ['0', '3']],
        ['No list', ['1']],
      ],
      [[null, ['0', '1', '2', '3']]],
    ])
  })
})

function groupsOf({ screens }: ApplicationModel): string[] {
  return screens.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'collection' ? (section.groupBy ?? []) : [])),
  )
}
