import type {
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { Turn } from './turn.ts'

/** The parts of an answer in order. Calls are counted through the run, so that no two have the same id. File contents come in pieces, so that one can watch them being written. */
export function* streamTurn({ text, calls }: Turn, madeBefore: number): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if (text !== '') {
    yield { type: 'text-start', id: 'text' }
    for (const delta of cut(text, 60)) yield { type: 'text-delta', id: 'text', delta }
    yield { type: 'text-end', id: 'text' }
  }
  for (const [at, { tool, input }] of calls.entries()) {
    const id = callId(madeBefore + at, tool)
    const json = JSON.stringify(input)
    yield { type: 'tool-input-start', id, toolName: tool }
    for (const delta of cut(json, 2_000)) yield { type: 'tool-input-delta', id, delta }
    yield { type: 'tool-input-end', id }
    yield { type: 'tool-call', toolCallId: id, toolName: tool, input: json }
  }
  yield { type: 'finish', finishReason: finishOf({ text, calls }), usage: usageOf({ text, calls }) }
}

export function toContent({ text, calls }: Turn, madeBefore: number): LanguageModelV4Content[] {
  return [
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...calls.map(({ tool, input }, at) => ({
      type: 'tool-call' as const,
      toolCallId: callId(madeBefore + at, tool),
      toolName: tool,
      input: JSON.stringify(input),
    })),
  ]
}

export function finishOf({ calls }: Turn): LanguageModelV4FinishReason {
  return { unified: calls.length === 0 ? 'stop' : 'tool-calls', raw: undefined }
}

/** A compiler reads and writes no tokens. */
export function usageOf(_turn: Turn): LanguageModelV4Usage {
  return {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  }
}

function callId(at: number, tool: string): string {
  return `call-${at + 1}-${tool}`
}

/** Never between the two halves of one sign. */
function* cut(text: string, size: number): Generator<string> {
  for (let start = 0; start < text.length;) {
    let end = Math.min(text.length, start + size)
    const last = text.charCodeAt(end - 1)
    if (end < text.length && last >= 0xd800 && last <= 0xdbff) end += 1
    yield text.slice(start, end)
    start = end
  }
}
