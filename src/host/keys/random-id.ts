/** Returns a random UUID. `crypto.randomUUID` is missing on pages served over plain HTTP. */
export const randomId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Keeps the upper bits of the variant, the 8.
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });
