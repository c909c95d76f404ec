import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { type Build, reportOf, type Stories } from './report.ts';
import { hashOf, type Verdict } from './verdicts.ts';

const story = (name: string) => ({ title: 'Parts/Button', name });
const done = { status: 'passed', annotations: [{ type: 'compared' }], attachments: [] };

test('lists differences, new, removed and failed stories, and keeps verdicts on other looks [BEYOND-198]', () => {
  const attachments = ['expected', 'actual', 'diff'].map((kind) => {
    const path = join(tmpdir(), `visual-${process.pid}-${kind}.png`);
    writeFileSync(path, kind);
    // As Playwright shortens a long name.
    return { name: `butt-0c1d2-320-dark-${kind}.png`, path, contentType: 'image/png' };
  });
  const specs = Object.entries({
    'button--pale Parts/Button: Pale': { ...done, status: 'failed', attachments },
    'button--same Parts/Button: Same': done,
    'button--new Parts/Button: New': { status: 'skipped', annotations: [], attachments: [] },
    'button--broken Parts/Button: Broken': { status: 'failed', annotations: [], attachments: [] },
  }).map(([title, result]) => ({ title, tests: [{ results: [result] }] }));
  const look = { story: 'button--pale', width: 320, colours: 'dark' } as const;
  const last: Verdict = { ...look, picture: hashOf('actual'), verdict: 'rejected', note: 'Too pale' };
  const other: Verdict = { ...last, story: 'button--same' };
  const [base, compared] = [1, 2].map((day) => ({ name: `commit ${day}`, date: `2026-11-0${day}` })) as [Build, Build];

  const [{ id: _, ...report }, files] = reportOf({
    base,
    compared,
    before: { 'button--old': story('Old'), 'button--pale': story('Pale') } as unknown as Stories,
    after: Object.fromEntries(
      ['Pale', 'New', 'Broken', 'Same'].map((name) => [`button--${name.toLowerCase()}`, story(name)]),
    ) as unknown as Stories,
    photographed: ['button--old', 'button--pale'],
    // Only what the report reads.
    results: { suites: [{ specs }] } as unknown as JSONReport,
    verdicts: [last, other],
  });

  const [before, picture, changes] = ['expected', 'actual', 'diff'].map(hashOf);
  expect(report).toEqual({
    base,
    compared,
    differences: [{ ...look, title: 'Parts / Button: Pale', before, picture, changes, last }],
    added: ['Parts / Button: New'],
    removed: ['Parts / Button: Old'],
    failed: ['Parts / Button: Broken'],
    others: [other],
  });
  expect([...files.keys()]).toEqual([before, picture, changes]);
});
