import type { Schema } from '../contract/document.ts';
import { html, type Markup, phrases } from './html.ts';

type Described = Schema & { description?: string };

/** A component schema: what it is, its decisions, and its properties. */
export const componentView = (name: string, schema: Described & { 'x-decided'?: string[] }): Markup => html`
<section class="schema" id="schema-${name}">
<h3><a href="#schema-${name}">${name}</a></h3>
<p>${phrases(schema.description ?? '')}</p>
${decisions(schema['x-decided'])}
<p class="type">${typeOf(schema)}</p>
${propertiesOf(schema)}
</section>`;

/** What was decided where the specification leaves something open. */
export const decisions = (decided: string[] = []): Markup[] =>
  decided.length > 0 ? [html`<ul class="decided">${decided.map((one) => html`<li>${phrases(one)}</li>`)}</ul>`] : [];

/** What a schema takes, in a line; a component by a link to it. */
export function typeOf(schema: Schema): Markup {
  const { $ref, const: constant, enum: values, oneOf, type, items, additionalProperties } = schema;
  if ($ref !== undefined) return linkTo($ref);
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`;
  if (values) return html`${joined(values.map((value) => html`<code>${JSON.stringify(value)}</code>`))}`;
  if (oneOf) return html`${joined(oneOf.map(typeOf))}`;
  if (items) return html`list of ${typeOf(items)}${limits(schema)}`;
  if (additionalProperties) return html`object of ${typeOf(additionalProperties)} by key`;
  return html`${type}${limits(schema)}`;
}

const linkTo = (pointer: string): Markup => {
  const name = pointer.split('/').at(-1);
  return html`<a href="#schema-${name}">${name}</a>`;
};

const joined = (parts: Markup[]): Markup[] => parts.flatMap((part, at) => (at > 0 ? [html` or `, part] : [part]));

const LIMITS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

const limits = (schema: Schema): Markup[] =>
  LIMITS.filter((key) => schema[key] !== undefined).map((key) => html`, ${key} <code>${schema[key]}</code>`);

function propertiesOf({ properties = {}, required = [] }: Schema): Markup[] {
  const rows = Object.entries<Described>(properties).map(
    ([key, property]) => html`
<tr><td><code>${key}</code></td><td>${required.includes(key) ? 'required' : ''}</td>
<td>${typeOf(property)}${property.default === undefined ? '' : html`, default <code>${JSON.stringify(property.default)}</code>`}</td>
<td>${phrases(property.description ?? '')}</td></tr>`,
  );
  return rows.length > 0 ? [html`<table>${rows}</table>`] : [];
}
