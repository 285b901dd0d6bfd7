import { defaultSettings, projectId, userId } from '@joinery/contract'
import type { Settings } from '@joinery/contract'
import { expect, it } from 'vitest'
import { createNotifications } from './create-notifications.ts'
import type { EndedRun } from './create-notifications.ts'

const run = {
  userId: userId.parse('c0ffee00-0000-4000-8000-000000000000'),
  projectId: projectId.parse('c0ffee00-0000-4000-8000-000000000001'),
  reason: null,
}

it.each<[Partial<Settings>, EndedRun['status'][]]>([
  [{}, []],
  [{ mailsSuccess: true }, ['succeeded']],
  [{ mailsFailure: true }, ['failed']],
  [{ mailsSuccess: true, mailsFailure: true }, ['succeeded', 'failed']],
])('with %j mails go out for runs that have %j, and for no others', async (switches, expected) => {
  const sent: string[] = []
  const { runEnded } = createNotifications({
    read: async () => ({ ...defaultSettings, ...switches }),
    findEmail: async () => 'ada@example.com',
    findTitle: async () => 'Oak bench',
    sendRunReport: async ({ to, title, status, link }) => {
      expect({ to, title, link }).toEqual({
        to: 'ada@example.com',
        title: 'Oak bench',
        link: `https://joinery.example/dashboard/chat?projectId=${run.projectId}`,
      })
      sent.push(status)
    },
    siteUrl: 'https://joinery.example',
  })
  for (const status of ['succeeded', 'failed', 'stopped'] as const) await runEnded({ ...run, status })
  expect(sent).toEqual(expected)
})
