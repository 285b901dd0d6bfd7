/** Whatever is left after this long keeps nothing waiting any more. */
const patienceMs = 3_000

/**
 * Ends the process as soon as nothing is left to do. `process.exit` waits for V8's helpers, and one of them that wants
 * garbage collected first waits for the main thread, which does not come back: both stand still for good. Whoever has
 * nothing left to do ends without that.
 */
export function endProcess(exitCode: number): void {
  process.exitCode = exitCode
  setTimeout(() => process.exit(exitCode), patienceMs).unref()
}
