import { expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

it('what was sent through a form is found again: by its sender, on its page, newest first', async () => {
  const found = await runAppLogic(
    renderApplication(understand('A bakery website with a contact form.')),
    `
    globalThis.location = { pathname: '/contact' }
    const { findSent, keepInquiry, listAnswers, sentInquiries } = await import('@/lib/sent-inquiries')
    const inputs = [{ id: 'name', label: 'Name' }, { id: 'message', label: 'Message' }]
    const ann = { inputs, ownerId: 'ann' }
    keepInquiry({ name: 'Ann', message: 'First' }, ann)
    keepInquiry({ name: 'Ann', message: '' }, ann)
    keepInquiry({ name: 'Ben', message: 'Hello' }, { inputs, ownerId: null })
    location.pathname = '/feedback'
    keepInquiry({ name: 'Ann', message: 'Elsewhere' }, ann)
    location.pathname = '/contact'
    const sent = findSent(sentInquiries.get(), ann).map((each) => listAnswers(inputs, each))
    console.log(JSON.stringify(sent.map((answers) => answers.map(({ label, answer }) => label + ': ' + answer))))
  `,
  )
  expect(found).toEqual([['Name: Ann'], ['Name: Ann', 'Message: First']])
})

it('a tip has a title and a description', () => {
  const { screens } = understand('A local news app. Readers can submit news tips and browse news.')
  const [form] = screens.flatMap(({ sections }) => sections.filter((section) => section.type === 'inquiry'))
  expect(form?.inputs.map(({ label, isRequired }) => [label, isRequired])).toEqual(
    expect.arrayContaining([
      ['Title', true],
      ['Description', true],
    ]),
  )
})
