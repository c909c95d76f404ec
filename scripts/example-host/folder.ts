import { resolve } from 'node:path';

/** The build that `scripts/host-site.ts` serves at a port: `HOST_BUILD`, or its own folder. */
export const buildOf = (port: number): string => resolve(process.env.HOST_BUILD ?? ownBuildOf(port));

export const ownBuildOf = (port: number): string => resolve('node_modules/.cache/host-site', String(port));
