import type { SectionOf } from '../../../model/section.ts'
import { capitalise } from '../../language/noun-phrase.ts'
import type { Draft } from '../draft.ts'
import { languageTests } from './language-tests.ts'
import type { LevelKind } from './level-kinds.ts'
import { findQuestions, knowsQuestions } from '../quiz-questions.ts'
import { right, turn } from './right-answers.ts'

type Tests = SectionOf<'levelTest'>['tests']
type LevelQuestion = Tests[number]['questions'][number]

/** The questions of a level test, from the easy ones to the difficult ones. */
export function findLevelTests(draft: Draft, { about }: LevelKind): Tests {
  const { words } = draft
  switch (about) {
    case 'language': {
      const named = languageTests.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(words))
      return named.length > 0 ? named : [...languageTests]
    }
    case 'digital':
      return [{ name: 'Digital skills', questions: digital.map(turn) }]
    case 'stress':
      return [{ name: 'Stress', questions: stress.map(howOften) }]
    case 'sleep':
      return [{ name: 'Sleep', questions: sleep.map(howOften) }]
    case 'wellbeing':
      return [{ name: 'Strain', questions: strain.map(howOften) }]
    case 'skill':
      return [{ name: 'Test', questions: knowsQuestions(words) ? known(words) : rated(matterOf(draft)) }]
  }
}

function known(words: string): LevelQuestion[] {
  return findQuestions(words, 'score').map(({ text, options, answer }, at) =>
    right(text, options.join('|'), { at: answer, worth: 1 + Math.floor(at / 3) }),
  )
}

/** Whoever asks about something that we have no questions on is asked how sure they are of it. */
function rated(matter: string): LevelQuestion[] {
  return [
    `How well do you know the basic words of ${matter}?`,
    `Could you explain the first steps in ${matter} to somebody?`,
    `How often do you work on ${matter} without help?`,
    `How sure are you when something in ${matter} goes wrong?`,
    `How easily do you see the mistakes of others in ${matter}?`,
    `Could you plan something larger in ${matter} alone?`,
  ].map((text) => ({
    text: capitalise(text),
    options: ['Not at all', 'A little', 'Quite well', 'Very well'],
    points: [0, 1, 2, 3],
  }))
}

/** "a chess level test", "a level test for guitar players": chess, and the guitar. */
function matterOf({ subject, words }: Draft): string {
  const matter = subject
    .replace(
      /\b(?:placement|level|proficiency|skills?|self|tests?|assessments?|quiz|check|school)\b|-/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  const [, named] = /\b(?:tests?|assessments?) (?:for|in|on|of|about) (?:the )?([a-z]+)/.exec(words) ?? []
  return (matter || named || 'your subject').toLowerCase()
}

function howOften(text: string): LevelQuestion {
  return { text, options: ['Never', 'Sometimes', 'Often', 'Nearly always'], points: [0, 1, 2, 3] }
}

const stress = [
  'How often do you feel that there is too much to do?',
  'How often do you lie awake because of what is ahead?',
  'How often are you short with others without meaning it?',
  'How often do you skip breaks?',
  'How often do your neck, back or head hurt in the evening?',
  'How often do you think of work when you are free?',
  'How often do you find it hard to concentrate?',
  'How often do you feel that nothing can be put off?',
]

const sleep = [
  'How often do you need more than half an hour to fall asleep?',
  'How often do you wake up in the night and stay awake?',
  'How often do you wake up long before the alarm?',
  'How often are you tired during the day?',
  'How often do you look at a screen in bed?',
  'How often do you get up feeling worn out?',
]

const strain = [
  'How often do you feel down for most of a day?',
  'How often do you miss having somebody to talk to?',
  'How often do you put off what you used to enjoy?',
  'How often do you feel tired without a reason?',
  'How often do you worry about things you cannot change?',
  'How often does a day end without anything good in it?',
]

const digital = [
  right(
    'What does a browser do?',
    'It shows web pages|It prints letters|It cools the computer|It writes e-mails',
    { at: 0 },
  ),
  right('Which of these is the safest password?', 'password1|your birthday|blue-Kettle-84-river|qwerty', {
    at: 2,
  }),
  right('What does Ctrl + Z usually do?', 'Saves|Undoes|Prints|Closes', { at: 1 }),
  right(
    'Where do files go that you delete?',
    'To the recycle bin|To the cloud|To the printer|To your inbox',
    { at: 0 },
  ),
  right(
    'An e-mail asks for your bank code. What is it most likely?',
    'A newsletter|Phishing|A reply|A backup',
    { at: 1, worth: 2 },
  ),
  right(
    'What does BCC do in an e-mail?',
    'Marks it as urgent|Hides recipients from each other|Attaches files|Translates it',
    { at: 1, worth: 2 },
  ),
  right('What does a formula in a spreadsheet begin with?', '#|=|$|%', { at: 1, worth: 2 }),
  right(
    'What does two-factor sign-in ask for beside a password?',
    'A second password|A code or device that only you have|Your name|A picture',
    { at: 1, worth: 2 },
  ),
  right('Which file keeps rows and columns as plain text?', 'JPEG|MP3|CSV|EXE', { at: 2, worth: 3 }),
  right(
    'What does encryption do?',
    'Makes data smaller|Makes data readable only with a key|Deletes old data|Speeds up a network',
    { at: 1, worth: 3 },
  ),
]
