const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** "Nov 15, 2026", in the reader's time zone. */
export const shortDate = (moment: Date): string => format.format(moment)
