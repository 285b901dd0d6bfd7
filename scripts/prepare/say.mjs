/** One line that tells what takes its time. Not on standard output: that belongs to the command it prepares. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** One sentence that says what to do, and the end. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
