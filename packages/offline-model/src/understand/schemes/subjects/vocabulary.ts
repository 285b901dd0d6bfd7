import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addPage } from '../lay-out.ts'
import type { Scheme } from '../scheme.ts'
import { wordBooks } from './word-books.ts'

/** Words of a book are learned day by day, tested, and the mistakes practised. */
export const vocabulary: Scheme = {
  id: 'vocabulary',
  about:
    /\b(?:vocabulary|english words?|word (?:learning|memori[sz]\w+|recitation)|memori[sz]e (?:english )?words)\b/,
  also: /\b(?:word ?(?:books?|lists?)|plans?|spelling|tests?|mistakes|words (?:a|per|each|every) day|daily)\b/,
  not: /\b(?:spanish|french|german|italian|portuguese|dutch|japanese|chinese|korean|russian|latin|blogs?|shops?|games?|flash ?cards?)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'learning',
  mood: 'calm',
  line: 'A few words a day, kept for good',
  supporting: 'Choose a word book, say how many words a day, and test your spelling',
  steps: [
    ['Choose a word book', 'Everyday life, travel, work or study.'],
    ['Learn the words of the day', 'As many as you set, each with its meaning and a sentence.'],
    ['Test and review', 'Spell them, and practise the ones you missed.'],
  ],
  invitation: { title: 'Begin with the words of today', text: 'Ten minutes are enough.' },
  parts: [
    {
      answers:
        /\b(?:statistic\w*|progress|streaks?|charts?|how (?:far|much|many)|history|records?)\b(?! they learn)/,
      title: 'Statistics',
    },
    { answers: /\b(?:mistakes?|wrong|errors?|misspell\w*)\b/, title: 'Mistakes' },
    { answers: /\b(?:spell\w*|tests?|quiz\w*|exams?|check\w*)\b/, title: 'Spelling test' },
    {
      answers:
        /\b(?:plans?|daily|a day|per day|each day|every day|goals?|learn|review\w*|study|stud(?:y|ying)|cards?|pronunciation|reminders?)\b/,
      title: 'Today',
    },
    { answers: /\b(?:word ?(?:books?|lists?)|books?|vocabulary|words?|levels?)\b/, title: 'Word books' },
  ],
  build(draft) {
    const word = addThing(
      draft,
      'vocabulary word',
      describeThing({
        names: 'vocabulary word',
        archetype: 'document',
        icon: 'book-open',
        fields: `word!*:text,meaning!:text,example:longtext,book(${wordBooks.map(({ name }) => name).join('|')})`,
        columns: 'word meaning example book',
        rows: wordBooks.flatMap(({ name, words }) => words.map((line) => `${line}; ${name}`)).join('\n'),
        can: '',
      }),
    )
    const pages = [
      [
        'wordPlan',
        'Today',
        'calendar-check',
        'The words of today',
        'Say how many new words a day, and go through them.',
      ],
      ['wordBooks', 'Word books', 'library', 'Word books', 'Choose the book you learn from.'],
      ['spellingTest', 'Spelling test', 'pencil', 'Spelling test', 'Spell the words by their meaning.'],
      [
        'wordMistakes',
        'Mistakes',
        'repeat',
        'Review of mistakes',
        'What you misspelled, until you get it right.',
      ],
      ['wordProgress', 'Statistics', 'chart-column', 'Learning statistics', 'How far you have come.'],
    ] as const
    for (const [type, title, icon, heading, text] of pages)
      addPage(draft, { title, icon, section: { type, title: heading, text, entity: word.id } })
  },
}
