import type { Draft } from './draft.ts'

/** Where people are listed to be written to, the chat is with them. */
export function writeToContacts(draft: Draft): void {
  const contacts = [...draft.entities.values()].find(({ template }) =>
    template?.names.includes('chat contact'),
  )
  if (contacts === undefined) return
  for (const screen of draft.screens.values())
    for (const [at, section] of screen.sections.entries())
      if (section.type === 'chat') screen.sections[at] = { ...section, contacts: contacts.id }
}
