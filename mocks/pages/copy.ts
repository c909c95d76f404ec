/** A copy of a documented example, which may be changed. */
export const copyOf = <Example extends object>(example: Example): Mutable<Example> =>
  // A deep copy is its own, so nothing of it is read-only any more.
  structuredClone(example) as Mutable<Example>;

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
