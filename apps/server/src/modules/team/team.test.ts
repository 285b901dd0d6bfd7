import { randomUUID } from 'node:crypto'
import { endpoints, texts } from '@joinery/contract'
import type { PlanId, TeamRole, WorkspaceId } from '@joinery/contract'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitPreview } from '../../testing/preview-visitor.ts'
import { openStream, startRun } from '../../testing/run-client.ts'
import { createGate, playScript } from '../../testing/run-script.ts'
import { scriptModels } from '../../testing/scripted-model.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, givePlan, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { team, projects, files, usage } = endpoints
const { refusals } = texts.people
const acceptance = texts.invitationLink

const names = ['ada', 'grace', 'alan', 'eve', 'joan', 'mary', 'karen'] as const
type Name = (typeof names)[number]

const gate = createGate()
let server: TestServer
let people: Map<Name, TestUser>

beforeAll(async () => {
  server = await startTestServer({ models: scriptModels((call) => playScript(call, gate)), defer: afterAll })
  people = new Map()
  // The first one is the operator.
  for (const name of names)
    people.set(name, await createTestUser(server, { email: emailOf(name), plan: 'free' }))
}, 60_000)

/** Signing up takes its time, so everybody stays and is as on their first day. */
beforeEach(async () => {
  await query(
    'truncate invitations, audit_log, audit_heads, usage_accounts, usage_holds, subscriptions, projects cascade',
  )
  await query(
    'delete from workspace_members m using workspaces w where w.id = m.workspace_id and w.owner_id <> m.user_id',
  )
  await query("update workspace_members set role = 'admin', suspended_at = null, seated_at = null")
  await query('update auth.users set email_confirmed_at = coalesce(email_confirmed_at, created_at)')
})

