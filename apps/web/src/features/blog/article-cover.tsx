/** A picture of its own for each article: a board of dovetails whose cut follows from the title. */
export function ArticleCover({ title }: { title: string }) {
  const cuts = cutsOf(title)
  return (
    <svg viewBox="0 0 320 120" aria-hidden className="w-full border-b border-neutral-5 bg-neutral-3">
      {cuts.map(({ x, y, width, isFilled }) => (
        <path
          key={`${x}-${y}`}
          d={`M${x} ${y} h${width} l-8 30 h${16 - width} z`}
          className={isFilled ? 'fill-accent' : 'fill-none stroke-neutral-8'}
        />
      ))}
    </svg>
  )
}

/** Four rows of pins. The same title gives the same board. */
function cutsOf(title: string) {
  let seed = Array.from(title).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  const next = (below: number) => {
    seed = (seed * 75 + 74) % 65_537
    return seed % below
  }
  return [0, 30, 60, 90].flatMap((y) => {
    const pins: { x: number; y: number; width: number; isFilled: boolean }[] = []
    for (let x = next(40); x < 300; x += 44 + next(48)) {
      pins.push({ x, y, width: 28 + next(16), isFilled: next(7) === 0 })
    }
    return pins
  })
}
