import type { ProjectId } from '@joinery/contract'
import { draftOf } from './composer/drafts.ts'
import { chatSessionOf } from './session/chat-sessions.ts'

/** Ways into the chat for the rest of the workspace. */
export const chatInput = {
  /** Puts something behind what is being written: an element picked in the preview, for example. */
  addText: (projectId: ProjectId, text: string) => draftOf(projectId).addText(text),

  focus: (projectId: ProjectId | undefined) => draftOf(projectId).focus(),

  /** Sends a message that the user need not write: an error of the preview to be mended. */
  async send(projectId: ProjectId, prompt: string) {
    const sent = await chatSessionOf(projectId).send({ prompt, mode: 'build' })
    if (sent === 'limit') draftOf(projectId).addText(prompt)
    return sent
  },
}
