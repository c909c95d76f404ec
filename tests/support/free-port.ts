import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives out itself, so that no other process gets the same one by chance. */
const [FIRST, COUNT] = [12_000, 20_000];

/** A free port, the same in Playwright's main process and its workers, which evaluate the configuration again. */
export async function freePort(variable: string): Promise<number> {
  process.env[variable] ??= String(await find());
  return Number(process.env[variable]);
}

async function find(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  const server = createServer();
  try {
    server.listen(port, 'localhost');
    await once(server, 'listening');
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return find();
  } finally {
    server.close();
  }
}
