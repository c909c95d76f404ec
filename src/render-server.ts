import { argv, env, exit } from 'node:process';
import { createRenderServer } from './server/render-service.ts';
import { render, widgets } from './server.tsx';

/** How long pending requests may take after a stop signal, in ms. */
const GRACE = 10_000;
const DEFAULT_PORT = '4020';

const port = argv[2] ?? env.PORT ?? DEFAULT_PORT;
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  console.error(`"${port}" is not a port. Usage: node render-server.js [PORT]`);
  exit(1);
}

const server = createRenderServer({ render, widgets });
server.on('error', ({ message }) => {
  console.error(message);
  exit(1);
});
server.listen({ port: Number(port), host: env.HOST ?? 'localhost' }, () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    console.log(`Renders widgets at http://${env.HOST ?? 'localhost'}:${address.port}/render/WIDGET`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.close(() => exit(0));
    setTimeout(() => exit(1), GRACE).unref();
  });
