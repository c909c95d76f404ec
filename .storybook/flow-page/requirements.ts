/** The requirements by number: the text, and the test files that cite it. */
export type Requirements = Readonly<Record<string, { text: string; tests: readonly string[] }>>;
