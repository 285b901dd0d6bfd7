import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import { AiProviderCard } from '../features/ai-providers/ai-provider-card.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { DeveloperTools } from '../features/dashboard/developer-tools.tsx'
import { LastProject } from '../features/dashboard/last-project.tsx'
import { useProCheckout } from '../features/billing/use-pro-checkout.ts'
import { CodeHostingCard } from '../features/integrations/code-hosting-card.tsx'
import { CreateProjectDialog } from '../features/projects/create-project-dialog.tsx'
import { limitOf } from '../lib/project-list.ts'
import { projectsQuery } from '../lib/projects-query.ts'
import { RecentProjects } from '../features/projects/recent-projects.tsx'
import { UsageAlert } from '../features/usage/usage-alert.tsx'
import { useUsage } from '../features/usage/use-usage.ts'
import { ButtonSkeleton } from '../components/ui/button-skeleton.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { classNames } from '../lib/class-names.ts'
import { sessionQuery } from '../lib/session-query.ts'
import { useAuthState } from '../lib/use-auth-state.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { NewcomerPrompt } from './newcomer-prompt.tsx'
import { reloadFiles } from './reload-files.ts'

/** Editor and preview are heavy; they come when the rest of the dashboard is there. */
const LatestWork = lazyPart(async () => (await import('./latest-work.tsx')).LatestWork)

/** The app of the last project, which is another page in this one. */
const PreviewThumbnail = lazyPart(
  async () => (await import('../features/preview/preview-thumbnail.tsx')).PreviewThumbnail,
)

/** So does the history, which few open here. */
const VersionHistory = lazyPart(
  async () => (await import('../features/versions/version-history.tsx')).VersionHistory,
)

/** The dashboard's home with what other features put on it. */
export function DashboardRoute() {
  const auth = useAuthState()
  const user = auth.kind === 'signed-in' ? auth.user : undefined
  const { data: session } = useQuery({ ...sessionQuery(user?.id ?? ''), enabled: user !== undefined })
  const projects = useQuery(projectsQuery)
  const { data: list, dataUpdatedAt, isPending } = projects
  const { data: usage } = useUsage()
  const proCheckout = useProCheckout()
  const newest = list?.projects[0]
  const lastChanged = list?.projects.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
  const [isCreating, setIsCreating] = useState(false)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const create = () => setIsCreating(true)
  const hasFreePlan = usage?.subscription.plan === 'free'
  return (
    <>
      <DashboardScreen
        name={firstName(user?.user_metadata?.['full_name'])}
        plan={session?.user?.plan}
        onCreateProject={create}
        isPending={isPending}
        limit={
          hasFreePlan && (
            <UsageAlert
              report={usage}
              isUpgrading={proCheckout.isPending}
              onUpgrade={() => proCheckout.start()}
            />
          )
        }
        lastProject={
          lastChanged ? (
            <LastProject
              project={lastChanged}
              now={new Date(dataUpdatedAt)}
              thumbnail={
                <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
                  <PreviewThumbnail key={lastChanged.id} projectId={lastChanged.id} />
                </Suspense>
              }
            />
          ) : (
            list && <NewcomerPrompt />
          )
        }
        recentProjects={<RecentProjects query={projects} onCreate={create} />}
        developerTools={
          <DeveloperTools
            history={
              newest && (
                <Suspense fallback={<ButtonSkeleton label={texts.versions.open} />}>
                  <VersionHistory
                    key={newest.id}
                    projectId={newest.id}
                    isOpen={isHistoryOpen}
                    onOpenChange={setIsHistoryOpen}
                    onRestored={() => reloadFiles(newest.id)}
                  />
                </Suspense>
              )
            }
            codeHosting={<CodeHostingCard project={newest} />}
            aiProvider={<AiProviderCard />}
          />
        }
        latestWork={
          newest && (
            // Its heading stands above the frame, which is as high as this.
            <Suspense
              fallback={
                <Skeleton
                  className={classNames('mt-18 sm:mt-11', newest.fileCount === 0 ? 'h-100' : 'h-128')}
                />
              }
            >
              <LatestWork key={newest.id} project={newest} />
            </Suspense>
          )
        }
      />
      <CreateProjectDialog isOpen={isCreating} onOpenChange={setIsCreating} limit={list && limitOf(list)} />
    </>
  )
}

function firstName(fullName: unknown): string {
  return typeof fullName === 'string' ? (fullName.trim().split(/\s+/)[0] ?? '') : ''
}
