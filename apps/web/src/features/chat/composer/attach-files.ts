import { fillText, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { accessToken } from '../../../lib/auth.ts'
import { newId } from '../../../lib/new-id.ts'
import { notify } from '../../../lib/notify.ts'
import { messageOf } from '../session/message-of.ts'
import { maxAttachments } from './attachment.ts'
import type { Draft } from './draft.ts'
import { uploadAttachment } from './upload-attachment.ts'

interface Attaching {
  projectId: ProjectId
  draft: Draft
}

/** Takes files from the picker, the clipboard or a drop, and stores each with the project at once. */
export function attachFiles(files: readonly File[], { projectId, draft }: Attaching) {
  const { tooMany } = texts.chat.attachments
  const room = maxAttachments - draft.getState().attachments.length
  if (files.length > room) void notify.warning(fillText(tooMany, { n: maxAttachments }))
  for (const file of files.slice(0, Math.max(room, 0))) void attach(file, { projectId, draft })
}

async function attach(file: File, { projectId, draft }: Attaching) {
  const { upload: notices } = texts.chat
  const id = newId()
  const name = file.name === '' ? file.type : file.name
  draft.addAttachment({ id, name, percent: 10, path: null })
  try {
    const path = await uploadAttachment({
      projectId,
      file,
      origin: window.location.origin,
      accessToken,
      now: new Date(),
      secret: newId().replaceAll('-', ''),
      onProgress: (percent) => draft.changeAttachment(id, { percent }),
    })
    draft.changeAttachment(id, { path })
    void notify.success(fillText(notices.succeeded, { name }))
  } catch (error) {
    draft.removeAttachment(id)
    void notify.error(notices.failed, messageOf(error))
  }
}
