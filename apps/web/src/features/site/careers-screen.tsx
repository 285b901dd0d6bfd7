import { Check } from 'lucide-react'
import { operatorToken, texts } from '@joinery/contract'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { PageHero } from './page-hero.tsx'
import { SubjectGrid } from './subject-grid.tsx'

const { careers } = texts.publicPages
const email = operatorToken('careersEmail')

export function CareersScreen() {
  const [before, after] = careers.apply.split('{email}')
  return (
    <>
      <PageHero heading={careers.title}>
        We are a small team that builds things to last. If you like finishing what you start, we should talk.
      </PageHero>
      <section className="border-b border-neutral-5">
        <div className="page-column grid gap-10 py-16 lg:py-24">
          <h2 className="text-24 font-semibold sm:text-32">{careers.values}</h2>
          <SubjectGrid width="three" subjects={values} />
        </div>
      </section>
      <section className="border-b border-neutral-5">
        <div className="page-column grid gap-8 py-16 lg:py-24">
          <h2 className="text-24 font-semibold sm:text-32">{careers.perks}</h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {perks.map((perk) => (
              <li key={perk} className="flex gap-3 text-16 text-neutral-11">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
                {perk}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section>
        <div className="page-column grid gap-4 py-16 lg:py-20">
          <h2 className="text-24 font-semibold sm:text-32">{careers.howToApply}</h2>
          <p className="max-w-2xl text-16 text-neutral-11">
            {before}
            <a href={`mailto:${email}`} className={textLinkClasses}>
              {email}
            </a>
            {after} {careers.whatToSend}
          </p>
        </div>
      </section>
    </>
  )
}

const values = [
  {
    title: 'Craft before speed',
    text: 'We would rather ship one thing that holds than three that almost do. That turns out to be faster.',
  },
  {
    title: 'Say it plainly',
    text: 'Short sentences, real numbers, no blame. If something does not work, the first one to notice says so.',
  },
  {
    title: 'Own it to the end',
    text: 'Whoever builds a feature also answers its questions, reads its logs and fixes its faults.',
  },
]

const perks = [
  'Work from anywhere, at hours that suit you and your team.',
  'The hardware and software you need to do good work.',
  'Time every month to learn, to contribute elsewhere, or to try an idea.',
  'Paid leave that is meant to be taken.',
]
