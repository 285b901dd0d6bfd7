import { optionsOfGame } from '../model/game-options.ts'
import type { ApplicationModel } from '../model/application-model.ts'
import type { Section, SectionOf } from '../model/section.ts'
import { cardThemes } from '../understand/compose/games/card-themes.ts'
import { knownGames } from '../understand/compose/games/known-games.ts'
import type { Change, ChangeReader } from './change.ts'

type Game = SectionOf<'game'>

/** "Make the board bigger", "make it faster", "add sound effects": what can be set of the game that the app is. */
export const changeGame: ChangeReader = (model, instruction) => {
  const game = model.screens.flatMap(({ sections }) => sections).find((section) => section.type === 'game')
  if (game === undefined) return undefined
  return (
    tellOfGame(model, game, instruction) ??
    changeSize(model, game, instruction) ??
    changeSpeed(model, game, instruction) ??
    addSound(model, game, instruction) ??
    changeCards(model, game, instruction)
  )
}

function changeSize(model: ApplicationModel, game: Game, instruction: string): Change | undefined {
  const [, way, sides] =
    /^(?:make|set|change|increase|give|use) (?:the |me )?(?:an? )?(?:game )?(?:boards?|grids?|fields?|play(?:ing)? (?:area|field)|map|size)?(?: size)?(?: of the (?:board|grid|field))? ?(?:to )?(?:be )?(bigger|larger|large|big|smaller|small)?(?:(\d{1,2}) ?(?:x|×|by) ?\d{1,2})?(?: (?:board|grid|field|playing field))?$/i.exec(
      instruction,
    ) ?? []
  if (way === undefined && sides === undefined) return undefined
  const size = sides === undefined ? (/^(?:big|large)/i.test(way ?? '') ? 'large' : 'small') : undefined
  const { sizes = [] } = optionsOfGame(game.game)
  // 2048 has four or five tiles in a row, the others no sizes by number.
  const wanted = size ?? (game.game === 'twentyFortyEight' && sides === '5' ? 'large' : undefined)
  if (wanted === undefined) return undefined
  if (game.size !== undefined && game.size !== wanted)
    return withGame(model, { ...game, size: undefined }, `The field of ${game.title} is as usual again.`)
  if (game.size === wanted || !sizes.includes(wanted)) return undefined
  return withGame(
    model,
    { ...game, size: wanted },
    `The field of ${game.title} is ${wanted === 'large' ? 'larger' : 'smaller'} now.`,
  )
}

function changeSpeed(model: ApplicationModel, game: Game, instruction: string): Change | undefined {
  const [, way] =
    /^(?:make|let|have) (?:it|the [a-z]+(?: [a-z]+)?|everything)(?: (?:go|move|run|fall|be))? (?:a (?:bit|little) |much )?(faster|quicker|slower|harder|easier)$/i.exec(
      instruction,
    ) ??
    /^(increase|decrease|reduce|slow down|speed up) (?:the )?(?:speed|game|snake|ball|blocks|pieces)(?: of the [a-z]+)?$/i.exec(
      instruction,
    ) ??
    []
  if (way === undefined || optionsOfGame(game.game).hasSpeed === undefined) return undefined
  const speed = /^(?:faster|quicker|harder|increase|speed)/i.test(way) ? 'fast' : 'slow'
  if (game.speed === speed) return undefined
  const next = game.speed === undefined ? speed : undefined
  const told = speed === 'fast' ? 'faster' : 'slower'
  return withGame(model, { ...game, speed: next }, `${game.title} goes ${told} now.`)
}

function addSound(model: ApplicationModel, game: Game, instruction: string): Change | undefined {
  const [, verb] =
    /^(add|include|play|use|turn on|remove|turn off|mute) (?:some |the |a )?(?:game )?(?:sounds?|sound effects?|beeps?)(?: effects?)?(?: (?:to|for) the game)?(?: when .*)?$/i.exec(
      instruction,
    ) ?? []
  if (verb === undefined || optionsOfGame(game.game).hasSound === undefined) return undefined
  const isWanted = !/^(?:remove|turn off|mute)$/i.test(verb)
  if (isWanted && game.hasSound === true) return { model, done: 'The game sounds already.' }
  return isWanted
    ? withGame(model, { ...game, hasSound: true }, 'The game sounds now: with points, and when it is over.')
    : withGame(model, { ...game, hasSound: undefined }, 'The game is silent now.')
}

