/** Of a number with its buttons. */
export const quantityWords = {
  group: 'common',
  texts: {
    decrease: 'Decrease {label}',
    increase: 'Increase {label}',
    atMost: '{maximum} at most',
    atLeast: '{minimum} at least',
  },
} as const;
