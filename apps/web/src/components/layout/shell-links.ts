import {
  ChartColumn,
  CreditCard,
  Database,
  FolderKanban,
  LayoutDashboard,
  MessageSquare,
  Plug,
} from 'lucide-react'
import { Settings, Users } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { routes, texts } from '@joinery/contract'

export interface ShellLink {
  path: string
  label: string
  icon: LucideIcon
  /** Stands under the link before it. */
  isNested?: boolean
}

const { links } = texts.layout.shell

export const shellLinks: ShellLink[] = [
  { path: routes.dashboard.path, label: links.dashboard, icon: LayoutDashboard },
  { path: routes.chat.path, label: links.chat, icon: MessageSquare },
  { path: routes.projects.path, label: links.projects, icon: FolderKanban },
  { path: routes.databases.path, label: links.databases, icon: Database },
  { path: routes.connectDatabase.path, label: links.connectDatabase, icon: Plug, isNested: true },
  { path: routes.analytics.path, label: links.analytics, icon: ChartColumn },
  { path: routes.users.path, label: links.users, icon: Users },
  { path: routes.dashboardBilling.path, label: links.billing, icon: CreditCard },
  { path: routes.settings.path, label: links.settings, icon: Settings },
]
