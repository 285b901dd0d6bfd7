import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'

/** Far more than one event of a stream, one whole answer or one refusal ever has. */
const maxBytes = 8 * 1024 * 1024
/** No end of an event is longer, and it may come in two pieces. */
const endBytes = 4

/**
 * For a provider whose address a user gave. What is not complete is kept in memory until it is: an answer that comes
 * whole, and each event of one that streams. Neither may go on without end.
 */
export function limitAnswers(request: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await request(input, init)
    if (!answer.body) return answer
    const { status, statusText, headers } = answer
    const isStream = answer.ok && (headers.get('content-type') ?? '').includes('event-stream')
    const rest = [...headers].filter(([name]) => name !== 'content-length' && name !== 'content-encoding')
    const body = answer.body.pipeThrough(limitPieces(isStream ? countOpenEvent() : countAll()))
    return new Response(body, { status, statusText, headers: rest })
  }
}

/** How many bytes have come that something has to keep. */
type Count = (bytes: Uint8Array) => number

function limitPieces(count: Count): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(bytes, controller) {
      if (count(bytes) <= maxBytes) controller.enqueue(bytes)
      else controller.error(new AppError('limit-reached', texts.aiProviders.trial.tooLarge))
    },
  })
}

function countAll(): Count {
  let all = 0
  return (bytes) => (all += bytes.length)
}

/** An event is over with an empty line. */
function countOpenEvent(): Count {
  let open = 0
  let last = Buffer.alloc(0)
  return (bytes) => {
    const seen = Buffer.concat([last, bytes])
    const ends = ['\n\n', '\r\n\r\n', '\r\r'].map((end) => {
      const at = seen.lastIndexOf(end)
      return at === -1 ? -1 : at + end.length
    })
    const end = Math.max(...ends)
    open = end === -1 ? open + bytes.length : seen.length - end
    last = seen.subarray(1 - endBytes)
    return open
  }
}
