import { Link } from 'react-router'
import { operatorToken, routes, texts } from '@joinery/contract'
import { SectionHeading } from '../../components/layout/section-heading.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Card } from '../../components/ui/card.tsx'
import { PageHero } from './page-hero.tsx'
import { SubjectGrid } from './subject-grid.tsx'

const { about } = texts.publicPages

export function AboutScreen() {
  return (
    <>
      <PageHero heading={about.title}>
        Joinery is the craft of fitting parts so well that they hold without nails. We think software can be
        made like that too.
      </PageHero>
      <section className="border-b border-neutral-5 bg-neutral-2">
        <div className="page-column grid gap-6 py-16 lg:grid-cols-[2fr_3fr] lg:gap-10 lg:py-24">
          <h2 className="text-24 font-semibold sm:text-32">{about.story}</h2>
          <div className="grid max-w-2xl gap-4 text-16 text-neutral-11">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="border-b border-neutral-5">
        <div className="page-column grid gap-10 py-16 lg:py-24">
          <SectionHeading heading={about.values.heading}>
            What we hold on to when it is inconvenient.
          </SectionHeading>
          <SubjectGrid width="four" subjects={values} />
        </div>
      </section>
      <section className="border-b border-neutral-5 bg-neutral-2">
        <div className="page-column grid gap-10 py-16 lg:py-24">
          <SectionHeading heading={about.timeline}>{operatorToken('timelineNote')}</SectionHeading>
          <ol className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
            {timeline.map(({ date, event }) => (
              <li key={date} className="grid content-start gap-2 border-t-2 border-accent pt-4">
                <p className="font-mono text-13 text-neutral-10">{date}</p>
                <p className="text-16 font-semibold">{event}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section>
        <div className="page-column grid gap-10 py-16 lg:py-24">
          <SectionHeading heading={about.team}>
            The people behind this installation, as its operator introduces them.
          </SectionHeading>
          <ul className="grid gap-4 md:grid-cols-3">
            {people.map((person) => (
              <li key={person.name} className="flex">
                <Card className="flex flex-1 flex-col gap-3 p-6">
                  <img
                    src={person.image}
                    alt=""
                    width={72}
                    height={72}
                    loading="lazy"
                    className="size-18 rounded-card border border-neutral-5 object-cover"
                  />
                  <h3 className="text-16 font-semibold">{person.name}</h3>
                  <p className="text-13 text-accent">{person.role}</p>
                  <p className="text-14 text-neutral-10">{person.bio}</p>
                </Card>
              </li>
            ))}
          </ul>
          <Link
            to={routes.careers.path}
            className={buttonClasses({ size: 'large', className: 'justify-self-start' })}
          >
            {about.careers}
          </Link>
        </div>
      </section>
    </>
  )
}

const story = [
  'App builders that write code from a sentence are fun for an hour. Then a run is lost with a closed tab, a fix breaks what worked, the bill counts the tool’s own mistakes, and the code sits on somebody else’s machine.',
  'We wanted one that holds: every event is stored before anybody sees it, every change is a version, and a prompt that fails through our fault costs nothing. And we wanted it to work at once, on a fresh machine, with no key, no account and no network.',
  'So Joinery is software that you install, not a service that you depend on. It brings its own database, its own model and its own payment sandbox, and each of them can be exchanged for the real thing with a setting.',
]

const values = [
  {
    title: about.values.community,
    text: 'What people ask for decides what we build next. Questions are answered where everybody can read them.',
  },
  {
    title: about.values.quality,
    text: 'A feature is there when it was seen working, with its errors, its empty state and its small screen.',
  },
  {
    title: about.values.accessibility,
    text: 'Every screen works with the keyboard and a screen reader, in light and dark, from 375 pixels up.',
  },
  {
    title: about.values.transparency,
    text: 'Real progress, real prices, no invented numbers. What a model did and what it cost is in the record of each run.',
  },
]

const timeline = ([1, 2, 3, 4] as const).map((n) => ({
  date: operatorToken(`timeline${n}Date`),
  event: operatorToken(`timeline${n}Event`),
}))

const people = ([1, 2, 3] as const).map((n) => ({
  name: operatorToken(`person${n}Name`),
  role: operatorToken(`person${n}Role`),
  bio: operatorToken(`person${n}Bio`),
  image: operatorToken(`person${n}Image`),
}))
