/** Puts a text on the clipboard; rejects where the browser or its user does not allow it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
