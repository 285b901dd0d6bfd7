import { defaultSettings, endpoints } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import { createTestAuthClient } from '../test-auth-client.ts'
import { askAs, askPath } from './fault-request.ts'
import type { RowFaultCase, RowFaultCases } from './fault-request.ts'
import {
  inProject,
  inventEmail,
  inWorkspace,
  openInvitation,
  openTeam,
  openWorkspace,
  password,
} from './open-places.ts'

const { account, settings, team } = endpoints

const aboutInvitation =
  (endpoint: AnyEndpoint): RowFaultCase =>
  async (world) => {
    const { ada, workspaceId, invitationId, traces } = await openInvitation(world)
    return { traces, send: askAs(world, ada, [endpoint, { workspaceId, invitationId }]) }
  }

const aboutMember =
  (endpoint: AnyEndpoint, change: object = {}): RowFaultCase =>
  async (world) => {
    const { ada, traces, member } = await openTeam(world, 'enterprise')
    return { traces, send: askAs(world, ada, [endpoint, { ...member, ...change }]) }
  }

/** What belongs to an account and its workspace, and the people in it. */
export const peopleFaultCases = {
  'settings.save': inWorkspace(settings.save, async ({ ada }) => {
    const { hash: baseHash } = await ada.call(settings.read, {})
    return { ...defaultSettings, theme: 'light', baseHash }
  }),
  'settings.saveProject': inProject(settings.saveProject, async () => ({
    title: 'renamed',
    showsBadge: false,
  })),
  'account.signOutDevice': inWorkspace(account.signOutDevice, async ({ ada, email }, { server }) => {
    await createTestAuthClient(server.address).signInWithPassword({ email, password })
    const { devices } = await ada.call(account.devices, {})
    return { deviceId: devices.find(({ isThisOne }) => !isThisOne)?.id ?? '' }
  }),
  'account.delete': inProject(account.delete, async ({ email }) => ({
    projectId: undefined,
    confirmation: email,
  })),
  'team.invite': async (world) => {
    const { ada, workspaceId, traces } = await openWorkspace(world)
    const email = inventEmail()
    const send = askAs(world, ada, [team.invite, { workspaceId, email, role: 'user' }])
    return { send, traces: [...traces, email] }
  },
  'POST /functions/v1/send-invitation': async (world) => {
    const { ada, traces } = await openWorkspace(world)
    const email = inventEmail()
    const send = askPath(world, { path: '/functions/v1/send-invitation', body: { email }, token: ada.token })
    return { send, traces: [...traces, email] }
  },
  'team.resend': aboutInvitation(team.resend),
  'team.revoke': aboutInvitation(team.revoke),
  'team.accept': async (world) => {
    const { grace, token, traces } = await openInvitation(world)
    return { traces, send: askAs(world, grace, [team.accept, { token }]) }
  },
  'team.changeRole': aboutMember(team.changeRole, { role: 'admin' }),
  'team.changeStatus': aboutMember(team.changeStatus, { status: 'suspended' }),
  'team.changeSeat': aboutMember(team.changeSeat, { hasSeat: true }),
  'team.remove': aboutMember(team.remove),
} satisfies RowFaultCases
