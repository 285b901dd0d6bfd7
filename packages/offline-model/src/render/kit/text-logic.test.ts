import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a text is counted by words, sentences and paragraphs, in scripts with and without spaces', async () => {
  const found = await runKitLogic(`
    import { countText, frequentWords, writeSeconds } from './text-figures.ts'
    const { words, characters, withoutSpaces, sentences, paragraphs } = countText("Dr. Wu doesn't walk 3.5 miles. She runs!\\n\\nWell-known? Yes.")
    console.log(JSON.stringify([{ words, characters, withoutSpaces, sentences, paragraphs }, countText('').words, countText('我们在家。你好！').words, countText('我们在家。你好！').sentences, frequentWords('The bee and the Bee see a tree'), writeSeconds(125)]))
  `)
  expect(found).toEqual([
    { words: 11, characters: 58, withoutSpaces: 48, sentences: 4, paragraphs: 2 },
    0,
    6,
    2,
    [
      { word: 'bee', count: 2 },
      { word: 'see', count: 1 },
      { word: 'tree', count: 1 },
    ],
    '2 min 5 s',
  ])
})

it('a summary holds as many sentences as asked for, in their own order, about what the text is about', async () => {
  const found = await runKitLogic(`
    import { summarizeText } from './summarize-text.ts'
    const text = 'Tea is a drink made of leaves. My uncle was late. Green tea leaves and black tea leaves are leaves of one plant. It rained. Hot water takes the taste out of tea leaves.'
    const { sentences, keyWords } = summarizeText(text, 2)
    console.log(JSON.stringify([sentences.filter(({ isKept }) => isKept).map((each) => each.text), keyWords.slice(0, 2), summarizeText('', 3)]))
  `)
  expect(found).toEqual([
    ['Tea is a drink made of leaves.', 'Hot water takes the taste out of tea leaves.'],
    [
      { word: 'leaves', count: 5 },
      { word: 'tea', count: 4 },
    ],
    { sentences: [], keyWords: [] },
  ])
})

it('reviews are judged by their words, turned around by a negation', async () => {
  const found = await runKitLogic(`
    import { countSentiments, judgeSentiment } from './judge-sentiment.ts'
    import { readReviewFile } from './read-review-file.ts'
    import { spokenReviews } from './spoken-reviews.ts'
    const judge = (text) => judgeSentiment(text).sentiment
    const marked = judgeSentiment('Not a good lamp, but lovely.').parts.filter(({ weight }) => weight !== 0).map(({ text, weight }) => text + (weight > 0 ? '+' : '-'))
    console.log(JSON.stringify([
      ['I love it', 'This is not good', 'It never fails', 'Arrived on Monday', 'Very slow and rude', "I don't like it"].map(judge), marked,
      judgeSentiment('very good').score > judgeSentiment('good').score,
      spokenReviews.split('\\n').map(judge).join(' '),
      countSentiments([judgeSentiment('good'), judgeSentiment('bad')]),
      readReviewFile('id;review;stars\\n1;"Nice; really";5\\n2;Bad;1'), readReviewFile('Ann,I was glad to come\\nBo,So was I'),
    ]))
  `)
  expect(found).toEqual([
    ['Positive', 'Negative', 'Positive', 'Neutral', 'Negative', 'Negative'],
    ['good-', 'lovely+'],
    true,
    'Positive Negative Neutral Positive Neutral Negative Positive Neutral Negative Positive',
    {
      counts: [
        { label: 'Positive', value: 1 },
        { label: 'Neutral', value: 0 },
        { label: 'Negative', value: 1 },
      ],
      mean: 0,
    },
    ['Nice; really', 'Bad'],
    ['I was glad to come', 'So was I'],
  ])
})
