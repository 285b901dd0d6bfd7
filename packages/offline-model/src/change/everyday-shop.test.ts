import { expect, it } from 'vitest'
import { applicationModel } from '../model/application-model.ts'
import { renderApplication } from '../render/index.ts'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const shop = understand('an online shop for candles with cart and checkout')
const bakery = understand('a website for a bakery with a menu and a contact form')
const salon = understand('a hair salon booking website')
const recipes = understand('an app for my recipes with photos')

function sectionsOf(model: typeof shop, type: string) {
  return model.screens.flatMap(({ sections }) => sections.filter((section) => section.type === type))
}

it.each([
  ['free shipping over $50', { freeFrom: 50, shippingFee: 4.9 }],
  ['add free delivery for orders above 30 euros', { freeFrom: 30 }],
  ['shipping costs $3.50', { shippingFee: 3.5 }],
  ['make shipping free', { shippingFee: 0 }],
])('charges for sending what is asked for: %s', (request, checkout) => {
  const { model, missed } = changeModel(shop, request)
  expect(missed).toEqual([])
  expect(sectionsOf(model, 'checkout')).toEqual([expect.objectContaining(checkout)])
})

it('knows of no shipping where nothing is sent', () => {
  expect(changeModel(bakery, 'free shipping over $50').missed).toHaveLength(1)
})

it.each([
  ['add a button to call us', '+1 555 0100'],
  ['put our phone number in the header', '+1 555 0100'],
  ['put our phone number 555-0134 in the header', '555-0134'],
  ['add a call button with +1 555 0177', '+1 555 0177'],
])('calls at one press from the header: %s', (request, phone) => {
  const { model, done } = changeModel(bakery, request)
  expect(model.modules).toContainEqual({ type: 'call', phone })
  expect(sectionsOf(model, 'contactDetails')).toEqual([expect.objectContaining({ phone })])
  expect(done.join(' ').includes('sample number')).toBe(phone === '+1 555 0100')
  const files = renderApplication(model)
  expect([...files.values()].some((text) => text.includes(`<CallLink phone={'${phone}'} />`))).toBe(true)
})

it('calls the number that is told later, and no more once the button is taken away', () => {
  const called = changeModel(bakery, 'add a call button. our phone number is 555 1234').model
  expect(called.modules).toContainEqual({ type: 'call', phone: '555 1234' })
  expect(changeModel(called, 'remove the call button').model.modules).not.toContainEqual(
    expect.objectContaining({ type: 'call' }),
  )
})

it('closes in the evening where the hours say nine to seven, and takes no booking outside them', () => {
  const { model, missed } = changeModel(salon, 'open monday to saturday 9 to 7')
  expect(missed).toEqual([])
  expect(sectionsOf(model, 'contactDetails')).toEqual([
    expect.objectContaining({ hours: [{ days: 'Monday to Saturday', hours: '9:00 – 19:00' }] }),
  ])
  const [booking] = sectionsOf(model, 'booking')
  expect(booking).toMatchObject({ open: [{ days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' }] })
  expect(booking?.type === 'booking' && [booking.slots[0], booking.slots.at(-1)]).toEqual(['09:00', '18:00'])
})

it.each([
  'let me mark favourites',
  'add a heart button to recipes',
  'allow users to save recipes to their favorites',
])('keeps what is marked: %s', (request) => {
  const { model, missed } = changeModel(recipes, request)
  expect(missed).toEqual([])
  expect(model.entities.some(({ abilities }) => abilities.includes('favourite'))).toBe(true)
})

it('says so where there are hearts already', () => {
  const kept = changeModel(recipes, 'let me mark favourites').model
  expect(changeModel(kept, 'let me mark favourites').done[0]).toMatch(/already/)
})

it.each([
  ['make the headings bigger', 'large'],
  ['the titles are too small. make the titles larger', 'large'],
  ['smaller headings', 'small'],
])('changes headings and leaves the text: %s', (request, headings) => {
  const { model } = changeModel(bakery, request)
  expect(model.look).toMatchObject({ headings, textSize: 'normal' })
  expect(applicationModel.safeParse(model).success).toBe(true)
  expect(renderApplication(model).get('src/index.css')).toMatch(/h1,\n\s+h2,\n\s+h3 \{\n\s+--text-base:/)
})
