import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Starts the command of the mock server on a free port, from another folder. It ends with the test. */
export function run(...options: string[]): ChildProcess {
  const script = fileURLToPath(new URL('../../mocks/server.ts', import.meta.url));
  const server = spawn(process.execPath, [script, '--port', '0', ...options], { cwd: tmpdir() });
  onTestFinished(() => void server.kill());
  return server;
}

export const start = (...options: string[]): Promise<string> => addressOf(run(...options));

async function addressOf(server: ChildProcess): Promise<string> {
  const [words] = await once(server.stdout ?? server, 'data');
  return /http:\S+\d/.exec(String(words))?.[0] ?? 'nowhere';
}