describe('an invitation', () => {
  it('is pending, listed to admins, and names who sent it', async () => {
    const { ada, workspaceId } = await openWorkspace()
    const email = inventEmail()
    const invited = await ada.call(team.invite, {
      workspaceId,
      email: ` ${email.toUpperCase()} `,
      role: 'user',
    })
    expect(invited).toMatchObject({
      email,
      role: 'user',
      status: 'pending',
      invitedBy: ada.id,
      isExpired: false,
    })
    expect((await ada.call(team.read, {})).invitations).toEqual([invited])
    const rows = await query('select email, role, invited_by, status from invitations where id = $1', [
      invited.id,
    ])
    expect(rows).toEqual([{ email, role: 'user', invited_by: ada.id, status: 'pending' }])
  })

  it('is not sent to what is no address', async () => {
    const { ada, workspaceId } = await openWorkspace()
    // The last ones look like addresses, and nobody could make an account with them.
    const malformed = ['nobody', '', ' @ ', 'two words@example.com', 'a@b\nBcc: c@d', 'a@b.org,c@d.org']
    const useless = ['<a@b.org>', '"a"@b.org', 'a@b@c.org', 'ü@b.org', 'a@-b.org', `${'a'.repeat(255)}@b.org`]
    for (const email of [...malformed, ...useless]) {
      expect(await ada.refused(team.invite, { workspaceId, email, role: 'user' })).toMatchObject({
        code: 'invalid-input',
        issues: expect.arrayContaining([expect.objectContaining({ path: 'email' })]),
      })
    }
    const { issues } = await ada.refused(team.invite, { workspaceId, email: 'nobody', role: 'user' })
    expect(issues).toContainEqual({ path: 'email', message: 'Please enter a valid email address' })
    const roles = await ada.refused(team.invite, { workspaceId, email: inventEmail(), role: 'owner' })
    expect(roles).toMatchObject({ code: 'invalid-input' })
    expect((await ada.call(team.read, {})).invitations).toEqual([])
  })

  it('makes an account that exists a member, with the role it offers, once', async () => {
    const { ada, workspaceId, grace, email } = await openWorkspace()
    const token = await invite(ada, { workspaceId, email, role: 'admin' })
    expect(await grace.call(team.offer, { token })).toMatchObject({ email, role: 'admin', state: 'pending' })
    expect(await grace.call(team.accept, { token })).toMatchObject({
      id: workspaceId,
      role: 'admin',
      isOwner: false,
    })
    const { members, invitations } = await ada.call(team.read, {})
    expect(members).toMatchObject([
      { isOwner: true },
      { id: grace.id, email, role: 'admin', status: 'active' },
    ])
    expect(invitations).toEqual([])
    expect(await grace.call(team.offer, { token })).toMatchObject({ state: 'accepted' })
    await ada.call(team.remove, { workspaceId, memberId: grace.id })
    expect(await grace.refused(team.accept, { token })).toMatchObject({ message: acceptance.used })
    expect(await countMembers(workspaceId)).toBe(1)
  })

  it('makes whoever registers with its address a member', async () => {
    const { ada, workspaceId } = await openWorkspace()
    const email = inventEmail()
    const token = await invite(ada, { workspaceId, email, role: 'user' })
    const newcomer = await createTestUser(server, { email, plan: 'free' })
    expect(await newcomer.call(team.accept, { token })).toMatchObject({ id: workspaceId, role: 'user' })
  })

  it('says to another address whom it is for, and lets it not in', async () => {
    const { ada, workspaceId } = await openWorkspace()
    const email = inventEmail()
    const token = await invite(ada, { workspaceId, email, role: 'user' })
    const { message, status } = await find('eve').refused(team.accept, { token })
    expect(status).toBe(403)
    expect(message).toContain(email)
    expect(message).toContain(emailOf('eve'))
    expect(await countMembers(workspaceId)).toBe(1)
  })

  it('gives nobody a membership when its address was never confirmed', async () => {
    const { ada, workspaceId, grace, email } = await openWorkspace()
    const token = await invite(ada, { workspaceId, email, role: 'user' })
    await query('update auth.users set email_confirmed_at = null where id = $1', [grace.id])
    expect(await grace.refused(team.accept, { token })).toMatchObject({ message: acceptance.unconfirmed })
    expect(await countMembers(workspaceId)).toBe(1)
  })

  it('is worth nothing when it was revoked, has expired, or never existed', async () => {
    const { ada, workspaceId, grace, email } = await openWorkspace()
    const token = await invite(ada, { workspaceId, email, role: 'user' })
    const { invitations } = await ada.call(team.read, {})
    const place = { workspaceId, invitationId: invitations[0]?.id ?? '' }
    await query("update invitations set expires_at = now() - interval '1 second' where id = $1", [
      place.invitationId,
    ])
    expect(await grace.call(team.offer, { token })).toMatchObject({ state: 'expired' })
    expect(await grace.refused(team.accept, { token })).toMatchObject({ message: acceptance.expired })
    expect((await ada.call(team.read, {})).invitations).toMatchObject([{ isExpired: true }])

    await ada.call(team.resend, place)
    expect(await grace.refused(team.accept, { token })).toMatchObject({ message: acceptance.unknown })
    const renewed = await mailedToken(email)
    await ada.call(team.revoke, place)
    expect(await grace.refused(team.accept, { token: renewed })).toMatchObject({
      message: acceptance.revoked,
    })
    expect(await grace.call(team.offer, { token: renewed })).toMatchObject({ state: 'revoked' })
    expect(await grace.refused(team.offer, { token: 'made up' })).toMatchObject({ status: 404 })
    expect(await countMembers(workspaceId)).toBe(1)
  })

  it('accepted ten times at once, and revoked meanwhile, makes exactly one membership or none', async () => {
    const { ada, workspaceId, grace, email } = await openWorkspace()
    const token = await invite(ada, { workspaceId, email, role: 'user' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => grace.ask(team.accept, { token })))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect(await countMembers(workspaceId)).toBe(2)
    expect(await actsOf(ada, workspaceId)).toEqual(['invitation-accepted', 'invited'])

    const alan = find('alan')
    const second = await invite(ada, { workspaceId, email: emailOf('alan'), role: 'user' })
    const { invitations } = await ada.call(team.read, {})
    const [revoked, ...accepted] = await Promise.all([
      ada.ask(team.revoke, { workspaceId, invitationId: invitations[0]?.id ?? '' }),
      ...Array.from({ length: 5 }, () => alan.ask(team.accept, { token: second })),
    ])
    const isIn = accepted.some(({ ok }) => ok)
    expect(revoked?.ok).toBe(!isIn)
    expect(await countMembers(workspaceId)).toBe(isIn ? 3 : 2)
  })

  it('is one for an address, however many ask for it, and none for a member', async () => {
    const { ada, workspaceId, grace, email } = await openWorkspace()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ada.ask(team.invite, { workspaceId, email, role: 'user' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
    await grace.call(team.accept, { token: await mailedToken(email) })
    expect(await ada.refused(team.invite, { workspaceId, email, role: 'admin' })).toMatchObject({
      status: 409,
      message: refusals.memberAlready,
    })
  })

  it('is sent fifty times an hour by a workspace and no more', async () => {
    const { ada, workspaceId } = await openWorkspace()
    await pretendInvited(ada, workspaceId, 50)
    expect(await ada.refused(team.invite, { workspaceId, email: inventEmail(), role: 'user' })).toMatchObject(
      {
        status: 429,
        code: 'rate-limited',
      },
    )
  })

  it('is not sent more often by asking many times at once', async () => {
    const { ada, workspaceId } = await openWorkspace()
    await pretendInvited(ada, workspaceId, 48)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ada.ask(team.invite, { workspaceId, email: inventEmail(), role: 'user' }),
      ),
    )
    const sent = answers.filter(({ ok }) => ok)
    expect([sent.length, answers.filter(({ status }) => status === 429).length]).toEqual([2, 6])
    expect((await ada.call(team.read, {})).invitations).toHaveLength(2)
  })
})

