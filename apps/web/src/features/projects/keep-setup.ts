import { texts } from '@joinery/contract'

interface Setup {
  save: () => Promise<unknown>
  tell: (sentence: string) => void
  /** Where whoever looks after the page finds the reason: the browser's console. */
  log: (error: unknown) => void
}

/** The project is there by now: that its setup cannot be kept is said, and is no reason to create it twice. */
export async function keepSetup({ save, tell, log }: Setup): Promise<void> {
  try {
    await save()
  } catch (error) {
    log(error)
    tell(texts.integrations.initializeFailed)
  }
}
