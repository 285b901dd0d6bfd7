import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it.each([
  ['unit converter', 'unitConverter'],
  ['A converter of measurements where people convert between units of length and weight.', 'unitConverter'],
  [
    'Please implement a unit conversion website. Users can pick a category, enter a value, swap both units and view the result. Use ivory for the background and teal for components.',
    'unitConverter',
  ],
  ['currency calculator', 'currencyConverter'],
  ['converts dollars into euros', 'currencyConverter'],
  [
    'Please implement a website to convert currencies. Users can enter an amount, swap the currencies and see a chart of the rate. Use white for the background and navy for components.',
    'currencyConverter',
  ],
  ['age calculator', 'dateCalculator'],
  ['A page that counts the days between two dates.', 'dateCalculator'],
  ['character counter', 'wordCounter'],
  ['Make a website that counts words, sentences and paragraphs, with the reading time.', 'wordCounter'],
  ['article summarizer', 'textSummarizer'],
  [
    'Please implement a text summary website. Users can paste a text, choose the number of sentences, and copy the summary. Use white for the background and olive for components.',
    'textSummarizer',
  ],
  ['review sentiment analyzer', 'sentimentTable'],
  ['image resizer', 'imageTool'],
  ['A page that converts pictures to WebP', 'imageTool'],
  [
    'Please implement a photo compression website. Users can upload several photos, set the quality and the width, compare the sizes before and after, and download all as a ZIP. Use snow for the background and purple for components.',
    'imageTool',
  ],
  ['cron generator', 'cronBuilder'],
  ['logic calculator', 'truthTable'],
  ['A website that makes truth tables. Students write formulas and see all rows.', 'truthTable'],
  [
    'Please implement a matrix multiplication website. Users can fill in two matrices, multiply them, and see the determinant. Use white for the background and green for components.',
    'matrixCalculator',
  ],
  ['A fractions calculator with mixed numbers', 'fractionCalculator'],
  [
    'Please implement a dummy text generator. Users can choose the number of paragraphs, sentences or words, and copy the text. Use white for the background and gray for components.',
    'loremIpsum',
  ],
  ['roman numeral translator', 'romanNumerals'],
  [
    'Please implement a cron expression editor. Users can choose the fields, read the schedule in words, see the next runs and paste expressions. Use white for the background and indigo for components.',
    'cronBuilder',
  ],
  [
    'Please implement a website for sentiment analysis of reviews. Users can upload a CSV file, view a chart of positive and negative reviews, and filter them. Use azure for the background and navy for components.',
    'sentimentTable',
  ],
])('a request about one thing to work out is that tool: %s', (request, gadget) => {
  const { kind, screens, entities, notUnderstood } = understand(request)
  expect(kind).toBe('tool')
  expect(
    screens.map(({ path, sections }) => [path, ...sections.map((each) => 'gadget' in each && each.gadget)]),
  ).toEqual([['/', gadget]])
  expect(entities).toEqual([])
  expect(notUnderstood).toEqual([])
})

it.each([
  ['A unit converter for the kitchen', 'Cooking'],
  ['temperature converter', 'Celsius → Fahrenheit'],
  ['A pressure converter', 'Pressure'],
  ['A calculator for the days between two dates', 'Between'],
])('a tool opens with what the request names: %s', (request, opening) => {
  expect(understand(request).screens[0]?.sections[0]).toMatchObject({ type: 'gadget', opening })
})

it.each([
  'A website for a bank with accounts, loans and a currency converter',
  'A travel website with destinations, hotels and a currency converter',
  'A recipe website with recipes, ratings and a unit converter',
  'A news site with articles, summaries of them and comments',
  'A shop with products, reviews and sentiment analysis',
  'A photography portfolio with galleries and compressed images',
  'A server dashboard with cron jobs, logs and alerts',
  'A dating app where people see the age of others and how many days ago they were there',
])('what has such a tool beside other things stays what it is: %s', (request) => {
  const types = understand(request).screens.flatMap(({ sections }) => sections.map(({ type }) => type))
  expect(types).not.toContain('gadget')
})
