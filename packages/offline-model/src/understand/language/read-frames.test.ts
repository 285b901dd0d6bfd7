import { describe, expect, it } from 'vitest'
import { readClauses } from './read-clauses.ts'
import { readFrames } from './read-frames.ts'

describe('reading who does what to which thing', () => {
  it.each([
    ['people add habits, tick them every day, see streaks', 'create(habits) edit(habits) view(streaks)'],
    ['Customers browse cakes and order them for a date', 'browse(cakes) order(cakes)'],
    ['Each user picks a date, chooses a room and pays', 'select(date) select(room) pay()'],
    [
      'A teacher manages students, grades and timetables',
      'manage(students) manage(grades) manage(timetables)',
    ],
    ['for users to leave messages and administrators to manage', 'submit(messages) manage()'],
    ['The app suggests sights, shows everything on a map', 'recommend(sights) view(everything)'],
    [
      'track expenses, set a monthly budget, order management',
      'track(expenses) create(monthly budget) manage(order)',
    ],
  ])('finds the doing without a modal verb: %s', (sentence, doing) => {
    expect(doingIn(sentence)).toBe(doing)
  })

  it.each([
    ['members list, user reviews and customer orders', 'view(members) rate() view(customer orders)'],
    ['with a simple and easy-to-use contact form, a search function', 'submit(contact form) search()'],
    ['a sliding effect and a landing page', 'view(sliding effect) view(landing)'],
    [
      'with practice areas, attorneys and testimonials',
      'view(practice areas) view(attorneys) view(testimonials)',
    ],
    [
      'with episodes, search, subscribe and comments',
      'view(episodes) search() subscribe() comment(comments)',
    ],
  ])('takes things for things: %s', (sentence, doing) => {
    expect(doingIn(sentence)).toBe(doing)
  })

  it('gives the fields of a thing to the thing, whether told by "with", "including" or "each … has"', () => {
    expect(itemsIn('Sales people add leads with company, budget and source, move deals to a stage')).toEqual([
      ['company', 'budget', 'source'],
      [],
    ])
    expect(itemsIn('Users can manage books, including title, price and publish date')).toEqual([
      ['title', 'price', 'publish date'],
    ])
    expect(itemsIn('Each recipe has a photo, a list of ingredients and a preparation time')).toEqual([
      ['a photo', 'a list of ingredients', 'a preparation time'],
    ])
    expect(itemsIn('Guests pay with a card and share the plan with friends')).toEqual([[], []])
  })

  it('lets several verbs share the objects after them', () => {
    expect(doingIn('Users can collect and share news and matches')).toBe(
      'favourite(news) favourite(matches) share(news) share(matches)',
    )
    expect(doingIn('Users can comment on and provide feedback for updates')).toBe(
      'comment(updates) submit(feedback)',
    )
    expect(doingIn('Users can input keywords to search for tools')).toBe('search(tools)')
  })

  it('gives what is said of a thing to the thing that was named before', () => {
    expect(doingIn('Users can bookmark articles, comment, share, and subscribe to the newsletter')).toBe(
      'favourite(articles) comment(articles) share(articles) subscribe(newsletter)',
    )
    expect(doingIn('Users can search courses, apply online and download brochures')).toBe(
      'search(courses) submit() download(brochures)',
    )
  })
})

function framesIn(sentence: string) {
  return readClauses(sentence).flatMap(readFrames)
}

function doingIn(sentence: string): string {
  return framesIn(sentence)
    .map(({ action, object }) => `${action}(${object})`)
    .join(' ')
}

function itemsIn(sentence: string): (readonly string[])[] {
  return framesIn(sentence).map(({ items }) => items)
}