/** "Use animals", "change the cards to fruits". */
function changeCards(model: ApplicationModel, game: Game, instruction: string): Change | undefined {
  const [, theme = ''] =
    /^(?:use|show|put|with|(?:change|make|turn|switch) (?:the )?(?:cards?|pictures?|images?|symbols?|theme)(?: in)?(?:to)?(?: to)?) (?:the )?([a-z]+)(?: emojis?)?(?: (?:on|for|as) (?:the )?(?:cards?|theme|symbols?))?(?: instead)?$/i.exec(
      instruction,
    ) ?? []
  const words = cardThemes.find(([named]) => named.test(theme))?.[1]
  if (game.game !== 'memory' || words === undefined) return undefined
  return withGame(model, { ...game, words: [...words] }, `The cards show ${theme.toLowerCase()} now.`)
}

/** What every game has, or this one, and somebody looks for. */
function tellOfGame(model: ApplicationModel, game: Game, instruction: string): Change | undefined {
  const [, asked = ''] =
    /^(?:add|include|show|save|keep|store|track) (?:an? |the |my )?(.+?)(?: to the game| button)*$/i.exec(
      instruction,
    ) ?? []
  const told = hasAlready.find(
    ({ words, games }) => words.test(asked) && (games?.includes(game.game) ?? true),
  )?.told
  if (told !== undefined) return { model, done: told }
  // A clock of its own page would have nothing to do with the game.
  if (/^(?:timer|clock|stop ?watch|countdown)$/i.test(asked))
    return {
      model,
      done: `${game.title} is not played against the clock; the built-in model cannot add one.`,
    }
  if (!highScore.test(asked)) return undefined
  const isScored = knownGames.find((known) => known.game === game.game)?.isScored ?? true
  return isScored
    ? undefined
    : { model, done: `${game.title} counts no points that a list could keep: it counts who won.` }
}

const highScore = /^(?:high|best|top)[- ]?scores?(?: (?:list|table|board|page))?$|^leader ?boards?$/i

interface Answer {
  readonly words: RegExp
  readonly told: string
  /** The games that have it; all of them where it is absent. */
  readonly games?: readonly Game['game'][]
}

const hasAlready: readonly Answer[] = [
  {
    words: /^(?:restart|reset|new game|start over|play again|retry)$/i,
    told: '“New game” below the field begins anew already.',
  },
  {
    words: /^pause(?: function)?$/i,
    told: 'The button below the field and the key P pause it already.',
    games: [
      'snake',
      'blocks',
      'flappy',
      'runner',
      'invaders',
      'maze',
      'roadCrossing',
      'moles',
      'pong',
      'breakout',
    ],
  },
  {
    words: /^undo(?: function| move)?$/i,
    told: 'Moves can be taken back with “Undo” already.',
    games: ['twentyFortyEight', 'chess', 'solitaire'],
  },
  {
    words: /^(?:timer|clock|time)$/i,
    told: 'The time stands above the field already.',
    games: ['memory', 'minesweeper', 'solitaire', 'moles', 'wordSearch'],
  },
  {
    words: /^(?:score|points)(?: counter)?$/i,
    told: 'The points stand above the field already.',
    games: [
      'snake',
      'blocks',
      'flappy',
      'invaders',
      'maze',
      'roadCrossing',
      'moles',
      'breakout',
      'twentyFortyEight',
      'matchThree',
    ],
  },
  {
    words: /^next piece(?: preview)?$|^preview$/i,
    told: 'What comes next stands beside the field already.',
    games: ['blocks'],
  },
]

function withGame(model: ApplicationModel, game: Game, done: string): Change {
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section => (section.type === 'game' ? game : section)),
  }))
  return { model: { ...model, screens }, done }
}
