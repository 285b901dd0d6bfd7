import { texts } from '@joinery/contract'
import type { Payment } from '@joinery/contract'
import { itemName } from './describe-payment.ts'
import { invoiceAmount } from './format-money.ts'
import { longDate } from './long-date.ts'

interface InvoiceDocumentProps {
  payment: Payment
  isTestMode: boolean
}

/** What is printed of a payment. */
export function InvoiceDocument({ payment, isTestMode }: InvoiceDocumentProps) {
  const words = texts.billing.invoice
  const amount = invoiceAmount(payment)
  return (
    <main className="mx-auto grid max-w-2xl gap-10 p-12 text-14 text-neutral-12">
      <header className="flex items-start justify-between gap-6 border-b border-neutral-6 pb-6">
        <div className="grid gap-1">
          <h1 className="text-32 font-semibold">{words.title}</h1>
          {isTestMode && <p>{texts.billing.testModeInvoice}</p>}
        </div>
        <p className="text-20 font-semibold">{texts.common.productName}</p>
      </header>
      <dl className="grid grid-cols-2 gap-6">
        <div className="grid gap-1">
          <dt className="text-12 text-neutral-10">{words.number}</dt>
          <dd className="font-mono">{payment.id.slice(0, 8)}</dd>
        </div>
        <div className="grid gap-1">
          <dt className="text-12 text-neutral-10">{words.date}</dt>
          <dd>{longDate(payment.createdAt)}</dd>
        </div>
      </dl>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-neutral-6 text-12 text-neutral-10">
            <th scope="col" className="py-2 font-medium">
              {words.description}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-neutral-6">
            <td className="py-4">{itemName(payment)}</td>
            <td className="py-4 text-right font-mono">{amount}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr className="text-16 font-semibold">
            <th scope="row" className="py-4">
              {words.total}
            </th>
            <td className="py-4 text-right font-mono">{amount}</td>
          </tr>
        </tfoot>
      </table>
    </main>
  )
}
