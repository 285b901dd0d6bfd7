import type { LucideIcon } from 'lucide-react'
import { Card } from '../../components/ui/card.tsx'
import { classNames } from '../../lib/class-names.ts'

export interface Subject {
  title: string
  text: string
  icon?: LucideIcon
}

const columns = {
  two: 'md:grid-cols-2',
  three: 'md:grid-cols-2 xl:grid-cols-3',
  four: 'sm:grid-cols-2 xl:grid-cols-4',
}

/** Things that stand side by side, each with a name and a few sentences. */
export function SubjectGrid({ subjects, width }: { subjects: Subject[]; width: keyof typeof columns }) {
  return (
    <ul className={classNames('grid gap-4', columns[width])}>
      {subjects.map(({ title, text, icon: Icon }) => (
        <li key={title} className="flex">
          <Card className="flex flex-1 flex-col gap-3 p-6">
            {Icon && <Icon aria-hidden className="size-5 text-accent" />}
            <h3 className="text-16 font-semibold">{title}</h3>
            <p className="text-14 text-neutral-10">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
