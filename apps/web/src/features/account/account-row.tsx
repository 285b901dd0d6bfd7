import { useState } from 'react'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { notify } from '../../lib/notify.ts'
import { accountKey } from './account-query.ts'

interface AccountRowProps {
  title: string
  detail: string
  /** Shown on hover, where the detail is rounded. */
  exactDetail?: string
  /** Stands where the act would, if there is none. */
  mark?: ReactNode
  act?: RowAct
}

export interface RowAct {
  label: string
  /** Asked before the act, for what is lost by it. */
  confirmation?: string
  isDisabled?: boolean
  /** Returns what went wrong, or nothing. */
  run: () => Promise<string | undefined>
  done?: string
}

/** One thing that belongs to the account, with the one act that is possible on it. */
export function AccountRow({ title, detail, exactDetail, mark, act }: AccountRowProps) {
  const [trouble, setTrouble] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const { isPending, start } = useAct(act, setTrouble)
  const confirm = () => {
    setIsAsking(false)
    void start()
  }

  return (
    <li className="grid gap-3 rounded-control border border-neutral-5 bg-neutral-1 p-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-14 font-medium wrap-anywhere">{title}</p>
          <p className="text-13 wrap-anywhere text-neutral-10" title={exactDetail}>
            {detail}
          </p>
        </div>
        {mark}
        {act && (
          <Button
            aria-label={`${act.label} ${title}`}
            aria-expanded={act.confirmation === undefined ? undefined : isAsking}
            disabled={act.isDisabled ?? false}
            isLoading={isPending}
            onClick={() => (act.confirmation === undefined ? void start() : setIsAsking(!isAsking))}
          >
            {act.label}
          </Button>
        )}
      </div>
      {act && isAsking && (
        <div className="grid gap-3">
          <p className="text-14">{act.confirmation}</p>
          <div className="flex gap-2">
            <Button variant="danger" onClick={confirm}>
              {act.label}
            </Button>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              {texts.common.actions.cancel}
            </Button>
          </div>
        </div>
      )}
      {trouble && <FormMessage tone="error">{trouble}</FormMessage>}
    </li>
  )
}

/** Does what the row offers, and lets the account be read again afterwards. */
function useAct(act: RowAct | undefined, onTrouble: (trouble: string | undefined) => void) {
  const [isPending, setIsPending] = useState(false)
  const queryClient = useQueryClient()
  const start = async () => {
    if (!act) return
    setIsPending(true)
    const failure = await act.run()
    setIsPending(false)
    onTrouble(failure)
    if (failure !== undefined) return
    await queryClient.invalidateQueries({ queryKey: accountKey })
    if (act.done !== undefined) await notify.success(act.done)
  }
  return { isPending, start }
}
