import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the web server is found that host pages are tested behind: named by NGINX_PATH, or the machine's. */
export const findServer = (): string | undefined =>
  process.env.NGINX_PATH ||
  [...onPath(), '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file));

const onPath = (): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'nginx'));
