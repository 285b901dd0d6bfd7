/** The words to be guessed, by what the game is to be about. Undefined where we know none of the kind. */
export function findHangmanWords(words: string): readonly string[] | undefined {
  return kinds.find(([pattern]) => pattern.test(words))?.[1]
}

const list = (words: string) => words.split(' ')

const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:countr(?:y|ies)|geography|nations?|world)\b/i,
    list(
      'portugal kenya norway vietnam argentina morocco iceland thailand canada ireland mongolia ecuador jordan finland nepal uruguay greece madagascar',
    ),
  ],
  [
    /\b(?:cit(?:y|ies)|capitals?)\b/i,
    list(
      'lisbon nairobi oslo hanoi madrid ottawa dublin helsinki athens vienna prague lima havana seoul warsaw canberra',
    ),
  ],
  [
    /\b(?:animals?|zoo|wildlife|pets?)\b/i,
    list(
      'elephant giraffe penguin squirrel dolphin hedgehog kangaroo octopus leopard flamingo beaver tortoise otter chameleon badger',
    ),
  ],
  [
    /\b(?:food|fruits?|vegetables?|cooking|kitchen)\b/i,
    list(
      'pineapple cucumber apricot spinach blueberry pumpkin avocado radish cherry mushroom tangerine broccoli lentil asparagus',
    ),
  ],
  [
    /\b(?:sports?|games?|olympi\w+)\b/i,
    list(
      'archery handball fencing rowing cycling badminton wrestling climbing hockey gymnastics sailing volleyball judo',
    ),
  ],
  [
    /\b(?:science|physics|chemistry|space|planets?)\b/i,
    list(
      'gravity molecule telescope oxygen comet magnet neutron eclipse saturn crystal velocity microscope galaxy',
    ),
  ],
  [
    /\b(?:programming|code|coding|computers?|technology|software)\b/i,
    list(
      'variable function compiler keyboard database algorithm browser network recursion terminal pixel firewall',
    ),
  ],
]

/** Where nothing is said of what it is about. */
export const everydayWords: readonly string[] = list(
  'lantern umbrella staircase blanket pencil carousel harbour feather compass orchard thunder whistle backpack candle journey puzzle mirror bridge',
)
