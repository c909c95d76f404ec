/** Where an order is sent. */
export const addressWords = {
  group: 'address',
  texts: {
    subscription: 'Subscription Address',
    mailing: 'Mailing Address',
    line1: 'Address line 1',
    line2: 'Address line 2',
    city: 'City',
    state: 'State',
    postcode: 'Postcode',
    country: 'Country',
    choice: 'Which address',
    keep: 'Keep the address on record',
    other: 'Use another address',
    otherCategory: 'Your shipping category becomes {category}, as on your account.',
    loadingCountries: 'Loading the countries',
    countriesFailed: 'The countries could not be loaded, so no address can be given.',
    chooseState: 'Select a state',
    chooseCountry: 'Select a country',
  },
} as const;
