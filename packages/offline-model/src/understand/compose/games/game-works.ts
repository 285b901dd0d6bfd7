import type { ToolWork } from '../gadget-work/gadget-work.ts'
import { mainly } from '../gadget-work/mainly.ts'
import { optionsOfGame } from '../../../model/game-options.ts'
import { knownGames, sounds } from './known-games.ts'

/** What stands in the requests for all games, and is there in each of them. */
const ofAllGames =
  /\b(?:games?|play\w*|keyboard|keys?|arrows?|touch\w*|mobile|phones?|scores?|points?|restart\w*|start\w*|new game|again|wins?|los(?:e|es|t)|game over|rules|instructions)\b/

/** Whoever teaches a game, sells it or meets for it has a site, and no game. */
const aboutHouses =
  /^(?!.*\b(?:clubs?|tournaments?|leagues?|federation|coach\w*|members(?:hip)?|community|events?|reviews?|guides?|wiki|fans?|download|trailer|multiplayer|online rooms?)\b)/

/** Whole requests for one game. What the game has is a step of it; what it has not is read as everywhere. */
export const gameWorks: readonly ToolWork[] = knownGames.map(({ game, words, has, isScored }) => ({
  need: 'game',
  kind: 'game',
  beside: isScored ? ['leaderboard'] : [],
  about: mainly(words),
  also: aboutHouses,
  steps: new RegExp(
    [has, ofAllGames, ...(optionsOfGame(game).hasSound ? [sounds] : [])]
      .map(({ source }) => source)
      .join('|'),
  ),
}))
