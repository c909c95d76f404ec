import { type Contract, type Example, follow, type Operation, type Schema } from '../contract/document.ts';
import { html, type Markup, phrases, prose } from './html.ts';
import { decisions, typeOf } from './schema-view.ts';

interface Header {
  description?: string;
  schema: Schema;
}
interface Parameter extends Header {
  name: string;
  in: string;
  required?: boolean;
  example?: string;
}
interface Body {
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, { schema: Schema }>;
}
interface Node {
  summary: string;
  description: string;
  'x-requirement': string[];
  'x-decided'?: string[];
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** An operation with its parameters, its body, and every documented answer with its examples. */
export function operationView(contract: Contract, operation: Operation): Markup {
  const { operationId, method, path } = operation;
  const node = nodeOf(contract, operation);
  const examples = contract.examples.filter((example) => example.operationId === operationId);
  const ofBody = examples.filter(({ kind }) => kind === 'request');
  const { requestBody } = node;
  return html`
<section class="operation" id="${operationId}">
<h3><a href="#${operationId}">${node.summary}</a></h3>
<p class="call"><b>${method.toUpperCase()}</b> <code>${path}</code> <span>${operationId}</span></p>
${prose(node.description)}
${decisions(node['x-decided'])}
<p class="rows">Rows: ${node['x-requirement'].join(', ')}. Let in by: ${securityOf(node.security)}.</p>
${parametersView(contract, node.parameters ?? [])}
${requestBody ? html`<h4>Body</h4>${bodyView(contract, requestBody, ofBody)}` : ''}
${Object.entries(node.responses).map(([status, reference]) => {
  const ofStatus = examples.filter((example) => example.status === Number(status));
  const response = follow(contract.document, reference);
  return html`<h4>${status}</h4><p>${phrases(response.description ?? '')}</p>${bodyView(contract, response, ofStatus)}`;
})}
</section>`;
}

/** The sentence of an operation. */
export const summaryOf = (contract: Contract, operation: Operation): string => nodeOf(contract, operation).summary;

/** The path of an operation with the examples of its parameters. */
export const addressOf = (contract: Contract, operation: Operation): string =>
  (nodeOf(contract, operation).parameters ?? [])
    .map((parameter) => follow(contract.document, parameter))
    .reduce((path, { name, example = '' }) => path.replace(`{${name}}`, example), operation.path);

function nodeOf({ document }: Contract, { path, method }: Operation): Node {
  const item = Object(document).paths[path];
  return { ...item[method], parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])] };
}

/** Without a word of its own an operation takes the contract's: a session, or none. */
function securityOf(security: Node['security']): string {
  if (security === undefined) return 'a session, or nothing';
  const ways = security.map((way) => Object.keys(way).join(' with ') || 'nothing');
  return ways.length > 0 ? ways.join(', or ') : 'nothing';
}

function parametersView({ document }: Contract, references: Parameter[]): Markup[] {
  const rows = references.map((reference) => {
    const { name, in: place, required, schema, description } = follow(document, reference);
    return html`
<tr><td><code>${name}</code></td><td>${place}${required ? ', required' : ''}</td><td>${typeOf(schema)}</td>
<td>${phrases(description ?? '')}</td></tr>`;
  });
  return rows.length > 0 ? [html`<h4>Parameters</h4><table>${rows}</table>`] : [];
}

function bodyView({ document }: Contract, reference: Body, examples: Example[]): Markup {
  const { headers = {}, content = {} } = follow(document, reference);
  const schema = content['application/json']?.schema;
  const rows = Object.entries(headers).map(([name, header]) => {
    const { schema: value, description } = follow(document, header);
    return html`<li><code>${name}</code>: ${typeOf(value)}. ${phrases(description ?? '')}</li>`;
  });
  return html`
${schema ? html`<p class="type">${typeOf(schema)}</p>` : ''}
${rows.length > 0 ? html`<ul>${rows}</ul>` : ''}
${examples.map(
  ({ name, summary, body }) => html`
<details><summary><code>${name}</code> ${phrases(summary)}</summary><pre>${JSON.stringify(body, null, 2)}</pre></details>`,
)}`;
}
