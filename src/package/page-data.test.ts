import { expect, test } from 'vitest';
import { catalogue } from '#messages/english.ts';
import type { Messages, PageData, TextName } from './page-data.ts';

test('names texts as the catalogue does, with a name for each plural form [BEYOND-88]', () => {
  const names: TextName[] = ['submit.placeOrder', 'overview.extended.few'];
  expect(names.map((name) => catalogue.has(name) || catalogue.has(name.replace(/\.few$/, '')))).toEqual([true, true]);
  const messages: Messages = { 'submit.placeOrder': 'Zamów' };
  const data: PageData<'login'> = { settings: { journal: 'Ember Days', messages }, subscriber: null };
  expect(data.settings.messages).toBe(messages);
  // @ts-expect-error There is no such text.
  const misspelt: Messages = { 'submit.placeOrdr': 'Zamów' };
  // @ts-expect-error A text with a count has plural forms.
  const counted: TextName = 'overview.extended';
  expect([catalogue.has(Object.keys(misspelt).join()), catalogue.get(counted)]).toEqual([false, expect.any(Object)]);
});
