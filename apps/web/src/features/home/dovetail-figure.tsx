import { classNames } from '../../lib/class-names.ts'
import { drawDovetail } from './dovetail-geometry.ts'
import type { Face } from './dovetail-geometry.ts'

const { tailBoard, pinBoard, pins, tailGrain, pinGrain, corners } = drawDovetail({
  tails: 3,
  width: 252,
  thickness: 52,
  length: 300,
  depth: 190,
  flare: 10,
  pin: 28,
})

/** Pointing at the primary button beside it lets the raised board slide down into its place. */
const raised =
  '-translate-y-[112px] transition-transform duration-(--motion-appear) group-has-[[data-joins]:is(:hover,:focus-visible)]/closing:translate-y-0'

/**
 * A dovetail joint before it closes. Both boards are drawn in the order in which a viewer sees them when it is
 * closed, hence the two layers of the raised one.
 */
export function DovetailFigure() {
  return (
    <svg
      viewBox="-482 -318 532 664"
      aria-hidden
      className="w-full overflow-visible stroke-neutral-8"
      strokeWidth="1.25"
      strokeLinejoin="round"
    >
      <Faces faces={pinBoard} end="fill-neutral-3" top="fill-neutral-4" />
      <path d={pinGrain} className="fill-none stroke-neutral-6" />
      <Label transform="matrix(0.866 -0.5 0 1 -158 311)">app</Label>
      <path
        d={corners.map((corner) => `M${corner}v-112`).join('')}
        strokeDasharray="3 5"
        className="fill-none stroke-accent transition-opacity duration-(--motion-appear) group-has-[[data-joins]:is(:hover,:focus-visible)]/closing:opacity-0"
      />
      <g className={raised}>
        <Faces faces={tailBoard.filter(isWall)} />
      </g>
      <Faces faces={pins.filter(isWall)} />
      <Faces faces={pins.filter((face) => !isWall(face))} end="fill-neutral-3" top="fill-accent-subtle" />
      <g className={raised}>
        <Faces
          faces={tailBoard.filter((face) => !isWall(face))}
          end="fill-accent-solid stroke-on-accent/60"
          top="fill-neutral-2"
        />
        <path d={tailGrain} className="fill-none stroke-neutral-6" />
        <Label transform="matrix(0.866 0.5 -0.866 0.5 -270 -86)">prompt</Label>
      </g>
    </svg>
  )
}

const isWall = ({ side }: Face) => side === 'wall'

interface FacesProps {
  faces: Face[]
  end?: string
  top?: string
}

function Faces({ faces, end, top }: FacesProps) {
  return faces.map(({ outline, side }) => (
    <path key={outline} d={outline} className={classNames({ wall: 'fill-neutral-5', end, top }[side])} />
  ))
}

function Label({ transform, children }: { transform: string; children: string }) {
  return (
    <text transform={transform} className="fill-neutral-10 stroke-none font-mono text-[24px]">
      {children}
    </text>
  )
}
