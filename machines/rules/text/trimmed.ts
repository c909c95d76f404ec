export const trimmed = <Fields extends Record<keyof Fields, string>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries<string>(fields).map(([field, value]) => [field, value.trim()])) as Fields;
