import type { Logger } from 'pino'
import type { Answer } from './answer.ts'

/** Where a stream's events come from. */
export interface EventSource {
  /** What is to be sent next, undefined while there is nothing, null when there will never be anything again. */
  take: () => Taken | Promise<Taken>
  close: () => void
}

type Taken = Uint8Array | undefined | null

interface Options {
  /** Its head is written. */
  outgoing: Answer
  log: Pick<Logger, 'warn'>
  open: (wake: () => void) => EventSource
  onClose: () => void
}

/** Proxies let go of a connection that is silent for a minute, some earlier. */
const heartbeatTicks = 15
/** Whoever takes nothing for so long has gone, or never meant to read. They can come back for the rest. */
const patienceTicks = 60

/**
 * One reader of server-sent events. Between two events it is this object and its connection: no promise waits and no
 * timer runs for it. What is written to many readers are the same bytes.
 */
export class EventStream {
  readonly #outgoing: Answer
  readonly #log: Pick<Logger, 'warn'>
  readonly #source: EventSource
  readonly #onClose: () => void
  #ending: Uint8Array | undefined
  /** A source may wake its stream before there is one. */
  #isTaking = true
  #isDue = true
  #isOver = false
  #silentTicks = 0
  #stalledTicks = 0

  constructor({ outgoing, log, open, onClose }: Options) {
    this.#outgoing = outgoing
    this.#log = log
    this.#onClose = onClose
    this.#source = open(this.wake)
    this.#isTaking = false
    outgoing.on('drain', this.#goOn).on('close', this.#close).on('error', this.#close)
  }

  /** There may be something to take. */
  readonly wake = (): void => {
    this.#isDue = true
    if (!this.#isTaking) void this.#takeAll()
  }

  /** Says this as soon as its reader takes it, and nothing more. */
  end(frame: Uint8Array): void {
    this.#ending = frame
    this.wake()
  }

  /** A second has passed. */
  tick(): void {
    if (this.#outgoing.writableNeedDrain) this.#stalledTicks += 1
    this.#silentTicks += 1
    if (this.#stalledTicks >= patienceTicks) this.#cut()
    if (this.#silentTicks < heartbeatTicks || this.#stalledTicks > 0) return
    this.#write(heartbeat)
    this.wake()
  }

  /** The reader has taken what there was. */
  readonly #goOn = (): void => {
    this.#stalledTicks = 0
    this.wake()
  }

  async #takeAll(): Promise<void> {
    this.#isTaking = true
    try {
      while (this.#isDue && !this.#isOver && !this.#outgoing.writableNeedDrain) {
        this.#isDue = false
        if (this.#ending) return this.#finish(this.#ending)
        const taken = this.#source.take()
        const frame = taken instanceof Promise ? await taken : taken
        if (frame === null) return this.#finish()
        if (frame === undefined || this.#isOver) continue
        this.#write(frame)
        this.#isDue = true
      }
    } catch (error) {
      // Its reader comes back for the rest.
      this.#log.warn({ err: error }, 'an event stream broke')
      this.#cut()
    } finally {
      this.#isTaking = false
    }
  }

  #finish(frame?: Uint8Array): void {
    this.#close()
    this.#outgoing.end(frame)
  }

  #write(frame: Uint8Array): void {
    this.#silentTicks = 0
    this.#outgoing.write(frame)
  }

  readonly #close = (): void => {
    if (this.#isOver) return
    this.#isOver = true
    this.#source.close()
    this.#onClose()
  }

  /** What waits to be written would be written one day; only without its connection is it gone. */
  #cut(): void {
    this.#close()
    this.#outgoing.destroy()
  }
}

const heartbeat = Buffer.from(':\n\n')
