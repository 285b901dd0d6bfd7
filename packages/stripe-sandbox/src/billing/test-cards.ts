export interface CardOutcome {
  code: string
  declineCode?: string
  message: string
}

export interface TestCard {
  number: string
  brand: 'visa' | 'mastercard'
  /** Refused already when it is entered. */
  declines?: CardOutcome
  /** Can be saved, but no charge goes through. */
  failsLater?: CardOutcome
  /** Whether the holder has to confirm the first payment only, or each one. */
  authentication?: 'once' | 'always'
}

export const declined: CardOutcome = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

/** The only cards the sandbox takes. Their last four digits tell them apart, so no number has to be kept. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa' },
  { number: '5555555555554444', brand: 'mastercard' },
  { number: '4000000000000077', brand: 'visa' },
  { number: '4000000000000002', brand: 'visa', declines: declined },
  {
    number: '4000000000009995',
    brand: 'visa',
    declines: {
      ...declined,
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    declines: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    declines: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    declines: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { number: '4000000000000341', brand: 'visa', failsLater: declined },
  { number: '4000002500003155', brand: 'visa', authentication: 'once' },
  { number: '4000002760003184', brand: 'visa', authentication: 'always' },
]

export const findTestCard = (number: string) => testCards.find((card) => card.number === number)

export const findTestCardByLast4 = (last4: string) => testCards.find((card) => card.number.endsWith(last4))
