import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { projectEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { limitOf } from '../../lib/project-list.ts'
import { projectsQuery } from '../../lib/projects-query.ts'
import { queryClient } from '../../lib/query-client.ts'
import type { ChatPanelProps } from './chat-panel-props.ts'
import { Composer } from './composer/composer.tsx'
import type { WrittenMessage } from './composer/composer.tsx'
import { saveProjectModel } from './composer/use-project-model.ts'
import { draftOf } from './composer/drafts.ts'
import { ProjectLimit } from './composer/project-limit.tsx'
import { UsageLimit } from './composer/usage-limit.tsx'
import { EmptyChat } from './messages/empty-chat.tsx'
import { GoOnList } from './messages/go-on-list.tsx'
import { draftProject } from './project/draft-project.ts'
import { chatSessionOf } from './session/chat-sessions.ts'
import { messageOf } from './session/message-of.ts'

type NewChatProps = Omit<ChatPanelProps, 'projectId'>

/**
 * The chat before there is a project: the first message creates one and is sent to it. Whoever has projects already
 * finds the way back to them here, and hears that the plan has no room for another one before anything is written.
 */
export function NewChat({ isLimitReached = false, onProjectCreated, onUpgrade }: NewChatProps) {
  const draft = draftOf(undefined)
  const [isCreating, setIsCreating] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { data: list } = useQuery(projectsQuery)
  // What is being created would count as well, a moment before it is opened.
  const limit = refusal ?? (list && !isCreating ? limitOf(list) : undefined)

  const start = async ({ model, ...message }: WrittenMessage) => {
    setIsCreating(true)
    try {
      const project = await call(projectEndpoints.create, draftProject(message.prompt, new Date()))
      draft.clear()
      if (model !== '') void saveProjectModel(project.id, model)
      void chatSessionOf(project.id).send({ ...message, ...(model !== '' && { model }) })
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey })
      // Another field takes this one's place. On a phone its keyboard would cover what now begins.
      if (!window.matchMedia('(pointer: coarse)').matches) draftOf(project.id).focus()
      onProjectCreated?.(project)
    } catch (error) {
      setIsCreating(false)
      if (error instanceof ApiError && error.code === 'plan-limit') {
        void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey })
        return setRefusal(error.message)
      }
      void notify.error(texts.chat.session.projectFailed, messageOf(error))
    }
  }

  useEffect(() => {
    const { text, mode, model } = draft.getState()
    if (draft.takeRequest() && text.trim() !== '')
      void start({ prompt: text.trim(), mode, model, attachments: [], files: [] })
    // Once: a callback that is made anew must not send it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft])

  const own = list?.projects.find(({ sharedBy }) => sharedBy === null)
  // The notice leads to this one already.
  const others = list?.projects.filter(({ id }) => limit === undefined || id !== own?.id) ?? []

  /** What was written before one saw that no project is open goes along. */
  const carryTo = (projectId: ProjectId) => {
    const { text } = draft.getState()
    if (text.trim() === '') return
    draft.clear()
    draftOf(projectId).addText(text.trim())
  }

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <EmptyChat hasExamples={limit === undefined} onChoose={(text) => draft.replaceText(text)}>
        <GoOnList projects={others} onOpen={carryTo} />
      </EmptyChat>
      <div className="mx-auto grid w-full max-w-3xl gap-2 px-4 pb-4 max-md:px-2 max-md:pb-2">
        {limit !== undefined && (
          <ProjectLimit sentence={limit} own={own} onOpen={carryTo} onUpgrade={onUpgrade} />
        )}
        {isLimitReached && limit === undefined && <UsageLimit sentence={null} onUpgrade={onUpgrade} />}
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
