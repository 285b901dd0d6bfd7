import type { Screen } from '../../../model/application-model.ts'
import type { Entity, EntityRecord } from '../../../model/entity.ts'
import type { SectionOf } from '../../../model/section.ts'
import { readService } from './quote-parts.ts'

type Quote = SectionOf<'quote'>

/** The price list of a service, and orders whose price follows from it. */
export function quoteSamples(
  entities: readonly Entity[],
  screens: readonly Screen[],
  words: string,
): Entity[] {
  const section = screens
    .flatMap(({ sections }) => sections)
    .find((each): each is Quote => each.type === 'quote')
  if (section === undefined) return [...entities]
  const prices = writePrices(words)
  return entities.map((entity) => {
    if (entity.id === section.prices) return { ...entity, sort: null, records: prices }
    if (entity.id !== section.entity) return entity
    const records = entity.records.slice(0, 8).map((record, at) => ({
      ...record,
      values: { ...record.values, ...writeOrder(section, prices, at), notes: '' },
    }))
    return { ...entity, records }
  })
}

function writePrices(words: string): EntityRecord[] {
  const rows = readService(words).groups.flatMap(({ name: kind, rows: own }) =>
    own.map((row) => ({ kind, parts: row.split(';').map((part) => part.trim()) })),
  )
  return rows.map(({ kind, parts: [name = '', price = '0', per = 'once'] }, at) => ({
    id: `price-${at + 1}`,
    values: { name, kind, price: Number(price), per },
  }))
}

function writeOrder(section: Quote, prices: readonly EntityRecord[], at: number): EntityRecord['values'] {
  const amounts = section.amounts.map((amount, index) => ({
    ...amount,
    value: roundAmount((amount.initial * (2 + ((at * 3 + index) % 7))) / 3),
  }))
  const chosen = section.groups.flatMap(({ name, pick }, index) => {
    const own = prices.filter(({ values }) => values['kind'] === name)
    if (pick === 'all') return own
    if (pick === 'any' && at % 2 === 0) return []
    return own.slice((at + index) % own.length).slice(0, 1)
  })
  const total = chosen.reduce((sum, { values }) => {
    const basis = section.bases.find(({ name }) => name === values['per'])
    const times = (basis?.amounts ?? []).map((id) => amounts.find((each) => each.id === id)?.value ?? 0)
    return sum + times.reduce((product, each) => product * each, Number(values['price']))
  }, 0)
  const options = chosen.flatMap(({ values: { kind, name } }) => {
    const pick = section.groups.find((group) => group.name === kind)?.pick
    if (pick === 'all') return []
    return [pick === 'any' ? String(name) : `${String(kind)}: ${String(name)}`]
  })
  const counted = amounts.map(({ label, value, unit }) => `${label}: ${value} ${unit}`.trim())
  return {
    [section.detailsField]: [...options, ...counted].join(', '),
    [section.totalField]: Math.round(total * 100) / 100,
  }
}

function roundAmount(value: number): number {
  return value > 100 ? Math.round(value / 10) * 10 : Math.max(1, Math.round(value))
}
