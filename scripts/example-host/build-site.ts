import { execFileSync } from 'node:child_process';
import { build } from 'vite';

export async function buildSite(folder: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: folder } });
  for (const script of ['build-server', 'ship'])
    execFileSync(process.execPath, [`scripts/${script}.ts`, folder], { stdio: 'inherit' });
}
