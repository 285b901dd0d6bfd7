import { useState } from 'react'
import { projectEndpoints, texts } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { queryClient } from '../../lib/query-client.ts'
import type { ChatPanelProps } from './chat-panel-props.ts'
import { Composer } from './composer/composer.tsx'
import type { WrittenMessage } from './composer/composer.tsx'
import { saveProjectModel } from './composer/use-project-model.ts'
import { draftOf } from './composer/drafts.ts'
import { ProjectLimit } from './composer/project-limit.tsx'
import { UsageLimit } from './composer/usage-limit.tsx'
import { EmptyChat } from './messages/empty-chat.tsx'
import { draftProject } from './project/draft-project.ts'
import { chatSessionOf } from './session/chat-sessions.ts'
import { messageOf } from './session/message-of.ts'

type NewChatProps = Omit<ChatPanelProps, 'projectId'>

/** The chat before there is a project: the first message creates one and is sent to it. */
export function NewChat({ isLimitReached = false, onProjectCreated, onUpgrade }: NewChatProps) {
  const draft = draftOf(undefined)
  const [isCreating, setIsCreating] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const start = async ({ model, ...message }: WrittenMessage) => {
    setIsCreating(true)
    try {
      const project = await call(projectEndpoints.create, draftProject(message.prompt, new Date()))
      draft.clear()
      if (model !== '') void saveProjectModel(project.id, model)
      void chatSessionOf(project.id).send({ ...message, ...(model !== '' && { model }) })
      void queryClient.invalidateQueries({ queryKey: ['projects', 'list'] })
      // Another field takes this one's place. On a phone its keyboard would cover what now begins.
      if (!window.matchMedia('(pointer: coarse)').matches) draftOf(project.id).focus()
      onProjectCreated?.(project)
    } catch (error) {
      setIsCreating(false)
      if (error instanceof ApiError && error.code === 'plan-limit') return setRefusal(error.message)
      void notify.error(texts.chat.session.projectFailed, messageOf(error))
    }
  }

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <EmptyChat onChoose={(text) => draft.replaceText(text)} />
      <div className="mx-auto grid w-full max-w-3xl gap-2 px-4 pb-4">
        {refusal !== undefined && <ProjectLimit sentence={refusal} onUpgrade={onUpgrade} />}
        {isLimitReached && refusal === undefined && <UsageLimit sentence={null} onUpgrade={onUpgrade} />}
        <Composer
          projectId={undefined}
          draft={draft}
          isLoading={false}
          isSending={isCreating}
          isLimitReached={isLimitReached}
          running={undefined}
          onAttach={() => void notify.info(texts.chat.attachments.needsProject)}
          onSend={(message) => void start(message)}
        />
      </div>
    </div>
  )
}
