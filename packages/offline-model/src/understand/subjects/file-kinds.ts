import { createField } from '../../model/create-field.ts'
import type { EntityTemplate } from './entity-template.ts'
import { flavour } from './flavour.ts'

/** Files have the names and kinds that files of their format have: a list of PDF files holds no sheets and pictures. */
export function nameFiles(
  template: EntityTemplate | undefined,
  { one, words }: { one: string; words: string },
): EntityTemplate | undefined {
  if (template?.names[0] !== 'document' || !isFile.test(one)) return template
  const kind = findKind(one.toLowerCase()) ?? findKind(words)
  if (kind === undefined) return template
  const options = [...new Set(kind.rows.flatMap(([, type = '']) => type))]
  return {
    ...template,
    rows: kind.rows,
    fields: template.fields.map((field) =>
      field.id === 'type' ? createField('type', 'choice', { options, isFilter: true }) : field,
    ),
  }
}

const isFile = /(?:^| )(?:files?|pdfs?|pdf documents?|spreadsheets?|workbooks?|attachments?)$/i

/** The kind that is spoken of first. */
function findKind(words: string): (typeof kinds)[number] | undefined {
  const found = kinds.flatMap((kind) => {
    const at = words.search(kind.pattern)
    return at < 0 ? [] : [{ kind, at }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.kind
}

const kinds = [
  flavour(
    /\bpdfs?\b/,
    `annual-report.pdf; Report; Final version, signed off by the board.
supplier-contract.pdf; Contract; Ends with the calendar year.
user-manual.pdf; Manual; Second edition, with an index.
price-list.pdf; List; Valid from the first of the month.
meeting-minutes.pdf; Report; Decisions first, discussion below.
rental-agreement.pdf; Contract; Signed by both sides.
assembly-guide.pdf; Manual; Twelve steps with drawings.
inventory.pdf; List; Counted twice.`,
  ),
  flavour(
    /\b(?:csv|tsv|numerical|data ?sets?)\b/,
    `customers.csv; People; 240 rows, one for each customer.
orders-march.csv; Sales; Exported on the last day of the month.
measurements.csv; Readings; One every ten minutes.
addresses.csv; People; Checked for double entries.
price-changes.csv; Sales; Old and new price in one line.
temperatures.csv; Readings; Twelve stations, one column each.
members.csv; People; Sorted by the year of joining.
returns.csv; Sales; With the reason in the last column.`,
  ),
  flavour(
    /\b(?:excel|xlsx?|spreadsheets?|workbooks?)\b/,
    `budget-plan.xlsx; Plan; Three scenarios side by side.
stock-list.xlsx; List; Counted twice.
working-hours.xlsx; Report; One sheet for each person.
price-list.xlsx; List; Valid from the first of the month.
sales-third-quarter.xlsx; Report; By region and by product.
project-plan.xlsx; Plan; Weeks across, tasks down.
suppliers.xlsx; List; With the terms of payment.
travel-expenses.xlsx; Report; Receipts are numbered.`,
  ),
  flavour(
    /\b(?:css|js|javascript|html|source code|stylesheets?|scripts?)\b/,
    `main.js; Script; Starts the page and loads the rest.
theme.css; Style; Colours, type and spacing.
menu.js; Script; Opens and closes the navigation.
print.css; Style; Black on white, without the menu.
index.html; Page; The first page.
forms.js; Script; Checks what is typed.
reset.css; Style; The same beginning in every browser.
gallery.js; Script; Shows pictures one after the other.`,
  ),
  flavour(
    /\b(?:jpe?g|png|gif|images?|photos?|pictures?|scans?|scanned)\b/,
    `harbour-morning.jpg; Photo; Six in the morning, before the ferry.
receipt-scan.png; Scan; All lines can be read.
team-portrait.jpg; Photo; Daylight from the left.
logo-draft.png; Drawing; Two colours on white.
handwritten-note.jpg; Scan; One page, blue ink.
floor-plan.png; Drawing; Scale 1 to 100.
product-front.jpg; Photo; On a plain ground.
form-page-1.png; Scan; Straightened and cropped.`,
  ),
  flavour(
    /\b(?:multimedia|media|videos?|audio|music|mp3|mp4|sounds?|voices?|movies?)\b/,
    `interview.mp3; Audio; Two voices, one room.
harbour-film.mp4; Video; Three minutes without a cut.
intro-melody.wav; Audio; Eight bars on the piano.
product-tour.mov; Video; Recorded on a phone.
lecture-1.mp4; Video; With slides beside the speaker.
rain-on-glass.flac; Audio; One hour, no loss.
birthday.avi; Video; From an old camera.
voice-note.m4a; Audio; Forty seconds.`,
  ),
]