describe('send-invitation', () => {
  it('leaves the invitation that is there where another one cannot be sent', async () => {
    const { ada, workspaceId } = await openWorkspace()
    const email = inventEmail()
    const pending = await ada.call(team.invite, { workspaceId, email, role: 'user' })
    await pretendInvited(ada, workspaceId, 49)
    const { functions } = createClient(server.address, 'public-key', { accessToken: async () => ada.token })
    const { response } = await functions.invoke('send-invitation', { body: { email, role: 'admin' } })
    expect(response?.status).toBe(429)
    expect((await ada.call(team.read, {})).invitations).toEqual([pending])
  })

  it('takes email and inviterName, invites, and sends the mail again when asked again', async () => {
    const { ada } = await openWorkspace()
    const email = inventEmail()
    const { functions } = createClient(server.address, 'public-key', { accessToken: async () => ada.token })
    const { data, error } = await functions.invoke('send-invitation', {
      body: { email, inviterName: 'president@example.com' },
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ success: true, message: `Invitation sent to ${email}` })
    const first = await mailedToken(email)
    await functions.invoke('send-invitation', { body: { email } })
    expect(await mailedToken(email)).not.toBe(first)
    expect((await ada.call(team.read, {})).invitations).toHaveLength(1)
    const raised = await functions.invoke('send-invitation', { body: { email, role: 'admin' } })
    expect(raised.data).toMatchObject({ success: true, invitation: { email, role: 'admin' } })
    const odd = await functions.invoke('send-invitation', { body: { email, role: 'owner' } })
    expect(await odd.response?.json()).toMatchObject({ error: { message: texts.errors['invalid-input'] } })
    const refused = await functions.invoke('send-invitation', { body: { email: 'nobody' } })
    expect(await refused.error.context.json()).toMatchObject({
      error: { message: 'Please enter a valid email address' },
    })
    const anonymous = await fetch(`${server.address}/functions/v1/send-invitation`, {
      method: 'POST',
      body: '{}',
    })
    expect(anonymous.status).toBe(401)
  })
})

