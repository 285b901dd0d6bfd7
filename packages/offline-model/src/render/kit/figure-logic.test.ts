import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('units of all groups are converted there and back, and cups are weighed by what fills them', async () => {
  const found = await runKitLogic(`
    import { convertUnit, findOpening, ingredients, unitGroups } from './unit-groups.ts'
    import { readFigure, writeFigure } from './read-figure.ts'
    const unit = (name, isCooking) => unitGroups.filter((each) => (each.name === 'Cooking') === isCooking).flatMap(({ units }) => units).find((each) => each.name === name)
    const convert = (value, from, to, grams) => writeFigure(convertUnit(value, [unit(from, grams > 0), unit(to, grams > 0)], grams))
    const isSound = unitGroups.every(({ units, first }) => first.every((name) => units.some((each) => each.name === name)) && units.every((each) => each.factor > 0 && Math.abs(convertUnit(convertUnit(3, [units[0], each]), [each, units[0]]) - 3) < 1e-9))
    console.log(JSON.stringify([
      isSound, convert(1, 'Mile', 'Kilometre'), convert(100, 'Celsius', 'Fahrenheit'), convert(0, 'Fahrenheit', 'Celsius'), convert(2, 'Gibibyte', 'Mebibyte'),
      convert(1, 'US cup', 'Gram', ingredients['Plain flour']), convert(3, 'US teaspoon', 'US tablespoon', ingredients.Water), convert(100, 'Gram', 'Millilitre', ingredients.Honey),
      ['Pounds → kilograms', 'Fahrenheit → Celsius', 'Feet → metres', 'Litres → gallons', 'Cooking', undefined].map((each) => Object.values(findOpening(each)).join(' ')),
      ['1.5', '1,5', '1,250.75', '1/2', '1 1/2', '-3', '', 'two', '1/0'].map(readFigure),
    ]))
  `)
  expect(found).toEqual([
    true,
    '1.609344',
    '212',
    '-17.77778',
    '2,048',
    '125',
    '1',
    '69.58478',
    [
      'Mass Pound,Kilogram',
      'Temperature Fahrenheit,Celsius',
      'Length Foot,Metre',
      'Volume Litre,US gallon',
      'Cooking',
      'Length',
    ],
    [1.5, 1.5, 1250.75, 0.5, 1.5, -3, null, null, null],
  ])
})

it('ages and spans keep to the calendar, also on the last days of months and in leap years', async () => {
  const found = await runKitLogic(`
    import { daysBetween, nextBirthday, shiftDate, spanBetween, workingDays } from './date-spans.ts'
    console.log(JSON.stringify([
      spanBetween('1990-08-15', '2024-08-14'), spanBetween('2000-02-29', '2023-02-28'), spanBetween('2024-01-31', '2024-03-01'),
      daysBetween('2024-02-28', '2024-03-01'), shiftDate('2024-01-31', { months: 1 }), shiftDate('2024-03-01', { days: -1 }), shiftDate('2023-12-31', { months: -10 }),
      workingDays('2024-06-07', '2024-06-17'), nextBirthday('1990-08-15', '2024-08-15'), nextBirthday('1990-08-15', '2024-08-16'),
    ]))
  `)
  expect(found).toEqual([
    { years: 33, months: 11, days: 30 },
    { years: 23, months: 0, days: 0 },
    { years: 0, months: 1, days: 1 },
    2,
    '2024-02-29',
    '2024-02-29',
    '2023-02-28',
    6,
    { date: '2024-08-15', age: 34 },
    { date: '2025-08-15', age: 35 },
  ])
})

it('an amount is converted over the rates that were written', async () => {
  const found = await runKitLogic(`
    import { currencyName, rateOf, writeMoney } from './exchange-rates.ts'
    const rates = { EUR: 1, USD: 1.2, GBP: 0.8 }
    console.log(JSON.stringify([rateOf(rates, 'USD', 'GBP'), Math.round(rateOf(rates, 'GBP', 'USD') * 200) / 100, currencyName('CHF'), writeMoney(3, 'JPY')]))
  `)
  expect(found).toEqual([0.8 / 1.2, 3, 'Swiss Franc', '\u00a53'])
})
