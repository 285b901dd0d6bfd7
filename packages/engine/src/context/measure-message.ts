import type { ModelMessage } from 'ai'

/** Roughly how many signs a message takes. Bytes of a picture are not signs, and providers count it as about as much. */
export function measureMessage({ content }: ModelMessage): number {
  if (typeof content === 'string') return content.length
  return content.reduce((sum, part) => sum + measurePart(part), 0)
}

type Part = Exclude<ModelMessage['content'], string>[number]

function measurePart(part: Part): number {
  if (part.type === 'text' || part.type === 'reasoning') return part.text.length
  if (part.type === 'tool-call') return JSON.stringify(part.input).length
  if (part.type === 'tool-result') return JSON.stringify(part.output).length
  return signsOfFile
}

const signsOfFile = 5_000
