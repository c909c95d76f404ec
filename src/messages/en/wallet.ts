export const walletMessages = {
  group: 'wallet',
  texts: {
    divider: 'Or pay by card or bank account',
    shipped: 'If you pay with a wallet, we ship to the address you choose there.',
    shippingIncluded: 'Included in the total',
    cancelled: 'You closed your wallet. Nothing was charged.',
    changed: 'Your order changed while your wallet was open. Nothing was charged.',
    abroad:
      'We do not ship this order to the address in your wallet. Nothing was charged. Choose another address there, or pay by card or bank account.',
  },
} as const;
