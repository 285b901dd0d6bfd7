import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a document becomes a Word file and comes back from one', async () => {
  const read = await runKitLogic(`
    import { readWord, writeWord } from './word-file.ts'
    import { readZip } from './zip.ts'
    const run = (text, facts = {}) => ({ text, isBold: false, isItalic: false, isUnderlined: false, font: 'Arial', points: 12, colour: '112233', ...facts })
    const file = writeWord([
      { style: 'Heading2', align: 'center', runs: [run('Title & more')] },
      { style: 'Normal', align: 'start', runs: [run('plain '), run('bold', { isBold: true, isItalic: true }), { picture: 'data:image/png;base64,AAEC', width: 10, height: 5 }] },
      { style: 'Bullet', align: 'start', runs: [run('one')] },
      { style: 'Bullet', align: 'start', runs: [run('two')] },
    ], 1.5)
    const parts = await readZip(await file.arrayBuffer(), () => true)
    const xml = parts.get('word/document.xml')
    console.log(JSON.stringify([await readWord(file), [...parts.keys()], xml.includes('w:line="360"'), xml.includes('cx="95250"'), xml.includes('r:embed="p1"') && parts.get('word/_rels/document.xml.rels').includes('media/picture1.png')]))
  `)
  expect(read).toEqual([
    '<h2 style="text-align:center">Title &amp; more</h2><p>plain <i><b>bold</b></i></p><ul><li>one</li><li>two</li></ul>',
    [
      '[Content_Types].xml',
      '_rels/.rels',
      'word/document.xml',
      'word/_rels/document.xml.rels',
      'word/styles.xml',
      'word/numbering.xml',
      'word/media/picture1.png',
    ],
    true,
    true,
    true,
  ])
})
