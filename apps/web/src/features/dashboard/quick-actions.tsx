import type { LucideIcon } from 'lucide-react'
import { CreditCard, Database, FolderPlus, MessageSquare } from 'lucide-react'
import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'

const { quickActions } = texts.dashboard

const cardClasses =
  'flex min-h-24 w-full flex-col items-start gap-3 rounded-card border border-neutral-5 bg-neutral-2 p-4 text-left sm:p-5 transition-colors hover:border-neutral-7 active:bg-neutral-3'

/** The four things most people come for. */
export function QuickActions({ onCreateProject }: { onCreateProject: () => void }) {
  return (
    <section aria-label={quickActions.label}>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <li className="flex">
          <Link to={routes.chat.path} className={cardClasses}>
            <Face icon={MessageSquare} title={quickActions.startChat} text={quickActions.startChatText} />
          </Link>
        </li>
        <li className="flex">
          <button type="button" onClick={onCreateProject} className={cardClasses}>
            <Face
              icon={FolderPlus}
              title={quickActions.createProject}
              text={quickActions.createProjectText}
            />
          </button>
        </li>
        <li className="flex">
          <Link to={routes.connectDatabase.path} className={cardClasses}>
            <Face
              icon={Database}
              title={quickActions.connectDatabase}
              text={quickActions.connectDatabaseText}
            />
          </Link>
        </li>
        <li className="flex">
          <Link to={routes.dashboardBilling.path} className={cardClasses}>
            <Face
              icon={CreditCard}
              title={quickActions.manageBilling}
              text={quickActions.manageBillingText}
            />
          </Link>
        </li>
      </ul>
    </section>
  )
}

function Face({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-5 text-accent" />
      <span className="grid gap-0.5">
        <span className="text-16 font-semibold">{title}</span>
        <span className="text-13 text-neutral-10">{text}</span>
      </span>
    </>
  )
}