describe('roles', () => {
  it('let admins do everything, users nothing but leave, and others not even know', async () => {
    const { ada, workspaceId, grace, alan } = await openTeam({ plan: 'enterprise' })
    const eve = find('eve')
    const pending = await ada.call(team.invite, { workspaceId, email: inventEmail(), role: 'user' })
    const place = { workspaceId, invitationId: pending.id }
    const member = { workspaceId, memberId: alan.id }
    const acts: [string, () => [Parameters<TestUser['ask']>[0], object]][] = [
      ['invite', () => [team.invite, { workspaceId, email: inventEmail(), role: 'user' }]],
      ['resend', () => [team.resend, place]],
      ['role', () => [team.changeRole, { ...member, role: 'admin' }]],
      ['suspend', () => [team.changeStatus, { ...member, status: 'suspended' }]],
      ['reinstate', () => [team.changeStatus, { ...member, status: 'active' }]],
      ['seat', () => [team.changeSeat, { ...member, hasSeat: true }]],
      ['audit', () => [team.audit, { workspaceId }]],
      ['revoke', () => [team.revoke, place]],
      ['remove', () => [team.remove, member]],
    ]
    for (const [name, request] of acts) {
      const [endpoint, input] = request()
      expect({ name, ...(await eve.refused(endpoint, input)) }).toMatchObject({ name, status: 404 })
      expect({ name, ...(await grace.refused(endpoint, input)) }).toMatchObject({
        name,
        status: 403,
        message: refusals.adminsOnly,
      })
    }
    expect(await eve.refused(team.read, { workspaceId })).toMatchObject({ status: 404 })
    expect((await grace.call(team.read, { workspaceId })).invitations).toEqual([])
    await ada.call(team.changeRole, { workspaceId, memberId: grace.id, role: 'admin' })
    for (const [name, request] of acts) {
      const answer = await grace.ask(...request())
      expect({ name, status: answer.status }).toEqual({ name, status: 200 })
    }
    expect(await alan.refused(team.read, { workspaceId })).toMatchObject({ status: 404 })
  })

  it(
    'leave the owner an admin who can be neither suspended nor removed',
    { tags: ['thorough'] },
    async () => {
      const { ada, workspaceId, grace } = await openTeam()
      await ada.call(team.changeRole, { workspaceId, memberId: grace.id, role: 'admin' })
      const owner = { workspaceId, memberId: ada.id }
      for (const admin of [ada, grace]) {
        expect(await admin.refused(team.changeRole, { ...owner, role: 'user' })).toMatchObject({
          message: refusals.ownerRole,
        })
        expect(await admin.refused(team.changeStatus, { ...owner, status: 'suspended' })).toMatchObject({
          message: refusals.ownerSuspended,
        })
        expect(await admin.refused(team.remove, owner)).toMatchObject({ message: refusals.ownerRemoved })
        expect(await admin.refused(team.changeSeat, { ...owner, hasSeat: false })).toMatchObject({
          message: refusals.ownerSeat,
        })
      }
      await grace.call(team.remove, { workspaceId, memberId: grace.id })
      expect(await grace.refused(team.read, { workspaceId })).toMatchObject({ status: 404 })
      expect((await ada.call(team.read, {})).members).toHaveLength(2)
    },
  )

  it('list to a member the people of that workspace alone, as they are', async () => {
    const { ada, workspaceId, grace, alan } = await openTeam()
    await ada.call(team.changeStatus, { workspaceId, memberId: alan.id, status: 'suspended' })
    await query('update profiles set full_name = $2 where id = $1', [grace.id, 'Grace Example'])
    const { members, workspaces } = await grace.call(team.read, { workspaceId })
    expect(members.map(({ id, role, status }) => ({ id, role, status }))).toEqual([
      { id: ada.id, role: 'admin', status: 'active' },
      { id: grace.id, role: 'user', status: 'active' },
      { id: alan.id, role: 'user', status: 'suspended' },
    ])
    expect(members[1]).toMatchObject({ fullName: 'Grace Example', email: expect.stringContaining('grace') })
    expect(workspaces.map(({ isOwner }) => isOwner)).toEqual([true, false])
    expect((await grace.call(team.read, {})).members.map(({ id }) => id)).toEqual([grace.id])
  })
})

