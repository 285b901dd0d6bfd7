/** What the browser refuses by itself, before the service is asked. */
export const refusals = {
  credentialsMissing: 'You must provide either an email or phone number and a password',
  addressMissing: 'You must provide either an email or phone number.',
  noSessionInUrl: 'No session defined in URL',
  startedElsewhere:
    'This sign-in was started in another browser, or it is finished already. Start it again here.',
  goBack: 'Go back',
  providerNotSetUp:
    '{provider} is not set up on this installation. Its operator can set {setting}_CLIENT_ID and {setting}_CLIENT_SECRET.',
} as const
