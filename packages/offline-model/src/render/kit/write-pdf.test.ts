import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('pictures become the pages of a PDF, whose objects stand where its index says', async () => {
  const read = await runKitLogic(`
    import { openPdf } from './pdf-file.ts'
    import { writePdf } from './write-pdf.ts'
    const picture = (width, height) => ({ bytes: Uint8Array.of(0xff, 0xd8, 1, 2, 0xff, 0xd9), width, height })
    const bytes = new Uint8Array(await writePdf([picture(100, 200), picture(300, 100)]).arrayBuffer())
    const text = Buffer.from(bytes).toString('latin1')
    const index = text.slice(Number(/startxref\\n(\\d+)/.exec(text)[1]))
    const places = [...index.matchAll(/(\\d{10}) 00000 n/g)].map(([, place]) => Number(place))
    const file = await openPdf(bytes)
    console.log(JSON.stringify([places.every((place, at) => text.slice(place).startsWith((at + 1) + ' 0 obj')), places.length, file.all().map(({ value }) => file.dictionary(value).get('Type')?.value ?? ''), file.all()[5].stream?.length]))
  `)
  expect(read).toEqual([true, 8, ['Catalog', 'Pages', 'Page', '', 'XObject', 'Page', '', 'XObject'], null])
})

it('a tune is drawn note by note', async () => {
  const drawn = await runKitLogic(`
    import { drawScore } from './draw-score.ts'
    import { melodies } from './melodies.ts'
    console.log(JSON.stringify(melodies.map((melody) => (drawScore(melody).match(/<ellipse/g) ?? []).length - melody.notes.split(' ').filter((part) => part !== '|').length)))
  `)
  expect(drawn).toEqual(Array(8).fill(0))
})
