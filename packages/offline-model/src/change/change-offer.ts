import type { ApplicationModel } from '../model/application-model.ts'
import type { Section } from '../model/section.ts'
import type { ChangeReader } from './change.ts'

/** "Free shipping over $50", "shipping costs $3", "no shipping costs": what sending costs, and from when nothing. */
export const changeOffer: ChangeReader = (model, instruction) => {
  const words = instruction.replace(/^(?:add|offer|give|include|make|set|have|with) (?:a |the )?/i, '')
  if (!/\b(?:shipping|delivery|postage)\b/i.test(words) || !sendsGoods(model)) return undefined
  const [, from] = freeFrom.exec(words) ?? []
  const [, fee] = costs.exec(words) ?? []
  if (from !== undefined) {
    return {
      model: withCheckout(model, (checkout) => ({ ...checkout, freeFrom: Number(from) })),
      done: `Shipping is free from ${sayMoney(model, from)} now, and the checkout says so.`,
    }
  }
  if (fee !== undefined) {
    return {
      model: withCheckout(model, (checkout) => ({ ...checkout, shippingFee: Number(fee) })),
      done: `Shipping costs ${sayMoney(model, fee)} now.`,
    }
  }
  if (
    !/^(?:free (?:shipping|delivery|postage)(?: (?:for|on) (?:all|every|everything).*)?|(?:shipping|delivery) (?:is |should be )?(?:always )?free)$/i.test(
      words,
    )
  )
    return undefined
  return {
    model: withCheckout(model, ({ freeFrom: _freeFrom, ...checkout }) => ({ ...checkout, shippingFee: 0 })),
    done: 'Shipping costs nothing now.',
  }
}

const amount = '[$€£]? ?(\\d{1,5}(?:\\.\\d\\d?)?) ?(?:dollars|euros?|pounds|usd|eur|gbp|[€$£])?'
const freeFrom = new RegExp(
  `^(?:free (?:shipping|delivery|postage)|(?:shipping|delivery|postage) (?:is |should be )?free) (?:(?:for|on) (?:all )?orders? )?(?:(?:of )?(?:over|above|from|at least|starting at|more than)|when .{0,40}? (?:over|above)) ${amount}(?: or more| and up)?$`,
  'i',
)
const costs = new RegExp(
  `^(?:(?:shipping|delivery|postage)(?: fee| costs?| price)? (?:costs?|is|to|of|should be|should cost) )${amount}$`,
  'i',
)

function sayMoney({ locale, currency }: ApplicationModel, value: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(value))
}

type Checkout = Extract<Section, { type: 'checkout' }>

function sendsGoods({ screens }: ApplicationModel): boolean {
  return screens.some(({ sections }) =>
    sections.some((section) => section.type === 'checkout' && section.needsAddress),
  )
}

function withCheckout(model: ApplicationModel, write: (checkout: Checkout) => Checkout): ApplicationModel {
  const screens = model.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section): Section =>
      section.type === 'checkout' ? write(section) : section,
    ),
  }))
  return { ...model, screens }
}
