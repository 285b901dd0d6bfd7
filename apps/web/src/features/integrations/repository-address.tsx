import { fillText, texts } from '@joinery/contract'
import type { Repository } from '@joinery/contract'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'

const { panel, repository: words } = texts.integrations.codeHosting

/** Where a linked repository is. Not every server says where people can open it. */
export function RepositoryAddress({ repository }: { repository: Repository }) {
  const { url, remoteUrl, branch, syncedCommit } = repository
  return (
    <dl className="grid gap-1 text-14">
      <dt className="sr-only">{panel.remoteUrl}</dt>
      {remoteUrl === null ? (
        <dd className="text-13 text-neutral-10">{words.noUrl}</dd>
      ) : (
        <dd className="font-mono text-13 break-all">{remoteUrl}</dd>
      )}
      <dt className="sr-only">{panel.branch}</dt>
      <dd className="text-13 text-neutral-10">
        {branch}
        {' · '}
        {syncedCommit === null
          ? panel.neverSynced
          : fillText(panel.lastSync, { commit: syncedCommit.slice(0, 7) })}
      </dd>
      {url !== null && (
        <dd className="text-13">
          <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkClasses}>
            {panel.open}
          </a>
        </dd>
      )}
    </dl>
  )
}
