import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { notify } from '../../lib/notify.ts'
import { accountKey } from './account-query.ts'

interface AccountRowProps {
  title: string
  detail: string
  actionLabel: string
  /** Asked before the act, for what is lost by it. */
  confirmation?: string
  isDisabled?: boolean
  /** Returns what went wrong, or nothing. */
  onAct: () => Promise<string | undefined>
  done?: string
}

/** One thing that belongs to the account, with the one act that is possible on it. */
export function AccountRow(props: AccountRowProps) {
  const { title, detail, actionLabel, confirmation, isDisabled = false, onAct, done } = props
  const [trouble, setTrouble] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const queryClient = useQueryClient()

  const act = async () => {
    setIsAsking(false)
    setIsPending(true)
    const failure = await onAct()
    setIsPending(false)
    setTrouble(failure)
    if (failure !== undefined) return
    await queryClient.invalidateQueries({ queryKey: accountKey })
    if (done !== undefined) await notify.success(done)
  }

  return (
    <li className="grid gap-3 rounded-control border border-neutral-5 bg-neutral-1 p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-14 font-medium break-words">{title}</p>
          <p className="text-13 break-words text-neutral-10">{detail}</p>
        </div>
        <Button
          aria-label={`${actionLabel} ${title}`}
          disabled={isDisabled}
          isLoading={isPending}
          onClick={() => (confirmation === undefined ? void act() : setIsAsking(true))}
        >
          {actionLabel}
        </Button>
      </div>
      {isAsking && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-14">{confirmation}</p>
          <Button variant="primary" onClick={() => void act()}>
            {actionLabel}
          </Button>
          <Button variant="ghost" onClick={() => setIsAsking(false)}>
            {texts.common.actions.cancel}
          </Button>
        </div>
      )}
      {trouble && <FormMessage tone="error">{trouble}</FormMessage>}
    </li>
  )
}
