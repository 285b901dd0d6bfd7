import type { ProjectId } from '@joinery/contract'
import { draftOf } from './composer/drafts.ts'
import { chatSessionOf } from './session/chat-sessions.ts'

/** Ways into the chat for the rest of the workspace. */
export const chatInput = {
  /** Puts something behind what is being written: an element picked in the preview, for example. */
  addText: (projectId: ProjectId, text: string) => draftOf(projectId).addText(text),

  /** What it gives back takes what was written since to the next project, should this one turn out to be gone. */
  follow(projectId: ProjectId) {
    const draft = draftOf(projectId)
    const before = draft.getState().text
    return () => {
      const { text } = draft.getState()
      const written = text.startsWith(before) ? text.slice(before.length) : text
      if (written.trim() === '') return
      draft.update({ text: before })
      draftOf(undefined).addText(written.trim())
    }
  },

  focus: (projectId: ProjectId | undefined) => draftOf(projectId).focus(),

  /** Sends a message that the user need not write: an error of the preview to be mended. */
  async send(projectId: ProjectId, prompt: string) {
    const sent = await chatSessionOf(projectId).send({ prompt, mode: 'build' })
    if (sent === 'limit') draftOf(projectId).addText(prompt)
    return sent
  },
}
