import type { Socket } from 'node:net'
import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import { maxReceivedBytes } from './user-database.ts'
import type { VisitLimits } from './user-database.ts'

/**
 * A server that sends without end is cut off before it fills this one's memory, and one that says nothing before
 * somebody waits for ever: drivers only limit how long it takes to come in.
 */
export function watchSocket(socket: Socket, { visitMs }: VisitLimits): void {
  const looking = setInterval(() => {
    if (socket.bytesRead > maxReceivedBytes) socket.destroy()
  }, 50).unref()
  const leaving = setTimeout(() => {
    socket.destroy(new AppError('invalid-input', texts.databases.tooSlow))
  }, visitMs).unref()
  socket.once('close', () => {
    clearInterval(looking)
    clearTimeout(leaving)
  })
}
