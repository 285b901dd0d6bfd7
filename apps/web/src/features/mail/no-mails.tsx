import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { EmptySection } from '../../components/ui/empty-section.tsx'

const words = texts.outbox

/** Nothing was written yet, or nothing that one searched for. */
export function NoMails({ isSearched }: { isSearched: boolean }) {
  if (isSearched) return <output className="text-14 text-neutral-10">{words.noMatch}</output>
  return (
    <EmptySection
      heading={words.none.heading}
      sentence={words.none.sentence}
      action={
        <Link to={routes.users.path} className={buttonClasses({ variant: 'primary' })}>
          {texts.people.invite.open}
        </Link>
      }
    />
  )
}
