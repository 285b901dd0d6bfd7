/** What can happen to a subscription: it ends, changes, fails to be paid or is given back. */
export const subscription = {
  cancel: {
    open: 'Cancel subscription',
    title: 'Cancel your subscription?',
    sentence:
      'You keep the {plan} plan until {date}. After that you are on the free plan, and nothing more is charged.',
    confirm: 'Cancel on {date}',
    /** Stands for the date where none is known. */
    periodEnd: 'the last day of its period',
    keep: 'Keep my plan',
    done: 'Your subscription ends on {date}',
    failed: 'Failed to cancel the subscription: {reason}',
    scheduled: 'Your {plan} plan ends on {date}',
    scheduledSentence: 'You keep everything until then. Afterwards you are on the free plan.',
    resume: 'Resume subscription',
    resumed: 'Your subscription goes on',
    resumeFailed: 'Failed to resume the subscription: {reason}',
  },
  change: {
    titleUp: 'Upgrade to {plan}',
    titleDown: 'Change to {plan}',
    loading: 'Asking for the exact price',
    previewFailed: 'Failed to load the price: {reason}',
    atOnce: 'The change applies at once.',
    atPeriodEnd:
      'You keep the {current} plan until {date}. Then the {plan} plan begins, and nothing is charged today.',
    dueNow: 'Due now',
    later: 'Next charge on {date}',
    confirmUp: 'Pay {amount} and upgrade',
    confirmDown: 'Change on {date}',
    changed: 'You are on the {plan} plan now',
    scheduledFor: 'The {plan} plan begins on {date}',
    scheduled: '{plan} begins on {date}',
    scheduledSentence: 'Until then you keep the {current} plan.',
    keepCurrent: 'Keep {current}',
  },
  failedPayment: {
    heading: 'Your last payment failed',
    retryOn:
      'We could not charge {amount}. The next attempt is on {date}. Your plan stays active until then.',
    noRetry: 'We could not charge {amount}. Update your card to keep your plan.',
    updateCard: 'Update card',
    payNow: 'Pay now',
    paid: 'The payment went through',
    failed: 'The payment failed: {reason}',
  },
  unconfirmedPayment: {
    heading: 'A payment waits for you',
    sentence: 'Your bank asks you to confirm it. Until then nothing changes.',
    confirm: 'Confirm payment',
  },
  expiringCard: {
    heading: 'Your card is about to expire',
    expiredHeading: 'Your card has expired',
    sentence: 'The {card} is valid until {date}. Update it so that the next charge goes through.',
    expiredSentence: 'The {card} was valid until {date}. Update it so that the next charge goes through.',
  },
  refund: {
    heading: '14-day money-back guarantee',
    sentence: 'Not happy? Until {date} you can have {amount} back.',
    open: 'Request a refund',
    title: 'Refund {amount} and end the plan?',
    consequence:
      'The money goes back to your card. Your {plan} plan ends at once, and you are on the free plan.',
    confirm: 'Refund {amount}',
    done: '{amount} is on its way back to your card',
    failed: 'Failed to refund the payment: {reason}',
  },
} as const
