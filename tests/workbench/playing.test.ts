import type { Call, SyncPayload } from 'storybook/internal/instrumenter';
import { expect, test, vi } from 'vitest';
import { named, performBy } from '../../.storybook/playing/named.ts';
import { quoted, stepsOf, wordsOf } from '../../.storybook/playing/words.ts';

type Told = Pick<Call, 'method'> & Partial<Pick<Call, 'id' | 'args' | 'path' | 'ancestors' | 'storyId'>>;

function callsOf(...told: Told[]): Map<string, Call> {
  const calls = told.map((call, cursor) => ({
    id: `[${cursor}]`,
    cursor,
    storyId: 'story',
    ancestors: [],
    path: [],
    args: [],
    interceptable: true,
    retain: false,
    ...call,
  }));
  return new Map(calls.map((call) => [call.id, call]));
}

function told(...calls: Told[]): string {
  const known = callsOf(...calls);
  const last = [...known.values()].findLast(({ ancestors }) => ancestors.length === 0);
  return last ? wordsOf(last, known) : '';
}

const resultOf = (place: number) => ({ __callId__: `[${place}]`, retain: false });

const element = (innerText: string, localName = 'div') => ({
  __element__: { prefix: null, localName, id: '_r_4_', classNames: ['jr-Control-input'], innerText },
});

const act = (method: string, ...args: unknown[]): Told => ({ method, args, path: ['userEvent'] });

test('describes a labelled step by its label [BEYOND-98]', () => {
  expect(told({ method: 'step', args: ['Order the digital subscription', { __function__: { name: 'run' } }] })).toBe(
    'Order the digital subscription',
  );
});

test('describes a query by what it looks for [BEYOND-98]', () => {
  for (const [method, args, words] of [
    ['findByRole', ['radio', { name: 'Print' }], 'Find the radio “Print”'],
    ['findByRole', ['radio', { name: { __regexp__: { source: '^Print\\.$', flags: '' } } }], 'Find the radio “Print.”'],
    ['findByRole', ['heading', { level: 1 }], 'Find the heading'],
    ['findByRole', ['textbox', { name: { __function__: { name: 'name' } } }], 'Find the textbox'],
    ['findAllByRole', ['row', { name: 'Discount' }], 'Find every row “Discount”'],
    ['findByLabelText', ['Coupon code'], 'Find “Coupon code”'],
    ['findAllByText', ['Discount'], 'Find every “Discount”'],
    ['findByText', [{ __function__: { name: '' } }], 'Find the element'],
  ] as const)
    expect(told({ method, args: [...args] })).toBe(words);
});

test('describes an action by its target and its value [BEYOND-98]', () => {
  const radio: Told = { method: 'getByRole', args: ['radio', { name: 'Print' }] };
  expect(told(radio, act('click', resultOf(0)))).toBe('Click the radio “Print”');
  expect(told(radio, act('click', element('Coupon code', 'input')))).toBe('Click “Coupon code”');
  expect(told(act('clear', element('', 'input')))).toBe('Clear the input');
  expect(told(radio, act('type', resultOf(0), '25{Enter}'))).toBe('Type “25{Enter}” into the radio “Print”');
  expect(told(act('selectOptions', element('State', 'select'), 'TX'))).toBe('Select “TX” in “State”');
  expect(told(act('selectOptions', element('State', 'select'), ['TX', 'MA']))).toBe('Select [“TX”, “MA”] in “State”');
  expect(told(act('paste', 'harbour10'))).toBe('Paste “harbour10”');
  expect(told(act('keyboard', '{Escape}'))).toBe('Type “{Escape}”');
  expect(told(act('tab'))).toBe('Press Tab');
  expect(told(act('tab', { shift: true }))).toBe('Press Shift and Tab');
  expect(told({ method: 'change', args: [element('Day'), { target: { value: '' } }], path: ['fireEvent'] })).toBe(
    'Change “Day” target value “”',
  );
});

test('describes an expectation by its subject, even a query that found nothing [BEYOND-98]', () => {
  const expects = (subject: unknown, method: string, args: unknown[] = [], ...path: string[]) => {
    const query: Told = { method: 'queryByText', args: ['Discount'] };
    const result = { __callId__: '[1]' };
    return told(query, { method: 'expect', args: [subject] }, { method, args, path: [result, ...path] });
  };
  expect(expects(resultOf(0), 'toBeVisible')).toBe('Expect “Discount” to be visible');
  expect(expects(null, 'toBeInTheDocument', [], 'not')).toBe('Expect “Discount” not to be in the document');
  expect(expects(element('Pay', 'button'), 'toHaveAttribute', ['type', 'submit'])).toBe(
    'Expect “Pay” to have attribute “type” “submit”',
  );
  expect(expects(element(''), 'toBeEmptyDOMElement')).toBe('Expect the div to be empty dom element');
  expect(expects({ __function__: { name: 'onChange' } }, 'toHaveBeenCalledWith', [true, 3])).toBe(
    'Expect onChange to have been called with true 3',
  );
  expect(expects({ __class__: { name: 'NodeList' } }, 'toHaveLength', [12])).toBe(
    'Expect the node list to have length 12',
  );
  expect(expects(undefined, 'toBeDefined')).toBe('Expect undefined to be defined');
  expect(expects(['us', 'ca'], 'toEqual', [resultOf(0)])).toBe('Expect [“us”, “ca”] to equal “Discount”');
});

