import { execFileSync } from 'node:child_process';

/** The commit that a workbench is built from, as text for a report. */
export function buildInfo(git: (...words: string[]) => string = runGit): string {
  try {
    const commit = git('log', '-1', '--format=%h of %cs');
    return git('status', '--porcelain') === '' ? commit : `${commit}, with changes that are not committed`;
  } catch {
    return `a copy without its history, built on ${new Date().toISOString().slice(0, 10)}`;
  }
}

const runGit = (...words: string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
