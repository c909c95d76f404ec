import { resolve } from 'node:path';

/** Where `scripts/host-site.ts` puts the build that it serves at a port. */
export const buildOf = (port: number): string => resolve('node_modules/.cache/host-site', String(port));
