import { useSearchParams } from 'react-router'
import { serviceId } from '@joinery/contract'
import type { ServiceId } from '@joinery/contract'

/** Which service's dialog is open stands in the address, so that a link can lead to it. */
export function useConnectParameter() {
  const [parameters, setParameters] = useSearchParams()
  const named = serviceId.safeParse(parameters.get('connect')).data
  const open = (service: ServiceId | undefined) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('connect')
        if (service) after.set('connect', service)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { service: named, open }
}
