/** The languages that have all texts, besides English. */
export const LANGUAGES = ['fr', 'ar'] as const;
