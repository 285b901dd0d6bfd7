import { expect, it } from 'vitest'
import { run } from '@joinery/contract'
import { memoryStorage } from '../../../testing/gotrue-double.ts'
import { inventMessage } from '../../../testing/invent-run.ts'
import type { PromptToSend, Sent } from './send-prompts.ts'
import { emptyChat } from './chat-state.ts'
import type { ChatState } from './chat-state.ts'
import { takeInitialPrompt } from './take-initial-prompt.ts'

const onLimit = () => undefined
const projectId = run.shape.projectId.parse(crypto.randomUUID())

function openChat(facts: Partial<ChatState> = {}, outcome: Sent = 'accepted') {
  const sent: PromptToSend[] = []
  const session = {
    getState: () => ({ ...emptyChat, ...facts }),
    newId: () => run.shape.id.parse(crypto.randomUUID()),
    send: (prompt: PromptToSend) => {
      sent.push(prompt)
      return Promise.resolve(outcome)
    },
  }
  return { session, sent }
}

it('is sent to a conversation that has not begun', () => {
  const { session, sent } = openChat()
  const storage = memoryStorage()
  expect(
    takeInitialPrompt({ session, projectId, prompt: ' Build it ', storage: () => storage, onLimit }),
  ).toBe(true)
  expect(sent).toMatchObject([{ prompt: 'Build it', mode: 'build' }])
})

it('is the same run after a reload at the wrong moment', () => {
  const storage = memoryStorage()
  const ids = [openChat(), openChat()].map(({ session, sent }) => {
    takeInitialPrompt({ session, projectId, prompt: 'Build it', storage: () => storage, onLimit })
    return sent[0]?.id
  })
  expect(ids[0]).toBeDefined()
  expect(ids[1]).toBe(ids[0])
})

it('starts nothing where something was said already', () => {
  const { session, sent } = openChat({ messages: [inventMessage()] })
  expect(takeInitialPrompt({ session, projectId, prompt: 'Build it', storage: memoryStorage, onLimit })).toBe(
    false,
  )
  expect(sent).toEqual([])
})

it('is handed back where the plan does not allow it', async () => {
  const { session } = openChat({}, 'limit')
  const handedBack = await new Promise<string>((resolve) => {
    takeInitialPrompt({ session, projectId, prompt: 'Build it', storage: memoryStorage, onLimit: resolve })
  })
  expect(handedBack).toBe('Build it')
})
