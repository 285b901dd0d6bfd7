import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('scripts are made smaller and do the same', async () => {
  const source = String.raw`// one
const a = 1 ;  const b = a + +1  /* two */
const text = "it's // kept"; const rule = /["'\/ ]+/gi
const shown = \`x \${ a ? \`in \${ b }\` : '}' } // kept\`
let i = 0
i
++i
function add ( one , two ) {
  return one + two
}
out.push( add(i, b), text, shown, 'a / b'.replace(/ \/ /g, '-'), rule.source, 8 / 2 / 2 )
`
    .replaceAll('\\`', '`')
    .replaceAll('\\$', '$')
  const result = await runKitLogic(`
    import { minifyScript } from './minify-script.ts'
    const source = ${JSON.stringify(source)}
    const small = minifyScript(source)
    const run = (code) => { const out = []; new Function('out', code)(out); return out }
    console.log(JSON.stringify({ before: run(source), after: run(small), isSmaller: small.length < source.length * 0.85, comments: /one|two \\*/.test(small) && small.includes('// one') }))
  `)
  expect(result).toMatchObject({ isSmaller: true, comments: false })
  expect(result).toHaveProperty('after', Object(result).before)
})

it('style sheets keep what stands in quotes and what a space means', async () => {
  const small = await runKitLogic(`
    import { minifyStyle } from './minify-style.ts'
    console.log(JSON.stringify(minifyStyle('/* a */ a :hover , b { color : #ffffff ; margin: 0px 0px ; content: "a /* b */ ;  c" ; width: calc(1px + 2px) ; }')))
  `)
  expect(small).toBe('a :hover,b{color:#fff;margin:0 0;content:"a /* b */ ;  c";width:calc(1px + 2px)}')
})

it('files are merged by kind in their order and named after their content', async () => {
  const result = await runKitLogic(`
    import { bundleCode } from './bundle-code.ts'
    import { writeWorker } from './cache-files.ts'
    const file = (name, text) => ({ id: name, name, kind: name.endsWith('css') ? 'css' : 'js', text })
    const files = [file('b.css', 'b{}'), file('a.js', 'a()'), file('a.css', '@import "x.css"; a{}'), file('b.js', 'b()')]
    const make = (own) => bundleCode(own, { isMerged: true, isCompressed: true })
    const bundles = make(files)
    console.log(JSON.stringify({
      texts: bundles.map(({ text }) => text),
      isSame: make(files)[0].name === bundles[0].name,
      isOther: make([...files, file('c.css', 'c{d:e}')])[0].name !== bundles[0].name,
      worker: bundles.every(({ name }) => writeWorker(bundles).includes(name)),
      apart: bundleCode(files, { isMerged: false, isCompressed: false }).length,
    }))
  `)
  expect(result).toEqual({
    texts: ['@import "x.css";b{}a{}', 'a();b()'],
    isSame: true,
    isOther: true,
    worker: true,
    apart: 4,
  })
})

it('every row of a table is a code of its chosen details', async () => {
  const rows = await runKitLogic(`
    import { rowsOfCodes } from './code-rows.ts'
    const cells = [['Name', 'Room', 'Note'], ['Ada', '1', 'x'], ['', '', 'only a note'], ['Bob', '2', 'y'.repeat(3_000)]]
    const read = (columns, isNamed) => rowsOfCodes(cells, { hasHeadings: true, columns, label: 0, isNamed }).map(({ label, text, problem }) => [label, text.slice(0, 20), problem !== undefined])
    console.log(JSON.stringify([read([0, 1], true), read([1, 2], false)]))
  `)
  expect(rows).toEqual([
    [
      ['Ada', 'Name: Ada\nRoom: 1', false],
      ['Bob', 'Name: Bob\nRoom: 2', false],
    ],
    [
      ['Ada', '1\nx', false],
      ['Row 3', 'only a note', false],
      ['Bob', `2\n${'y'.repeat(18)}`, true],
    ],
  ])
})

it('pictures are compared point by point, and their lines within a few points', async () => {
  const result = await runKitLogic(`
    import { comparePictures } from './compare-pictures.ts'
    const size = 20
    const picture = (isDark) => {
      const data = new Uint8ClampedArray(size * size * 4)
      for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) data.fill(isDark(x, y) ? 0 : 255, (y * size + x) * 4, (y * size + x) * 4 + 3)
      return { width: size, height: size, data }
    }
    const square = picture((x, y) => x > 5 && x < 14 && y > 5 && y < 14)
    const moved = picture((x, y) => x > 6 && x < 15 && y > 5 && y < 14)
    const empty = picture(() => false)
    const read = (other) => { const { alike, edges, distance } = comparePictures(square, other, 10); return [alike, Math.round(edges), distance] }
    console.log(JSON.stringify([read(square), read(moved), read(empty)]))
  `)
  expect(result).toEqual([
    [100, 100, 0],
    [96, 100, 4],
    [84, 0, 16],
  ])
})
