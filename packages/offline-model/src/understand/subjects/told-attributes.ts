import { createField } from '../../model/create-field.ts'
import type { Field, FieldType } from '../../model/entity.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { toldChoices } from './told-choices.ts'
import { isAttribute, readAttribute } from './read-attribute.ts'
import { usualChoices } from './usual-choices.ts'

/**
 * The field of a property that a request names itself, whatever it is a property of. Properties come back from subject to
 * subject, where things do not: a wind speed is one on a boat and on a turbine.
 */
export function readToldAttribute(words: string): Field {
  const told = words.toLowerCase().trim()
  const id = toIdentifier(told) || 'value'
  const label = capitalise(words.trim())
  const figure = figures.find(([pattern]) => pattern.test(told))
  if (figure !== undefined) {
    const [, type, unit, min, max] = figure
    return createField(id, type, { label, unit, min, max })
  }
  const options = usualChoices(told) ?? toldChoices(told)
  if (options !== undefined) return createField(id, 'choice', { label, options: [...options] })
  const sorting = isAttribute(told) ? undefined : sorts.exec(told)?.[1]
  if (sorting !== undefined)
    return createField(id, 'choice', {
      label,
      options: ['A', 'B', 'C'].map((letter) => `${capitalise(sorting)} ${letter}`),
    })
  const plain = readAttribute(words)
  if (plain.options[0] === 'General') return { ...plain, options: ['Standard', 'Special', 'Other'] }
  return plain.type === 'number' && plain.max === null ? { ...plain, max: 12 } : plain
}

/** What things are divided into, by words of which nobody has told us. */
const sorts = /(?:^| )(family|class|group|kind|variety|mode|part|grade|series|section|zone|sector|batch)$/

type Figure = readonly [RegExp, FieldType, string | null, number, number]

/** What is counted and measured: its unit, and between what values it mostly lies. */
const figures: readonly Figure[] = [
  [
    /\b(?:start(?:ing)?|reserve|asking|entry|daily|hourly|weekly|monthly|unit|selling|sale) (?:price|fee|rate)$|^(?:reward|estimate|estimated value|value|deposit|fine|bid|day rate|rate)$/,
    'money',
    null,
    20,
    400,
  ],
  [/\bwind speed$/, 'number', 'm/s', 2, 14],
  [/\bspeed$/, 'number', 'km/h', 20, 120],
  [/\b(?:(?:power|energy) )?output$/, 'number', 'kW', 400, 2100],
  [/\b(?:ping|latency|response time)$/, 'number', 'ms', 12, 120],
  [/\b(?:running time|run time|playing time|duration|length of stay)$/, 'duration', 'min', 12, 120],
  [
    /(?:^| )(?:year|years?) (?:planted|built|made|founded|bought|opened|of \w+)$|^(?:[a-z]+ )?year$/,
    'number',
    null,
    2016,
    2026,
  ],
  [/^(?:tank )?volume$/, 'number', 'l', 200, 2400],
  [/\b(?:sugar|alcohol|water|fat|moisture) content$/, 'number', '%', 9, 24],
  [/^(?:[a-z]+ )?area$/, 'number', 'm²', 120, 4800],
  [/\bdepth$/, 'number', 'cm', 10, 180],
  [/\b(?:hours(?: worked| spent)?|working hours)$/, 'number', 'h', 1, 8],
  [/\bhousehold size$/, 'number', null, 1, 6],
  [/\b(?:mite|colony|error|fault|player|item|head) count$/, 'number', null, 0, 9],
  [/\b(?:players|members|people|users|visitors) online$/, 'number', null, 2, 64],
  [
    /\b(?:number|amount) of (?:players|people|guests|persons|participants|seats|rooms)$/,
    'number',
    null,
    2,
    8,
  ],
  [/\b(?:harvest|total|net|gross|dry|catch|body) weight$|^weight$/, 'number', 'kg', 2, 60],
  [/\b(?:altitude|elevation)$/, 'number', 'm', 120, 1800],
  [/\b(?:shoe|boot) size$/, 'number', null, 36, 46],
  [/\bword count$/, 'number', null, 250, 4000],
  [/\b(?:tempo|bpm)$/, 'number', 'bpm', 70, 140],
  [/\b(?:availability|utili[sz]ation|occupancy|uptime|attendance rate)$/, 'percent', '%', 62, 99],
  [/\bage$/, 'number', 'years', 1, 12],
]
