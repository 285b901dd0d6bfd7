import { endpoints, texts } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { createTestUser, givePlan, queryDatabase } from '../../../testing/test-user.ts'

const { projects, files, versions } = endpoints

const shared = shareTestServer()

describe('a project', () => {
  it('is created with what was said about it, and empty', async () => {
    const ada = await createTestUser(shared())
    const created = await ada.call(projects.create, {
      title: '  Orders ',
      description: 'A list of orders',
      techStack: ['react', 'supabase'],
    })
    expect(created).toMatchObject({
      title: 'Orders',
      description: 'A list of orders',
      techStack: ['react', 'supabase'],
      status: 'active',
      fileCount: 0,
      sizeBytes: 0,
    })
    expect(await ada.call(projects.read, { projectId: created.id })).toEqual(created)
    expect(await ada.call(files.tree, { projectId: created.id })).toMatchObject({ entries: [] })
    expect((await ada.call(versions.list, { projectId: created.id })).versions).toEqual([])
  })

  it.each([
    ['a blank title', { title: '   ' }],
    ['a title of two lines', { title: 'a\nb' }],
    ['a description with a NUL', { title: 'a', description: 'a\0b' }],
    ['an unknown technology', { title: 'a', techStack: ['cobol'] }],
    ['a field nobody knows', { title: 'a', userId: 'somebody' }],
  ])('is refused with %s', async (_, input) => {
    const ada = await createTestUser(shared())
    expect(await ada.refused(projects.create, input)).toMatchObject({ code: 'invalid-input', status: 400 })
  })

  it('is listed to its owner alone, newest first, with the number that the plan allows', async () => {
    const server = shared()
    const ada = await createTestUser(server)
    const eve = await createTestUser(server)
    for (const title of ['one', 'two', 'three']) {
      await ada.call(projects.create, { title })
      await eve.call(projects.create, { title: `${title} of Eve` })
    }
    const { projects: listed, maxProjects } = await ada.call(projects.list, {})
    expect(listed.map(({ title }) => title)).toEqual(['three', 'two', 'one'])
    expect(listed.map(({ createdAt }) => createdAt)).toEqual(
      listed.map(({ createdAt }) => createdAt).toSorted((one, other) => other.localeCompare(one)),
    )
    expect(maxProjects).toBeNull()
    const { projects: others } = await eve.call(projects.list, {})
    expect(others.map(({ title }) => title)).toEqual(['three of Eve', 'two of Eve', 'one of Eve'])
  })

  it('is renamed, and keeps what was not said', async () => {
    const ada = await createTestUser(shared())
    const { id: projectId } = await ada.call(projects.create, { title: 'one', techStack: ['vue'] })
    await ada.call(projects.update, { projectId, title: 'other' })
    expect(await ada.call(projects.read, { projectId })).toMatchObject({ title: 'other', techStack: ['vue'] })
  })

  it('is duplicated with its files and a history of its own', async () => {
    const ada = await createTestUser(shared())
    const { id: projectId } = await ada.call(projects.create, { title: 'one' })
    await ada.call(files.write, { projectId, path: 'src/a.ts', content: 'a', baseHash: null })
    const copy = await ada.call(projects.duplicate, { projectId })
    expect(copy).toMatchObject({ title: 'Copy of one', fileCount: 1, sizeBytes: 1 })
    await ada.call(files.write, { projectId: copy.id, path: 'src/b.ts', content: 'b', baseHash: null })
    expect(await ada.call(projects.read, { projectId })).toMatchObject({ fileCount: 1 })
    expect((await ada.call(versions.list, { projectId: copy.id })).versions).toMatchObject([
      { versionNumber: 2, action: 'edited', files: ['src/b.ts'] },
      { versionNumber: 1, action: 'created', files: ['src/a.ts'], description: 'Duplicated from one' },
    ])
  })

  it('is deleted only when its title is typed, and then with everything in it', async () => {
    const ada = await createTestUser(shared())
    const { id: projectId } = await ada.call(projects.create, { title: 'one' })
    await ada.call(files.write, { projectId, path: 'a.ts', content: 'a', baseHash: null })
    expect(await ada.refused(projects.delete, { projectId, confirmation: 'One' })).toMatchObject({
      code: 'invalid-input',
    })
    await ada.call(projects.delete, { projectId, confirmation: 'one' })
    expect(await ada.refused(projects.read, { projectId })).toMatchObject({ status: 404 })
    expect(await leftOf(projectId)).toEqual([])
  })

  it('goes with its account, and so does its history', async () => {
    const email = 'ada@example.com'
    const ada = await createTestUser(shared(), { email })
    const { id: projectId } = await ada.call(projects.create, { title: 'one' })
    await ada.call(files.write, { projectId, path: 'a.ts', content: 'a', baseHash: null })
    await ada.call(endpoints.account.delete, { confirmation: email })
    expect(await leftOf(projectId)).toEqual([])
  })

  it('is part of what its owner can take away', async () => {
    const ada = await createTestUser(shared())
    const created = await ada.call(projects.create, { title: 'one' })
    expect(await ada.call(endpoints.account.export, {})).toMatchObject({ projects: [created] })
  })

  it('belongs to a user and to the workspace of that user', async () => {
    const server = shared()
    const ada = await createTestUser(server)
    await ada.call(projects.create, { title: 'one' })
    const rows = await queryDatabase(
      server.databaseUrl,
      'select p.user_id, w.owner_id from projects p join workspaces w on w.id = p.workspace_id where p.user_id = $1',
      [ada.id],
    )
    expect(rows).toEqual([{ user_id: ada.id, owner_id: ada.id }])
  })
})

