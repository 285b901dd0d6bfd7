import { Gauge, Layers, Zap } from 'lucide-react'
import { texts } from '@joinery/contract'

const { highlights } = texts.landing

const cards = [
  { title: highlights.instantCode, text: highlights.instantCodeText, icon: Zap },
  { title: highlights.fullStack, text: highlights.fullStackText, icon: Layers },
  { title: highlights.speed, text: highlights.speedText, icon: Gauge },
]

/** Three cards that say in a glance what it is about. */
export function Highlights() {
  return (
    <section aria-label={highlights.label} className="border-b border-neutral-5 bg-neutral-2">
      <ul className="page-column grid md:grid-cols-3 md:divide-x md:divide-neutral-5">
        {cards.map(({ title, text, icon: Icon }) => (
          <li
            key={title}
            className="grid content-start gap-3 border-b border-neutral-5 py-8 last:border-b-0 md:border-b-0 md:px-8 md:first:pl-0 md:last:pr-0 lg:py-12"
          >
            <Icon aria-hidden className="size-5 text-accent" />
            <h2 className="text-20 font-semibold">{title}</h2>
            <p className="text-16 text-neutral-10">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
