/** Fields of text without the white space around them. */
export const trimmed = <Fields extends Record<keyof Fields, string>>(fields: Fields): Fields =>
  // Every value is a string and stays one.
  Object.fromEntries(Object.entries<string>(fields).map(([field, value]) => [field, value.trim()])) as Fields;