test('ignores a query followed by another call as the subject of an empty expectation [BEYOND-98]', () => {
  const calls = [
    { method: 'queryByText', args: ['Discount'] },
    act('tab'),
    { method: 'expect', args: [null] },
    { method: 'toBeNull', path: [{ __callId__: '[2]' }] },
  ];
  expect(told(...calls)).toBe('Expect null to be null');
});

test('describes an argument by the call that returned it [BEYOND-98]', () => {
  const containing: Told = { method: 'stringContaining', args: ['Apply Coupon'] };
  const expecting: Told = { method: 'expect', args: [element('Coupon code')] };
  expect(told(containing, expecting, { method: 'toEqual', args: [resultOf(0)], path: [{ __callId__: '[1]' }] })).toBe(
    'Expect “Coupon code” to equal string containing “Apply Coupon”',
  );
});

test('describes a wait by its last call [BEYOND-98]', () => {
  const waits: Told = { id: 'waits', method: 'waitFor', args: [{ __function__: { name: '' } }] };
  const within = (call: Told): Told => ({ ...call, ancestors: ['waits'] });
  const query = within({ method: 'queryByText', args: ['Discount'] });
  const expecting = within({ method: 'expect', args: [null] });
  const expected = within({ method: 'toBeInTheDocument', path: [{ __callId__: '[2]' }, 'not'] });
  expect(told(waits, query, expecting, expected)).toBe('Wait for “Discount” not to be in the document');
  expect(told(waits, query)).toBe('Wait for “Discount”');
  expect(told(waits, query, { method: 'getByText', args: ['Total'], ancestors: ['later'] })).toBe(
    'Wait for “Discount”',
  );
  expect(told(waits)).toBe('Wait for the page');
});

test('shortens a long text to one line [BEYOND-98]', () => {
  expect(told(act('click', element(`Menu\n\n  Log in ${'x'.repeat(60)}`)))).toBe(
    `Click “Menu Log in ${'x'.repeat(48)}…”`,
  );
  expect(told(act('paste', 'x'.repeat(60)))).toBe(`Paste “${'x'.repeat(60)}”`);
});

test('describes a pattern by what it finds', () => {
  expect(quoted(/^In \$2\.50\n$/)).toBe('“In $2.50”');
  expect(quoted('^In$')).toBe('“^In$”');
  expect(quoted(3)).toBe('“3”');
});

test('lists only the top-level steps of the story, in order [BEYOND-98]', () => {
  const calls = callsOf(
    { id: 'order', method: 'step', args: ['Order'] },
    { id: 'click', method: 'click', args: [element('Pay')], ancestors: ['order'] },
    { id: 'pay', method: 'step', args: ['Pay'] },
    { id: 'other', method: 'step', args: ['Leave'], storyId: 'another' },
  );
  const log = ['order', 'click', 'pay', 'other', 'lost'].map((callId) => ({
    callId,
    status: callId === 'pay' ? undefined : 'done',
    ancestors: calls.get(callId)?.ancestors,
  })) as SyncPayload['logItems'];
  expect(stepsOf('story', log, calls)).toEqual([
    { id: 'order', words: 'Order', status: 'done' },
    { id: 'pay', words: 'Pay', status: '' },
  ]);
});

test('a named helper works without a story to perform it [BEYOND-98]', async () => {
  vi.resetModules();
  const fresh = await import('../../.storybook/playing/named.ts');
  expect(await fresh.named('Order', async (many: number) => many + 1)(2)).toBe(3);
});

function noting(): string[] {
  const noted: string[] = [];
  performBy(async (words, run) => {
    noted.push(`${words} {`);
    await run({} as Parameters<typeof run>[0]);
    noted.push('}');
  });
  return noted;
}

test('a named helper is a labelled, nested step that returns its result [BEYOND-98]', async () => {
  const noted = noting();
  const find = named(
    ([label]) => `Find “${label}”`,
    async (label: string) => noted.push(label),
  );
  const order = named('Order', async () => [await find('Name'), await find('Email')]);
  expect(await order()).toEqual([3, 6]);
  expect(noted).toEqual(['Order {', 'Find “Name” {', 'Name', '}', 'Find “Email” {', 'Email', '}', '}']);
});

test('a named helper rejects when its step fails [BEYOND-98]', async () => {
  const noted = noting();
  const fail = named('Fail', () => Promise.reject(new Error('There is no such field.')));
  await expect(fail()).rejects.toThrow('There is no such field.');
  expect(noted).toEqual(['Fail {']);
});

test('a named helper is a step of the last story that began [BEYOND-98]', async () => {
  const left = noting();
  const begun = noting();
  await named('Order', async () => undefined)();
  expect([left, begun]).toEqual([[], ['Order {', '}']]);
});
