const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium' })

/** A moment to the second, in the reader's time zone, for those who want to know exactly. */
export const exactTime = (moment: Date): string => format.format(moment)
