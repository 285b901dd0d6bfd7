import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { findConnection } from './connect-service.ts'
import { integrationsQuery } from './integrations-query.ts'
import { RowFrame, ServiceRow } from './service-row.tsx'
import { useConnectParameter } from './use-connect-parameter.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

const words = texts.integrations

/** All services, as the settings show them. */
export function IntegrationList() {
  const { data, error, isFetching, refetch } = useQuery(integrationsQuery)
  const { service, open } = useConnectParameter()
  const { isFinishing } = useFinishSignIn()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1">
        <h2 id={id} className="text-16 font-semibold">
          {words.heading}
        </h2>
        <p className="text-13 text-neutral-10">{words.sentence}</p>
      </div>
      {error && (
        <Alert
          heading={words.loadFailed}
          action={
            <Button isLoading={isFetching} onClick={() => void refetch()}>
              {texts.common.actions.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {(data || !error) && (
        <ul className="grid divide-y divide-neutral-5 rounded-card border border-neutral-5">
          <ServiceRow service="hosted-backend" list={data} onConnect={open} />
          <ServiceRow service="code-hosting" list={data} isBusy={isFinishing} onConnect={open} />
          <DatabaseRow />
          <ServiceRow service="design-tool" list={data} onConnect={open} />
          <ServiceRow service="app-backend" list={data} onConnect={open} />
        </ul>
      )}
      {data && service && (
        <ConnectDialog
          service={service}
          connection={findConnection(data, service) ?? null}
          hasCodeHostingApp={data.hasCodeHostingApp}
          isOpen
          onOpenChange={(isOpen) => open(isOpen ? service : undefined)}
        />
      )}
      <p className="text-13 text-neutral-10">{words.inProject}</p>
    </section>
  )
}

/** Databases have screens of their own. */
function DatabaseRow() {
  const { mysql } = texts.services
  return (
    <RowFrame
      name={mysql}
      sentence={words.mysql.description}
      actions={
        <Link
          to={routes.connectDatabase.path}
          aria-label={`${words.mysql.button} ${mysql}`}
          className={buttonClasses()}
        >
          {words.mysql.button}
        </Link>
      }
    />
  )
}
