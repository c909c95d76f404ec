// Prints the HTML of each case. It uses nothing that one of the runtimes lacks.
import { cases, now } from './cases.js';
import { render } from './server.js';

Date.now = () => now;

// biome-ignore lint/style/noDefaultExport: workerd runs the default export
export default {
  async test() {
    const all = [];
    for (const { widget, data, url } of cases) all.push(await render(widget, data, { url }));
    console.log(JSON.stringify(all));
  },
};
