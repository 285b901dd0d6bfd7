import { expect, it } from 'vitest'
import { changeModel } from '../change/change-model.ts'
import { renderApplication } from '../render/index.ts'
import { understand } from './understand.ts'

it.each(['a flashcards app', 'flashcards app for learning spanish words', 'a vocabulary trainer'])(
  'cards with two sides are turned and sorted by what is known, and that is what one opens: %s',
  (request) => {
    const model = understand(request)
    expect(model.screens.find(({ path }) => path === '/')?.sections[0]).toMatchObject({
      type: 'study',
      entity: 'flashcard',
      front: 'question',
      back: 'answer',
      deck: 'deck',
    })
    expect(renderApplication(model).has('src/components/flip-card.tsx')).toBe(true)
    expect(changeModel(model, 'flip the card').done).toEqual([
      expect.stringMatching(/^A press on the card turns it/),
    ])
  },
)

it('what has a question and an answer gets cards to turn, and nothing else does', () => {
  const model = understand('a flashcards app')
  const without = {
    ...model,
    screens: model.screens
      .filter(({ sections }) => sections[0]?.type !== 'study')
      .map((screen, at) => (at === 0 ? { ...screen, path: '/' } : screen)),
  }
  expect(changeModel(without, 'let me flip the cards').model.screens.map(({ title }) => title)).toContain(
    'Study',
  )
  expect(changeModel(understand('a recipe box'), 'flip the card').missed).toHaveLength(1)
})

it('cards for a language have words of that language', () => {
  const { entities } = understand('flashcards app for learning italian words')
  expect(entities[0]?.records[1]?.values).toMatchObject({
    question: 'Thank you',
    answer: 'Grazie',
    deck: 'Greetings',
  })
})
