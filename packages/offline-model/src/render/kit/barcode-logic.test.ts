import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

/** Reads the modules of a code back as a reader does: its edges, its middle, and the digits between. */
const readBack = `
  const leftDigits = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
  const turned = leftDigits.map((bits) => [...bits].map((bit) => 1 - bit).reverse().join(''))
  const right = leftDigits.map((bits) => [...bits].map((bit) => 1 - bit).join(''))
  const firstDigits = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']
  function readEan(widths) {
    const bits = widths.map((width, index) => String((index + 1) % 2).repeat(width)).join('')
    const at = (from) => Array.from({ length: 6 }, (_, index) => bits.slice(from + index * 7, from + index * 7 + 7))
    const left = at(3)
    const parity = left.map((each) => (leftDigits.includes(each) ? 'L' : 'G')).join('')
    const digits = [...left.map((each) => Math.max(leftDigits.indexOf(each), turned.indexOf(each))), ...at(50).map((each) => right.indexOf(each))]
    return [bits.length, bits.slice(0, 3), bits.slice(45, 50), bits.slice(-3), firstDigits.indexOf(parity) + digits.join('')]
  }`

it('EAN-13 and UPC-A hold their digits and a check digit, and refuse a wrong one', async () => {
  const found = await runKitLogic(`
    import { checkDigitOf, encodeBarcode } from './barcode.ts'
    ${readBack}
    console.log(JSON.stringify([
      ['4006381333931', '978030640615', '200000000001', '590123412345'].map((digits) => readEan(encodeBarcode('EAN-13', digits).widths)),
      readEan(encodeBarcode('UPC-A', '03600029145').widths), encodeBarcode('UPC-A', '0 36000 29145 2').text,
      ['4006381333930', '12', 'abc'].map((typed) => encodeBarcode('EAN-13', typed).problem),
    ]))`)
  expect(found).toEqual([
    [
      [95, '101', '01010', '101', '4006381333931'],
      [95, '101', '01010', '101', '9780306406157'],
      [95, '101', '01010', '101', '2000000000015'],
      [95, '101', '01010', '101', '5901234123457'],
    ],
    [95, '101', '01010', '101', '0036000291452'],
    '036000291452',
    [
      'The check digit must be 1, not 0.',
      'EAN-13 has 12 digits and a check digit. You wrote 2.',
      'EAN-13 holds digits only.',
    ],
  ])
})

it('Code 128 holds text, and pairs of digits take half the room', async () => {
  const found = await runKitLogic(`
    import { encodeBarcode } from './barcode.ts'
    import { drawBarcode } from './barcode-drawing.ts'
    const widthOf = (text) => encodeBarcode('Code 128', text).widths.reduce((sum, width) => sum + width, 0)
    const code = encodeBarcode('Code 128', 'A<1>')
    console.log(JSON.stringify([
      encodeBarcode('Code 128', 'PJJ123C').widths.join(''), widthOf('12345678'), widthOf('abcdefgh'), widthOf('ab1234'),
      encodeBarcode('Code 128', 'é').problem, drawBarcode(code, { module: 2, height: 100, hasText: true }).includes('A&lt;1&gt;'),
    ]))`)
  // A start, the signs, the check sign and the end: 104 + 48 + 2×42 + 3×42 + 4×17 + 5×18 + 6×19 + 7×35 leaves 55 of 103.
  expect(found).toEqual([
    '211214' +
      '313121' +
      '112133' +
      '112133' +
      '123221' +
      '223211' +
      '221132' +
      '131321' +
      '311321' +
      '2331112',
    79,
    123,
    90,
    'Code 128 holds Latin letters without accents, digits and common signs here.',
    true,
  ])
})
