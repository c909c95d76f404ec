import { expect, test } from 'vitest';
import { readListTags } from './list-tags.ts';

const tagsIn = (query: string) => readListTags(new URLSearchParams(query));

test('reads every tag in the query once, in order [ENTRY-4]', () => {
  expect(tagsIn('list-tag=events&x=1&list-tag=back-issues&list-tag=events')).toEqual(['events', 'back-issues']);
  expect(tagsIn('')).toEqual([]);
});

test('drops malformed tags and all after the twentieth', () => {
  expect(tagsIn('list-tag=&list-tag=A&list-tag=..%2F..&list-tag=ok&list-tag=%00')).toEqual(['ok']);
  expect(tagsIn(`list-tag=${'a'.repeat(65)}`)).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => `list-tag=t${at}`).join('&');
  expect(tagsIn(many)).toHaveLength(20);
});
