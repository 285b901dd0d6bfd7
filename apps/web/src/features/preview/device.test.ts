import { describe, expect, it } from 'vitest'
import { fitDevice, pictured } from './device.ts'

describe('the frame of a device', () => {
  it('takes all the room at full width', () => {
    expect(fitDevice('full', { width: 700, height: 500 })).toEqual({ width: 700, height: 500, scale: 1 })
  })

  it('is never made larger than it is', () => {
    expect(fitDevice('phone', { width: 700, height: 500 })).toEqual({ width: 390, height: 500, scale: 1 })
  })

  it('keeps the width of the device where there is less room, and is shrunk to fill that room', () => {
    const { width, height, scale } = fitDevice('laptop', { width: 640, height: 500 })
    expect(width).toBe(1_280)
    expect(scale).toBe(0.5)
    expect(height * scale).toBe(500)
  })

  it('is a laptop in a small picture, and a phone in one where a laptop could not be made out', () => {
    expect(pictured({ width: 320, height: 200 })).toBe('laptop')
    expect(pictured({ width: 168, height: 200 })).toBe('phone')
  })

  it('waits for a size without dividing by it', () => {
    expect(fitDevice('laptop', { width: 0, height: 0 }).scale).toBe(1)
  })
})
