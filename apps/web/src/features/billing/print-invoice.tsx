import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { texts } from '@joinery/contract'
import type { Payment } from '@joinery/contract'
import { notify } from '../../lib/notify.ts'
import { InvoiceDocument } from './invoice-document.tsx'

/** Opens an invoice in a window of its own and prints it. The window stays, for whoever wants to print again. */
export function printInvoice(payment: Payment, { isTestMode }: { isTestMode: boolean }): void {
  const view = window.open('', '_blank')?.document.defaultView
  if (!view) return void notify.error(texts.billing.invoice.windowBlocked)
  const { document: page } = view
  page.title = `${texts.billing.invoice.title} ${payment.id.slice(0, 8)}`
  page.documentElement.lang = 'en'
  // Paper is light, whatever the theme of the screen.
  page.documentElement.dataset['theme'] = 'light'
  page.adoptedStyleSheets = [copyStyles(new view.CSSStyleSheet())]
  flushSync(() => createRoot(page.body).render(<InvoiceDocument payment={payment} isTestMode={isTestMode} />))
  view.print()
}

/** Nothing can be loaded before the new window prints, so it gets the rules that this page has, without its fonts. */
function copyStyles(sheet: CSSStyleSheet): CSSStyleSheet {
  const rules = Array.from(document.styleSheets).flatMap((each) => Array.from(each.cssRules))
  const css = rules.map((rule) => rule.cssText).join('\n')
  sheet.replaceSync(css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''))
  return sheet
}
