import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { integrationEndpoints, texts } from '@joinery/contract'
import { notify } from '../../lib/notify.ts'
import { quoteAnswer } from '../../lib/quote-answer.ts'
import { useConnectService } from './connect-service.ts'

const { notConnected } = texts.integrations.codeHosting.refusals
const parameterNames = ['code', 'state', 'error', 'error_description', 'connect']

/** Finishes a sign-in that comes back from the code host, once, and clears the address of it. */
export function useFinishSignIn() {
  const [parameters, setParameters] = useSearchParams()
  const { mutate, isPending } = useConnectService(integrationEndpoints.finishCodeHosting, 'code-hosting')
  const isDone = useRef(false)
  const code = parameters.get('code')
  const state = parameters.get('state')
  const refusal = parameters.get('error_description') ?? parameters.get('error')

  useEffect(() => {
    if (isDone.current || (state === null && refusal === null)) return
    isDone.current = true
    const without = new URLSearchParams(parameters)
    for (const name of parameterNames) without.delete(name)
    setParameters(without, { replace: true, preventScrollReset: true })
    if (code === null || state === null) void notify.error(quoteAnswer(notConnected, refusal))
    else mutate({ code, state }, { onError: (error) => void notify.error(error.message) })
  }, [code, state, refusal, parameters, setParameters, mutate])

  return { isFinishing: isPending }
}