describe('what members share', () => {
  it('is seen and edited by every member, deleted by admins, and gone at once for whoever is out', async () => {
    const { ada, workspaceId, grace, alan } = await openTeam()
    await query('update profiles set full_name = $2 where id = $1', [ada.id, 'Ada Example'])
    const { id: projectId } = await ada.call(projects.create, { title: 'Shared' })
    await ada.call(files.write, { projectId, path: 'a.ts', content: 'a', baseHash: null })
    expect((await grace.call(projects.list, {})).projects).toMatchObject([
      { id: projectId, sharedBy: 'Ada Example', canDelete: false },
    ])
    await grace.call(files.write, { projectId, path: 'b.ts', content: 'b', baseHash: null })
    const { versions } = await ada.call(endpoints.versions.list, { projectId })
    expect(versions).toHaveLength(2)
    const authors = await query(
      'select user_id from project_versions where project_id = $1 order by version_number',
      [projectId],
    )
    expect(authors).toEqual([{ user_id: ada.id }, { user_id: grace.id }])
    const copy = await grace.call(projects.duplicate, { projectId })
    expect(copy).toMatchObject({ sharedBy: null, canDelete: true })
    expect((await ada.call(projects.list, {})).projects.map(({ id }) => id)).toEqual([projectId])
    expect(await grace.refused(projects.delete, { projectId, confirmation: 'Shared' })).toMatchObject({
      status: 403,
    })
    expect((await grace.call(endpoints.account.export, {})).projects.map(({ id }) => id)).toEqual([copy.id])

    await ada.call(team.changeStatus, { workspaceId, memberId: grace.id, status: 'suspended' })
    expect(await grace.refused(projects.read, { projectId })).toMatchObject({ status: 404 })
    expect((await grace.call(projects.list, {})).projects.map(({ id }) => id)).toEqual([copy.id])
    await ada.call(team.changeStatus, { workspaceId, memberId: grace.id, status: 'active' })
    await grace.call(projects.read, { projectId })
    await ada.call(team.remove, { workspaceId, memberId: grace.id })
    expect(await grace.refused(projects.read, { projectId })).toMatchObject({ status: 404 })

    await ada.call(team.changeRole, { workspaceId, memberId: alan.id, role: 'admin' })
    await alan.call(projects.delete, { projectId, confirmation: 'Shared' })
    expect((await ada.call(projects.list, {})).projects).toEqual([])
    const { entries } = await ada.call(team.audit, { workspaceId })
    expect(entries[0]).toMatchObject({ actor: 'alan@example.com', act: 'project-deleted', subject: 'Shared' })
  })
})

describe('open streams', () => {
  it('end at once for whoever is suspended, and go on for the others', { tags: ['thorough'] }, async () => {
    const { ada, workspaceId, grace } = await openTeam()
    const { id: projectId } = await ada.call(projects.create, { title: 'Shared' })
    const { id } = await startRun(ada, projectId, 'GATE')
    const streams = await Promise.all([ada, grace].map((user) => openStream(server.address, user, { id })))
    const [adas, graces] = streams.map((answer) => answer.text())
    const begunAt = performance.now()
    await ada.call(team.changeStatus, { workspaceId, memberId: grace.id, status: 'suspended' })
    expect(await graces).toContain('event: session-end')
    expect(performance.now() - begunAt).toBeLessThan(5_000)
    expect((await openStream(server.address, grace, { id })).status).toBe(404)
    gate.open()
    expect(await adas).not.toContain('session-end')
  })
})

describe('a preview', () => {
  it('ends for whoever is removed, with its stream, and stays for the others', async () => {
    const { ada, workspaceId, grace } = await openTeam()
    const { id: projectId } = await ada.call(projects.create, { title: 'Shared' })
    await ada.call(files.write, { projectId, path: 'index.html', content: '<h1>Tea</h1>', baseHash: null })
    const [adas, graces] = [await visitPreview(ada, projectId), await visitPreview(grace, projectId)]
    expect((await graces.goTo('/')).status).toBe(200)
    const updates = graces.ask('/@joinery/updates')
    await ada.call(team.remove, { workspaceId, memberId: grace.id })
    expect((await updates).text).toContain('event: session-end')
    expect((await graces.goTo('/')).status).not.toBe(200)
    expect((await adas.goTo('/')).status).toBe(200)
  })
})

