import { optionsOfGame } from '../../model/game-options.ts'
import { isWish } from '../language/is-wish.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { writeArticle } from '../subjects/write-article.ts'
import { because, type Builders } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { type Draft } from './draft.ts'
import { buildLevelTest } from './level-tests/build-level-test.ts'
import { needEntity } from './need-entity.ts'
import { showEntity } from './show-records.ts'
import { ensureCollection } from './collections.ts'
import { cardThemes } from './games/card-themes.ts'
import { findKnownGame, knownGames, sounds, type Game } from './games/known-games.ts'
import { everydayWords, findHangmanWords } from './hangman-words.ts'
import { findQuestions, knowsQuestions } from './quiz-questions.ts'

const takesBookings =
  /\b(?:bookings?|(?:can|to) book|book (?:an?|their|online|lessons?|class(?:es)?|courses?))\b/

/** Courses, quizzes, games, players and streams. */
export const learningBuilders: Builders = {
  course: (draft, need) => {
    // To what is booked, one goes.
    if (draft.kind === 'booking' || takesBookings.test(draft.words))
      return showEntity(draft, need, ['filter'])
    const entity = needEntity(draft, 'course')
    if (entity === undefined) return false
    entity.abilities.add('enrol').add('filter')
    ensureCollection(draft, entity, need)
    const courses = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `course-${number}`)
    addScreen(draft, {
      title: 'My learning',
      icon: 'book-open-check',
      section: {
        type: 'course',
        title: 'My learning',
        text: 'Go through the lessons at your own pace; progress is kept.',
        entity: entity.id,
        lessons: courses.flatMap((course, at) =>
          [0, 1, 2].map((part) => {
            const article = writeArticle(draft.subject || 'the subject', at + part)
            return {
              course,
              title: article.title,
              minutes: 8 + part * 4,
              paragraphs: article.body.split('\n\n'),
            }
          }),
        ),
        hasCertificate: /certificat/.test(draft.words),
      },
      because: because(need),
    })
    return true
  },
  quiz: (draft, need) => {
    if (buildLevelTest(draft, need)) return true
    const mode = /\b(?:survey|questionnaire)\b/.test(`${need.thing} ${need.frame?.text ?? ''}`)
      ? 'survey'
      : /personality|psycholog|mbti/.test(draft.words)
        ? 'profile'
        : 'score'
    const about = draft.subject.replace(/\b(?:quiz|trivia|night|game|app)\b/gi, '').trim()
    if (mode === 'score' && draft.kind === 'game' && about !== '' && !knowsQuestions(draft.words))
      draft.simulated.add(`The questions are of general knowledge, not about ${about}.`)
    addScreen(draft, {
      title: mode === 'survey' ? 'Survey' : mode === 'profile' ? 'Test' : 'Quiz',
      icon: 'list-checks',
      section: {
        type: 'quiz',
        mode,
        title:
          mode === 'survey' ? 'Your opinion' : mode === 'profile' ? 'Which type are you?' : 'Test yourself',
        text:
          mode === 'score'
            ? 'Sample questions with one right answer each.'
            : 'Answers are kept in this browser.',
        questions: findQuestions(draft.words, mode),
        seconds: /\btime(?:d|r)?\b|time limit/.test(draft.words) ? 120 : null,
      },
      because: because(need),
    })
    return true
  },
  game: (draft, need) => {
    const game = findGame(draft.words)
    // A wish for one game is no wish for a list of them.
    if (game === undefined && !isWish(draft.words)) {
      const entity = needEntity(draft, 'game')
      if (entity === undefined) return false
      entity.abilities.add('play').add('filter')
      ensureCollection(draft, entity, need)
    }
    tellOtherWords(draft, game)
    if (game !== 'quiz') {
      addScreen(draft, {
        title: 'Play',
        icon: 'gamepad-2',
        section: {
          type: 'game',
          title: titleOf(game ?? 'memory'),
          text: '',
          game: game ?? 'memory',
          words: wordsIn(game, draft),
          ...(isForTwo(game, draft.words) && { isForTwo: true }),
          ...(game !== undefined &&
            optionsOfGame(game).hasSound &&
            sounds.test(draft.words) && { hasSound: true }),
        },
        because: because(need),
      })
      return true
    }
    return learningBuilders.quiz?.(draft, need) ?? false
  },
  leaderboard: (draft, need) => {
    addScreen(draft, {
      title: /hot search/.test(draft.words)
        ? 'Most searched'
        : findKnownGame(draft.words) === undefined && /league|match|team/.test(draft.words)
          ? 'Table'
          : 'Leaderboard',
      icon: 'trophy',
      section: {
        type: 'leaderboard',
        title: 'Leaderboard',
        text: '',
        entity: draft.entities.has('team') ? 'team' : null,
      },
      because: because(need),
    })
    return true
  },
  player: (draft, need) => {
    const words = `${need.thing} ${need.frame?.text ?? ''} ${draft.words}`
    const isAudio =
      /\b(?:music|audio|songs?|podcasts?|radio|sounds?|white noise|tracks?|playlist)\b/.test(words) &&
      !/\b(?:videos?|movies?|films?|tv)\b/.test(`${need.thing} ${draft.subject}`)
    const entity = needEntity(
      draft,
      isAudio
        ? /podcast/.test(words)
          ? 'podcast'
          : 'song'
        : /\b(?:movie|film)/.test(words)
          ? 'movie'
          : 'video',
    )
    if (entity === undefined) return false
    entity.abilities.add('play').add('filter')
    ensureCollection(draft, entity, null)
    draft.simulated.add(
      isAudio
        ? 'Sample tracks are made by the browser; your own files can be played too.'
        : 'Sample clips are drawn by the browser; your own files can be played too.',
    )
    addScreen(draft, {
      title: isAudio ? 'Player' : 'Watch',
      icon: isAudio ? 'headphones' : 'play',
      section: {
        type: 'player',
        title: isAudio ? 'Now playing' : 'Watch',
        text: '',
        entity: entity.id,
        medium: isAudio ? 'audio' : 'video',
      },
      because: because(need),
    })
    return true
  },
  liveStream: (draft, need) => {
    const entity = needEntity(draft, /match/.test(need.thing) ? 'live match' : 'live stream')
    if (entity === undefined) return false
    draft.simulated.add('Live pictures are drawn by the browser; nobody is on air.')
    addScreen(draft, {
      title: 'Live',
      icon: 'radio-tower',
      section: {
        type: 'liveStream',
        title: 'Live now',
        text: 'Sample streams, drawn by this browser.',
        entity: entity.id,
        hasChat: true,
      },
      because: because(need),
    })
    return true
  },
}

