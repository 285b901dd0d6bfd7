import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a pasted table is drawn by its columns of numbers, however they are written', async () => {
  const found = await runKitLogic(`
    import { chooseColumns, findChartProblem, firstChart, pointsOf, readNumber, readTableText, writeChartCsv } from './chart-table.ts'
    import { writeChartPicture } from './chart-picture.ts'
    const table = readTableText('City;Sun;Rain;Note\\nRome;1,5;20 %;dry\\n"Oslo; old";;30;')
    const wish = { ...firstChart, ...chooseColumns(table) }
    const picture = writeChartPicture({ title: 'Sun & rain', drawing: '<svg/>', width: 300, height: 200, legend: [{ label: '<Sun>', colour: 'red' }], colours: { ground: 'white', ink: 'black' } })
    console.log(JSON.stringify({
      numbers: ['1,200', '1,200.5', '1.200,5', '-3', '€ 30', '1 000', 'May', '', '1e5'].map((cell) => readNumber(cell) ?? null),
      wish: [wish.label, wish.values], points: pointsOf(table, wish), csv: writeChartCsv(table, wish),
      unnamed: readTableText('a,1\\nb,2').headings,
      problems: [findChartProblem(readTableText(''), wish), findChartProblem(table, { ...wish, values: [] }), findChartProblem(readTableText('a,n\\nb,-2'), { ...wish, kind: 'pie', values: [1] })],
      picture: [picture.includes('Sun &amp; rain'), picture.includes('&lt;Sun&gt;'), picture.includes('height="294"')],
    }))`)
  expect(found).toEqual({
    numbers: [1200, 1200.5, 1200.5, -3, 30, 1000, null, null, null],
    wish: [0, [1, 2]],
    points: [
      { label: 'Rome', values: [1.5, 20] },
      { label: 'Oslo; old', values: [null, 30] },
    ],
    csv: 'City,Sun,Rain\r\nRome,"1,5",20 %\r\nOslo; old,,30',
    unnamed: ['Column 1', 'Column 2'],
    problems: [
      'Paste a table with a line of headings, or open a CSV file.',
      'Choose a column of numbers to draw.',
      'A pie has no pieces below zero. Choose another type for this column.',
    ],
    picture: [true, true, true],
  })
})

it('a task that begins before what it depends on ends is marked, and no task waits for itself', async () => {
  const found = await runKitLogic(`
    import { findClashes, findTaskProblem, moveTask, rangeOf, removeTask, stretchTask } from './gantt-plan.ts'
    const task = (id, start, end, after) => ({ id, name: 'Task ' + id, start, end, progress: 0, after })
    const tasks = [task(1, '2026-03-27', '2026-03-30', null), task(2, '2026-03-30', '2026-04-01', 1), task(3, '2026-04-02', '2026-04-03', 2)]
    console.log(JSON.stringify([
      [...findClashes(tasks)], [...findClashes([tasks[0], moveTask(tasks[1], 1)])],
      [moveTask(tasks[0], 2).end, stretchTask(tasks[0], -9).end],
      removeTask(tasks, 1).map(({ after }) => after),
      [findTaskProblem(tasks, { ...tasks[0], after: 3 }), findTaskProblem(tasks, { ...tasks[0], end: '2026-03-01' }), findTaskProblem(tasks, tasks[1]) ?? null],
      rangeOf(tasks, '2026-03-28'),
    ]))`)
  expect(found).toEqual([
    [2],
    [],
    ['2026-04-01', '2026-03-27'],
    [null, 2],
    ['These tasks would wait for each other.', 'A task cannot end before it starts.', null],
    { first: 20_535, count: 21 },
  ])
})

it('nodes of a mind map are added beside each other, joined, parted and written as an outline', async () => {
  const found = await runKitLogic(`
    import { addNode, firstMap, moveNode, removeNode, renameNode, toggleLink, writeMapPicture, writeOutline } from './mind-map.ts'
    const added = addNode(firstMap, 3)
    const named = renameNode(added.map, added.id, 'Cake & tea')
    const joined = toggleLink(named, added.id, 4)
    const near = (map) => map.nodes.some((one) => map.nodes.some((other) => one.id < other.id && Math.abs(one.x - other.x) < 100 && Math.abs(one.y - other.y) < 40))
    let full = firstMap
    for (let index = 0; index < 20; index++) full = addNode(full, 1).map
    const colours = { ground: 'white', node: 'teal', ink: 'white', line: 'teal' }
    console.log(JSON.stringify([
      writeOutline(removeNode(named, 2)), joined.links.length - named.links.length, toggleLink(joined, 4, added.id).links.length - named.links.length,
      toggleLink(named, 3, 3).links.length - named.links.length, near(full), moveNode(named, 1, -500, 9999).nodes[0],
      writeMapPicture(named, colours).includes('Cake &amp; tea'),
    ]))`)
  expect(found).toEqual([
    '- Summer party\n  - Food\n    - Cake & tea\n  - Guests\n  - Music\n- Garden\n- If it rains',
    1,
    0,
    0,
    false,
    { id: 1, text: 'Summer party', x: 60, y: 870 },
    true,
  ])
})

