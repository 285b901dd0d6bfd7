/** Two names of one thing in a request are one: whoever asks for days off hands in the vacation request that is spoken of. */
export function shareNames(text: string): string {
  const [request = ''] = leaves.exec(text) ?? []
  if (request === '') return text
  return text.replace(
    /\b(?:ask(?:s)? for|requests?|apply for|applies for|submit(?:s)?|enters?) (?:their |some |a )?(?:days? off|time off|leave|vacation|holidays?|pto)\b(?! requests?)/gi,
    `submit ${request.toLowerCase().replace(/s?$/, 's')}`,
  )
}

const leaves = /\b(?:vacation|leave|holiday|time off|absence|pto) requests?\b/i