function findGame(words: string): Game | 'quiz' | undefined {
  return findKnownGame(words)?.game ?? games.find(([pattern]) => pattern.test(words))?.[1]
}

/** Games that are told by what one does in them. */
const games: readonly (readonly [RegExp, Game | 'quiz'])[] = [
  [/treasure|adventure/, 'treasure'],
  [/score ?board|score (?:counter|record|keep)|scoring/, 'scoreboard'],
  [/\bsort(?:ing)?\b.{0,99}game/, 'sorting'],
  [/\bmatch(?:ing)?\b.*(?:game|pairs)|link game/, 'matching'],
  [/\btext[- ]based|strategy|resources|turn-based|kingdom|simulation game|civili/, 'strategy'],
  [/quiz|trivia/, 'quiz'],
  [/hangman|guess (?:the |a )?(?:hidden |secret )?words?\b|word guess/, 'hangman'],
  [/guess|number game/, 'guess'],
]

function titleOf(game: Game): string {
  return knownGames.find((known) => known.game === game)?.title ?? otherTitles[game] ?? 'Play'
}

const otherTitles: Readonly<Partial<Record<Game, string>>> = {
  sorting: 'Sort it',
  matching: 'Find the match',
  strategy: 'Your realm',
  scoreboard: 'Scoreboard',
  treasure: 'Treasure hunt',
  guess: 'Guess it',
  hangman: 'Hangman',
}

/** Words about something that we have none of are not promised. */
function tellOtherWords(draft: Draft, game: Game | 'quiz' | undefined): void {
  const [, about] = /\b(?:about|of|on|with) (?:the )?([a-z ]{3,30})$/.exec(draft.words) ?? []
  if (hasOwnWords(game) && about !== undefined && findHangmanWords(about) === undefined)
    draft.simulated.add(`The words are of every day, not about ${about}.`)
}

/** "for two players", and nobody speaks of a computer to play against. */
function isForTwo(game: Game | 'quiz' | undefined, words: string): boolean {
  const knowsBoth = game === 'chess' || game === 'checkers' || game === 'ticTacToe'
  return knowsBoth && twoPeople.test(words) && !/\b(?:computer|ai|bot|cpu|app)\b/.test(words)
}

const twoPeople =
  /\b(?:two|2)[- ](?:players?|people|persons?)\b|\bone device\b|\b(?:with|against) (?:a |another |my )?(?:friend|person|human|each other)\b|\bpass and play\b|\bmultiplayer\b/

/** What a game is played with, as far as the request tells. */
function wordsIn(game: Game | 'quiz' | undefined, draft: Draft): string[] {
  if (hasOwnWords(game)) return guessedWords(draft)
  const [, theme] = /\b(emojis?|animals?|fruits?|food|vehicles?|sports?|flowers?)\b/.exec(draft.words) ?? []
  const themed = cardThemes.find(([named]) => theme !== undefined && named.test(theme))?.[1]
  if (game === 'memory' && themed !== undefined) return [...themed]
  return game === 'scoreboard' ? ['Home', 'Guests'] : gameWords(draft)
}

/** Games that are about words: those of what the request is about. */
function hasOwnWords(game: Game | 'quiz' | undefined): boolean {
  return game === 'hangman' || game === 'wordSearch'
}

/** Without the word for the game itself, which is about nothing. */
function guessedWords({ words }: Draft): string[] {
  return [...(findHangmanWords(words.replace(/\b(?:word )?games?\b/g, '')) ?? everydayWords)]
}

function gameWords(draft: Draft): string[] {
  const own = draft.subject.split(' ').filter((word) => word.length > 3)
  return [
    ...own.map(capitalise),
    'River',
    'Lantern',
    'Bridge',
    'Anchor',
    'Compass',
    'Harbour',
    'Feather',
    'Mill',
  ].slice(0, 8)
}
