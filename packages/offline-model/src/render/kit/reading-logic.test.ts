import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a PDF is read page by page, with packed streams and codes of its own', async () => {
  const pages = await runKitLogic(`
    import { deflateSync } from 'node:zlib'
    import { readPdf } from './read-pdf.ts'
    import { samplePdf } from './sample-pdf.ts'
    const latin = (text) => Buffer.from(text, 'latin1')
    const stream = (text) => { const body = deflateSync(latin(text)); return Buffer.concat([latin('<</Filter/FlateDecode/Length ' + body.length + '>>stream\\n'), body, latin('\\nendstream')]) }
    const objects = [
      latin('<</Type/Catalog/Pages 2 0 R>>'),
      latin('<</Type/Pages/Kids[3 0 R 4 0 R]/Resources<</Font<</A 7 0 R/B 8 0 R>>>>>>'),
      latin('<</Type/Page/Contents[5 0 R]>>'),
      latin('<</Type/Page/Contents 6 0 R>>'),
      stream('BT /A 10 Tf 1 0 0 1 50 700 Tm [(Un)-20(der)-400(way)] TJ 0 -12 Td (a \\\\(b\\\\) \\\\344) Tj ET'),
      stream('q .5 0 0 -.5 0 800 cm BT /B 20 Tf 1 0 0 -1 10 50 Tm <00010002> Tj ET Q'),
      latin('<</Type/Font/Subtype/TrueType/FirstChar 32/Widths[250]>>'),
      latin('<</Type/Font/Subtype/Type0/ToUnicode 9 0 R/DescendantFonts[<</DW 600>>]>>'),
      stream('1 beginbfrange <0001> <0002> <4E2D> endbfrange'),
    ]
    const file = Buffer.concat([latin('%PDF-1.5\\n'), ...objects.flatMap((object, at) => [latin((at + 1) + ' 0 obj\\n'), object, latin('\\nendobj\\n')]), latin('trailer<</Root 1 0 R>>')])
    const refused = []
    for (const text of ['hello', '%PDF-1.4 trailer<</Encrypt 4 0 R>>']) await readPdf(new Uint8Array(latin(text))).catch((error) => refused.push(error.message))
    console.log(JSON.stringify([await readPdf(new Uint8Array(file)), (await readPdf(new Uint8Array(await samplePdf().arrayBuffer())))[0].split('\\n')[0], refused]))
  `)
  expect(pages).toEqual([
    ['Under way\na (b) ä', '\u4E2D\u4E2E'],
    'Minutes of the meeting',
    ['This is not a PDF file.', 'This PDF file is locked with a password. Save it without one first.'],
  ])
})

it('print is read letter by letter, in lines and words', async () => {
  const read = await runKitLogic(`
    import { findInk } from './ink.ts'
    import { readShape } from './letter-shapes.ts'
    import { readPrint } from './read-print.ts'
    const shapes = { L: '#..,#..,#..,#..,###', T: '###,.#.,.#.,.#.,.#.', H: '#.#,#.#,###,#.#,#.#', i: '.,#,.,#,#,#' }
    const size = 6
    const rows = (letter) => shapes[letter].split(',')
    const picture = (lines, isDark) => {
      const width = 400, height = lines.length * 60 + 30
      const data = new Uint8ClampedArray(width * height * 4).fill(isDark ? 20 : 240)
      lines.forEach((line, index) => { let x = 12; for (const letter of line) { if (letter === ' ') { x += 24; continue } const own = rows(letter); own.forEach((row, r) => [...row].forEach((cell, c) => { if (cell === '#') for (let dy = 0; dy < size; dy++) for (let dx = 0; dx < size; dx++) data.fill(isDark ? 230 : 10, ((index * 60 + 50 - (own.length - r) * size + dy) * width + x + c * size + dx) * 4, ((index * 60 + 50 - (own.length - r) * size + dy) * width + x + c * size + dx) * 4 + 3) })); x += own[0].length * size + 5 } })
      return findInk({ width, height, data })
    }
    const known = Object.keys(shapes).map((letter) => { const own = rows(letter); const first = own.findIndex((row) => row.includes('#')); return { letter, ...readShape(picture([letter], false), { left: 12, right: 12 + own[0].length * size, top: 50 - (own.length - first) * size, bottom: 50 }, { baseline: 50, capital: 30 }) } })
    console.log(JSON.stringify([readPrint(picture(['HiLT THL', 'LLTH'], false), known).text, readPrint(picture(['TH'], true), known).text]))
  `)
  expect(read).toEqual(['HiLT THL\nLLTH', 'TH'])
})

it('letters that look alike are told apart by their neighbours', async () => {
  const told = await runKitLogic(`
    import { correctPrint } from './correct-print.ts'
    console.log(JSON.stringify(['CaII 555-O142 at 18:O0', 'PIease ls it Iazy!', 'ABlJK, Is it 1ong?', 'Italy lives in the Inn'].map(correctPrint)))
  `)
  expect(told).toEqual([
    'Call 555-0142 at 18:00',
    'Please Is it lazy!',
    'ABIJK, Is it long?',
    'Italy lives in the Inn',
  ])
})

it('a text that was read is tidied, and its language is guessed', async () => {
  const told = await runKitLogic(`
    import { tidyWays } from './tidy-text.ts'
    import { guessLanguage } from './guess-language.ts'
    const join = tidyWays[0].tidy
    console.log(JSON.stringify([join('It was a manu-\\nal of two\\nlines.\\n\\nNext.'), ['Das ist nicht der Weg', 'Le chat est sur la table', '我们在图书馆', 'Это не тот путь', '12'].map(guessLanguage)]))
  `)
  expect(told).toEqual([
    'It was a manual of two lines.\n\nNext.',
    ['German', 'French', 'Chinese', 'Russian', 'Unknown'],
  ])
})
