/** What people type in a hurry: "mortage calculator", "recipie book", "calender". Only words that name what is asked for. */
export function correctSpelling(text: string): string {
  return text.replace(/\p{L}{5,16}/gu, (word) => {
    const small = word.toLowerCase()
    const isMany = small.endsWith('s') && !telling.has(small) && !known.has(small)
    const one = isMany ? small.slice(0, -1) : small
    const isRight = telling.has(one) && !small.endsWith('ys')
    const meant = known.get(one) ?? (isRight || small.length < 6 ? undefined : findNear(one))
    if (meant === undefined) return word
    const written = word === small ? meant : `${meant.charAt(0).toUpperCase()}${meant.slice(1)}`
    return isMany ? pluralOf(written) : written
  })
}

function pluralOf(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** One letter too many, too few, wrong, or two turned round, with the same beginning and end. */
function findNear(word: string): string | undefined {
  return nearBy.get(`${word.charAt(0)}${word.slice(-2)}`)?.find((other) => isNear(word, other))
}

function isNear(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  let end = 0
  const shorter = Math.min(word.length, other.length)
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1
  const left = word.slice(start, word.length - end)
  const right = other.slice(start, other.length - end)
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`)
  )
}

/** Words that no other word is one letter away from. */
const telling: ReadonlySet<string> = new Set(
  'website dashboard calculator portfolio application calendar restaurant inventory mortgage appointment reservation subscription newsletter schedule attendance community marketplace budget management converter generator exercise business employee customer delivery weather photographer countdown flashcard language leaderboard category favorite favourite library gallery grocery invoice expense statistics notification temperature password'.split(
    ' ',
  ),
)

const nearBy: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  telling,
  (word) => `${word.charAt(0)}${word.slice(-2)}`,
)

/** What is further off, or at the end. */
const known: ReadonlyMap<string, string> = new Map(
  'recipie:recipe recepie:recipe reciepe:recipe receipe:recipe recipy:recipe calender:calendar restaraunt:restaurant resturant:restaurant restaurent:restaurant resteraunt:restaurant buisness:business bussines:business busines:business calulater:calculator calculater:calculator caluclator:calculator traker:tracker trakcer:tracker tracer:tracker planer:planner portofolio:portfolio wesbite:website websit:website dashbord:dashboard employe:employee shedule:schedule schedual:schedule inventroy:inventory inventary:inventory attendence:attendance morgage:mortgage quizz:quiz sudoko:sudoku habbit:habit excersise:exercise excercize:exercise libary:library jewlery:jewelry jewelery:jewelry comunity:community adress:address docter:doctor pomodro:pomodoro newletter:newsletter flashcrad:flashcard buget:budget budjet:budget suscription:subscription'
    .split(' ')
    .flatMap((pair) => {
      const [wrong, right] = pair.split(':')
      return wrong === undefined || right === undefined ? [] : [[wrong, right] as const]
    }),
)
