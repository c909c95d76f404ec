import { expect, test } from 'vitest';
import { type Changed, pageOf, summaryOf } from './page.ts';

const changed = (story: string, share: number): Changed => ({
  story,
  look: '320 px, dark',
  pixels: 12,
  share,
  files: { before: `${story}-b.png`, after: `${story}-a.png`, difference: `${story}-d.png` },
});

const findings = {
  before: 'main (1a2b3c4d)',
  after: '<here>',
  stories: 7,
  looks: 4,
  changed: [changed('small', 0.001), changed('large', 0.5)],
  added: ['a-new-one'],
  removed: [],
  unsteady: ['one-that-moves'],
};

test('shows the largest difference first, with links to the pictures', () => {
  const page = pageOf(findings);
  expect(page.indexOf('large, 320 px, dark')).toBeLessThan(page.indexOf('small, 320 px, dark'));
  expect(page).toContain('src="large-d.png"');
  expect(page).toContain('12 pixels, 0.100 %');
  expect(page).toContain('&lt;here>');
});

test('counts and lists new, removed and unstable stories', () => {
  expect(summaryOf(findings)).toBe('7 stories in 4 looks each: 2 differences, 1 new stories, 0 removed, 1 unstable.');
  expect(pageOf(findings)).toContain('<h2>New: 1</h2>\n<ul><li>a-new-one</li></ul>');
  expect(pageOf(findings)).not.toContain('<h2>Removed');
});
