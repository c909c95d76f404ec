import { expect, test } from 'vitest';
import { withoutScripts } from './host.ts';

test('a static page keeps its HTML and styles but no scripts', () => {
  const page = `<head>
<link rel="expect" href="#journal-data" blocking="render"><style>p { color: red }</style><link rel="modulepreload" href="/a.js">
<script type="module" src="/a.js"></script></head><body><p>Words</p><script type="application/json" id="journal-data">
{ "name": "\\u003cscript>" }
</script></body>`;
  expect(withoutScripts(page)).toBe('<head>\n<style>p { color: red }</style>\n</head><body><p>Words</p></body>');
});
