import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('a place to write to each other', () => {
  const { entities, screens } = understand(
    'A messaging website with single chat, group chat, a contact list and application management. Users should be able to log in and send messages.',
  )

  it('has the people of its contact list in the chat, who are no sales leads', () => {
    const contact = entities.find(({ one }) => one === 'contact')
    const chat = screens.flatMap(({ sections }) => sections).find(({ type }) => type === 'chat')
    expect(chat).toMatchObject({ contacts: contact?.id })
    expect(contact?.fields.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['picture', 'status', 'about']),
    )
    expect(contact?.fields.map(({ id }) => id)).not.toContain('stage')
  })

  it('has applications that are enabled and disabled, rather than filed', () => {
    const application = entities.find(({ one }) => one === 'application')
    expect(application?.lifecycle?.steps.map(({ label }) => label)).toEqual(['Enable', 'Disable'])
  })

  it('leaves the contacts of a sales team as they are', () => {
    const crm = understand('A CRM to manage contacts, deals and tasks')
    const contact = crm.entities.find(({ one }) => one === 'contact')
    expect(contact?.fields.map(({ id }) => id)).toContain('stage')
  })
})
