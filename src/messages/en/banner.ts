/** Said above what a page is about: that an administrator only looks at it (SHELL-12), and what it cannot do. */
export const bannerWords = {
  group: 'page',
  texts: {
    viewOnly: 'This page is for viewing only. Many links and buttons will not work.',
    cookiesOff:
      'Your browser keeps no cookies of this site. Without them you cannot log in, and your cart is forgotten.',
  },
} as const;
