/** One line that tells what takes its time. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** One sentence that says what to do, and the end. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
