import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it.each([
  'A web app that turns HTML forms into JSON. Users input form data, customize the form structure and field names, and output JSON data.',
  'A web form that adjusts the size of its elements. It has multiple types of form controls, including text boxes, drop-down menus and checkboxes. Users can restrict the size of form controls.',
  'An app for form processing. Users fill out forms, submit them, and it generates documents based on the form data and offers them for download.',
])('is one place where a form is put together, filled in and becomes data and documents: %s', (request) => {
  const { screens, entities, notUnderstood } = understand(request)
  const types = screens.flatMap(({ sections }) => sections.map(({ type }) => type))
  expect(types).toContain('formBuilder')
  expect(types).not.toContain('converter')
  expect(entities.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['form', 'formControl']))
  expect(notUnderstood).toEqual([])
})

it('opens with the form, whatever else is asked for', () => {
  const { kind, screens } = understand(
    'A web form whose controls adjust their size. Users log in, choose the size of the form controls, and fill in text boxes.',
  )
  expect(kind).toBe('tool')
  expect(screens[0]).toMatchObject({ path: '/', sections: [{ type: 'formBuilder' }] })
})
