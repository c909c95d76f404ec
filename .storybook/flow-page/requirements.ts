export type Requirements = Readonly<Record<string, { text: string; tests: readonly string[] }>>;
