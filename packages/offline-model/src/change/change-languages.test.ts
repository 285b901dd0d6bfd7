import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const shop = understand('a website for a bakery')
const spoken = (model: typeof shop) =>
  model.modules.flatMap((module) => (module.type === 'languages' ? module.codes : []))

describe('a follow-up about languages', () => {
  it.each([
    ['Also add German', ['en', 'de']],
    ['add also German', ['en', 'de']],
    ['translate it to Spanish', ['en', 'es']],
    ['make the site available in French and Arabic', ['en', 'ar', 'fr']],
    ['add a language switcher for English and German', ['en', 'de']],
    ['add a language menu', ['en', 'ar', 'zh', 'fr', 'de', 'hi', 'es']],
  ])('adds them to the header: %s', (wish, codes) => {
    const { model, missed } = changeModel(shop, wish)
    expect(spoken(model)).toEqual(codes)
    expect(missed).toEqual([])
  })

  it('adds to those that are there, and takes one away', () => {
    const { model } = changeModel(shop, 'add German. add French. remove German')
    expect(spoken(model)).toEqual(['en', 'fr'])
    expect(spoken(changeModel(model, 'remove French').model)).toEqual([])
  })

  it.each(['add Spanish lessons', 'translate it to Japanese', 'add a language field'])(
    'leaves alone what is not about them, and what it does not know: %s',
    (wish) => {
      expect(spoken(changeModel(shop, wish).model)).toEqual([])
    },
  )

  it('where a language is learnt, it is what is learnt', () => {
    expect(spoken(changeModel(understand('a vocabulary trainer'), 'add German').model)).toEqual([])
  })
})

describe('a follow-up about what is not there', () => {
  it('is told so', () => {
    const board = understand('a kanban board')
    expect(changeModel(board, 'remove the testimonials').done).toEqual(['There are no testimonials here.'])
    expect(changeModel(shop, 'remove the testimonials').done).toEqual(['Removed the testimonials.'])
  })
})
