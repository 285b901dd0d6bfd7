import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import { notify } from '../../lib/notify.ts'
import { wholeTeam } from './team-query.ts'

interface TeamAct {
  run: () => Promise<unknown>
  /** Said when it has happened. */
  done: string
  /** What whoever did it has to know as well. */
  more?: string | undefined
  /** Said in place of the usual sentence when it has not. */
  failed?: string
}

/** Carries out one act at a time, says what came of it, and reads the team again. */
export function useTeamAct() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: TeamAct) => run(),
    onSuccess: (_, { done, more }) => void notify.success(done, more),
    onError: (error, { failed }) =>
      void notify.error(failed ?? fillText(texts.people.acts.failed, { reason: error.message })),
    onSettled: () => queryClient.invalidateQueries(wholeTeam),
  })
  return { act: mutate, isActing: isPending }
}
