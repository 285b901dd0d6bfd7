/** What the server says when something about money cannot be done. */
export const payments = {
  notSubscribed: 'There is no subscription to change.',
  alreadyOnPlan: 'You are on this plan already.',
  wrongPrice: 'This price does not belong to the plan.',
  payFirst: 'Pay the open invoice first. Then the plan can be changed.',
  confirmFirst: 'A payment waits to be confirmed. Confirm it first, or wait until it expires.',
  previewIsOld: 'The price was worked out a while ago. Look at it once more and confirm again.',
  nothingToResume: 'Nothing is set to end, so there is nothing to resume.',
  nothingToPay: 'There is no open payment.',
  declined: 'The payment did not go through: {reason}',
  noRefund: 'The money-back guarantee covers the first payment for 14 days. It does not apply here.',
  defaultCardInUse: 'Your subscription is paid with this card. Choose another one as the default first.',
  providerAway: 'The payment provider cannot be reached. Try again in a moment.',
  sandboxOnly: 'This is possible in test mode only.',
  webhookRefused: 'The signature of this event is not right.',
} as const
