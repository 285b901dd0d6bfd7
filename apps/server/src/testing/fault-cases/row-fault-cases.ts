import { appFaultCases } from './apps.ts'
import type { RowFaultCases } from './fault-request.ts'
import { moneyFaultCases } from './money.ts'
import { peopleFaultCases } from './people.ts'
import { serviceFaultCases } from './services.ts'
import { signInFaultCases } from './sign-in.ts'

/** By area, each of which has a server of its own. */
export const rowFaultCases: Record<string, RowFaultCases> = {
  people: peopleFaultCases,
  'sign-in': signInFaultCases,
  services: serviceFaultCases,
  apps: appFaultCases,
  money: moneyFaultCases,
}
