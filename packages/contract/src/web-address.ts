import { z } from 'zod'

/** Where a browser is sent, or what it frames. It would take a script for an address, too. */
export const webAddress = z.url({ protocol: /^https?$/ })
