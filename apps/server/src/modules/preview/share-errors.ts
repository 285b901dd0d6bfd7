import { randomUUID } from 'node:crypto'
import { previewError, projectId } from '@joinery/contract'
import type { PreviewError, ProjectId } from '@joinery/contract'
import { z } from 'zod'
import type { RuntimeErrors } from './runtime-errors.ts'

interface Dependencies {
  errors: RuntimeErrors
  /** What reaches all servers of the instance, this one too. */
  notices: {
    publish: (channel: string, key: string, payload: string) => void
    subscribe: (channel: string, handlers: { onNotice: (payload: string) => void }) => void
  }
}

/** Under this name servers tell each other what went wrong in a frame. */
const channel = 'preview_errors'
const notice = z.tuple([z.string(), projectId, previewError])
/** A notice holds less than 8,000 bytes, and a sign takes up to three; what is cut off nobody needs to mend the rest. */
const maxMessageLength = 1_000
const maxFrameLength = 1_000

/** A frame tells the server that it was loaded from. The run that mends it may be on any other. */
export function shareErrors({ errors, notices }: Dependencies): RuntimeErrors {
  const server = randomUUID()
  let count = 0
  notices.subscribe(channel, {
    onNotice(payload) {
      const [from, id, error] = notice.parse(JSON.parse(payload))
      if (from !== server) errors.add(id, error)
    },
  })
  return {
    ...errors,
    add(id: ProjectId, error: PreviewError): void {
      errors.add(id, error)
      count += 1
      notices.publish(channel, String(count), JSON.stringify([server, id, shorten(error)]))
    },
  }
}

function shorten({ message, position, ...error }: PreviewError): PreviewError {
  return {
    ...error,
    message: message.slice(0, maxMessageLength),
    position: position && { ...position, frame: position.frame.slice(0, maxFrameLength) },
  }
}
