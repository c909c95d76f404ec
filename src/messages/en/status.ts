/** How an order is getting on. */
export const statusWords = {
  group: 'status',
  texts: {
    loading: 'Sending your order.',
    paymentReady: 'The payment form is ready.',
    sending: 'Processing your payment.',
    completing: 'Your order is being completed. Please keep this page open.',
    stillCompleting: { other: 'Still completing your order. Checked {count} times so far.' },
    connectionLost: 'Connection lost, still checking.',
    checking: 'Checking your order.',
    completed: 'Order Successful',
  },
} as const;
