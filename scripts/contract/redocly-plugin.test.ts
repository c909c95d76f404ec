import { expect, test } from 'vitest';
import type { Schema } from './document.ts';
import contractPlugin from './redocly-plugin.ts';

const { described, 'one-of-decidable': oneOfDecidable } = contractPlugin().rules.oas3;

test('every schema and property has its own or a referenced description [BEYOND-132]', () => {
  const properties = { name: { type: 'string' }, day: { $ref: '#/components/schemas/Date' } } as const;
  const Order: Schema = { type: 'object', description: 'What is bought.', properties };
  const Bare: Schema = { type: 'object' };
  expect(reportsOf((context) => described().NamedSchemas({ Order, Bare }, context))).toEqual([
    'Bare has no description.',
  ]);
  expect(reportsOf((context) => described().Schema(Order, context))).toEqual(['name has no description.']);
});

test('options of a oneOf differ in type or in a required const', () => {
  const done: Schema = { type: 'object', required: ['status'], properties: { status: { const: 'done' } } };
  const open: Schema = { type: 'object', required: ['status'], properties: { status: { const: 'open' } } };
  const optional: Schema = { type: 'object', properties: { status: { const: 'late' } } };
  const discriminator = { propertyName: 'status' };
  const reports = (schema: Schema) => reportsOf((context) => oneOfDecidable().Schema(schema, context));
  expect(reports({ oneOf: [{ type: 'null' }, done] })).toEqual([]);
  expect(reports({ oneOf: [done, open], discriminator })).toEqual([]);
  expect(reports({ oneOf: [done, open] })).toEqual(['Options of one type need a discriminator.']);
  expect(reports({ oneOf: [done, done], discriminator })).toEqual(['Each option needs its own required const status.']);
  expect(reports({ oneOf: [done, optional], discriminator })).toEqual([
    'Each option needs its own required const status.',
  ]);
});

type Context = Parameters<ReturnType<typeof oneOfDecidable>['Schema']>[1];

function reportsOf(run: (context: Context) => void): string[] {
  const messages: string[] = [];
  run({
    location: { child: (path) => path },
    report: ({ message }) => messages.push(message),
    resolve: (node) => ({ node }),
  });
  return messages;
}
