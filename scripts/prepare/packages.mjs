import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by npm after an install: what it installed, in the format of package-lock.json. */
export const installedLockIn = (root) => join(root, 'node_modules', '.package-lock.json');

/** Returns why `npm ci` must run; undefined if the installed packages are those of the lockfile. */
export function reasonToInstall(root) {
  const installed = packagesIn(installedLockIn(root));
  if (!installed) return 'nothing is installed yet';
  const { '': _, ...locked } = packagesIn(join(root, 'package-lock.json')) ?? {};
  const extra = Object.keys(installed).find((path) => !locked[path]);
  if (extra) return `package-lock.json no longer lists ${extra}`;
  const wrong = Object.keys(locked).find((path) => !isInstalled(locked[path], installed[path]));
  return wrong && `${wrong} is not installed as in package-lock.json`;
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function isInstalled(locked, installed) {
  if (!installed) return Boolean(locked.optional) && !isForThisPlatform(locked);
  // A package from git has no integrity, only a commit in `resolved`. A mirror of the registry changes `resolved`.
  const fields = ['name', 'version', 'link', locked.integrity ? 'integrity' : 'resolved'];
  return fields.every((field) => locked[field] === undefined || locked[field] === installed[field]);
}

/** False also without a platform: npm omits what only omitted packages depend on. */
function isForThisPlatform({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, currentLibc()));
}

function allows(limits = [], value) {
  const list = [limits].flat();
  return !list.includes(`!${value}`) && (list.includes(value) || list.every((each) => each.startsWith('!')));
}

function currentLibc() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}
