import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DONATIONS, PASSWORD } from './journal/account/account-state.ts';
import { seed } from './journal/state.ts';
import { LINKS } from './journal/visitor/access-state.ts';
import { SIGN_IN_CODE } from './journal/visitor/login.ts';
import { PEOPLE_OF_PAGES, personOf } from './readers.ts';

const guide = readFileSync(new URL('../docs/journal.md', import.meta.url), 'utf8');

test('the guide lists every reader as the contract describes it', () => {
  const rows = PEOPLE_OF_PAGES.map((reader) => {
    const { summary, body } = personOf(reader);
    const { account, timetable } = body.subscriber;
    const token = timetable.current_subscription?.info.token;
    return `| \`${reader}\` | ${account.name} | ${account.email} | ${token ? `\`${token}\`` : ''} | ${summary} |`;
  });
  const table = /<!-- readers -->\n\|.*\n\|.*\n([\s\S]*?)\n?<!-- \/readers -->/.exec(guide)?.[1];
  expect(table?.split('\n')).toEqual(rows);
});

test.each([PASSWORD, SIGN_IN_CODE, ...Object.values(LINKS), ...Object.values(DONATIONS), ...Object.keys(seed().codes)])(
  'the guide mentions %s',
  (secret) => {
    expect(guide).toContain(`\`${secret}\``);
  },
);
