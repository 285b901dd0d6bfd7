import { texts } from '@joinery/contract'
import type { FolderItem } from '../tree/build-tree.ts'
import { describeProject } from './describe-project.ts'
import { describeSize } from './describe-size.ts'

const figures = new Intl.NumberFormat('en-US')
const shares = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** How many languages are shown by name. */
const shownLanguages = 6

/** What the project is made of: counts, size and languages. */
export function ProjectOverview({ root }: { root: FolderItem }) {
  const { files, folders, bytes, languages } = describeProject(root)
  const { structure } = texts.files
  return (
    <div className="grid gap-4 border-t border-neutral-5 p-4">
      <h3 className="text-13 font-semibold">{texts.chat.fileManager.overview}</h3>
      <dl className="grid grid-cols-3 gap-2">
        <Figure term={structure.files} value={figures.format(files)} />
        <Figure term={structure.folders} value={figures.format(folders)} />
        <Figure term={structure.size} value={describeSize(bytes)} />
      </dl>
      {languages.length > 0 && (
        <div className="grid gap-2">
          <h4 className="text-12 text-neutral-10">{structure.languages}</h4>
          <ul className="grid gap-2">
            {languages.slice(0, shownLanguages).map(({ language, share }) => (
              <li key={language} className="grid gap-1">
                <p className="flex justify-between text-12">
                  <span>{language}</span>
                  <span className="font-mono text-neutral-10">{shares.format(share)}</span>
                </p>
                <span aria-hidden className="h-1 rounded-control bg-neutral-4">
                  <span
                    className="block h-full rounded-control bg-accent"
                    style={{ width: shares.format(share) }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-12 text-neutral-10">{term}</dt>
      <dd className="text-14 font-medium">{value}</dd>
    </div>
  )
}