it('a gradient is written with its stops in order, and a new stop is mixed into the widest gap', async () => {
  const found = await runKitLogic(`
    import { addStop, drawGradient, turnAround, writeGradient } from './gradient.ts'
    const gradient = { kind: 'linear', angle: 90, stops: [{ id: 1, colour: '#ffffff', place: 100 }, { id: 2, colour: '#000000', place: 20 }, { id: 3, colour: '#ff0000', place: 0 }] }
    console.log(JSON.stringify([writeGradient(gradient), writeGradient({ ...addStop(gradient), kind: 'radial' }), writeGradient(turnAround(gradient)), writeGradient(drawGradient(() => 0))]))`)
  expect(found).toEqual([
    'linear-gradient(90deg, #ff0000 0%, #000000 20%, #ffffff 100%)',
    'radial-gradient(circle, #ff0000 0%, #000000 20%, #808080 60%, #ffffff 100%)',
    'linear-gradient(90deg, #ffffff 0%, #000000 80%, #ff0000 100%)',
    'linear-gradient(0deg, #b31919 0%, #e4913f 50%, #eeee8b 100%)',
  ])
})

it('the words of a meme break into lines and grow smaller until they fit', async () => {
  const found = await runKitLogic(`
    import { fitLines } from './meme-text.ts'
    const measure = (line, size) => line.length * size * 0.6
    const fit = (text) => fitLines(text, { size: 60, width: 400, height: 600 }, measure)
    console.log(JSON.stringify([fit('Short words here'), fit('one\\ntwo').lines, fit('word '.repeat(40)), fit('').lines]))`)
  expect(found).toEqual([
    { lines: ['Short words', 'here'], size: 60 },
    ['one', 'two'],
    { lines: expect.any(Array), size: 22 },
    [],
  ])
})

it('every way of sorting ends in order, counts what it does and shows one comparison at a time', async () => {
  const found = await runKitLogic(`
    import { mixBars, sortingWays, sortSteps } from './sorting.ts'
    const inOrder = (bars) => bars.every((bar, index) => index === 0 || bars[index - 1] <= bar)
    const run = (way, bars) => [...sortSteps(way, bars)]
    console.log(JSON.stringify(sortingWays.map((way) => {
      const steps = run(way, [5, 2, 4, 1, 3])
      const last = steps.at(-1)
      const isSorted = [[], [1], [3, 3, 1, 3], mixBars(60)].every((bars) => { const end = run(way, bars).at(-1); return end.isDone && inOrder(end.bars) && end.bars.length === bars.length })
      const isSlow = steps.every((step, index) => index === 0 || step.comparisons - steps[index - 1].comparisons <= 1)
      return [way, last.bars.join(''), last.comparisons, last.swaps, isSorted, isSlow]
    })))`)
  expect(found).toEqual([
    ['Bubble', '12345', 9, 7, true, true],
    ['Insertion', '12345', 9, 7, true, true],
    ['Selection', '12345', 10, 3, true, true],
    ['Merge', '12345', 8, 12, true, true],
    ['Quick', '12345', expect.any(Number), expect.any(Number), true, true],
  ])
})

it('recordings have names of their own, and files the ending of their sound', async () => {
  const found = await runKitLogic(`
    import { describeMicrophoneProblem, fileNameOf, nextName, writeLength } from './voice-recordings.ts'
    const recordings = [{ name: 'Recording 3' }, { name: 'Song' }]
    console.log(JSON.stringify([nextName(recordings), writeLength(75.4), fileNameOf({ name: 'A/B: c', type: 'audio/webm;codecs=opus' }), fileNameOf({ name: ' ', type: 'audio/mp4' }), describeMicrophoneProblem('NotFoundError')]))`)
  expect(found).toEqual([
    'Recording 4',
    '1:15',
    'A-B- c.webm',
    'recording.m4a',
    'No microphone was found. Connect one, then press Record again.',
  ])
})

it('a quiz is checked, scored and read from a file; what is no quiz is refused in words', async () => {
  const found = await runKitLogic(`
    import { addQuestion, findQuestionProblem, firstQuiz, readQuizFile, removeChoice, scoreQuiz } from './quiz-draft.ts'
    const refusal = (text) => { try { return readQuizFile(text) } catch (error) { return error.message } }
    const [first] = firstQuiz.questions
    console.log(JSON.stringify([
      scoreQuiz(firstQuiz, [2, 1, undefined]), removeChoice(first, 0).right, removeChoice(first, 2).right,
      [findQuestionProblem(addQuestion([])[0]), findQuestionProblem({ ...first, choices: ['a', 'A'] }), findQuestionProblem(first) ?? null],
      JSON.stringify(readQuizFile(JSON.stringify(firstQuiz))) === JSON.stringify(firstQuiz),
      [refusal('x'), refusal('{"questions":[{"text":1}]}')],
    ]))`)
  expect(found).toEqual([
    { right: 1, of: 3, percent: 33 },
    1,
    0,
    ['Write the question.', 'Two choices are the same.', null],
    true,
    ['This file holds no quiz.', 'Question 1 of this file cannot be read.'],
  ])
})

it('a note finds a free place and stays on the board, and an icon shows three signs at most', async () => {
  const found = await runKitLogic(`
    import { addNote, firstNotes, moveNote, writeNotes } from './sticky-notes.ts'
    import { shortenForIcon, writeFaviconLines } from './favicon.ts'
    let notes = firstNotes
    for (let index = 0; index < 9; index++) notes = addNote(notes, 1)
    const places = new Set(notes.map(({ x, y }) => x + ' ' + y))
    console.log(JSON.stringify([
      places.size, moveNote(notes, 1, -40, 5000)[0], writeNotes(firstNotes).split('\\n')[0],
      [shortenForIcon('👩‍🚀 x'), shortenForIcon('abcdef')], writeFaviconLines('A').html.split('\\n').length, JSON.parse(writeFaviconLines('A"').manifest).icons.length,
    ]))`)
  expect(found).toEqual([
    12,
    { id: 1, text: 'Press here and write', colour: 0, x: 0, y: 810 },
    '[Yellow] Press here and write',
    ['👩‍🚀 x', 'abc'],
    5,
    2,
  ])
})
