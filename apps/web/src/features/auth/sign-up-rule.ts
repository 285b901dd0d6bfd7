import { signUpToken } from '@joinery/contract'

/**
 * Who may make an account, where that is not everybody: the server's own words, which stand in every page. So no page
 * loads them, and the page that is written beforehand says the same as the one that takes it over.
 */
export const signUpRule = (): string | undefined =>
  import.meta.env.SSR ? signUpToken : document.documentElement.dataset['signUp']
