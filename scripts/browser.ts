import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserLaunch, findBrowser } from '#fixtures/world/browser.ts';

const HELP = 'Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run the command again.';
/** Only guards against a browser that hangs, however busy the machine is; in ms. */
const HANG = 600_000;
const isWindows = process.platform === 'win32';
const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');

if (!findBrowser('whole')) install();
if (!findBrowser('shell') && isDebianRoot) installFromDebian('headless Chromium', ['chromium-headless-shell']);
for (const build of ['whole', 'shell'] as const) checkStarts(browserLaunch(build).executablePath);

function install(): void {
  const started = Date.now();
  if ((isDebianRoot && installFromDebian('Chromium', ['chromium', 'fonts-liberation'])) || installFromPlaywright()) {
    say(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  } else {
    stop(`No browser could be installed; see the output above. ${HELP}`);
  }
}

function installFromDebian(name: string, packages: string[]): boolean {
  say(`No ${name} found; installing it with apt-get, which takes a minute or two …`);
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

function installFromPlaywright(): boolean {
  say('Downloading the Chromium that Playwright brings, which takes a minute or two …');
  return run('playwright', ['install', 'chromium']);
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, shell: isWindows }).status === 0;
}

function checkStarts(browser: string | undefined): void {
  if (!browser) stop(`The browser was installed but is not found. ${HELP}`);
  // On Windows, `--version` opens a browser window.
  const version = isWindows ? undefined : spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: HANG });
  if (version && version.status !== 0)
    stop(`${browser} --version failed: ${version.error?.message ?? version.stderr.trim()}. ${HELP}`);
  say(`The tests run in ${browser}${version ? ` (${version.stdout.trim()})` : ''}.`);
}

function say(words: string): void {
  console.log(`[browser] ${words}`);
}

function stop(words: string): never {
  console.error(`[browser] ${words}`);
  process.exit(1);
}
