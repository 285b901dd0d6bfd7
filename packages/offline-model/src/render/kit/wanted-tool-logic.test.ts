import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

describe('the logic of tools that people ask for first', () => {
  it('PDF pages are copied with what they need, in any order, and read as before', async () => {
    const told = await runKitLogic(`
      import { joinSheets } from './join-pdf.ts'
      import { openSheets } from './pdf-pages.ts'
      import { readPdf } from './read-pdf.ts'
      const encode = (text) => new TextEncoder().encode(text)
      const page = (id, text) => {
        const content = 'BT /F1 12 Tf 72 720 Td (' + text + ') Tj ET'
        return id + ' 0 obj<</Type/Page/Parent 2 0 R/Contents ' + (id + 1) + ' 0 R/Annots[<</Type/Annot/Subtype/Link/Dest[5 0 R/Fit]/T(a \\\\(b\\\\))>>]>>endobj ' +
          (id + 1) + ' 0 obj<</Length ' + content.length + '>>stream\\n' + content + '\\nendstream endobj\\n'
      }
      const file = encode('%PDF-1.4\\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 3/MediaBox[0 0 612 792]' +
        '/Resources<</Font<</F1 9 0 R>>>>/Kids[3 0 R 5 0 R 7 0 R]>>endobj ' + page(3, 'one') + page(5, 'two') + page(7, 'three') +
        '9 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica#20Neue>>endobj trailer<</Root 1 0 R>>')
      const sheets = await openSheets(file)
      const other = await openSheets(file)
      const joined = joinSheets([sheets[2], sheets[0], other[1]])
      const text = new TextDecoder('latin1').decode(joined)
      const start = Number(/startxref\\n(\\d+)/.exec(text)[1])
      const places = [...text.slice(start).matchAll(/(\\d{10}) 00000 n/g)].map(([, place], at) => text.slice(Number(place)).startsWith(at + 1 + ' 0 obj'))
      console.log(JSON.stringify([
        sheets.length, await readPdf(joined), (await openSheets(joined)).length,
        places.every(Boolean), text.slice(start, start + 4),
        text.split('Helvetica#20Neue').length - 1, (text.match(/MediaBox/g) ?? []).length, text.includes('null /Fit'),
      ]))
    `)
    expect(told).toEqual([3, ['three', 'one', 'two'], 3, true, 'xref', 2, 3, true])
  })

  it('pages are named as ranges, also backwards, and what is not there is refused in words', async () => {
    const told = await runKitLogic(`
      import { readPageRanges } from './page-ranges.ts'
      console.log(JSON.stringify([readPageRanges('1-3, 5', 8), readPageRanges('3-1', 8), readPageRanges('9', 8), readPageRanges('x', 8), readPageRanges('', 8)]))
    `)
    expect(told).toEqual([
      { ranges: [[0, 1, 2], [4]] },
      { ranges: [[2, 1, 0]] },
      { problem: 'This file has the pages 1 to 8.' },
      { problem: '“x” names no pages. Write them as 1-3, 5.' },
      { problem: 'Write which pages, such as 1-3, 5.' },
    ])
  })

  it('Morse is written and read, says what has no code, and sounds in its measure', async () => {
    const told = await runKitLogic(`
      import { dotSeconds, fromMorse, isMorse, morseCodes, toMorse, tonesOf } from './morse.ts'
      const whole = [...morseCodes.keys()].join('')
      const paris = tonesOf(toMorse('paris').code).at(-1)
      console.log(JSON.stringify([
        toMorse('SOS, Élan'), toMorse('50 €').unknown, fromMorse('... --- ... / .'), fromMorse('•–  ........'),
        fromMorse(toMorse(whole).code) === whole.toUpperCase(),
        [isMorse('.- / -'), isMorse('well-known.'), isMorse('')],
        tonesOf('. - / .').map(({ start, length }) => [start, length]), paris.start + paris.length, dotSeconds(12),
      ]))
    `)
    expect(told).toEqual([
      { code: '... --- ... --..-- / . .-.. .- -.', unknown: [] },
      ['€'],
      'SOS E',
      'A?',
      true,
      [true, false, false],
      [
        [0, 1],
        [4, 3],
        [14, 1],
      ],
      43,
      0.1,
    ])
  })

  it('a palette keeps what is locked, renews the rest, and is written as CSS', async () => {
    const told = await runKitLogic(`
      import { createPalette, renewPalette, writeCss } from './palette-maker.ts'
      const before = createPalette(5).map((hex, at) => ({ hex, isLocked: at === 1 }))
      const after = renewPalette(before, 'Triadic')
      console.log(JSON.stringify([
        after[1].hex === before[1].hex, after.filter(({ hex }, at) => hex !== before[at].hex).length >= 3,
        createPalette(8).every((hex) => /^#[0-9a-f]{6}$/.test(hex)), writeCss([{ hex: '#112233', isLocked: false }]),
      ]))
    `)
    expect(told).toEqual([true, true, true, ':root {\n  --color-1: #112233;\n}\n'])
  })

  it('countdowns stand in the order in which they come, those that are over at the end', async () => {
    const told = await runKitLogic(`
      import { daysSince, firstCountdowns, sortCountdowns } from './countdown-list.ts'
      const now = new Date('2026-03-10T12:00').getTime()
      const list = ['2026-03-01T12:00', '2026-12-01T00:00', '2026-03-11T00:00', '2026-03-09T12:00'].map((moment) => ({ id: moment, name: '', moment }))
      console.log(JSON.stringify([
        sortCountdowns(list, now).map(({ moment }) => moment.slice(5, 10)), daysSince('2026-03-01T12:00', now),
        firstCountdowns(new Date(now)).every(({ moment }) => new Date(moment).getTime() > now),
      ]))
    `)
    expect(told).toEqual([['03-11', '12-01', '03-09', '03-01'], 9, true])
  })

  it('a code leads to the first page of an app, with or without a hash', async () => {
    const told = await runKitLogic(`
      import { pageAddress } from './page-address.ts'
      console.log(JSON.stringify([
        pageAddress('https://menu.example.com/qr-code?x=1'), pageAddress('https://example.com/menu/index.html#/qr-code'),
      ]))
    `)
    expect(told).toEqual(['https://menu.example.com/', 'https://example.com/menu/index.html'])
  })
})
