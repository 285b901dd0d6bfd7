import { useState } from 'react'
import { Tabs } from 'radix-ui'
import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { Project, Repository } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { CreateRepositoryForm } from './create-repository-form.tsx'
import { LinkRepositoryForm } from './link-repository-form.tsx'

interface NewRepositoryProps {
  project: Project
  /** Whose account the code host is connected with, if it is. */
  account: string | undefined
  /** One that was begun and came to nothing, or that is being made. */
  failed: Repository | null
}

const words = texts.integrations.codeHosting

/** The two ways to a repository: a new one at the code host, or one that is there on any Git server. */
export function NewRepository({ project, account, failed }: NewRepositoryProps) {
  const [kind, setKind] = useState('new')
  return (
    <Tabs.Root value={kind} onValueChange={setKind} className="grid gap-5">
      <Tabs.List aria-label={words.panel.kinds} className="flex gap-1 border-b border-neutral-5">
        <Kind value="new">{words.panel.newTab}</Kind>
        <Kind value="link">{words.panel.linkTab}</Kind>
      </Tabs.List>
      <Tabs.Content value="new" className="grid gap-5 -outline-offset-2">
        {account === undefined ? (
          <ConnectFirst />
        ) : (
          <CreateRepositoryForm project={project} account={account} last={failed} />
        )}
      </Tabs.Content>
      <Tabs.Content value="link" className="-outline-offset-2">
        <LinkRepositoryForm projectId={project.id} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

function Kind({ value, children }: { value: string; children: string }) {
  return (
    <Tabs.Trigger
      value={value}
      className="relative h-11 px-3 text-14 text-neutral-10 -outline-offset-2 hover:text-neutral-12 data-[state=active]:font-medium data-[state=active]:text-neutral-12 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 data-[state=active]:after:bg-accent"
    >
      {children}
    </Tabs.Trigger>
  )
}

function ConnectFirst() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-14 text-neutral-11">{words.panel.notConnected}</p>
      <Link
        to={`${routes.settings.path}?tab=integrations&connect=code-hosting`}
        className={buttonClasses({ variant: 'primary' })}
      >
        {texts.layout.nav.connect.codeHosting}
      </Link>
    </div>
  )
}
