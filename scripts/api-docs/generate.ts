import { mkdirSync, writeFileSync } from 'node:fs';
import { type Contract, readContract } from '../contract/document.ts';
import { html, prose } from './html.ts';
import { operationView, summaryOf } from './operation-view.ts';
import { componentView } from './schema-view.ts';

interface Head {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
}

/** The contract as one page, which needs no script, no font and no other file. */
export function apiPage(contract: Contract): string {
  const { info, tags }: Head = Object(contract.document);
  const groups = tags.map((tag) => ({
    ...tag,
    operations: contract.operations.filter((operation) => operation.tag === tag.name),
  }));
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title}: the contract</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<nav aria-label="Operations">
${groups.map(
  ({ name, operations }) => html`<h2>${name}</h2>
<ul>${operations.map((one) => html`<li><a href="#${one.operationId}">${summaryOf(contract, one)}</a></li>`)}</ul>`,
)}
<h2><a href="#schemas">Schemas</a></h2>
</nav>
<main>
<h1>${info.title} ${info.version}</h1>
<p>${info.summary} <a href="openapi.json" download>openapi.json</a> is the same contract without anchors.</p>
${prose(info.description)}
${groups.map(
  ({ name, description, operations }) => html`<h2>${name}</h2><p>${description}</p>
${operations.map((operation) => operationView(contract, operation))}`,
)}
<h2 id="schemas">Schemas</h2>
${Object.entries(contract.schemas).map(([name, schema]) => componentView(name, schema))}
</main>
</html>
`;
  return page.text;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 17rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; font-size: 0.875rem; }
nav h2 { font-size: 0.875rem; margin: 1rem 0 0; } nav ul { margin: 0; padding: 0; list-style: none; }
main { padding: 1rem 2rem 4rem; max-width: 60rem; box-sizing: border-box; }
section { border-top: 1px solid #8886; margin-top: 2rem; } h3 { margin-bottom: 0; } h4 { margin: 1.25rem 0 0; }
a { color: inherit; } code, pre { font: 0.875em/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: #8881; padding: 0.75rem; overflow: auto; margin: 0.25rem 0 0.75rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
td { border-top: 1px solid #8884; padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: top; }
.call span, .rows, .decided { opacity: 0.8; font-size: 0.875rem; } summary { cursor: pointer; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; height: auto; } main { padding: 1rem; } }
@media print { nav { display: none; } }
`;

if (import.meta.main) {
  const contract = readContract();
  mkdirSync('dist-api', { recursive: true });
  writeFileSync('dist-api/index.html', apiPage(contract));
  writeFileSync('dist-api/openapi.json', JSON.stringify(contract.document, null, 2));
  console.log('wrote dist-api/index.html and dist-api/openapi.json, which need no network');
}
