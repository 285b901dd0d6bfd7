import { useNavigate } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { Card } from '../../../components/ui/card.tsx'
import { notify } from '../../../lib/notify.ts'
import { ConnectForm } from './connect-form.tsx'

export function ConnectScreen() {
  const { heading, subtitle, succeeded } = texts.databases.connect
  const navigate = useNavigate()
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6">
      <div className="grid gap-1">
        <h1 className="text-24 font-semibold">{heading}</h1>
        <p className="text-14 text-neutral-10">{subtitle}</p>
      </div>
      <Card className="p-5 sm:p-6">
        <ConnectForm
          onCancel={() => void navigate(routes.databases.path)}
          onConnected={({ id }) => {
            void notify.success(succeeded)
            void navigate(`${routes.databases.path}?database=${id}`)
          }}
        />
      </Card>
    </div>
  )
}
