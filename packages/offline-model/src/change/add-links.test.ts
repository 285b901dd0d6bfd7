import { expect, it } from 'vitest'
import { renderApplication } from '../render/index.ts'
import { understand } from '../understand/understand.ts'
import { changeModel } from './change-model.ts'

const bakery = understand('a website for a bakery')

it.each([
  ['our Instagram is @crumb', 'Instagram', 'https://www.instagram.com/crumb'],
  [
    'add a link to our facebook page https://www.facebook.com/crumb.bakery',
    'Facebook',
    'https://www.facebook.com/crumb.bakery',
  ],
  ['add a WhatsApp button: +491701234567', 'WhatsApp', 'https://wa.me/491701234567'],
  ['add a footer with my email', 'hello@example.com', 'mailto:hello@example.com'],
])('the foot of every page links to where it is told to: %s', (request, label, href) => {
  const { model, missed } = changeModel(bakery, request)
  expect([model.links, missed]).toEqual([[{ label, href }], []])
  expect(renderApplication(model).get('src/site.ts')).toContain(href)
})

it('says that a link leads nowhere in particular yet', () => {
  const { model, done } = changeModel(bakery, 'add social media links')
  expect(model.links?.map(({ label }) => label)).toEqual(['Instagram', 'Facebook', 'LinkedIn'])
  expect(done[0]).toContain('until you say yours')
})

it('links to nothing where somebody wants to sign in with it', () => {
  expect(changeModel(bakery, 'add login with facebook').model.links).toBeUndefined()
})
