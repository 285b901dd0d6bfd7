import { projectEndpoints, routes } from '@joinery/contract'
import { listScriptInjections } from '../apps/server/src/testing/script-injections/list-script-injections.ts'
import { openApi } from './api.ts'
import { fillWithTexts } from './hostile-conversation.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { settle, watchScripts } from './script-watch.ts'

/** All of them have their turn in the soak. */
const sample = listScriptInjections()
  .filter(({ id }) => id % 14 === 0)
  .map(({ text }) => text.replaceAll('\0', ''))

journey(
  'what somebody wrote to run a script or to call another host is only read, in chat, list and title',
  async ({ page, product, complaints }) => {
    const watch = await watchScripts(page.context(), product.address)
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    const title = '"><img src=x onerror=ran(14)><script>ran(14)</script>'
    const { id } = await call(projectEndpoints.create, {
      title,
      description: sample.join(' ').slice(0, 2_000),
    })
    await fillWithTexts(product, id, sample)

    await page.goto(`${routes.chat.path}?projectId=${id}`)
    const feed = page.getByRole('feed')
    await expect(feed.getByRole('article').last()).toBeVisible()
    await expect(page.getByText(title).first()).toBeVisible()
    for (let part = 0; part < 12; part += 1) {
      await watch.look(page)
      await feed.press('PageUp')
    }
    await page.goto(routes.projects.path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await watch.look(page)
    await settle(page)
    const { alarms, seen } = watch.take()
    expect(alarms).toEqual([])
    expect(seen.size).toBeGreaterThan(20)
    // Of our own storage alone: pictures that nobody attached. A foreign one would be refused by the content policy.
    const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)'
    expect(complaints.filter((each) => each !== missing)).toEqual([])
    complaints.length = 0
  },
)
