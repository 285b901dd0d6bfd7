import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a form is read from its configuration, and what is wrong with it is said in words', async () => {
  const results = await runKitLogic(`
    import { findFaults, readConfiguration, writeConfiguration } from './form-configuration.ts'
    const form = [
      { label: 'Name', type: 'text', required: true },
      { label: 'Size', type: 'choice', choices: ['S', 'L'] },
      { label: 'News', type: 'boolean' },
    ]
    const read = (value) => readConfiguration(typeof value === 'string' ? value : JSON.stringify(value))
    console.log(JSON.stringify({
      same: writeConfiguration(read(form)) === JSON.stringify(form, null, 2),
      broken: read('[{').slice(0, 21),
      list: read({}),
      kind: read([{ label: 'A', type: 'slider' }]).slice(0, 32),
      label: read([{ type: 'text' }]),
      choices: read([form[0], { label: 'Size', type: 'choice' }]),
      twice: Object.values(findFaults(read([form[0], form[2]]).map((each) => ({ ...each, label: 'Same' })))),
    }))
  `)
  expect(results).toEqual({
    same: true,
    broken: 'This is no valid JSON',
    list: 'The configuration is a list of fields in square brackets.',
    kind: 'Field 1: There is no kind "slide',
    label: 'Field 1: A field needs a label.',
    choices: 'Field 2: A select box needs choices.',
    twice: ['Another field has this label already.', 'Another field has this label already.'],
  })
})

it('elements are dragged into a form, and its fields to other places', async () => {
  const placed = await runKitLogic(`
    import { placeField } from './place-field.ts'
    const inputs = ['a', 'b', 'c'].map((id) => ({ id }))
    const create = (type) => ({ id: type })
    const drop = (dropped, at) => placeField(inputs, { dropped, at, create }).map(({ id }) => id).join('')
    console.log(JSON.stringify([drop('field a', 2), drop('field c', 0), drop('element email', 1), drop('element nothing', 1), drop('something else', 0)]))
  `)
  expect(placed).toEqual(['bca', 'cab', 'aemailbc', 'abc', 'abc'])
})
