import { readFile } from 'node:fs/promises'
import { operatorPlaceholders } from '@joinery/contract'
import type { OperatorField } from '@joinery/contract'
import { z } from 'zod'
import { StartError } from '../start-error.ts'

export type OperatorContent = Readonly<Record<OperatorField, string>>

const words = z.string().trim().min(1).max(2_000)
const address = z
  .string()
  .regex(/^(https?:\/\/|mailto:|\/)\S+$/, 'must be an address such as https://help.example.com')

/** Pages load pictures from the installation alone, so a picture is given with its bytes. */
const picture = z
  .string()
  .max(300_000)
  .regex(/^data:image\/(png|jpeg|webp);base64,[\w+/=]+$/, 'must be a picture as data:image/png;base64,…')

const operatorFile = z.strictObject(
  Object.fromEntries(Object.keys(operatorPlaceholders).map((field) => [field, shapeOf(field).optional()])),
)

function shapeOf(field: string) {
  if (field.endsWith('Image')) return picture
  return field.endsWith('Url') ? address : words
}

/** What the operator says about the installation. What is left out stays a plain placeholder. */
export async function readOperatorFile(path: string | undefined): Promise<OperatorContent> {
  if (path === undefined) return operatorPlaceholders
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(
      `OPERATOR_FILE names ${path}, which cannot be read. Correct the path, or leave it out.`,
    )
  })
  const parsed = operatorFile.safeParse(parseJson(text, path))
  if (!parsed.success) {
    const issues = parsed.error.issues.map(
      ({ path: at, message }) => `${at.join('.') || 'the file'}: ${message}`,
    )
    throw new StartError(`${path} is not right. ${issues.join('; ')}.`)
  }
  const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined)
  const isTimelineGiven = given.some(([field]) => field.startsWith('timeline'))
  return {
    ...operatorPlaceholders,
    ...(isTimelineGiven && { timelineNote: '' }),
    ...Object.fromEntries(given),
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartError(`${path} is no JSON. Correct it, or leave OPERATOR_FILE out.`)
  }
}
