/** The products as they are loaded. */
export const productsWords = {
  group: 'swag',
  texts: {
    loading: 'Loading the products',
    failed: 'The products could not be loaded.',
  },
} as const;
