import { texts } from '@joinery/contract'
import type { ServiceId } from '@joinery/contract'

const services = texts.services
const integrations = texts.integrations

interface ServiceWords {
  readonly name: string
  readonly description: string
  readonly sentence: string
  /** What its button says as long as it is not connected. */
  readonly button: string
  /** Said once it is. */
  readonly succeeded: string
}

export const serviceWords: Record<ServiceId, ServiceWords> = {
  'hosted-backend': {
    name: services.hostedBackend,
    description: integrations.hostedBackend.description,
    sentence: integrations.hostedBackend.sentence,
    button: integrations.hostedBackend.button,
    succeeded: integrations.connectedNotice.replace('{service}', services.hostedBackend),
  },
  'code-hosting': {
    name: services.codeHosting,
    description: integrations.codeHosting.description,
    sentence: integrations.codeHosting.sentence,
    button: integrations.codeHosting.button,
    succeeded: integrations.connectedNotice.replace('{service}', services.codeHosting),
  },
  'design-tool': {
    name: services.designTool,
    description: integrations.designTool.description,
    sentence: integrations.designTool.sentence,
    button: integrations.connect,
    succeeded: integrations.designTool.succeeded,
  },
  'app-backend': {
    name: services.appBackend,
    description: integrations.appBackend.description,
    sentence: integrations.appBackend.sentence,
    button: integrations.connect,
    succeeded: integrations.appBackend.succeeded,
  },
}
