import type { ToolInput, ToolName } from '@joinery/engine'

/** One tool call that the model wants carried out. */
export type WantedCall = {
  [Name in ToolName]: { readonly tool: Name; readonly input: ToolInput<Name> }
}[ToolName]

/** What the model answers in one call: words, tool calls, or words and then tool calls. */
export interface Turn {
  readonly text: string
  readonly calls: readonly WantedCall[]
}
