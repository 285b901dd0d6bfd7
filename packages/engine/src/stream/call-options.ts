/** What every call asks of a provider. Each reads what stands under its own name. */
export const callOptions = {
  // A model that thinks without a word is alive as long as it gives a sign.
  anthropic: { includePings: true },
  // Nothing is kept there, so that thoughts travel with the conversation instead of being looked up.
  openai: { store: false },
}
