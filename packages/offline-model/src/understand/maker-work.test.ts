import { expect, it } from 'vitest'
import { limitToFramework } from '../render/components/limit-to-framework.ts'
import { understand } from './understand.ts'

it.each([
  ['chartMaker', 'a chart builder'],
  ['chartMaker', 'A site that turns CSV files into charts.'],
  [
    'chartMaker',
    'Build a graph maker website. People can paste a table, choose the type and the columns, set a title and download the graph as PNG. Use honeydew for the background and dark green for components.',
  ],
  [
    'chartMaker',
    'Build a data visualization website. People can upload a table, choose the chart type and see a live chart. Use white for the background and blue for components.',
  ],
  ['ganttPlanner', 'gantt chart maker'],
  ['ganttPlanner', 'A tool that draws Gantt charts for small projects.'],
  [
    'ganttPlanner',
    'Build a Gantt chart website. Planners can add tasks with start and end dates, set their progress, drag the bars and see dependencies. Use white for the background and indigo for components.',
  ],
  ['mindMapMaker', 'mind mapping tool'],
  ['mindMapMaker', 'A page where one draws mind maps.'],
  [
    'mindMapMaker',
    'Build a mind map website. People can add ideas, connect nodes, rename them, move them and export the map as SVG. Use ivory for the background and teal for components.',
  ],
  ['gradientMaker', 'css gradient maker'],
  ['gradientMaker', 'A page for making color gradients.'],
  [
    'gradientMaker',
    'Build a gradient editor website. Designers can add color stops, switch between linear and radial, turn the angle and copy the code. Use linen for the background and maroon for components.',
  ],
  ['memeMaker', 'a meme maker'],
  [
    'memeMaker',
    'Build a meme creator website. People can choose a photo, write captions at the top and bottom, set the font size and save the meme. Use mint cream for the background and purple for components.',
  ],
  ['sortingVisualizer', 'sorting algorithm animation'],
  [
    'sortingVisualizer',
    'Build a sorting visualizer website. Learners can choose an algorithm, change the speed, shuffle the bars, pause and see the comparisons. Use white for the background and navy for components.',
  ],
  ['voiceRecorder', 'sound recorder'],
  [
    'voiceRecorder',
    'Build a voice memo website. People can record with the microphone, listen to their recordings, rename and delete them. Use lavender for the background and dark violet for components.',
  ],
  ['quizMaker', 'a quiz builder'],
  [
    'quizMaker',
    'Build a quiz creator website. People can write questions with several choices, mark the right answer, take the quiz and see their score. Use azure for the background and steel blue for components.',
  ],
  ['barcodeMaker', 'bar code maker'],
  [
    'barcodeMaker',
    'Build a barcode creator website. People can choose EAN-13 or UPC-A, type the digits, see the check digit and download an SVG. Use white for the background and black for components.',
  ],
  ['faviconMaker', 'favicon creator'],
  [
    'faviconMaker',
    'Build a favicon generator website. People can type a letter or an emoji, choose colors and a shape, preview the sizes and copy the HTML. Use seashell for the background and coral for components.',
  ],
  ['stickyBoard', 'sticky note wall'],
  [
    'stickyBoard',
    'Build a sticky notes website. People can write notes, change their colors, drag them around and delete them. Use cornsilk for the background and dark orange for components.',
  ],
  [
    'stickyBoard',
    'Build an online whiteboard website. People can add sticky notes, edit them and move them. Use white for the background and gold for components.',
  ],
  ['periodicTable', 'an interactive periodic table'],
  [
    'periodicTable',
    'Build a periodic table website. Learners can search elements, filter by category and view the details of each element. Use alice blue for the background and dark cyan for components.',
  ],
])('a request about a tool that makes, draws or shows one thing is a %s: %s', (gadget, request) => {
  const { kind, screens, entities, notUnderstood } = understand(request)
  expect(kind).toBe('tool')
  expect(
    screens.map(({ path, sections }) => [path, ...sections.map((each) => 'gadget' in each && each.gadget)]),
  ).toEqual([['/', gadget]])
  expect(entities).toEqual([])
  expect(notUnderstood).toEqual([])
})

it.each([
  'A bank with a loan calculator, charts of its rates and a contact form.',
  'A blog about sorting algorithms and periodic tables with comments.',
  'A project management system with tasks, a Gantt chart, time sheets and invoices.',
  'A chemistry school with courses, teachers and a periodic table.',
  'A community where people post memes, like them and comment.',
  'A warehouse system with stock, suppliers and barcodes.',
  'A podcast website with episodes and voice recordings of guests.',
  'A construction management system with tasks, costs and Gantt charts.',
  'A wedding planner with a seating chart maker, guests and a budget.',
  'A study app that makes mind maps, flashcards and quizzes.',
  'A learning platform with video lessons, quizzes and certificates.',
])('a site that has such a thing among others is no gadget: %s', (request) => {
  const gadgets = understand(request).screens.flatMap(({ sections }) =>
    sections.filter(({ type }) => type === 'gadget'),
  )
  expect(gadgets).toEqual([])
})

it('what such a tool cannot do is said in a sentence', () => {
  expect(understand('quiz maker').simulated).toContain(
    'A quiz is shared as a file. A link for others, and their results here, need a server.',
  )
})

it('in Vue and Svelte such a tool is named among what is missing', () => {
  const { notUnderstood } = limitToFramework({ ...understand('gantt chart'), framework: 'vue' })
  expect(notUnderstood).toEqual(['Gadget: not written in Vue yet, only in React.'])
})
