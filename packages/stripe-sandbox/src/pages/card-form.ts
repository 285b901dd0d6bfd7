import { html } from 'hono/html'
import { z } from 'zod'
import { findTestCard, testCards } from '../billing/test-cards.ts'
import type { TestCard } from '../billing/test-cards.ts'

export const cardFields = z.object({
  email: z.string().max(200).default(''),
  number: z.string().max(40).default(''),
  expiry: z.string().max(10).default(''),
  cvc: z.string().max(6).default(''),
  name: z.string().max(200).default(''),
  authentication: z.enum(['complete', 'fail']).optional(),
})

export type CardFields = z.output<typeof cardFields>

type Reading =
  | { isValid: true; card: NonNullable<ReturnType<typeof findTestCard>>; expMonth: number; expYear: number }
  | { isValid: false; message: string }

/** Checks what was typed. Any number that is not a listed test card is refused and goes nowhere. */
export function readCard(fields: CardFields, now: Date): Reading {
  const number = fields.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(number)) return refuse('Your card number is incomplete.')
  const card = findTestCard(number)
  if (!card) return refuse('This is a sandbox: only the listed test cards are accepted here.')
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(fields.expiry.trim()) ?? []
  const expMonth = Number(month)
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  if (expMonth < 1 || expMonth > 12) return refuse("Your card's expiration date is incomplete.")
  if (Date.UTC(expYear, expMonth, 1) <= now.getTime()) {
    return refuse("Your card's expiration date is in the past.")
  }
  if (!/^\d{3}$/.test(fields.cvc)) return refuse("Your card's security code is incomplete.")
  if (fields.name.trim() === '') return refuse('Please enter the name on the card.')
  return { isValid: true, card, expMonth, expYear }
}

const refuse = (message: string): Reading => ({ isValid: false, message })

export const cardInputs = (fields: Partial<CardFields>) => html`
  <label
    >Card number<input
      name="number"
      inputmode="numeric"
      autocomplete="off"
      required
      value="${fields.number ?? ''}"
      placeholder="4242 4242 4242 4242"
  /></label>
  <div class="pair">
    <label
      >Expiry (MM / YY)<input
        name="expiry"
        autocomplete="off"
        required
        value="${fields.expiry ?? ''}"
        placeholder="12 / 34"
    /></label>
    <label>CVC<input name="cvc" inputmode="numeric" autocomplete="off" required placeholder="123" /></label>
  </div>
  <label>Name on card<input name="name" autocomplete="off" required value="${fields.name ?? ''}" /></label>
`

/** Every card that is taken, and what comes of it. */
export const cardList = html`
  <details>
    <summary>Test cards, with any future date and any CVC</summary>
    <table>
      ${testCards.map(
        (card) =>
          html`<tr>
            <td>${(card.number.match(/.{1,4}/g) ?? []).join(' ')}</td>
            <td>${outcomeOf(card)}</td>
          </tr>`,
      )}
    </table>
  </details>
`

function outcomeOf({ declines, failsLater, authentication }: TestCard) {
  if (declines) return declines.message
  if (failsLater) return 'Can be saved, and declines each payment.'
  if (authentication === undefined) return 'Pays.'
  return authentication === 'once' ? 'Asks the bank the first time.' : 'Asks the bank each time.'
}

/** The step of 3-D Secure. What was typed travels along in the form, so that none of it is kept here. */
export const authenticationStep = (fields: CardFields) => html`
  <h1>3-D Secure test</h1>
  <p>The bank of this test card asks whether you want to allow the payment.</p>
  <form method="post">
    <input type="hidden" name="email" value="${fields.email}" />
    <input type="hidden" name="number" value="${fields.number}" />
    <input type="hidden" name="expiry" value="${fields.expiry}" />
    <input type="hidden" name="cvc" value="${fields.cvc}" />
    <input type="hidden" name="name" value="${fields.name}" />
    <button name="authentication" value="complete">Complete</button>
    <button name="authentication" value="fail" class="quiet">Fail</button>
  </form>
`
