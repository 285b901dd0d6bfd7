/** No process can be started meanwhile, as on a machine that has no room for another one. */
export async function withoutProcesses<T>(work: () => Promise<T>, instead = '/no/such/program'): Promise<T> {
  const { execPath } = process
  process.execPath = instead
  try {
    return await work()
  } finally {
    process.execPath = execPath
  }
}
