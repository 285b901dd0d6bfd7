import { useMutation, useQueryClient } from '@tanstack/react-query'
import { countText, integrationEndpoints, texts } from '@joinery/contract'
import type { AnyEndpoint, InputOf, OnConflict, ProjectId, Repository, VersionId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { repositoryQuery } from './repository-query.ts'
import { wordPush } from './word-push.ts'

const words = texts.integrations.codeHosting

interface Pushing {
  versionId?: VersionId
  message?: string
}

/** Pushes a version, or the files as they are, and says how it went. */
export function usePush(projectId: ProjectId) {
  const reload = useReload(projectId)
  const readShown = useShownRepository(projectId)
  const inWords = () => wordPush(readShown())
  return useMutation({
    mutationFn: (pushing: Pushing) =>
      call(integrationEndpoints.push, { projectId, ...meant(readShown()), ...pushing }),
    onSuccess: ({ commit }) => void notify.success(commit === null ? words.panel.samePush : inWords().pushed),
    onError: (error) => void notify.error(inWords().failed, error.message),
    onSettled: reload,
  })
}

interface PullOptions {
  projectId: ProjectId
  /** The project's files are others now. */
  onPulled: () => void
}

export function usePull({ projectId, onPulled }: PullOptions) {
  const queryClient = useQueryClient()
  const readShown = useShownRepository(projectId)
  const { pulled, pulledNothing, leftOut, pullFailed } = words.panel
  return useMutation({
    mutationFn: (onConflict: OnConflict) =>
      call(integrationEndpoints.pull, { projectId, onConflict, ...meant(readShown()) }),
    onSuccess: (result) => {
      const count = result.changed.length
      void notify.success(count === 0 ? pulledNothing : countText(count, pulled))
      if (result.leftOut.length > 0) void notify.info(countText(result.leftOut.length, leftOut))
      onPulled()
    },
    onError: (error) => void notify.error(pullFailed, error.message),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['projects', projectId] }),
  })
}

/** Creates, links or removes: everything that changes what the repository is. */
export function useChangeRepository<E extends AnyEndpoint>(
  projectId: ProjectId,
  { endpoint, done, failed }: { endpoint: E; done: string; failed: string },
) {
  const reload = useReload(projectId)
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: () => void notify.success(done),
    onError: (error) => void notify.error(failed, error.message),
    onSettled: reload,
  })
}

/** The repository that somebody has before them: in another tab another one may be linked by now. */
function useShownRepository(projectId: ProjectId) {
  const queryClient = useQueryClient()
  return () => queryClient.getQueryData(repositoryQuery(projectId).queryKey)?.repository
}

/** What is sent along, so that nothing reaches another repository than this one. */
export const meant = (repository: Pick<Repository, 'remoteUrl'> | null | undefined) =>
  repository?.remoteUrl ? { remoteUrl: repository.remoteUrl } : {}

function useReload(projectId: ProjectId) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: repositoryQuery(projectId).queryKey })
}
