/** How an order is paid. */
export const paymentWords = {
  group: 'checkout',
  texts: {
    existingPayment: 'Use Existing Payment',
    newPayment: 'Use New Payment',
    saveCard: 'Save Card on Account',
    paymentMethod: 'Payment',
    paymentForm: 'Card or bank account',
    cardOnFile: '{type} ending in {digits}, expires {expiry}',
    bankOnFile: '{bank}, account ending in {digits}',
    loadingPayment: 'Loading the payment form',
    retryPayment: 'Load the payment form again',
  },
} as const;
