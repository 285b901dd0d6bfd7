import { fillText, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'

/**
 * The first message to the AI, from a new project's title and description. It travels in an address, which servers
 * cut off somewhere, so a description that is very long ends early; the project itself has all of it.
 */
export function writeStarterPrompt({ title, description }: Pick<Project, 'title' | 'description'>): string {
  const opening = fillText(texts.projects.create.starterPrompt, { title })
  if (description === '') return opening
  const whole = `${opening} ${description}`
  const { read } = new TextEncoder().encodeInto(whole, new Uint8Array(maxBytes))
  return read === whole.length ? whole : `${whole.slice(0, read).trimEnd()} ...`
}

/** A byte takes three signs of an address at most, and the server reads 8,192 of them. */
const maxBytes = 2_400
