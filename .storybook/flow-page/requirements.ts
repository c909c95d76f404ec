/** Each requirement by its number: its text, and the files of the tests that cite it. */
export type Requirements = Readonly<Record<string, { text: string; tests: readonly string[] }>>;
