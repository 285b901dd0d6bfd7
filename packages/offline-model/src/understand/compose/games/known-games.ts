import type { SectionOf } from '../../../model/section.ts'

export type Game = SectionOf<'game'>['game']

/** A game that is known by its name, wherever it stands. */
export interface KnownGame {
  readonly game: Game
  readonly title: string
  readonly words: RegExp
  /** Whether its results go to the leaderboard. */
  readonly isScored: boolean
  /** What it has, beside what all games have: a wish for that is answered by the game. */
  readonly has: RegExp
}

export const knownGames: readonly KnownGame[] = [
  {
    game: 'snake',
    title: 'Snake',
    words: /\bsnake\b/,
    isScored: true,
    has: /\b(?:snakes?|food|apples?|grows?|levels?|speed|faster|walls?|paus\w+)\b/,
  },
  {
    game: 'rockPaperScissors',
    title: 'Rock, paper, scissors',
    words: /\brock,? ?-?paper,? ?-?(?:and )?scissors\b/,
    isScored: false,
    has: /\b(?:rock|paper|scissors|hands?|computer)\b/,
  },
  {
    game: 'minesweeper',
    title: 'Minesweeper',
    words: /\bmine ?sweeper\b/,
    isScored: true,
    has: /\b(?:mines?|flags?|timer?|difficult\w+|levels?|sizes?|grids?|best times?)\b/,
  },
  {
    game: 'pong',
    title: 'Pong',
    words: /(?<!ping[ -])\bpong\b/,
    isScored: false,
    has: /\b(?:paddles?|balls?|computer|opponent|paus\w+)\b/,
  },
  {
    game: 'breakout',
    title: 'Breakout',
    words: /\bbreakout\b|brick breaker|arkanoid/,
    isScored: true,
    has: /\b(?:bricks?|paddles?|balls?|levels?|lives|life|paus\w+)\b/,
  },
  {
    game: 'sudoku',
    title: 'Sudoku',
    words: /\bsudoku\b/,
    isScored: true,
    has: /\b(?:digits?|numbers?|notes?|pencil marks?|hints?|difficult\w+|levels?|conflicts?|mistakes|errors|check\w*)\b/,
  },
  {
    game: 'chess',
    title: 'Chess',
    words: /\bchess\b(?! and)/,
    isScored: false,
    has: /\b(?:pieces?|boards?|moves?|two players?|computer|opponent|undo|legal|castl\w+|captur\w+|check(?:mate)?|one device)\b/,
  },
  {
    game: 'connectFour',
    title: 'Four in a row',
    words: /\bconnect (?:four|4)\b|four in a row/,
    isScored: false,
    has: /\b(?:discs?|columns?|boards?|computer|opponent)\b/,
  },
  {
    game: 'fiveLetters',
    title: 'Five letters',
    words: /\bwordle\b|five[- ]letters?/,
    isScored: true,
    has: /\b(?:letters?|words?|guess\w*|tries|keyboard|streaks?|green|yellow)\b/,
  },
  {
    game: 'ticTacToe',
    title: 'Tic-tac-toe',
    words: /tic[- ]?tac[- ]?toe|noughts/,
    isScored: false,
    has: /\b(?:boards?|computer|opponent|two players?|friend|x and o|winner|one device)\b/,
  },
  {
    game: 'twentyFortyEight',
    title: '2048',
    words: /2048/,
    isScored: true,
    has: /\b(?:tiles?|merg\w+|slid\w+|boards?|grids?|swip\w+|undo)\b/,
  },
  {
    game: 'simon',
    title: 'Repeat after me',
    words: /\bsimon(?: says)?\b|repeat the (?:pattern|sequence)/,
    isScored: true,
    has: /\b(?:sounds?|tones?|colou?rs?|patterns?|sequences?|rounds?|memory|buttons?|pads?)\b/,
  },
  {
    game: 'memory',
    title: 'Memory',
    words: /\bmemory\b|flip (?:the )?cards|pairs? of cards/,
    isScored: true,
    has: /\b(?:cards?|pairs?|match\w*|flip\w*|emojis?|moves?|levels?|timer?|counter)\b/,
  },
  {
    game: 'blocks',
    title: 'Falling blocks',
    words: /tetris|falling blocks|block game/,
    isScored: true,
    has: /\b(?:blocks?|pieces?|next|previews?|levels?|lines?|rows?|rotat\w+|turn\w*|drop\w*|speed|faster|paus\w+)\b/,
  },
  {
    game: 'flappy',
    title: 'Flappy',
    words: /\bflappy\b/,
    isScored: true,
    has: /\b(?:birds?|pipes?|gaps?|flap\w*|tap\w*|fl(?:y|ies|ying)|gravity|obstacles?|paus\w+)\b/,
  },
  {
    game: 'moles',
    title: 'Whack a mole',
    words: /\bwhac?k?[- ]?a[- ]?mole\b|\bwhack (?:the )?moles?\b/,
    isScored: true,
    has: /\b(?:moles?|holes?|hammer|timer?|seconds?|countdown|faster|misses|hits?)\b/,
  },
  {
    game: 'solitaire',
    title: 'Solitaire',
    words: /\bsolitaire\b|\bklondike\b/,
    isScored: true,
    has: /\b(?:cards?|drag\w*|drop\w*|undo|moves?|timer?|piles?|stock|waste|foundations?|tableau|deck|klondike)\b/,
  },
  {
    game: 'invaders',
    title: 'Invaders',
    words: /\bspace (?:invaders?|shooter)\b|\binvaders game\b/,
    isScored: true,
    has: /\b(?:aliens?|invaders?|ships?|spaceships?|shoot\w*|shots?|bombs?|bullets?|enem(?:y|ies)|lives|life|levels?|waves?|paus\w+)\b/,
  },
  {
    game: 'runner',
    title: 'Run',
    words:
      /\b(?:endless|infinite) runner\b|\bdino(?:saur)? (?:run(?:ner)?|jump|game)\b|\bt-?rex (?:run(?:ner)?|game)\b/,
    isScored: true,
    has: /\b(?:run\w*|jump\w*|obstacles?|cactus(?:es)?|cacti|distance|speed|faster|dino\w*|paus\w+)\b/,
  },
  {
    game: 'maze',
    title: 'Maze chase',
    words: /\bpac[- ]?man\b|\bmaze (?:chase|game)\b/,
    isScored: true,
    has: /\b(?:mazes?|dots?|pellets?|ghosts?|pursuers?|chas\w+|power|lives|life|levels?|tunnels?|corridors?|walls?|speed|faster|paus\w+)\b/,
  },
  {
    game: 'matchThree',
    title: 'Three in a line',
    words: /\bcandy crush\b|\bbejeweled\b|\bmatch[- ](?:3|three)\b/,
    isScored: true,
    has: /\b(?:match\w*|swap\w*|tiles?|candy|candies|gems?|jewels?|shapes?|colou?rs?|lines?|rows?|chains?|cascad\w+|combos?|fall\w*|moves?|boards?|grids?|drag\w*)\b/,
  },
  {
    game: 'wordSearch',
    title: 'Word search',
    words:
      /\bword[- ]?search(?:es)?\b(?! (?:bars?|box(?:es)?|engines?|features?|fields?|functions?|pages?|tools?|in (?:an? |the |my )?(?:pdfs?|texts?|files?|documents?))\b)/,
    isScored: true,
    has: /\b(?:words?|letters?|grids?|hidden|directions?|diagonal\w*|backwards|drag\w*|highlight\w*|lists?|themes?|puzzles?|timer?|found)\b/,
  },
  {
    game: 'roadCrossing',
    title: 'Across the road',
    words:
      /\bfrogger\b|\bcrossy road\b|\b(?:cross the (?:road|street)|(?:road|street)[- ]crossing) game\b|\b(?:frogs?|chickens?) cross(?:es|ing)\b/,
    isScored: true,
    has: /\b(?:frogs?|chickens?|hop\w*|cross\w*|roads?|streets?|lanes?|traffic|cars?|trucks?|lorr(?:y|ies)|rivers?|water|logs?|homes?|lives|life|levels?|speed|faster|paus\w+)\b/,
  },
  {
    game: 'reaction',
    title: 'Reaction time',
    words: /\breaction[- ](?:time|speed|test|game)\b|\breflex(?:es)? (?:test|game)\b/,
    isScored: true,
    has: /\b(?:reaction|reflex\w*|times?|milliseconds|average|fastest|green|click\w*|tries|rounds?)\b/,
  },
  {
    game: 'checkers',
    title: 'Checkers',
    words: /\bcheckers\b|\bdraughts\b/,
    isScored: false,
    has: /\b(?:pieces?|boards?|kings?|jump\w*|captur\w+|computer|opponent|two players?|one device)\b/,
  },
  {
    game: 'battleship',
    title: 'Battleship',
    words: /\bbattle ?ships?\b/,
    isScored: false,
    has: /\b(?:ships?|fleets?|grids?|boards?|shots?|shoot\w*|hits?|miss(?:es)?|sunk|sink\w*|computer|opponent)\b/,
  },
  {
    game: 'blackjack',
    title: 'Blackjack',
    words: /\bblack ?jack\b/,
    isScored: false,
    has: /\b(?:cards?|chips?|bets?|betting|dealer|hit|stand|double|deck|play money)\b/,
  },
]

export const sounds = /\bsounds?(?: effects?)?\b|\bbeeps?\b/

export function findKnownGame(words: string): KnownGame | undefined {
  return knownGames.find((known) => known.words.test(words))
}
