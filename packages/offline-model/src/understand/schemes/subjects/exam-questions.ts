import type { EntityRecord } from '../../../model/entity.ts'
import { findQuestions } from '../../compose/quiz-questions.ts'

const usualPoints = 5

/** Sample questions of every kind, on the subject where we know some, and papers that are made of them. */
export function examSamples(words: string): { questions: EntityRecord[]; papers: EntityRecord[] } {
  const chosen = findQuestions(words, 'score').map(({ text, options, answer }) => ({
    question: text,
    kind: 'Single choice',
    topic: 'Basics',
    options: options.join('\n'),
    answer: options[answer] ?? '',
    points: usualPoints,
    explanation: '',
  }))
  const others = written.map((line) => {
    const [kind = '', topic = '', question = '', options = '', answer = '', explanation = ''] = line
      .split(';')
      .map((part) => part.trim())
    return {
      kind,
      topic,
      question,
      options: options.replaceAll('|', '\n'),
      answer: answer.replaceAll('|', '\n'),
      points: usualPoints,
      explanation,
    }
  })
  const questions = [...chosen, ...others].map((values, at) => ({ id: `exam-question-${at + 1}`, values }))
  const of = (some: (topic: string) => boolean) =>
    questions.filter(({ values }) => some(values.topic)).map(({ id }) => id)
  const everyThird = questions.filter((_, at) => at % 3 === 0).map(({ id }) => id)
  return {
    questions,
    papers: [
      paper(1, { title: 'Basics: first exam', minutes: 10, ids: of((topic) => topic === 'Basics') }),
      paper(2, { title: 'Science and nature', minutes: 12, ids: of((topic) => topic === 'Science') }),
      paper(3, {
        title: 'Language and numbers',
        minutes: 12,
        ids: of((topic) => /Language|Maths/.test(topic)),
      }),
      paper(4, { title: 'Mixed short test', minutes: 5, ids: everyThird }),
    ],
  }
}

function paper(
  number: number,
  { title, minutes, ids }: { title: string; minutes: number; ids: readonly string[] },
): EntityRecord {
  return { id: `exam-paper-${number}`, values: { title, minutes, passAt: 60, questionIds: ids.join('\n') } }
}

/** Kind, topic, question, options, right answers and why, between semicolons. */
const written =
  `Multiple choice; Science; Which of these are planets?; Mars|Europa|Venus|Titan; Mars|Venus; Europa and Titan are moons.
Multiple choice; Science; Which of these are mammals?; Dolphin|Shark|Bat|Penguin; Dolphin|Bat; Both feed their young with milk.
Multiple choice; Maths; Which numbers are prime?; 7|9|11|15; 7|11; 9 is three times three and 15 is three times five.
Multiple choice; Language; Which words are nouns?; river|quickly|window|green; river|window; Nouns name things.
True or false; Science; Sound is faster than light.; ; False; Light is nearly a million times faster.
True or false; Science; Water freezes at 0 degrees Celsius at sea level.; ; True;
True or false; Maths; Every square is a rectangle.; ; True; It has four right angles.
True or false; Language; "Children" is the plural of "child".; ; True;
Fill in the blank; Science; The gas that plants take in is carbon ___.; ; dioxide; Plants need it for photosynthesis.
Fill in the blank; Maths; 12 × 12 = ___; ; 144;
Fill in the blank; Maths; A triangle has ___ degrees in all.; ; 180;
Fill in the blank; Language; The past of "go" is "___".; ; went; It is an irregular verb.
Single choice; Science; Which planet is the largest?; Saturn|Jupiter|Neptune|Earth; Jupiter; It is more than twice as heavy as all others together.
Single choice; Maths; What is 15 percent of 200?; 15|20|30|45; 30;
Single choice; Language; Which sentence is right?; She go home.|She goes home.|She going home.; She goes home.; With he, she and it the verb ends in s.`.split(
    '\n',
  )
