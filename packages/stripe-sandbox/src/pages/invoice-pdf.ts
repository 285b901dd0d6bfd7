import { PDFDocument, StandardFonts, rgb } from 'pdf-lib'
import type { Invoice } from '../store.ts'
import { formatDay, formatMoney } from './page.ts'

const margin = 56
const lineHeight = 20

/** The invoice as a PDF of one page, or more when it has many lines. */
export async function drawInvoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.setTitle(`Invoice ${invoice.number ?? ''} (test mode)`)
  const font = await document.embedFont(StandardFonts.Helvetica)
  let sheet = document.addPage()
  let y = sheet.getHeight() - margin
  const write = (left: string, right = '', size = 11) => {
    if (y < margin) {
      sheet = document.addPage()
      y = sheet.getHeight() - margin
    }
    sheet.drawText(printable(left), { x: margin, y, size, font, color: rgb(0.1, 0.12, 0.21) })
    const end = sheet.getWidth() - margin - font.widthOfTextAtSize(printable(right), size)
    sheet.drawText(printable(right), { x: end, y, size, font })
    y -= lineHeight
  }
  write('TEST MODE: this is a sandbox. No money moved.')
  write('Invoice', '', 22)
  write(`Number ${invoice.number ?? ''}`, formatDay(invoice.created))
  write(`Billed to ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}`)
  y -= lineHeight
  for (const line of invoice.lines.data) {
    write(line.description ?? '', formatMoney(line.amount, line.currency))
    write(`${formatDay(line.period.start)} to ${formatDay(line.period.end)}`, '', 9)
  }
  y -= lineHeight
  write('Total', formatMoney(invoice.total, invoice.currency))
  write('Amount due', formatMoney(invoice.amount_due, invoice.currency))
  write('Paid', formatMoney(invoice.amount_paid, invoice.currency))
  return new Uint8Array(await document.save())
}

// The built-in fonts know Western letters only, and refuse the whole text for one other sign.
const printable = (text: string) => text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')
