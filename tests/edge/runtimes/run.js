// Prints what the module renders and the example worker answers. It uses nothing that one of the runtimes lacks.
import { cases, now, pages } from './cases.js';
import { render } from './server.js';
import worker from './worker.js';

Date.now = () => now;

/** The server behind the worker. */
globalThis.fetch = async ({ url }) => {
  const { body, ...init } = pages.find((page) => page.url === url) ?? { body: 'Not found', status: 404 };
  return new Response(body, init);
};

// biome-ignore lint/style/noDefaultExport: workerd runs the default export
export default {
  async test() {
    const rendered = [];
    for (const { widget, data, url } of cases) rendered.push(await render(widget, data, { url }));
    const answered = [];
    for (const { url } of pages) answered.push(await answerOf(url.replace('https://origin.', 'https://')));
    console.log(JSON.stringify({ rendered, answered }));
  },
};

async function answerOf(url) {
  const answer = await worker.fetch(new Request(url));
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}
