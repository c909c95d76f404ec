declare module 'virtual:machine-samples' {
  import type { Samples } from '#fixtures/stories/event-examples.ts';
  export const samples: Samples;
  export const calls: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:event-schemas' {
  import type { SchemaObject } from 'ajv';
  export const schemas: Readonly<Record<string, SchemaObject>>;
}

declare module 'virtual:build-info' {
  export const build: string;
}
