import type { ModelMessage, ProviderMetadata } from 'ai'
import type { ToolOutcome } from '../run-state.ts'

export type AnswerDraft = ReturnType<typeof createAnswerDraft>

interface CallOfAnswer {
  readonly id: string
  readonly name: string
  readonly input: unknown
  readonly problem: string | undefined
}

type AssistantPart = Exclude<Extract<ModelMessage, { role: 'assistant' }>['content'], string>[number]
type ToolPart = Extract<ModelMessage, { role: 'tool' }>['content'][number]

/** Collects what the model said, in the form in which it is told of it at the next call. */
export function createAnswerDraft() {
  const pieces: Piece[] = []
  const results: { id: string; name: string; outcome: ToolOutcome }[] = []
  let length = 0

  function addProse({ kind, id, text, metadata }: Prose): void {
    length += text.length
    const last = pieces.findLast((piece) => piece.kind === kind && piece.id === id)
    if (last?.kind === kind) {
      last.texts.push(text)
      last.metadata = metadata ?? last.metadata
    } else {
      pieces.push({ kind, id, texts: [text], metadata })
    }
  }

  return {
    /** Calls whose arguments are not complete yet, by id. */
    typing: new Map<string, string>(),
    addText: (id: string, text: string, metadata?: ProviderMetadata) =>
      addProse({ kind: 'text', id, text, metadata }),
    addReasoning: (id: string, text: string, metadata?: ProviderMetadata) =>
      addProse({ kind: 'reasoning', id, text, metadata }),
    addTyped: (delta: string) => void (length += delta.length),
    addCall: (call: CallOfAnswer, metadata?: ProviderMetadata) =>
      void pieces.push({ kind: 'call', call, metadata }),
    /** What a tool answered may still be put right until the model is told of it. */
    addResult: ({ id, name }: CallOfAnswer, outcome: ToolOutcome) => void results.push({ id, name, outcome }),
    text: () => pieces.flatMap((piece) => (piece.kind === 'text' ? piece.texts : [])).join(''),
    /** Signs of everything that was said, arguments too. */
    length: () => length,
    callCount: () => results.length,
    isEmpty: () =>
      results.length === 0 &&
      !pieces.some((piece) => piece.kind === 'text' && piece.texts.join('').trim() !== ''),
    /**
     * Of an answer that broke off only words and calls are kept: providers refuse thoughts without their seal, and
     * references to an answer that they have not stored.
     */
    messages({ isWhole }: { isWhole: boolean }): ModelMessage[] {
      const content = pieces.flatMap((piece) => toPart(piece, isWhole))
      const messages: ModelMessage[] = content.length === 0 ? [] : [{ role: 'assistant', content }]
      if (results.length > 0) messages.push({ role: 'tool', content: results.map(toResult) })
      return messages
    },
  }
}

interface Prose {
  readonly kind: 'text' | 'reasoning'
  readonly id: string
  readonly text: string
  readonly metadata: ProviderMetadata | undefined
}

type Piece =
  | {
      readonly kind: 'text' | 'reasoning'
      readonly id: string
      readonly texts: string[]
      metadata: ProviderMetadata | undefined
    }
  | { readonly kind: 'call'; readonly call: CallOfAnswer; readonly metadata: ProviderMetadata | undefined }

function toPart(piece: Piece, isWhole: boolean): AssistantPart[] {
  const options = isWhole && piece.metadata !== undefined ? { providerOptions: piece.metadata } : {}
  if (piece.kind === 'call') {
    const { id, name, input } = piece.call
    return [
      {
        type: 'tool-call',
        toolCallId: id,
        toolName: name,
        input: toRecord(piece.call.problem, input),
        ...options,
      },
    ]
  }
  const text = piece.texts.join('').toWellFormed()
  if (piece.kind === 'text') return isSaid(text, piece.metadata) ? [{ type: 'text', text, ...options }] : []
  return isWhole ? [{ type: 'reasoning', text, ...options }] : []
}

/** Anthropic refuses a text of blanks that it has sent itself. OpenAI counts every text that it has a record of. */
function isSaid(text: string, metadata: ProviderMetadata | undefined): boolean {
  return text.trim() !== '' || (text !== '' && metadata?.['openai'] !== undefined)
}

/** Providers take nothing but an object, and what could not be read is of no use to the model. */
function toRecord(problem: string | undefined, input: unknown): unknown {
  return problem === undefined && typeof input === 'object' && input !== null ? input : {}
}

function toResult({ id, name, outcome }: { id: string; name: string; outcome: ToolOutcome }): ToolPart {
  const output = { type: outcome.isOk ? ('text' as const) : ('error-text' as const), value: outcome.text }
  return { type: 'tool-result', toolCallId: id, toolName: name, output }
}
