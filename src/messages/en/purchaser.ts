/** Who orders. */
export const purchaserWords = {
  group: 'purchaser',
  texts: {
    title: 'Your details',
    name: 'Name',
    email: 'Email',
    emailHint: 'We send your receipt to this address.',
    password: 'Password',
    passwordHint: 'You need a password to manage your subscription.',
    confirm: 'Confirm password',
    account: 'Your account',
    passwordToManage: 'In order to manage your subscription you will need to set up a password.',
  },
} as const;
