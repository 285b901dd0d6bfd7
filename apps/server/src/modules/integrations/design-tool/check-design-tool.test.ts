import { texts } from '@joinery/contract'
import { expect, it } from 'vitest'
import { checkDesignTool } from './check-design-tool.ts'

const { refusals, unnamedAccount } = texts.integrations.designTool

const check = (status: number, body: object) =>
  checkDesignTool(`figd_${'a'.repeat(40)}`, {
    fetchTrusted: async () => Response.json(body, { status }),
    designToolUrl: 'https://api.figma.com',
  })

it.each(['err', 'message'])(
  'takes a token that may only read files, which is told by the scopes in %s',
  async (field) => {
    const told = 'Invalid scope(s): file_content:read. This endpoint requires the current_user:read scope'
    expect(await check(403, { status: 403, [field]: told })).toEqual({
      account: unnamedAccount,
      checkedAgainst: 'service',
    })
  },
)

it.each([
  [403, { status: 403, err: 'Invalid token' }],
  [403, { status: 403 }],
  [401, { err: 'Invalid scope(s)' }],
])('refuses a token that Figma does not know: %d %j', async (status, body) => {
  await expect(check(status, body)).rejects.toThrow(refusals.token)
})
