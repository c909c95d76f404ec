/** Replaces halves of characters, which cannot be encoded. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
