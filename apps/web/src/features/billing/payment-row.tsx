import { Download, Printer, ReceiptText } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { Payment } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { describePayment } from './describe-payment.ts'
import { formatMoney } from './format-money.ts'
import { longDate } from './long-date.ts'
import { printInvoice } from './print-invoice.tsx'
import { useDocument } from './use-document.ts'

/** One line of the history, with the documents that belong to it. */
export function PaymentRow({ payment, isTestMode }: { payment: Payment; isTestMode: boolean }) {
  const words = texts.billing.paymentHistory
  const { description, status, tone } = describePayment(payment)
  const date = longDate(payment.createdAt)
  const invoice = useDocument(payment.id)
  const isPayment = payment.kind === 'payment'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_6rem_6rem_auto]">
      <div className="min-w-0">
        <p className="text-14 font-medium">{description}</p>
        <p className="text-13 text-neutral-10">{date}</p>
      </div>
      <p className="text-right font-mono text-13">{formatMoney(signed(payment))}</p>
      <div className="sm:text-right">
        <Badge tone={tone}>{status}</Badge>
      </div>
      <div className="flex justify-end gap-1 max-sm:col-start-2 sm:min-w-31">
        {isPayment && (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={fillText(words.invoiceOf, { date })}
              title={words.invoice}
              disabled={invoice.isPending}
              onClick={() => invoice.open()}
            >
              <Download aria-hidden className="size-4" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={fillText(words.printOf, { date })}
              title={words.print}
              onClick={() => printInvoice(payment, { isTestMode })}
            >
              <Printer aria-hidden className="size-4" />
            </Button>
          </>
        )}
        {payment.receiptUrl !== null && (
          <a
            href={payment.receiptUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={fillText(words.receiptOf, { date })}
            title={words.receipt}
            className={buttonClasses({ variant: 'ghost', size: 'icon' })}
          >
            <ReceiptText aria-hidden className="size-4" />
          </a>
        )}
      </div>
    </li>
  )
}

/** Money that went back is written as less. */
const signed = ({ amount, currency, kind }: Payment) => ({
  amount: kind === 'refund' ? -Math.abs(amount) : amount,
  currency,
})
