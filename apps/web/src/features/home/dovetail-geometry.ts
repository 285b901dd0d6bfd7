/** A point in the workshop: x along the first board, y across it, z up. */
type Point = readonly [x: number, y: number, z: number]

export interface Face {
  /** Its outline on paper, as path data. */
  outline: string
  /** Walls may be hidden once the joint is closed; ends and tops never are. */
  side: 'top' | 'end' | 'wall'
}

export interface DovetailDrawing {
  /** The board that carries the tails, seated. */
  tailBoard: Face[]
  /** The board that carries the pins, up to where they begin. */
  pinBoard: Face[]
  pins: Face[]
  /** Hairlines of grain on each board, as path data. */
  tailGrain: string
  pinGrain: string
  /** The tails' outer corners, from where lines lead up to the raised board. */
  corners: string[]
}

interface Joint {
  /** Number of tails. */
  tails: number
  width: number
  thickness: number
  /** How far the first board reaches back, and the second one down. */
  length: number
  depth: number
  /** How much wider a tail is at its tip than at its root, on each side. */
  flare: number
  /** A pin's width where it is narrowest. */
  pin: number
}

/** Draws a through dovetail in isometric view: seen from the front, the right and above. */
export function drawDovetail(joint: Joint): DovetailDrawing {
  const { width, thickness, length, depth } = joint
  const tails = tailsOf(joint)
  const tailOutline: Outline = [
    [-length, 0],
    [0, 0],
    ...tails.flatMap(({ rootStart, tipStart, tipEnd, rootEnd }): Outline => [
      [0, rootStart],
      [thickness, tipStart],
      [thickness, tipEnd],
      [0, rootEnd],
    ]),
    [0, width],
    [-length, width],
  ]

  return {
    tailBoard: extrude(tailOutline, 0, thickness),
    pinBoard: extrude(rectangle(thickness, width), -depth, 0),
    pins: pinsOf(tails, joint).flatMap((outline) => extrude(outline, 0, thickness)),
    tailGrain: grain
      .map(({ at, from, to }) =>
        line([-length * to, at * width, thickness], [-length * from, at * width, thickness]),
      )
      .join(''),
    pinGrain: grain
      .map(({ at, from, to }) =>
        line([thickness, at * width, -depth * to], [thickness, at * width, -depth * from]),
      )
      .join(''),
    corners: tails.flatMap(({ tipStart, tipEnd }) => [
      pointOnPaper([thickness, tipStart, 0]),
      pointOnPaper([thickness, tipEnd, 0]),
    ]),
  }
}

type Outline = readonly (readonly [x: number, y: number])[]

interface Tail {
  rootStart: number
  tipStart: number
  tipEnd: number
  rootEnd: number
}

/** Tails share the width evenly between pins; the outermost pins are halves. */
function tailsOf({ tails, width, flare, pin }: Joint): Tail[] {
  const pitch = width / tails
  return Array.from({ length: tails }, (_, index) => {
    const tipStart = index * pitch + pin / 2
    const tipEnd = (index + 1) * pitch - pin / 2
    return { rootStart: tipStart + flare, tipStart, tipEnd, rootEnd: tipEnd - flare }
  })
}

/** What the tails leave free is pin. */
function pinsOf(tails: Tail[], { width, thickness }: Joint): Outline[] {
  const starts = [
    { root: 0, tip: 0 },
    ...tails.map(({ rootEnd, tipEnd }) => ({ root: rootEnd, tip: tipEnd })),
  ]
  return starts.map((start, index) => {
    const next = tails[index]
    const end = next ? { root: next.rootStart, tip: next.tipStart } : { root: width, tip: width }
    return [
      [0, start.root],
      [thickness, start.tip],
      [thickness, end.tip],
      [0, end.root],
    ]
  })
}

const rectangle = (x: number, y: number): Outline => [
  [0, 0],
  [x, 0],
  [x, y],
  [0, y],
]

/** The faces of an upright solid that the viewer sees, the farthest first so that nearer ones cover them. */
function extrude(outline: Outline, bottom: number, top: number): Face[] {
  const walls = outline
    .map((start, index) => ({ start, end: outline[(index + 1) % outline.length] ?? start }))
    .filter(({ start, end }) => end[1] - start[1] > end[0] - start[0])
    .toSorted((a, b) => nearness(a) - nearness(b))
    .map(({ start, end }): Face => ({
      outline: polygon([
        [...start, bottom],
        [...end, bottom],
        [...end, top],
        [...start, top],
      ]),
      side: start[0] === end[0] && start[0] > 0 ? 'end' : 'wall',
    }))
  return [...walls, { outline: polygon(outline.map(([x, y]) => [x, y, top])), side: 'top' }]
}

interface Wall {
  start: readonly [x: number, y: number]
  end: readonly [x: number, y: number]
}

const nearness = ({ start, end }: Wall) => start[0] + start[1] + end[0] + end[1]

/** Grain runs unevenly, but the same way at every build: these shares of width and length are set by hand. */
const grain = [
  { at: 0.09, from: 0.1, to: 0.62 },
  { at: 0.21, from: 0.04, to: 0.34 },
  { at: 0.3, from: 0.42, to: 0.88 },
  { at: 0.43, from: 0.06, to: 0.3 },
  { at: 0.55, from: 0.56, to: 0.92 },
  { at: 0.66, from: 0.04, to: 0.3 },
  { at: 0.74, from: 0.36, to: 0.72 },
  { at: 0.88, from: 0.14, to: 0.7 },
]

/** Each corner is told from the one before it, so that equal faces are equal words, which cost a page nothing. */
function polygon(points: readonly Point[]): string {
  const [start = [0, 0, 0]] = points
  const steps = points.slice(1).map((point, index) => stepBetween(points[index] ?? start, point))
  return `M${pointOnPaper(start)}l${steps.join(' ')}z`
}

const line = (from: Point, to: Point) => `M${pointOnPaper(from)}l${stepBetween(from, to)}`

const stepBetween = (from: Point, to: Point) =>
  pointOnPaper([to[0] - from[0], to[1] - from[1], to[2] - from[2]])

const cosine = Math.sqrt(3) / 2

function pointOnPaper([x, y, z]: Point): string {
  return `${round((x - y) * cosine)},${round((x + y) / 2 - z)}`
}

const round = (value: number) => Math.round(value * 10) / 10
