import { readFileSync } from 'node:fs'

/** So many times the limit may pass on a machine that has no time for the process. */
const maxExtensions = 3
/** Below this share of the time the process waited for its turn rather than worked. */
const busyShare = 0.85

/**
 * Calls `onEnd` when a process has worked for this long. On a busy machine a process mostly waits, and work that waits has
 * done nothing wrong, so it is given more time, but not without end.
 */
export function watchTime(pid: number | undefined, limitMs: number, onEnd: () => void): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout>
  let extensions = 0
  const look = (usedBefore: number | undefined) => {
    timer = setTimeout(() => {
      const used = readCpuMs(pid)
      const isStarved =
        used !== undefined && usedBefore !== undefined && used - usedBefore < limitMs * busyShare
      if (!isStarved || extensions >= maxExtensions) return onEnd()
      extensions += 1
      look(usedBefore)
      return undefined
    }, limitMs)
  }
  look(readCpuMs(pid))
  return { stop: () => clearTimeout(timer) }
}

/** Undefined where the system does not tell. */
function readCpuMs(pid: number | undefined): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const values = fields.split(' ')
    // The twelfth and thirteenth field behind the name: time in its own code and in the system's, in hundredths of a second.
    return (Number(values[11]) + Number(values[12])) * 10
  } catch {
    return undefined
  }
}
