export const couponPlaceMessages = {
  group: 'couponField',
  texts: {
    question: 'Have a coupon code?',
    unapplied: 'Apply this coupon code or clear it',
  },
} as const;

export const couponFieldMessages = {
  group: 'couponField',
  texts: {
    code: 'Coupon code',
    checking: 'Checking the coupon code',
    missing: 'Enter a coupon code.',
    unreadable: 'A coupon code has up to 64 letters, digits, hyphens and underscores.',
    tooMany: {
      one: 'You have tried too many codes. Please wait a minute, then try again.',
      other: 'You have tried too many codes. Please wait {count} minutes, then try again.',
    },
  },
} as const;
