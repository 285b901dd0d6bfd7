import { expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'

const school = renderApplication(
  understand(
    'A school timetable website. Administrators place lessons into a weekly grid and enter substitutions for absent teachers.',
  ),
)

it('whoever would be in two places at once is refused in words, and so is a stand-in who is not free', async () => {
  const told = await runAppLogic(
    school,
    `
    import { lessonResource as lessons } from '@/data/lessons'
    import { substitutionResource as substitutions } from '@/data/substitutions'
    import { teacherResource as teachers } from '@/data/teachers'
    import '@/data/classes'
    import '@/data/rooms'
    import '@/data/subjects'
    import { datesOfWeek } from '@/lib/timetable'
    import { validateEntry } from '@/lib/validate'
    const [first, second] = lessons.collection.all()
    const nameOf = (id) => teachers.collection.find(id)?.name ?? ''
    const free = teachers.collection.all().find(({ id }) =>
      !lessons.collection.all().some((lesson) => lesson.teacher === id && lesson.day === 'Monday' && lesson.period === first.period))
    const blame = (found) => (found ?? '').replace(nameOf(first.teacher), 'Ann').replace(nameOf(second.teacher), 'Bob')
    const stand = (substitute, date = '2026-11-16') =>
      validateEntry(substitutions, { absent: first.teacher, date, period: first.period, substitute })
    console.log(JSON.stringify({
      same: first.day + second.day,
      twice: blame(validateEntry(lessons, { ...first }, 'new').teacher).split(':')[0],
      itself: validateEntry(lessons, { ...first }, first.id),
      busy: blame(stand(second.teacher).substitute).split(',')[0],
      oneself: stand(first.teacher).substitute,
      free: stand(free.id),
      none: stand(free.id, '2026-11-15').absent.split(',')[0],
      week: datesOfWeek(new Date(2026, 10, 19), ['Monday', 'Sunday']).map(({ date }) => date),
    }))`,
  )
  expect(told).toEqual({
    same: 'MondayMonday',
    twice: 'Ann is taken on Monday, 1 · 08',
    itself: {},
    busy: 'Bob is taken on Monday',
    oneself: 'Somebody else has to stand in.',
    free: {},
    none: 'There is no lesson of theirs on Sunday',
    week: ['2026-11-16', '2026-11-22'],
  })
})
