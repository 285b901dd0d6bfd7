/**
 * A provider that refuses a request may say its key again. What it says is kept with the run and shown to whoever asked,
 * so the key is taken out of it first. Answers that are no refusal pass as they are, because they stream.
 */
export function keepKeyFromRefusals(key: string, request: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const answer = await request(input, init)
    if (answer.ok || key === '') return answer
    const { status, statusText, headers } = answer
    const said = (await answer.text()).replaceAll(key, '[key]')
    const rest = [...headers].filter(([name]) => name !== 'content-length' && name !== 'content-encoding')
    return new Response(said, { status, statusText, headers: rest })
  }
}
