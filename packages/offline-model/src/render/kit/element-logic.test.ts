import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('118 elements have their symbols, groups, periods, categories and a place of their own', async () => {
  const found = await runKitLogic(`
    import { elementCategories, elements, findElements, placeOf } from './elements.ts'
    const tell = (symbol) => { const { number, group, period, category } = elements.find((each) => each.symbol === symbol); return [symbol, number, group, period, category] }
    console.log(JSON.stringify([
      elements.length, new Set(elements.map(({ symbol }) => symbol)).size,
      new Set(elements.map((each) => Object.values(placeOf(each)).join(' '))).size,
      elements.every(({ symbol, name, mass }) => /^[A-Z][a-z]?$/.test(symbol) && /^[A-Z][a-z]+$/.test(name) && /^(?:[\\d.]+|\\[\\d+\\])$/.test(mass)),
      ['H', 'He', 'C', 'Al', 'Fe', 'Br', 'Xe', 'La', 'Lu', 'Hf', 'Au', 'Ra', 'U', 'Og'].map(tell),
      elementCategories.map((category) => findElements('', category).length),
      [findElements('au', '')[0].name, findElements('26', '')[0].name, findElements('tin', 'Actinides').map(({ name }) => name)],
    ]))`)
  expect(found).toEqual([
    118,
    118,
    118,
    true,
    [
      ['H', 1, 1, 1, 'Nonmetals'],
      ['He', 2, 18, 1, 'Noble gases'],
      ['C', 6, 14, 2, 'Nonmetals'],
      ['Al', 13, 13, 3, 'Other metals'],
      ['Fe', 26, 8, 4, 'Transition metals'],
      ['Br', 35, 17, 4, 'Halogens'],
      ['Xe', 54, 18, 5, 'Noble gases'],
      ['La', 57, null, 6, 'Lanthanides'],
      ['Lu', 71, null, 6, 'Lanthanides'],
      ['Hf', 72, 4, 6, 'Transition metals'],
      ['Au', 79, 11, 6, 'Transition metals'],
      ['Ra', 88, 2, 7, 'Alkaline earth metals'],
      ['U', 92, null, 7, 'Actinides'],
      ['Og', 118, 18, 7, 'Not yet known'],
    ],
    [6, 6, 34, 8, 6, 7, 5, 6, 15, 15, 10],
    ['Gold', 'Iron', ['Actinium', 'Protactinium']],
  ])
})
