/** In characters of JSON. */
const WORTH_SHARING = 80;

/** Serializes JSON values as source text in which each repeated object is a shared constant. */
export class SharedValues {
  readonly #counts = new Map<string, number>();
  readonly #texts = new Map<string, { name: string; text: string }>();

  constructor(all: unknown) {
    this.#count(all);
  }

  textOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const json = JSON.stringify(value);
    if (json.length < WORTH_SHARING || (this.#counts.get(json) ?? 0) < 2) return this.#inner(value);
    const known = this.#texts.get(json);
    if (known) return known.name;
    // Declares the parts of the object before the object itself.
    const text = this.#inner(value);
    const name = `shared${this.#texts.size + 1}`;
    this.#texts.set(json, { name, text });
    return name;
  }

  declarations(suffix = ''): string[] {
    return [...this.#texts.values()].map(({ name, text }) => `const ${name} = ${text}${suffix};`);
  }

  #inner(value: object): string {
    if (Array.isArray(value)) return `[${value.map((item) => this.textOf(item)).join(',')}]`;
    return `{${Object.entries(value)
      .map(([key, part]) => `${JSON.stringify(key)}:${this.textOf(part)}`)
      .join(',')}}`;
  }

  /** Counts the parts of a repeated object only once. */
  #count(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const json = JSON.stringify(value);
    const count = this.#counts.get(json) ?? 0;
    this.#counts.set(json, count + 1);
    if (count === 0) for (const part of Object.values(value)) this.#count(part);
  }
}
