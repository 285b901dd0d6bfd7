import { endpoints } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { openTestHistory } from '../../../testing/test-history.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { openTestProject } from '../../../testing/test-project.ts'

const server = shareTestServer()

describe('50 writers at once', () => {
  it('get numbers without a gap, and none of their files is lost', async () => {
    const history = await openTestHistory()
    const other = history.createOtherServer()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        (number % 2 === 0 ? history : other).files.change(
          history.project,
          [{ kind: 'write', path: `src/file-${number}.ts`, body: Buffer.from(`content ${number}`) }],
          { action: 'generated' },
        ),
      ),
    )
    const numbers = outcomes.map(({ version }) => version?.versionNumber ?? 0)
    expect(numbers.toSorted((one, another) => one - another)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
    const project = await history.reopen()
    expect(project).toMatchObject({ lastVersionNumber: 50, fileCount: 50, revision: 50 })
  })

  it('of one file that all start from the same content: one wins, and 49 are shown both sides', async () => {
    const { ada, projectId, write } = await openTestProject(server())
    const { hash: baseHash } = await write('a.ts', 'start')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        ada.ask(endpoints.files.write, { projectId, path: 'a.ts', content: `writer ${number}`, baseHash }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })
})
