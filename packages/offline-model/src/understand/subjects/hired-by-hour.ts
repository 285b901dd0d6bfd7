import { createField } from '../../model/create-field.ts'
import { template, type EntityTemplate } from './entity-template.ts'

/** The same things with a price for an hour, which is a good deal less than one for a day. */
export function pricedByHour(daily: EntityTemplate): EntityTemplate {
  const at = daily.columns.indexOf('dailyPrice')
  return {
    ...daily,
    fields: daily.fields.map((field) =>
      field.id === 'dailyPrice'
        ? {
            ...createField('hourlyPrice', 'money', { label: 'Hourly price' }),
            isRequired: true,
            min: 1,
            max: 60,
          }
        : field,
    ),
    columns: daily.columns.map((column) => (column === 'dailyPrice' ? 'hourlyPrice' : column)),
    rows: daily.rows.map((row) => row.map((value, column) => (column === at ? toHour(value) : value))),
  }
}

function toHour(price: string): string {
  return String(Math.max(2, Math.round(Number(price) / 5)))
}

/** A booking of some hours on one day. */
export function hourBooking({
  one,
  places,
  extras,
}: {
  one: string
  places: readonly string[]
  extras: readonly string[]
}): EntityTemplate {
  const place = places.length > 0 ? `pickUpPlace!(${places.join('|')}),` : ''
  const options = extras.length > 0 ? 'extras:tags,' : ''
  return template({
    names: `${one} for hours`,
    archetype: 'record',
    icon: 'calendar-check',
    fields: `title!:text,number!*:text,customer:text,date!:date,from!:time,until!:time,${place}${options}total:money,status(Reserved|Paid|Cancelled)`,
    columns: 'number date from until extras status',
    rows: samples.map((row) => row.replace('@', extras[0] ?? '')).join('\n'),
  })
}

/** Some are still to come, and others are over. */
const samples = [
  'B-1001; 2; 09:00; 12:00; @; Reserved',
  'B-1002; 2; 14:00; 16:00; ; Reserved',
  'B-1003; 1; 10:00; 13:00; ; Reserved',
  'B-1004; 4; 15:00; 18:00; @; Reserved',
  'B-1005; -3; 11:00; 13:00; ; Paid',
  'B-1006; 6; 09:30; 11:30; ; Cancelled',
]
