import type { Frame } from '../language/read-frames.ts'
import type { NeedName } from '../needs/need.ts'
import type { Draft } from './draft.ts'

/**
 * Where an app is about tables that people have as files, opening, editing, previewing and converting one are steps of the
 * same work, and happen in one place.
 */
export function isTableWork({ kind, pack }: Draft, { phrase, object }: Frame, need?: NeedName): boolean {
  if (kind !== 'tool' || pack?.id !== 'spreadsheet') return false
  return !ofPeople.has(need ?? 'sheet') && tableWords.test(`${phrase} ${object}`)
}

const ofPeople: ReadonlySet<NeedName> = new Set([
  'accounts',
  'recover',
  'profile',
  'users',
  'permissions',
  'submission',
  'inquiry',
  'compare',
  'quality',
])

const tableWords =
  /\b(?:csv|tsv|excel|spreadsheets?|worksheets?|workbooks?|tables?|cells?|rows?|columns?|data|formats?|files?|results?|conversions?)\b/i
