import type { ChatState } from './chat-state.ts'

/** The name in the first app plan: what comes later changes that app. */
export function appNameOf({ messages, runs }: Pick<ChatState, 'messages' | 'runs'>): string | undefined {
  const named = [...messages, ...runs].find(({ plan }) => plan !== null && plan.app.name.trim() !== '')
  return named?.plan?.app.name.trim()
}