describe('seats', () => {
  it('share the plan of the owner: five on Enterprise, and on Pro the owner alone', async () => {
    const { ada, workspaceId, grace, alan } = await openTeam({ plan: 'pro', memberPlan: 'free' })
    const seat = (memberId: string, hasSeat: boolean) => ({ workspaceId, memberId, hasSeat })
    expect(await ada.refused(team.changeSeat, seat(grace.id, true))).toMatchObject({
      code: 'plan-limit',
      status: 402,
    })
    expect(await planOf(grace)).toBe('free')

    await givePlan(server, ada.id, 'enterprise')
    expect(await ada.call(team.changeSeat, seat(grace.id, true))).toMatchObject({ hasSeat: true })
    expect(await planOf(grace)).toBe('enterprise')
    expect(await planOf(alan)).toBe('free')
    expect((await ada.call(team.read, {})).seats).toEqual({ used: 2, total: 5 })

    await countPrompt(grace)
    await countPrompt(alan)
    expect((await ada.call(usage.read, {})).usage.daily).toBe(1)
    // The workspace that pays is counted; who asked is kept beside.
    const [held] = await query('select workspace_id, user_id from usage_holds where user_id = $1', [grace.id])
    expect(held).toEqual({ workspace_id: workspaceId, user_id: grace.id })
    expect((await alan.call(usage.read, {})).usage).toMatchObject({ daily: 1, dailyLimit: 5 })

    await givePlan(server, ada.id, 'pro')
    expect(await planOf(grace)).toBe('free')
    await givePlan(server, ada.id, 'enterprise')
    await ada.call(team.changeStatus, { workspaceId, memberId: grace.id, status: 'suspended' })
    expect(await planOf(grace)).toBe('free')
    await ada.call(team.changeStatus, { workspaceId, memberId: grace.id, status: 'active' })
    await ada.call(team.changeSeat, seat(grace.id, false))
    expect(await planOf(grace)).toBe('free')
    expect((await grace.call(usage.read, {})).usage.daily).toBe(0)
  })

  it('that a smaller plan has no more leave their members to look; the owner and those without one go on', async () => {
    const { ada, workspaceId, grace, alan } = await openTeam({ plan: 'enterprise', memberPlan: 'free' })
    const { id: projectId } = await ada.call(projects.create, { title: 'Shared' })
    await ada.call(team.changeSeat, { workspaceId, memberId: grace.id, hasSeat: true })
    const write = (path: string) => ({ projectId, path, content: 'x', baseHash: null })
    await grace.call(files.write, write('a.ts'))

    await givePlan(server, ada.id, 'pro')
    for (const [endpoint, input] of [
      [files.write, write('b.ts')],
      [projects.update, { projectId, title: 'Mine' }],
      [endpoints.versions.save, { projectId, description: 'Mine' }],
      [endpoints.runs.start, { projectId, id: randomUUID(), prompt: 'Hello?' }],
      [endpoints.settings.saveProject, { projectId }],
    ] as const) {
      expect({ path: endpoint.path, ...(await grace.refused(endpoint, input)) }).toMatchObject({
        status: 402,
        message: refusals.seatLapsed,
      })
    }
    expect(await grace.call(files.read, { projectId, path: 'a.ts' })).toMatchObject({ content: 'x' })
    expect(await grace.call(projects.duplicate, { projectId })).toMatchObject({ sharedBy: null })
    await ada.call(files.write, write('c.ts'))
    await alan.call(files.write, write('d.ts'))

    await ada.call(team.changeSeat, { workspaceId, memberId: grace.id, hasSeat: false })
    await grace.call(files.write, write('e.ts'))
  })

  it('are never more than the plan has, however many are given at once', async () => {
    const { ada, workspaceId } = await openWorkspace('enterprise')
    const members = await Promise.all(names.slice(1).map((name) => join(name, workspaceId)))
    const answers = await Promise.all(
      members.map(({ id }) => ada.ask(team.changeSeat, { workspaceId, memberId: id, hasSeat: true })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
    expect((await ada.call(team.read, {})).seats).toEqual({ used: 5, total: 5 })
  })
})

describe('the audit log', () => {
  it('has one row for every privileged act, shown by pages, and finds out whoever changes it', async () => {
    const { ada, workspaceId, grace } = await openTeam({ plan: 'enterprise' })
    const member = { workspaceId, memberId: grace.id }
    await ada.call(team.changeRole, { ...member, role: 'admin' })
    await ada.call(team.changeRole, { ...member, role: 'admin' })
    await ada.call(team.changeSeat, { ...member, hasSeat: true })
    await ada.call(team.changeStatus, { ...member, status: 'suspended' })
    await ada.call(team.changeStatus, { ...member, status: 'active' })
    await ada.call(team.changeSeat, { ...member, hasSeat: false })
    const { id: invitationId } = await grace.call(team.invite, {
      workspaceId,
      email: inventEmail(),
      role: 'user',
    })
    await ada.call(team.resend, { workspaceId, invitationId })
    await ada.call(team.revoke, { workspaceId, invitationId })
    await ada.call(team.remove, member)
    expect((await actsOf(ada, workspaceId)).slice(0, 9)).toEqual([
      'removed',
      'invitation-revoked',
      'invitation-resent',
      'invited',
      'seat-taken',
      'reinstated',
      'suspended',
      'seat-given',
      'role-changed',
    ])
    const { entries, hasMore, isIntact } = await ada.call(team.audit, { workspaceId })
    expect({ hasMore, isIntact }).toEqual({ hasMore: false, isIntact: true })
    const before = entries[3]?.position ?? 0
    expect(await ada.refused(team.audit, { workspaceId, before: 3e9 })).toMatchObject({
      code: 'invalid-input',
    })
    const older = await ada.call(team.audit, { workspaceId, before })
    expect(older.entries).toEqual(entries.slice(4))

    await query("update audit_log set subject = 'nobody' where workspace_id = $1 and position = 2", [
      workspaceId,
    ])
    expect(await ada.call(team.audit, { workspaceId })).toMatchObject({ isIntact: false })
  })

  it(
    "has what members do to the workspace's projects, and their own log has not",
    { tags: ['thorough'] },
    async () => {
      const { ada, workspaceId, grace } = await openTeam()
      const { id: projectId } = await ada.call(projects.create, { title: 'Shop' })
      const remoteUrl = 'https://example.com/shop.git'
      await grace.call(files.write, {
        projectId,
        path: 'index.html',
        content: '<h1>Tea</h1>',
        baseHash: null,
      })
      await query(
        "insert into repositories (project_id, remote_url, branch, status) values ($1, $2, 'main', 'success')",
        [projectId, remoteUrl],
      )
      await grace.call(endpoints.publishing.publish, { projectId })
      await grace.call(endpoints.publishing.unpublish, { projectId })
      await grace.call(endpoints.backends.create, { projectId })
      await grace.call(endpoints.integrations.unlinkRepository, { projectId })
      const { entries, isIntact } = await ada.call(team.audit, { workspaceId })
      expect(isIntact).toBe(true)
      expect(entries.slice(0, 4).map(({ actor, act }) => [actor, act])).toEqual([
        [emailOf('grace'), 'disconnected'],
        [emailOf('grace'), 'connected'],
        [emailOf('grace'), 'unpublished'],
        [emailOf('grace'), 'published'],
      ])
      const { current: own } = await grace.call(team.read, {})
      expect(await actsOf(grace, own.id)).toEqual([])
    },
  )

  it('misses a row that was deleted, at the end as well', async () => {
    const { ada, workspaceId } = await openTeam()
    await query(
      'delete from audit_log where workspace_id = $1 and position = (select max(position) from audit_log where workspace_id = $1)',
      [workspaceId],
    )
    expect(await ada.call(team.audit, { workspaceId })).toMatchObject({ isIntact: false })
  })

  it('tells that an account was deleted when it is, and neither where one of the two fails', async () => {
    const { ada, workspaceId } = await openTeam()
    const email = inventEmail()
    const leaver = await createTestUser(server, { email, plan: 'free' })
    await leaver.call(team.accept, { token: await invite(ada, { workspaceId, email, role: 'user' }) })
    for (const [table, event] of [
      ['auth.users', 'delete'],
      ['audit_log', 'insert'],
    ] as const) {
      const restore = await refuse(table, event)
      const answer = await leaver.ask(endpoints.account.delete, { confirmation: email })
      await restore()
      expect({ table, status: answer.status }).toEqual({ table, status: 500 })
      expect(await actsOf(ada, workspaceId)).not.toContain('account-deleted')
      await leaver.call(team.read, { workspaceId })
    }
    await leaver.call(endpoints.account.delete, { confirmation: email })
    expect((await actsOf(ada, workspaceId))[0]).toBe('account-deleted')
  })

  it('tells those who shared a workspace that an account was deleted, and the operator', async () => {
    const eve = find('eve')
    const { current } = await eve.call(team.read, {})
    const email = inventEmail()
    const leaver = await createTestUser(server, { email, plan: 'free' })
    await leaver.call(team.accept, {
      token: await invite(eve, { workspaceId: current.id, email, role: 'user' }),
    })
    await leaver.call(endpoints.account.delete, { confirmation: email })
    expect((await actsOf(eve, current.id))[0]).toBe('account-deleted')
    const rows = await query(
      `select l.subject from audit_log l join workspaces w on w.id = l.workspace_id join profiles p on p.id = w.owner_id
       where p.is_operator and l.act = 'account-deleted' and l.actor_id = $1`,
      [leaver.id],
    )
    expect(rows).toEqual([{ subject: leaver.id }])
  })
})

const query = (statement: string, values: unknown[] = []) =>
  queryDatabase(server.databaseUrl, statement, values)

/** Makes a table fail until what is returned is called. */
async function refuse(table: string, event: 'insert' | 'delete'): Promise<() => Promise<unknown>> {
  await query(
    "create or replace function refuse() returns trigger language plpgsql as 'begin raise ''no''; end'",
  )
  await query(`create trigger refused before ${event} on ${table} for each row execute function refuse()`)
  return () => query(`drop trigger refused on ${table}`)
}

/** Mails of the last hour, as the log tells of them. */
const pretendInvited = ({ id }: TestUser, workspaceId: WorkspaceId, times: number) =>
  query(
    `insert into audit_log select $1, 100 + n, now(), $2, 'x', 'invited', 'x', '', '' from generate_series(1, $3) n`,
    [workspaceId, id, times],
  )

const emailOf = (name: Name) => `${name}@example.com`

/** An address that nobody has. */
const inventEmail = () => `${randomUUID().slice(0, 8)}@example.com`

function find(name: Name): TestUser {
  const user = people.get(name)
  if (!user) throw new Error(`There is no ${name}.`)
  return user
}

async function openWorkspace(plan: PlanId = 'pro') {
  const ada = find('ada')
  await givePlan(server, ada.id, plan)
  const { current } = await ada.call(team.read, {})
  return { ada, workspaceId: current.id, grace: find('grace'), email: emailOf('grace') }
}

/** A workspace with its owner and two who may nothing special. */
async function openTeam({ plan = 'pro', memberPlan = 'pro' }: { plan?: PlanId; memberPlan?: PlanId } = {}) {
  const { ada, workspaceId } = await openWorkspace(plan)
  const [grace, alan] = [await join('grace', workspaceId), await join('alan', workspaceId)]
  for (const { id } of [grace, alan]) await givePlan(server, id, memberPlan)
  return { ada, workspaceId, grace, alan }
}

async function join(name: Name, workspaceId: WorkspaceId): Promise<TestUser> {
  const user = find(name)
  const token = await invite(find('ada'), { workspaceId, email: emailOf(name), role: 'user' })
  await user.call(team.accept, { token })
  return user
}

async function invite(
  admin: TestUser,
  input: { workspaceId: WorkspaceId; email: string; role: TeamRole },
): Promise<string> {
  await admin.call(team.invite, input)
  return mailedToken(input.email)
}

/** Without a mail server the log shows the newest link to somebody. */
async function mailedToken(email: string): Promise<string> {
  const line = server.logged.findLast((text) => text.includes(`"to":"${email}"`)) ?? ''
  const token = /\/invitation#([\w-]+)/.exec(line)?.[1]
  if (!token) throw new Error(`There is no invitation to ${email}.`)
  return token
}

async function countMembers(workspaceId: WorkspaceId): Promise<number> {
  return (await query('select from workspace_members where workspace_id = $1', [workspaceId])).length
}

const actsOf = async (admin: TestUser, workspaceId: WorkspaceId) =>
  (await admin.call(team.audit, { workspaceId })).entries.map(({ act }) => act)

async function planOf(user: TestUser) {
  return (await user.call(endpoints.session.current, {})).user?.plan
}

async function countPrompt({ token }: TestUser): Promise<void> {
  const answer = await fetch(`${server.address}/functions/v1/increment-usage`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
}
