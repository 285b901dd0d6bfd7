import type { SectionOf } from './section.ts'

type Game = SectionOf<'game'>['game']

/** What can be set of a game. A game that is not named here knows nothing of it. */
interface GameOptions {
  readonly sizes?: readonly ('small' | 'large')[]
  readonly hasSpeed?: true
  readonly hasSound?: true
}

const options: Readonly<Partial<Record<Game, GameOptions>>> = {
  snake: { sizes: ['small', 'large'], hasSpeed: true, hasSound: true },
  memory: { sizes: ['large'] },
  minesweeper: { sizes: ['large'] },
  twentyFortyEight: { sizes: ['large'] },
  blocks: { hasSpeed: true, hasSound: true },
  flappy: { hasSpeed: true, hasSound: true },
  runner: { hasSpeed: true, hasSound: true },
  invaders: { hasSpeed: true, hasSound: true },
  maze: { hasSpeed: true, hasSound: true },
  roadCrossing: { hasSpeed: true, hasSound: true },
  moles: { hasSound: true },
  matchThree: { hasSound: true },
}

export function optionsOfGame(game: Game): GameOptions {
  return options[game] ?? {}
}
