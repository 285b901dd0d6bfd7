import { Stripe } from 'stripe'

/** What the next invoice will be. Where the provider expects none, that is no reason to know nothing at all. */
export async function previewNext(
  stripe: Stripe,
  params: Stripe.InvoiceCreatePreviewParams,
): Promise<Stripe.Invoice | null> {
  try {
    return await stripe.invoices.createPreview(params)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}
