import { describe, expect, it } from 'vitest'
import { contrastOf } from '../render/look/oklch.ts'
import { renderApplication } from '../render/index.ts'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const tasks = understand('a todo app')

describe('the look of an app, in a word', () => {
  it.each([
    ['use a serif font', 'transitional', 'It uses the font Source Serif now.'],
    ['change the font to Inter', 'grotesque', 'It uses the font Inter now.'],
    [
      'change the font to Poppins',
      'geometric',
      'It uses Outfit now, the nearest to Poppins that comes along.',
    ],
  ])('has other letters: %s', (request, font, told) => {
    const { model, done } = changeModel(tasks, request)
    expect([model.look.font, done]).toEqual([font, [told]])
  })

  it('is written with them', () => {
    const { model } = changeModel(tasks, 'use a monospace font')
    expect(JSON.stringify([...renderApplication(model)])).toContain('JetBrains Mono Variable')
  })

  it.each([
    'use warm colors',
    'use pastel colours',
    'change the colors to ocean',
    'use an earthy palette',
    'make it more colorful',
    'I do not like the colors',
    'use a monochrome color scheme',
  ])('has colours that can be read: %s', (request) => {
    const { model, missed } = changeModel(tasks, request)
    expect(missed).toEqual([])
    const { component, background } = model.look
    expect(component).not.toBe(tasks.look.component)
    expect(contrastOf(component, background)).toBeGreaterThan(4.5)
  })

  it.each([
    'make it look more professional',
    'give it a modern look',
    'make it cute',
    'it should look luxurious',
  ])('is another one: %s', (request) => {
    const { model, missed } = changeModel(tasks, request)
    expect(missed).toEqual([])
    expect(model.look).not.toEqual(tasks.look)
  })

  it('keeps colours that somebody asked for', () => {
    const red = changeModel(tasks, 'make it red').model
    expect(changeModel(red, 'make it more professional').model.look.component).toBe(red.look.component)
  })

  it.each([
    ['the text is too small', { textSize: 'large' }],
    ['the background is too dark', { mode: 'light' }],
  ])('is put right where somebody complains: %s', (request, look) => {
    expect(changeModel(tasks, request)).toMatchObject({ model: { look }, missed: [] })
  })
})
