import { beforeEach, expect, test, vi } from 'vitest';
import type { PageDataProblem } from '#machines/api/page-data-problems.ts';
import { closed, note, opened } from './notes.ts';
import { parsePageData } from './page-data.ts';
import { PageDataError } from './page-data-error.ts';

const error: PageDataProblem = { pointer: '/settings/journal', expected: 'text', found: 'nothing', severity: 'error' };
const warning: PageDataProblem = { pointer: '/settings/locale', expected: 'a tag', found: 'null', severity: 'warning' };

let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text) => said.push(`error ${text}`));
  vi.spyOn(console, 'warn').mockImplementation((text) => said.push(`warn ${text}`));
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

async function mounted(given: unknown, noted: Record<string, PageDataProblem[]>) {
  const data = parsePageData(given);
  for (const _ of Object.keys(noted)) opened(data);
  for (const [widget, problems] of Object.entries(noted)) {
    note(data, { widget, problems });
    await closed(data);
  }
}

test('reports all widgets of a page in one message, as an error if one is missing [BEYOND-74]', async () => {
  await mounted({}, { header: [warning], login: [error, warning] });
  expect(said).toEqual([
    [
      'error Quarterly: this page is not set up correctly.',
      'These widgets cannot be shown: login.',
      '  /settings/journal: expected text, found nothing',
      'Ignored, so that the defaults hold:',
      '  /settings/locale: expected a tag, found null',
    ].join('\n'),
  ]);
});

test('warns of ignored values once per page data [BEYOND-73]', async () => {
  const data = {};
  await mounted(data, { header: [warning] });
  await mounted(data, { footer: [warning] });
  expect(said).toEqual([expect.stringMatching(/^warn .*\nIgnored, .*\n {2}\/settings\/locale/)]);
});

test('names unknown widgets in the same message', async () => {
  const data = parsePageData({});
  opened(data);
  note(data, { unknown: 'There is no widget "logn".' });
  await closed(data);
  expect(said).toEqual([expect.stringMatching(/^error .*\nUnknown names:\n {2}There is no widget "logn"\./)]);
});

test.each([
  [{ settings: {} }, 0],
  [{ settings: { debug: 'yes' } }, 0],
  [{ settings: { debug: true } }, 1],
])('reports in production only if the settings ask for it: %j [BEYOND-74]', async (data, messages) => {
  vi.stubEnv('DEV', false);
  await mounted(data, { login: [error] });
  expect(said).toHaveLength(messages);
});

test.each([undefined, null, '{"settings":{}}'])(
  'always reports page data without readable settings: %j [BEYOND-74]',
  async (data) => {
    vi.stubEnv('DEV', false);
    const missing = { ...error, pointer: '', found: typeof data };
    await mounted(data, { login: [missing], header: [missing] });
    expect(said).toEqual([expect.stringMatching(/^error [\s\S]*\(the top\)[\s\S]*journal-data[\s\S]*quarterly check/)]);
  },
);

test('names unknown widgets in production, without page data [BEYOND-74]', async () => {
  vi.stubEnv('DEV', false);
  const data = parsePageData({ settings: {} });
  opened(data);
  opened(data);
  note(data, { unknown: 'There is no widget "logn".' });
  note(data, { widget: 'login', problems: [error] });
  await closed(data);
  await closed(data);
  expect(said).toEqual([expect.stringMatching(/There is no widget "logn"\.$/)]);
});

test('leaves the widget alone if the message fails to load [BEYOND-74]', async () => {
  vi.doMock('./report.ts', () => Promise.reject(new Error('It did not arrive.')));
  await expect(mounted({}, { login: [error] })).resolves.toBeUndefined();
  vi.doUnmock('./report.ts');
  expect(said).toEqual([]);
});

test('reports nothing for valid page data', async () => {
  await mounted({}, { login: [] });
  expect(said).toEqual([]);
});

test('an error names its widget and at most five pointers [BEYOND-74]', () => {
  const problems = Array.from({ length: 7 }, (_, at) => ({ ...error, pointer: `/a/${at}` }));
  const wrong = new PageDataError('login', problems);
  expect([wrong.name, wrong.widget, wrong.problems]).toEqual(['PageDataError', 'login', problems]);
  expect(wrong.message).toBe(
    'The widget "login" cannot be shown: its page data is wrong at /a/0, /a/1, /a/2, /a/3, /a/4 and 2 more.',
  );
  expect(new PageDataError('login', [{ ...error, pointer: '' }]).message).toMatch(/wrong at the top\.$/);
  expect(new PageDataError('login', []).message).toMatch(/its page data is wrong\.$/);
});