describe("the plan's number of projects", () => {
  it('is one on the free plan, also when twenty are asked for at once', async () => {
    const ada = await createTestUser(shared(), { plan: 'free' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => ada.ask(projects.create, { title: `project ${number}` })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(19).fill(402),
    ])
    expect((await ada.call(projects.list, {})).projects).toHaveLength(1)
  })

  it('is told in a sentence, for a copy as well', async () => {
    const ada = await createTestUser(shared(), { plan: 'basic' })
    const { id: projectId } = await ada.call(projects.create, { title: 'one' })
    const refusal = { code: 'plan-limit', status: 402, message: texts.projects.limit.one }
    expect(await ada.refused(projects.create, { title: 'two' })).toMatchObject(refusal)
    expect(await ada.refused(projects.duplicate, { projectId })).toMatchObject(refusal)
  })

  it('takes nothing away when the plan becomes smaller', async () => {
    const server = shared()
    const ada = await createTestUser(server, { plan: 'pro' })
    for (const title of ['one', 'two']) {
      const { id: projectId } = await ada.call(projects.create, { title })
      await ada.call(files.write, { projectId, path: 'name.txt', content: title, baseHash: null })
    }
    await givePlan(server, ada.id, 'free')
    const { projects: listed, maxProjects } = await ada.call(projects.list, {})
    expect(listed.map(({ title }) => title)).toEqual(['two', 'one'])
    expect(maxProjects).toBe(1)
    for (const { id: projectId, title } of listed) {
      expect(await ada.call(projects.read, { projectId })).toMatchObject({ title, fileCount: 1 })
      const read = await ada.call(files.read, { projectId, path: 'name.txt' })
      expect(read).toMatchObject({ content: title })
    }
    expect(await ada.refused(projects.create, { title: 'three' })).toMatchObject({ status: 402 })
  })

  it('is the plan that the session tells', async () => {
    const ada = await createTestUser(shared(), { plan: 'enterprise' })
    expect(await ada.call(endpoints.session.current, {})).toMatchObject({ user: { plan: 'enterprise' } })
  })
})

/** Every row that still knows the project. */
const leftOf = (projectId: string) =>
  queryDatabase(
    shared().databaseUrl,
    `select id from projects where id = $1
     union all select project_id from trees where project_id = $1
     union all select project_id from project_versions where project_id = $1`,
    [projectId],
  )
