import { auditActs, texts } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { describeAct, nameMember } from './describe-member.ts'
import { inventMember } from './testing/invent-team.ts'

describe('a member', () => {
  it('is called by address, or by the word User and the first six characters of the id', () => {
    expect(nameMember(inventMember({ email: 'ada@example.com' }))).toBe('ada@example.com')
    const member = inventMember({ email: null })
    expect(nameMember(member)).toBe(`User ${member.id.slice(0, 6)}`)
  })
})

describe('an act', () => {
  it('is told in words that leave no gap, whatever it is', () => {
    for (const act of auditActs) {
      const told = describeAct({ act, subject: 'grace@example.com', detail: 'admin' })
      expect(told).not.toMatch(/[{}]/)
    }
    expect(describeAct({ act: 'role-changed', subject: 'grace@example.com', detail: 'admin' })).toBe(
      `made grace@example.com ${texts.people.roles.admin}`,
    )
  })

  it('names a role only where it is about one: what is published may be called admin', () => {
    const { admin } = texts.people.roles
    for (const act of ['invited', 'invitation-accepted', 'role-changed'] as const)
      expect(describeAct({ act, subject: 'grace@example.com', detail: 'admin' })).toContain(admin)
    for (const detail of ['admin', 'user'])
      expect(describeAct({ act: 'tables-left-open', subject: 'Oak shop', detail })).toBe(
        `left tables of Oak shop open on purpose: ${detail}`,
      )
  })
})
