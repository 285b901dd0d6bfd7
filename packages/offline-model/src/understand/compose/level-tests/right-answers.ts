import type { SectionOf } from '../../../model/section.ts'

type LevelQuestion = SectionOf<'levelTest'>['tests'][number]['questions'][number]

/** One right answer, worth as much as it is difficult. */
export function right(
  text: string,
  options: string,
  { at, worth = 1 }: { at: number; worth?: number },
): LevelQuestion {
  const listed = options.split('|')
  return { text, options: listed, points: listed.map((_, position) => (position === at ? worth : 0)) }
}

/** The options begin elsewhere, so that the right ones do not all stand at the same place. */
export function turn(question: LevelQuestion, by: number): LevelQuestion {
  const at = by % question.options.length
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(at), ...list.slice(0, at)]
  return { ...question, options: turned(question.options), points: turned(question.points) }
}
