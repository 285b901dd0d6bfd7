import { fillText, texts } from '@joinery/contract'
import type { Connection, ServiceId } from '@joinery/contract'
import { Dialog } from '../../components/ui/dialog.tsx'
import { AppBackendForm } from './app-backend-form.tsx'
import { CodeHostingForm } from './code-hosting-form.tsx'
import { DesignToolForm } from './design-tool-form.tsx'
import { HostedBackendForm } from './hosted-backend-form.tsx'
import { serviceWords } from './service-words.ts'

interface ConnectDialogProps {
  service: ServiceId
  connection: Connection | null
  hasCodeHostingApp: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Each service has a dialog of its own. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { service, connection, hasCodeHostingApp, isOpen, onOpenChange } = props
  const { name, sentence } = serviceWords[service]
  const end = () => onOpenChange(false)
  return (
    <Dialog
      title={fillText(texts.integrations.connectTitle, { service: name })}
      description={sentence}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {service === 'code-hosting' && <CodeHostingForm hasApp={hasCodeHostingApp} onEnd={end} />}
      {service === 'hosted-backend' && <HostedBackendForm onEnd={end} />}
      {service === 'design-tool' && <DesignToolForm onEnd={end} />}
      {service === 'app-backend' && <AppBackendForm connection={connection} onEnd={end} />}
    </Dialog>
  )
}
