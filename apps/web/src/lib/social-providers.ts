export const socialProviders = ['google', 'facebook', 'github'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** Which social providers the operator has set up. Throws if the service does not say. */
export async function readProviders(origin: string): Promise<Record<SocialProvider, boolean>> {
  const response = await fetch(new URL('/auth/v1/settings', origin), { headers: { apikey: 'joinery' } })
  const settings: unknown = await response.json()
  if (!response.ok || !isRecord(settings) || !isRecord(settings['external'])) {
    throw new Error('The settings of the authentication service could not be read.')
  }
  const { google, facebook, github } = settings['external']
  return { google: google === true, facebook: facebook === true, github: github === true }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
