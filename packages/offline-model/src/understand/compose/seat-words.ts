/** Whether people choose their seats: in a theatre, on a bus, and not at a wedding. */
export function hasSeatPlan(words: string): boolean {
  return (
    /\bseats?\b(?: \w+)? (?:plans?|maps?|charts?|selection|layout|picker)\b|\bseating (?:plans?|maps?|charts?)\b|\b(?:choos|select|pick|reserv|book)(?:e|ing)? (?:[a-z]+ ){0,2}seats?\b/.test(
      words,
    ) && !/\b(?:weddings?|banquets?|classrooms?|pupils?|offices?|desks?|restaurants?)\b/.test(words)
  )
}
