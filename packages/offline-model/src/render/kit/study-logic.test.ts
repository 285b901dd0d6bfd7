import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a formula in words or signs has a table of every case, and what is wrong with one is said', async () => {
  const found = await runKitLogic(`
    import { readFormula, writeFormula } from './logic-formula.ts'
    import { describeTable, makeTruthTable } from './truth-table.ts'
    const tell = (text) => { try { const table = makeTruthTable(readFormula(text)); return [writeFormula(readFormula(text)), table.rows.map(({ results }) => Number(results.at(-1))).join(''), describeTable(table).verdict] } catch (error) { return error.message } }
    console.log(JSON.stringify([tell('A and not B'), tell('a -> b -> a'), tell('p ^ q || !p & r'), tell('A & !A'), makeTruthTable(readFormula('(A or B) and C')).parts, describeTable(makeTruthTable(readFormula('A xor B'))), tell('(A'), tell('A B'), tell('A and'), tell('A % B')]))
  `)
  expect(found).toEqual([
    ['A ∧ ¬B', '0100', 'True in 1 of 4 cases'],
    ['a → (b → a)', '1111', 'Always true: a tautology'],
    ['(p ⊕ q) ∨ (¬p ∧ r)', '00111110', 'True in 5 of 8 cases'],
    ['A ∧ ¬A', '00', 'Never true: a contradiction'],
    ['A ∨ B', '(A ∨ B) ∧ C'],
    {
      verdict: 'True in 2 of 4 cases',
      disjunctive: '(A ∧ ¬B) ∨ (¬A ∧ B)',
      conjunctive: '(¬A ∨ ¬B) ∧ (A ∨ B)',
    },
    'A bracket is not closed.',
    'A sign is missing before “B”.',
    'The formula ends where a letter is still missing.',
    '“%” is no sign of a formula.',
  ])
})

it('fractions are worked out in steps, and matrices exactly', async () => {
  const found = await runKitLogic(`
    import { writeFraction } from './fraction.ts'
    import { solveFractions } from './fraction-steps.ts'
    import { workOutMatrices } from './matrix-work.ts'
    const of = (whole, above, below) => ({ whole, above, below })
    const solve = (...all) => { try { const { result, steps } = solveFractions(...all); return [writeFraction(result), ...steps] } catch (error) { return error.message } }
    const a = [['2', '1'], ['1', '1/2']], b = [['4', '7'], ['2', '6']]
    const work = (name) => { try { const result = workOutMatrices(name, a, b); return 'number' in result ? writeFraction(result.number) : result.matrix.map((row) => row.map(writeFraction).join(' ')).join('; ') } catch (error) { return error.message } }
    console.log(JSON.stringify([
      solve(of('', '3', '4'), '+', of('', '1', '6')), solve(of('1', '1', '2'), '÷', of('', '-3', '4')), solve(of('', '1', '2'), '÷', of('', '0', '5')), solve(of('', '1', '0'), '+', of('', '1', '2')),
      ['A + B', 'A × B', 'det A', 'det B', 'B⁻¹', 'A⁻¹', 'Bᵀ', 'rank A'].map(work), workOutMatrices('det A', [['0', '2'], ['3', '4']], b).number.above + '',
    ]))
  `)
  expect(found).toEqual([
    [
      '11/12',
      'The least common denominator of 4 and 6 is 12.',
      '3/4 = 9/12 and 1/6 = 2/12.',
      '9/12 + 2/12 = (9 + 2)/12 = 11/12.',
      '11/12 cannot be made simpler.',
    ],
    [
      '-2',
      '1 1/2 = 3/2.',
      'To divide by -3/4 is to multiply by -4/3.',
      '3/2 × (-4/3) = (3 × (-4))/(2 × 3) = -12/6.',
      '-12 and 6 can both be divided by 6: -12/6 = -2.',
    ],
    'Nothing can be divided by 0.',
    'The first fraction has 0 below the line.',
    [
      '6 8; 3 13/2',
      '10 20; 5 10',
      '0',
      '10',
      '3/5 -7/10; -1/5 2/5',
      'There is no inverse: the determinant is 0.',
      '4 2; 7 6',
      '1',
    ],
    '-6',
  ])
})

it('filler text has the length that was chosen, and Roman numerals are read as strictly as they are written', async () => {
  const found = await runKitLogic(`
    import { writeLorem } from './lorem-text.ts'
    import { readRoman, romanParts, toRoman } from './roman-numerals.ts'
    const text = (kind, count, isClassic = true) => writeLorem({ kind, count, isClassic, draw: 1 })
    const read = (written) => { try { return readRoman(written) } catch (error) { return error.message } }
    console.log(JSON.stringify([
      text('paragraphs', 4).length, text('words', 12)[0].split(' ').length, text('sentences', 5)[0].split('. ').length, text('sentences', 1)[0], text('words', 3, false)[0].startsWith('lorem'),
      ['mcmxciv', '2024', 'IIII', 'VX', '4000', 'abc'].map(read), romanParts(2024), Array.from({ length: 3999 }, (_, index) => index + 1).every((value) => readRoman(toRoman(value)) === value),
    ]))
  `)
  expect(found).toEqual([
    4,
    12,
    5,
    'Lorem ipsum dolor sit amet consectetur adipiscing elit.',
    false,
    [
      1994,
      2024,
      'IIII is not how it is written: 4 is IV.',
      'VX is no Roman numeral: its signs stand in the wrong order.',
      'Roman numerals go from 1 to 3999 without lines above them.',
      'Roman numerals are written with I, V, X, L, C, D and M.',
    ],
    [
      { sign: 'MM', worth: 2000 },
      { sign: 'XX', worth: 20 },
      { sign: 'IV', worth: 4 },
    ],
    true,
  ])
})
