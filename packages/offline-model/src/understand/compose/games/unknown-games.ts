/** Games that many know by name and that cannot be built. Whoever asks for one gets a game, and is told that it is another one. */
export const unknownGames = new RegExp(
  `\\b(?:${[
    'doodle jump',
    'bubble shooter',
    'plants vs?\\.? zombies',
    'angry birds',
    'fruit ninja',
    'temple run',
    'subway surfers',
    'cookie clicker',
    'super mario',
    'donkey kong',
    'lode runner',
    'lunar lander',
    'asteroids game',
    'galaga',
    'pinball',
    'platformer',
    'tower defen[cs]e',
    'racing game',
    'jigsaw(?: puzzles?)?',
    'cross ?words?(?: puzzles?| game)?',
    'mah-?jong',
    'yahtzee',
    'ludo',
    'scrabble',
    'backgammon',
    'bingo game',
    'dominoes?',
  ].join(
    '|',
  )})\\b(?! (?:clubs?|tournaments?|leagues?|websites?|sites?|shops?|stores?|blogs?|communit\\w+|fans?|wiki|museums?|halls?|bars?|players?|events?))`,
  'i',
)

/** What stands behind a game that was asked for, where another one had to be built. */
export const insteadOfGame = '(Memory stands in its place)'
