import { articleFlavours } from './article-flavours.ts'
import { artistFlavours } from './artist-flavours.ts'
import { bookingFlavours } from './booking-flavours.ts'
import { characterFlavours, weaponFlavours } from './character-flavours.ts'
import { craftFlavours } from './craft-flavours.ts'
import { dishFlavours } from './dish-flavours.ts'
import { eventFlavours } from './event-flavours.ts'
import { goalFlavours } from './goal-flavours.ts'
import { lessonFlavours } from './lesson-flavours.ts'
import { noteFlavours } from './note-flavours.ts'
import { photoFlavours } from './photo-flavours.ts'
import { productFlavours } from './product-flavours.ts'
import { ingredientFlavours, recipeFlavours } from './recipe-flavours.ts'
import { serviceFlavours } from './service-flavours.ts'
import { teacherFlavours } from './teacher-flavours.ts'
import { stockFlavours } from './stock-flavours.ts'
import { taskFlavours } from './task-flavours.ts'
import { ticketFlavours } from './ticket-flavours.ts'
import { tourFlavours } from './tour-flavours.ts'
import { vocabularyFlavours } from './vocabulary-flavours.ts'
import type { Flavour } from './flavour.ts'
import type { Field } from '../../model/entity.ts'
import { createField } from '../../model/create-field.ts'
import { toSingular } from '../language/inflect.ts'
import type { EntityTemplate } from './entity-template.ts'
import { findTemplate } from './entity-templates.ts'

/** The same template with names that fit the subject, where we know any: wines in a wine shop, shoes in a shoe shop. */
export function flavourOf(
  template: EntityTemplate | undefined,
  words: string,
  subject = '',
): EntityTemplate | undefined {
  if (template === undefined) return undefined
  const practice =
    template.names[0] === 'doctor' ? practices.find(([pattern]) => pattern.test(words)) : undefined
  if (practice !== undefined)
    return { ...template, rows: findTemplate(practice[1])?.known.rows ?? template.rows }
  const isProduct = template.names[0] === 'product'
  const known = flavoured.get(template.names[0] ?? '')
  const found = known?.rows.find(({ pattern }) => pattern.test(words))
  if (known === undefined || found === undefined) return isProduct ? nameAfter(template, subject) : template
  const optionsOf = (id: string) => {
    const at = known.columns.indexOf(id)
    return at < 1 ? [] : [...new Set(found.rows.map((row) => row[at] ?? ''))].filter(Boolean)
  }
  return {
    ...template,
    columns: known.columns,
    rows: found.rows,
    fields: template.fields.flatMap((field) => {
      if (known.untold?.includes(field.id) === true) return []
      // What costs nothing has no price.
      if (field.id === 'price' && found.prices?.[1] === 0) return []
      const options = field.type === 'choice' ? optionsOf(field.id) : []
      return options.length > 0
        ? createField(field.id, 'choice', { options, isFilter: true })
        : withPrices(field, found)
    }),
  }
}

function withPrices(field: Field, { prices }: Flavour): Field {
  const [min, max] = prices ?? []
  return field.id === 'price' && min !== undefined && max !== undefined ? { ...field, min, max } : field
}

/** What somebody offers, by their trade: the narrower ones first. */
export const offers: readonly Flavour[] = [...craftFlavours, ...serviceFlavours]

interface Flavoured {
  readonly rows: readonly Flavour[]
  /** What a row tells, in order. */
  readonly columns: readonly string[]
  /** What none of the rows tells, and nobody can guess. */
  readonly untold?: readonly string[]
}

const flavoured: ReadonlyMap<string, Flavoured> = new Map([
  ['product', { rows: productFlavours, columns: ['name', 'category', 'description'] }],
  ['service', { rows: offers, columns: ['name', 'category', 'description'] }],
  ['course', { rows: lessonFlavours, columns: ['title', 'level', 'category', 'description'] }],
  ['event', { rows: eventFlavours, columns: ['title', 'startTime', 'description'], untold: ['category'] }],
  ['dish', { rows: dishFlavours, columns: ['name', 'course', 'description'] }],
  [
    'recipe',
    {
      rows: recipeFlavours,
      columns: ['title', 'category', 'ingredients', 'steps'],
      untold: ['cookingTime', 'servings', 'difficulty', 'rating'],
    },
  ],
  ['stocked ingredient', { rows: ingredientFlavours, columns: ['name', 'unit', 'notes'] }],
  ['image', { rows: photoFlavours, columns: ['title', 'category', 'description'] }],
  ['flashcard', { rows: vocabularyFlavours, columns: ['question', 'deck', 'answer'] }],
  ['article', { rows: articleFlavours, columns: ['title', 'category', 'summary', 'body'] }],
  ['artist', { rows: artistFlavours, columns: ['field', 'biography'] }],
  ['character', { rows: characterFlavours, columns: ['name', 'faction', 'story'] }],
  ['weapon', { rows: weaponFlavours, columns: ['name', 'type', 'description'] }],
  ['ticket', { rows: ticketFlavours, columns: ['title', 'category', 'description'] }],
  ['teacher', { rows: teacherFlavours, columns: ['subject', 'bio'] }],
  ['tour', { rows: tourFlavours, columns: ['name', 'category', 'description'], untold: ['region', 'days'] }],
  [
    'fundraising campaign',
    {
      rows: goalFlavours,
      columns: ['title', 'category', 'goal', 'raised', 'supporters', 'status', 'description'],
    },
  ],
  ['note', { rows: noteFlavours, columns: ['title', 'folder', 'body'] }],
  ['task', { rows: taskFlavours, columns: ['title', 'notes'] }],
  ['inventory', { rows: stockFlavours, columns: ['name', 'location', 'supplier'] }],
  ['task', { rows: taskFlavours, columns: ['title', 'notes'] }],
  ['inventory', { rows: stockFlavours, columns: ['name', 'location', 'supplier'] }],
  ['appointment', { rows: bookingFlavours, columns: ['title', 'time', 'notes'] }],
])

/** Those who are called doctors in the practice of a dentist or a vet. */
const practices: readonly (readonly [RegExp, string])[] = [
  [/\bdent(?:al|ists?)\b/i, 'dentist'],
  [/\bvet(?:s|erinary|erinarians?)?\b/i, 'vet'],
]

/** Where only the subject is known, goods are named after it: "hiking boots" come compact, classic and extended. */
function nameAfter(template: EntityTemplate, subject: string): EntityTemplate {
  const thing = toSingular(subject.toLowerCase())
  if (
    thing === subject.toLowerCase() ||
    subject.split(' ').length > 3 ||
    /\b(?:product|good|item)$/.test(thing)
  )
    return template
  return {
    ...template,
    columns: ['name', 'category', 'description'],
    rows: [
      [`Classic ${thing}`, 'Everyday', 'The one that most people begin with, and many stay with.'],
      [`Compact ${thing}`, 'Everyday', 'Smaller and lighter, with everything that matters.'],
      [`Large ${thing}`, 'Premium', 'More room and more power for those who need it often.'],
      [
        `${thing.charAt(0).toUpperCase()}${thing.slice(1)} by hand`,
        'Premium',
        'Made one by one; small differences are part of it.',
      ],
      [`Starter set: ${thing}`, 'Gift', 'All that is needed for the first day, in one box.'],
      [`Limited ${thing}`, 'Seasonal', 'A small series for this season only.'],
      [`Second-chance ${thing}`, 'Everyday', 'Returned, checked and as good as new, at a lower price.'],
      [`Care kit for every ${thing}`, 'Gift', 'Keeps it in shape for years.'],
    ],
  }
}
