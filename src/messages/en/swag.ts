/** Products beside a subscription. */
export const swagWords = {
  group: 'swag',
  texts: {
    none: 'None',
    add: 'Add',
    soldOut: 'OUT OF STOCK',
    low: { other: 'Only {count} left' },
    quantity: 'Quantity of {name}',
    wholeNumber: 'Whole numbers only',
  },
} as const;
