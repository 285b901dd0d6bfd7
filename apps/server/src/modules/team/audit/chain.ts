import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditAct, UserId, WorkspaceId } from '@joinery/contract'

/** One act, before it has its place in the log. */
export interface Act {
  actorId: UserId
  actor: string
  act: AuditAct
  subject: string
  detail: string
}

export interface ChainedAct extends Act {
  workspaceId: WorkspaceId
  position: number
  at: Date
  hash: string
}

export interface ChainHead {
  position: number
  hash: string
  seal: string
}

export const emptyChain = { position: 0, hash: '' } as const

export type Chain = ReturnType<typeof createChain>

/**
 * Each row is hashed together with the hash before it, and the end of the chain is sealed. The key is not in the
 * database: whoever can write there alone can neither change a row nor take one away without being found out.
 */
export function createChain(key: Uint8Array) {
  const digest = (...parts: (string | number)[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')

  const hashAct = (row: Omit<ChainedAct, 'hash'>, previousHash: string) =>
    digest(
      'act',
      row.workspaceId,
      row.position,
      row.at.toISOString(),
      row.actorId,
      row.actor,
      row.act,
      row.subject,
      row.detail,
      previousHash,
    )

  const sealHead = (workspaceId: WorkspaceId, { position, hash }: Omit<ChainHead, 'seal'>) =>
    digest('head', workspaceId, position, hash)

  return {
    /** The next row, and the end of the chain from then on. */
    extend(
      last: Omit<ChainHead, 'seal'>,
      { workspaceId, at, ...act }: Act & { workspaceId: WorkspaceId; at: Date },
    ): { row: ChainedAct; head: ChainHead } {
      const unhashed = { ...asKept(act), workspaceId, at, position: last.position + 1 }
      const row = { ...unhashed, hash: hashAct(unhashed, last.hash) }
      const end = { position: row.position, hash: row.hash }
      return { row, head: { ...end, seal: sealHead(workspaceId, end) } }
    },

    /** Whether these are all rows that were ever written, from the first on, and as they were written. */
    isIntact(workspaceId: WorkspaceId, rows: readonly ChainedAct[], head: ChainHead | undefined): boolean {
      if (!head) return rows.length === 0
      let last: { position: number; hash: string } = emptyChain
      for (const row of rows) {
        const isNext = row.position === last.position + 1 && row.workspaceId === workspaceId
        if (!isNext || !isSame(row.hash, hashAct(row, last.hash))) return false
        last = row
      }
      const isEnd = head.position === last.position && head.hash === last.hash
      return isEnd && isSame(head.seal, sealHead(workspaceId, head))
    },
  }
}

/** A database keeps no half of a character, and what is hashed has to be what is read again. */
const asKept = ({ actorId, actor, act, subject, detail }: Act): Act => ({
  actorId,
  act,
  actor: actor.toWellFormed(),
  subject: subject.toWellFormed(),
  detail: detail.toWellFormed(),
})

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
