/** A language that the pages of a generated app can be in, beside English. */
export interface KnownLanguage {
  /** BCP 47. */
  readonly code: string
  /** Its name in English, and of its file in the app: `src/languages/arabic.ts`. */
  readonly english: string
  /** Its own name, as the language control shows it. */
  readonly own: string
  readonly direction: 'ltr' | 'rtl'
}

export const languages: readonly KnownLanguage[] = [
  { code: 'ar', english: 'Arabic', own: 'العربية', direction: 'rtl' },
  { code: 'zh', english: 'Chinese', own: '简体中文', direction: 'ltr' },
  { code: 'fr', english: 'French', own: 'Français', direction: 'ltr' },
  { code: 'de', english: 'German', own: 'Deutsch', direction: 'ltr' },
  { code: 'hi', english: 'Hindi', own: 'हिन्दी', direction: 'ltr' },
  { code: 'es', english: 'Spanish', own: 'Español', direction: 'ltr' },
]

export const findLanguage = (code: string): KnownLanguage | undefined =>
  languages.find((language) => language.code === code)
