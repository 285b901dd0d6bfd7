import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buttonClasses } from './button-classes.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { fieldClasses } from './field-classes.ts'
import { Loaded } from './loaded.tsx'
import { OpenJoint } from './open-joint.tsx'
import { TextField } from './text-field.tsx'

describe('a button', () => {
  it.each(['primary', 'secondary', 'ghost', 'danger'] as const)(
    'that is %s looks different under the pointer, while pressed and while it cannot be',
    (variant) => {
      for (const state of ['hover:', 'active:', 'disabled:'])
        expect(buttonClasses({ variant })).toContain(` ${state}`)
    },
  )

  it('shows that work is under way, and cannot be pressed again meanwhile', () => {
    const html = renderToStaticMarkup(<Button isLoading>Save</Button>)
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*aria-busy="true"/)
    expect(html).toContain('<svg')
  })
})

describe('a field', () => {
  it('looks different under the pointer, while it cannot be filled in, and with something wrong', () => {
    for (const state of ['hover:', 'disabled:', 'aria-invalid:']) expect(fieldClasses).toContain(` ${state}`)
  })

  it('has its label above, and what is wrong in the place of its help below, which is read out with it', () => {
    const html = renderToStaticMarkup(<TextField label="Name" name="name" isInvalid help="Fill this in" />)
    expect(html).toMatch(/<label[^>]*>Name<\/label>.*<input[^>]*>.*Fill this in/)
    const [, describedBy] = /aria-describedby="([^"]+)"/.exec(html) ?? []
    expect(html).toContain(`id="${describedBy}"`)
    expect(html).toContain('aria-invalid="true"')
  })
})

describe('what is loaded', () => {
  const query = { data: undefined, error: null, isFetching: false, refetch: async () => undefined }
  const show = (state: object) =>
    renderToStaticMarkup(
      <Loaded<string> query={{ ...query, ...state }} failure="No list" waiting={<i>wait</i>}>
        {(data) => <p>{data}</p>}
      </Loaded>,
    )

  it('has its place held until it is there, says what failed with a way to try again, and stays when it was there', () => {
    expect(show({})).toBe('<i>wait</i>')
    const failed = show({ error: new Error('The line is cut.') })
    expect(failed).toMatch(/role="alert".*No list.*The line is cut\..*<button[^>]*>.*Retry/)
    expect(show({ data: 'one', error: new Error('later') })).toBe('<p>one</p>')
  })
})

describe('an empty state', () => {
  it('has a drawing, a heading, a sentence and one way on', () => {
    const html = renderToStaticMarkup(
      <EmptyState drawing={<OpenJoint />} heading="No projects yet" action={<Button>Create</Button>}>
        Create your first one.
      </EmptyState>,
    )
    expect(html).toMatch(/<svg.*<h1[^>]*>No projects yet<\/h1>.*Create your first one\..*<button/)
    expect(html.match(/<button/g)).toHaveLength(1)
  })
})
