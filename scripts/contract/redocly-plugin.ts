import type { Schema } from './document.ts';

interface Context {
  location: { child: (path: string[]) => unknown };
  report: (problem: { message: string; location: unknown }) => void;
  resolve: (node: Schema) => { node?: Schema };
}

// biome-ignore lint/style/noDefaultExport: Redocly loads a plugin by its default export
export default function contractPlugin() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        described,
        'one-of-decidable': oneOfDecidable,
      },
    },
  };
}

/** Requires a description of every schema and property; a reference inherits its target's. */
const described = () => ({
  NamedSchemas(schemas: Record<string, Schema>, { report, location }: Context) {
    for (const [name, { description }] of Object.entries(schemas))
      if (!description) report({ message: `${name} has no description.`, location: location.child([name]) });
  },
  Schema({ properties = {} }: Schema, { report, location }: Context) {
    for (const [name, { $ref, description }] of Object.entries(properties))
      if (!$ref && !description)
        report({ message: `${name} has no description.`, location: location.child(['properties', name]) });
  },
});

/** Requires that a discriminator's const or the type of the value selects the option of a `oneOf`. */
const oneOfDecidable = () => ({
  Schema({ oneOf, discriminator }: Schema, { report, location, resolve }: Context) {
    if (!oneOf) return;
    const options = oneOf.map((option) => (option.$ref ? (resolve(option).node ?? option) : option));
    const key = discriminator?.propertyName;
    if (key === undefined) {
      const types = options.map(({ type }) => type);
      if (types.includes(undefined) || new Set(types).size < types.length) {
        report({ message: 'Options of one type need a discriminator.', location: location.child(['oneOf']) });
      }
      return;
    }
    const values = options.map(({ properties, required }) => required?.includes(key) && properties?.[key]?.const);
    if (values.some((value) => typeof value !== 'string') || new Set(values).size < values.length) {
      report({ message: `Each option needs its own required const ${key}.`, location: location.child(['oneOf']) });
    }
  },
});
