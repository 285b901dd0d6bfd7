import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('Chinese is converted word by word, in both directions', async () => {
  const converted = await runKitLogic(`
    import { isTraditional, toSimplified, toTraditional } from './convert-chinese.ts'
    const text = '皇后的头发干了，后来吃面条。一只手表的复杂关系'
    console.log(JSON.stringify([toTraditional(text), toSimplified(toTraditional(text)) === text, isTraditional(text), isTraditional(toTraditional(text))]))
  `)
  expect(converted).toEqual(['皇后的頭髮乾了，後來吃麵條。一隻手錶的複雜關係', true, false, true])
})

it('Chinese is divided into words, and words of one’s own stay whole', async () => {
  const divided = await runKitLogic(`
    import { countWords, segmentWords } from './segment-words.ts'
    const text = '北京大学研究所，北京'
    console.log(JSON.stringify([
      segmentWords(text, 'Exact', []),
      segmentWords(text, 'Exact', ['北京大学']),
      segmentWords(text, 'For search', []),
      segmentWords('学习!', 'Single characters', []),
      countWords(segmentWords(text, 'Exact', []))[0],
    ]))
  `)
  expect(divided).toEqual([
    ['北京', '大学', '研究所', '北京'],
    ['北京大学', '研究所', '北京'],
    ['北京', '大学', '研究', '研究所', '北京'],
    ['学', '习'],
    { word: '北京', count: 2 },
  ])
})

it('files in several encodings are read, and GBK is written', async () => {
  const read = await runKitLogic(`
    import { decodeText, encodeGbk } from './text-encodings.ts'
    const gbk = Uint8Array.of(0xd6, 0xd0, 0xb9, 0xfa)
    const written = encodeGbk('中国a\\u{1F600}')
    console.log(JSON.stringify([decodeText(gbk, 'Automatic'), decodeText(new TextEncoder().encode('中国'), 'Automatic').encoding, decodeText(gbk, 'UTF-8').text.includes('\\uFFFD'), [...written.bytes], written.lost]))
  `)
  expect(read).toEqual([
    { text: '中国', encoding: 'GBK' },
    'UTF-8',
    true,
    [0xd6, 0xd0, 0xb9, 0xfa, 0x61, 0x3f],
    1,
  ])
})

it('emoji become words and words emoji', async () => {
  const converted = await runKitLogic(`
    import { hasEmoji, readEmoji, writeEmoji } from './emoji-text.ts'
    console.log(JSON.stringify([
      writeEmoji('Dogs love :fire: and ice cream', true),
      writeEmoji('a cat', false),
      readEmoji('I\\u2764\\uFE0F\\u2615', false),
      readEmoji('\\u{1F44D}\\u{1F3FD}!', true),
      readEmoji('\\u{1F9FF}', false),
      [hasEmoji('12 #'), hasEmoji('\\u2615')],
    ]))
  `)
  expect(converted).toEqual([
    '\u{1F436} \u2764\uFE0F \u{1F525} and \u{1F366}',
    'a cat \u{1F431}',
    'I love coffee',
    ':good:!',
    '\u{1F9FF}',
    [false, true],
  ])
})
