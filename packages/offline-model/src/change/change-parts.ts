import type { ApplicationModel } from '../model/application-model.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { addChart } from './add-chart.ts'
import { addFavourites } from './add-favourites.ts'
import { addPage, addPart } from './add-parts.ts'
import { addStudy } from './add-study.ts'
import { addWork } from './add-work.ts'
import type { Change, ChangeReader } from './change.ts'
import { groupList } from './group-lists.ts'
import { addRole, linkThings } from './link-things.ts'
import { addArchive, narrowList } from './narrow-lists.ts'
import { narrowToSpan } from './narrow-to-span.ts'
import { removePart } from './remove-parts.ts'

/** Pages, accounts, modules and things: adding and removing. */
export const changeParts: ChangeReader = (model, instruction) =>
  groupList(model, instruction) ??
  narrowToSpan(model, instruction) ??
  narrowList(model, instruction) ??
  (onlySome.test(instruction) ? undefined : changeOthers(model, instruction))

/** Whoever wants to see less, or something elsewhere, is given nothing more. */
const onlySome =
  /^(?:only (?:show|list|display)|(?:show|list|display)(?: me)? (?:only|just)) |^(?:show|put|move|keep|list|display|sort) .* (?:at|on|to) (?:the )?(?:very )?(?:top|bottom|end)$/i

function changeOthers(model: ApplicationModel, instruction: string): Change | undefined {
  return (
    addArchive(model, instruction) ??
    removePart(model, instruction) ??
    addChart(model, instruction) ??
    changeCurrency(model, instruction) ??
    exportAll(model, instruction) ??
    linkThings(model, instruction) ??
    addRole(model, instruction) ??
    addFavourites(model, instruction) ??
    addStudy(model, instruction) ??
    addWork(model, instruction) ??
    addPage(model, instruction) ??
    addPart(model, instruction)
  )
}

function changeCurrency(model: ApplicationModel, instruction: string): Change | undefined {
  const isAsked =
    /\b(?:currency|prices?)\b.{0,99}\b(?:in|to|as)\b|\bcurrency\b|^(?:use|show|switch to) [a-z$€£]+$/i
  if (!isAsked.test(instruction)) return undefined
  const found = currencies.find(([pattern]) => pattern.test(instruction))
  return found === undefined
    ? undefined
    : { model: { ...model, currency: found[1] }, done: `Prices are in ${found[1]} now.` }
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/\beuros?\b|€|\bEUR\b/i, 'EUR'],
  [/\bpounds?\b|£|\bGBP\b/i, 'GBP'],
  [/\bdollars?\b|\$|\bUSD\b/i, 'USD'],
  [/\byuan\b|\bRMB\b|\bCNY\b/i, 'CNY'],
  [/\byen\b|\bJPY\b/i, 'JPY'],
  [/\brupees?\b|\bINR\b/i, 'INR'],
  [/\bfrancs?\b|\bCHF\b/i, 'CHF'],
]

function exportAll(model: ApplicationModel, instruction: string): Change | undefined {
  const isExport = /\bexport\b|\bcsv\b|\bdownload as\b/i.test(instruction)
  if (!isExport || model.entities.length === 0) return undefined
  const named = model.entities.filter(({ many, one }) =>
    new RegExp(`\\b(?:${escape(many)}|${escape(one)})\\b`, 'i').test(instruction),
  )
  const chosen = named.length === 0 ? model.entities : named
  const ids = new Set(chosen.map(({ id }) => id))
  const isImport = /\bimport\b/i.test(instruction)
  const wanted = isImport ? (['export', 'import'] as const) : (['export'] as const)
  const entities = model.entities.map((entity) =>
    ids.has(entity.id) ? { ...entity, abilities: [...new Set([...entity.abilities, ...wanted])] } : entity,
  )
  return {
    model: { ...model, entities },
    done: `${capitalise(chosen.map(({ many }) => many).join(', '))} can be ${isImport ? 'imported from CSV and exported' : 'exported as CSV'} now.`,
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
