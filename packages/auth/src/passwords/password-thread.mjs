import { hashSync, verifySync } from '@node-rs/argon2'
import { parentPort } from 'node:worker_threads'

/** One job after the other, in the order of their arrival: the next one is there already when one ends. */
parentPort?.on('message', (job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage('cost' in job ? hashSync(job.password, job.cost) : check(job))
})

/** A hash that nobody can read is one that nothing matches. */
function check({ passwordHash, password }) {
  try {
    return verifySync(passwordHash, password)
  } catch {
    return false
  }
}
