import { rmSync } from 'node:fs';

/** Removes a temporary folder when the process ends or is told to stop. */
export function removeAtTheEnd(folder: string): void {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGTERM', () => process.exit());
  process.once('SIGINT', () => process.exit());
}
