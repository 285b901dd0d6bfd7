import { isDatabaseAway } from '../../../http/is-database-away.ts'

const maxAttempts = 3

/**
 * Whoever asks hears soon that there is too much to do, and may ask again. A page that loads its scripts and pictures does
 * not: one that is refused is missing for good. So what a page asks for is asked again here, before it is refused.
 */
export async function askPatiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === maxAttempts || !isDatabaseAway(error)) throw error
    }
  }
}
