import { Socket } from 'node:net'

/** Sends what is written in one turn at once: each write wakes PostgreSQL, which costs more than most of what it says. */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
