import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { ToolCard } from '../../components/layout/tool-card.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'

const { developerTools } = texts.dashboard

interface DeveloperToolsProps {
  /** Opens the history of the newest project; undefined where there is none. */
  history: ReactNode
  codeHosting: ReactNode
  aiProvider: ReactNode
}

/** What the work is connected to. Each card says what is, not what might be. */
export function DeveloperTools({ history, codeHosting, aiProvider }: DeveloperToolsProps) {
  return (
    <section className="grid gap-4">
      <h2 className="text-20 font-semibold">{developerTools.heading}</h2>
      <ul className="grid gap-3 lg:grid-cols-3">
        {codeHosting}
        <ToolCard icon={History} title={developerTools.versionHistory} actions={history}>
          {developerTools.versionHistoryText}{' '}
          <Link to={routes.projects.path} className={textLinkClasses}>
            {developerTools.openProjects}
          </Link>
        </ToolCard>
        {aiProvider}
      </ul>
    </section>
  )
}
