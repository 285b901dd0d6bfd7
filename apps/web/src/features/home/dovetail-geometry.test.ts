import { describe, expect, it } from 'vitest'
import { drawDovetail } from './dovetail-geometry.ts'
import type { Face } from './dovetail-geometry.ts'

const joint = { tails: 3, width: 240, thickness: 40, length: 200, depth: 150, flare: 8, pin: 24 }

describe('the drawing of a dovetail', () => {
  const { tailBoard, pinBoard, pins, corners } = drawDovetail(joint)

  it('has one end face per tail, and a pin on either side of each', () => {
    expect(tailBoard.filter(hasSide('end'))).toHaveLength(3)
    expect(pins.filter(hasSide('top'))).toHaveLength(4)
  })

  it('paints what is nearest last', () => {
    expect(tailBoard.at(-1)?.side).toBe('top')
    expect(pinBoard.at(-1)?.side).toBe('top')
  })

  it('leaves no room between tails and pins: their end faces fill the width', () => {
    const ends = [...tailBoard, ...pins].filter(hasSide('end')).map(({ outline }) => widthOf(outline))
    const total = ends.reduce((sum, width) => sum + width, 0)
    expect(total).toBeCloseTo((joint.width * Math.sqrt(3)) / 2, 0)
  })

  it('makes every tail wider at its tip than at its root, so that it holds', () => {
    const tips = tailBoard.filter(hasSide('end')).map(({ outline }) => widthOf(outline))
    const tip = ((joint.width / joint.tails - joint.pin) * Math.sqrt(3)) / 2
    for (const width of tips) expect(width).toBeCloseTo(tip, 0)
    expect(corners).toHaveLength(6)
  })
})

const hasSide = (side: Face['side']) => (face: Face) => face.side === side

function widthOf(outline: string): number {
  let at = 0
  const across = outline
    .split(/[Ml ]/)
    .slice(2)
    .map((step) => (at += Number.parseFloat(step)))
  return Math.max(0, ...across) - Math.min(0, ...across)
}
