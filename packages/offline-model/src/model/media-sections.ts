import { z } from 'zod'
import { identifier } from './entity.ts'
import { titled } from './section-parts.ts'

/** Those that are written into apps with their own rules. */
export const games = [
  'memory',
  'snake',
  'ticTacToe',
  'twentyFortyEight',
  'sorting',
  'matching',
  'strategy',
  'scoreboard',
  'blocks',
  'treasure',
  'guess',
  'minesweeper',
  'pong',
  'breakout',
  'sudoku',
  'chess',
  'connectFour',
  'fiveLetters',
  'rockPaperScissors',
  'hangman',
  'flappy',
  'moles',
  'solitaire',
  'invaders',
  'simon',
  'runner',
  'reaction',
  'checkers',
  'battleship',
  'blackjack',
  'maze',
  'matchThree',
  'wordSearch',
  'roadCrossing',
] as const

/** Learning, playing, watching. */
export const mediaSections = [
  z.strictObject({
    type: z.literal('course'),
    ...titled,
    /** The courses. Lessons are listed here by course record id. */
    entity: identifier,
    lessons: z.array(
      z.strictObject({
        course: z.string(),
        title: z.string(),
        minutes: z.number(),
        paragraphs: z.array(z.string()),
      }),
    ),
    hasCertificate: z.boolean(),
  }),
  /** Courses that one is enrolled in, with the lessons and questions that teachers keep as records. */
  z.strictObject({
    type: z.literal('classroom'),
    ...titled,
    entity: identifier,
    lessonList: identifier,
    questionList: identifier,
    hasCertificate: z.boolean(),
  }),
  /** Cards with a question on one side and its answer on the other, turned at a press. */
  z.strictObject({
    type: z.literal('study'),
    ...titled,
    entity: identifier,
    front: identifier,
    back: identifier,
    /** The `choice` field that says to which deck a card belongs. */
    deck: identifier.nullable(),
  }),
  /** Questions whose answers come to a level, and a history of one's own. */
  z.strictObject({
    type: z.literal('levelTest'),
    ...titled,
    /** One test, or several to choose from, such as one for each language. */
    tests: z
      .array(
        z.strictObject({
          name: z.string(),
          questions: z.array(
            z.strictObject({ text: z.string(), options: z.array(z.string()), points: z.array(z.number()) }),
          ),
        }),
      )
      .min(1),
    /** From the lowest to the highest; `from` is the least share of all points, in percent. */
    levels: z.array(z.strictObject({ name: z.string(), text: z.string(), from: z.number() })).min(2),
    /** What fits a level, and the field that names it. */
    entity: identifier.nullable(),
    levelField: z.string(),
  }),
  z.strictObject({
    type: z.literal('quiz'),
    ...titled,
    /** `score`: right and wrong answers; `survey`: answers are kept; `profile`: answers add up to a type. */
    mode: z.enum(['score', 'survey', 'profile']),
    questions: z.array(
      z.strictObject({
        text: z.string(),
        options: z.array(z.string()),
        /** The index of the right answer, or of no meaning in a survey. */
        answer: z.int(),
      }),
    ),
    seconds: z.number().nullable(),
  }),
  z.strictObject({
    type: z.literal('game'),
    ...titled,
    game: z.enum(games),
    /** Words of the subject that cards, resources or pieces carry. */
    words: z.array(z.string()),
    /** Whether it begins with two people at one device, where it knows an opponent as well. */
    isForTwo: z.literal(true).optional(),
    /** How large the field is and how fast it goes, where it is not as usual; see `optionsOfGame`. */
    size: z.enum(['small', 'large']).optional(),
    speed: z.enum(['slow', 'fast']).optional(),
    hasSound: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('leaderboard'), ...titled, entity: identifier.nullable() }),
  z.strictObject({
    type: z.literal('player'),
    ...titled,
    entity: identifier,
    medium: z.enum(['audio', 'video']),
  }),
  z.strictObject({
    type: z.literal('liveStream'),
    ...titled,
    entity: identifier,
    hasChat: z.boolean(),
  }),
  /** Events that keep arriving (prices, scores, readings), made here and said to be samples. */
  /** Events that come one by one, by topic. */
  z.strictObject({
    type: z.literal('eventFeed'),
    ...titled,
    topics: z.array(z.strictObject({ name: z.string(), samples: z.array(z.string()) })),
  }),
  z.strictObject({ type: z.literal('liveFeed'), ...titled, topics: z.array(z.string()), unit: z.string() }),
] as const
