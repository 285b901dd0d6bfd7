import { fillText, texts } from '@joinery/contract'
import type { InputOf, projectEndpoints } from '@joinery/contract'
import { shortDate } from '../../../lib/short-date.ts'

/** The project that a first message creates where none is open. */
export function draftProject(prompt: string, now: Date): InputOf<typeof projectEndpoints.create> {
  return {
    title: fillText(texts.projects.defaultTitle, { date: shortDate(now) }),
    description: Array.from(prompt.trim()).slice(0, maxDescription).join('').trim(),
    techStack: ['react', 'typescript', 'tailwind'],
  }
}

const maxDescription = 100
