import type { Locator } from '@playwright/test'

/** Fills a form as a person would who means it. What is free to say anything says `words`, each field a little else. */
export async function fillForm(form: Locator, words: string): Promise<void> {
  const fields = form.locator('input:visible, textarea:visible, select:visible')
  for (let at = 0; at < (await fields.count()); at++) {
    const field = fields.nth(at)
    if (!(await field.isEnabled())) continue
    await fillField(field, { words: at === 0 ? words : `${words} ${at}`, days: 30 + at }).catch(
      () => undefined,
    )
  }
}

/** Dates grow from field to field, as from an arrival to a departure. */
interface Answer {
  words: string
  days: number
}

async function fillField(field: Locator, answer: Answer): Promise<void> {
  const tag = await field.evaluate((element) => element.tagName)
  if (tag === 'SELECT') {
    const options = await field
      .locator('option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? each.textContent ?? ''))
    const first = options.find((value) => value !== '')
    if (first !== undefined && (await field.inputValue()) === '') await field.selectOption(first)
    return
  }
  const type = (await field.getAttribute('type')) ?? 'text'
  if (type === 'checkbox' || type === 'radio') return field.check()
  if (type === 'file') return field.setInputFiles(sampleFile)
  if (type === 'range' || type === 'color') return
  const label = await readLabel(field)
  const { min, max } = { min: await field.getAttribute('min'), max: await field.getAttribute('max') }
  await field.fill(chooseText({ ...answer, type, label, min, max }))
}

const sampleFile = { name: 'sample.txt', mimeType: 'text/plain', buffer: Buffer.from('A few words.\n') }

/** Everything that says what a field is for. */
async function readLabel(field: Locator): Promise<string> {
  const words = await field.evaluate((element) => {
    const id = element.getAttribute('id') ?? ''
    const label = element.closest('label') ?? element.ownerDocument.querySelector(`label[for="${id}"]`)
    const names = ['aria-label', 'placeholder', 'name', 'autocomplete']
    return [label?.textContent, ...names.map((name) => element.getAttribute(name))].join(' ')
  })
  return words.toLowerCase()
}

interface Wanted extends Answer {
  type: string
  label: string
  min: string | null
  max: string | null
}

function chooseText({ type, label, words, days, min, max }: Wanted): string {
  if (type === 'email' || /e-?mail/.test(label)) return 'probe.person@example.com'
  if (type === 'password') return 'a joint that holds 1'
  if (type === 'tel' || /phone|mobile/.test(label)) return '+1 555 010 0123'
  if (type === 'url' || /\burl\b|website|link/.test(label)) return 'https://example.com/page'
  if (type === 'date') return inDays(days)
  if (type === 'datetime-local') return `${inDays(days)}T10:30`
  if (type === 'time') return '10:30'
  if (type === 'month') return inDays(days).slice(0, 7)
  if (/card number/.test(label)) return '4242 4242 4242 4242'
  if (/expir/.test(label)) return '12/39'
  if (/cvc|cvv|security code/.test(label)) return '123'
  if (type === 'number') return String(Math.min(Math.max(3, Number(min ?? 1)), Number(max ?? 1_000_000)))
  return words
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
