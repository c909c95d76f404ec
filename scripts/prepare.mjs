// Runs before `npm start` and `npm test` on any installed Node (18 or later), so it is plain JavaScript without
// dependencies.
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedLockIn, reasonToInstall } from './prepare/packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const isWindows = process.platform === 'win32';
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';

const reason = reasonToInstall(root);
if (reason) install(reason);
if (process.argv.includes('--browser')) process.exitCode = run('node', ['scripts/browser.ts']);

function install(why) {
  removeLink();
  // An interrupted npm ci may leave it behind without the packages.
  rmSync(installedLockIn(root), { force: true });
  say(`Installing packages with npm ci, because ${why}. This takes about half a minute …`);
  const started = Date.now();
  const node = pinnedNode();
  const borrowed = node && !satisfiesPackages() ? borrowNode(node) : undefined;
  try {
    if (npm(['ci', '--prefer-offline'], root, borrowed?.path) !== 0) stop('npm ci failed; see its output above.');
    // npm 10 and earlier remove the link to `node` together with the packages for other platforms.
    if (node && !startsPinnedNode()) npm(['rebuild', '--ignore-scripts', '--silent', node.name], root, borrowed?.path);
  } finally {
    if (borrowed) rmSync(borrowed.folder, { recursive: true, force: true });
  }
  if (!startsPinnedNode()) {
    stop(
      `No Node that comes with the packages runs on ${process.platform} ${process.arch}. Install Node 26 and try again.`,
    );
  }
  say(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** npm ci would empty the folder that the link leads to. */
function removeLink() {
  if (!lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  say('node_modules is a link to other packages; removing the link and installing into a folder of its own.');
  unlinkSync(modules);
}

function pinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const platform = isWindows ? 'win' : process.platform;
  const name = Object.keys(optionalDependencies).find((name) => name.endsWith(`${platform}-${process.arch}`));
  return name && { name, version: optionalDependencies[name] };
}

/** Whether npm on the installed Node installs everything; it skips native packages that require a later Node. */
function satisfiesPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Puts the pinned Node into a temporary folder for npm to run on until the packages are installed. */
function borrowNode({ name, version }) {
  say(
    `This machine's Node ${process.versions.node} is too old for some packages; npm runs on Node ${version} instead.`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'quarterly-node-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  if (npm(['install', '--no-save', `${name}@${version}`], folder) !== 0) {
    rmSync(folder, { recursive: true, force: true });
    stop(`Node ${version} could not be fetched; see npm's output above.`);
  }
  return { folder, path: join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node') };
}

function startsPinnedNode() {
  const { stdout } = spawnSync('node', ['--version'], { ...options('node'), stdio: 'pipe', encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= 24;
}

function npm(args, cwd, node = process.execPath) {
  // Sets the log level because `npm test --silent` would hide errors.
  const all = ['--loglevel=error', '--no-audit', '--no-fund', ...args];
  const client = process.env.npm_execpath;
  return client?.endsWith('npm-cli.js')
    ? run(node, [client, ...all], cwd, dirname(node))
    : run('npm', all, cwd, dirname(node));
}

function run(command, args, cwd = root, first = bin) {
  return (
    spawnSync(command, args, { ...options(command, cwd, first), stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1
  );
}

function options(command, cwd = root, first = bin) {
  // Uses a shell on Windows only: `npm` and `node` are command files there, which need one.
  return {
    cwd,
    shell: isWindows && !isAbsolute(command),
    env: { ...process.env, [pathName]: `${first}${delimiter}${process.env[pathName] ?? ''}` },
  };
}

function say(words) {
  console.log(`[prepare] ${words}`);
}

function stop(words) {
  console.error(`[prepare] ${words}`);
  process.exit(1);
}
