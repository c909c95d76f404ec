import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The build that `scripts/host-site.ts` serves at a port: `HOST_BUILD`, or its own folder. */
export const buildOf = (port: number): string => resolve(process.env.HOST_BUILD ?? join(tmpdir(), `host-site-${port}`));
