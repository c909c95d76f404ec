import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

export async function buildSite(folder: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: folder } });
  for (const script of ['build-server', 'ship'])
    execFileSync(process.execPath, [`scripts/${script}.ts`, folder], { stdio: 'inherit' });
}

export function isStale(folder: string): boolean {
  const built = join(folder, 'journal.json');
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return SOURCES.flatMap((source) => [source, ...filesIn(source)]).some((file) => statSync(file).mtimeMs > mtimeMs);
}

const SOURCES: readonly string[] = ['src', 'machines', 'vite.config.ts', 'scripts/ship.ts', 'scripts/build-server.ts'];

const filesIn = (source: string): string[] =>
  statSync(source).isDirectory()
    ? readdirSync(source, { recursive: true }).map((file) => join(source, file.toString()))
    : [];
