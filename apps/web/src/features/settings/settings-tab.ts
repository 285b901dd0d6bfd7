export const settingsTabs = ['general', 'appearance', 'languages', 'integrations'] as const

export type SettingsTab = (typeof settingsTabs)[number]

/** The tab that an address names. */
export function settingsTabOf(parameters: URLSearchParams): SettingsTab {
  const named = parameters.get('tab')
  return settingsTabs.find((each) => each === named) ?? 'general'
}
