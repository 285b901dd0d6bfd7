const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric' })

/** "November 05, 2026", in the reader's time zone: how billing writes a date. */
export const longDate = (moment: string): string => format.format(new Date(moment))
