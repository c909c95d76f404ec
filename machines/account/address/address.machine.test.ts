import { describe, expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { type Answerer, json, varied, wrongly } from '#fixtures/world/network.ts';
import { expectsGivingUp, expectsRecovery, type SentForm, sentForm } from '#fixtures/world/sent-forms.ts';
import { never, openFlow, pass } from '#fixtures/world/test-world.ts';
import { type Address, type AddressLine, emptyAddress } from '#machines/rules/address/address.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { address } from './address.ports.ts';
import { type AddressEvent, slotOf } from './address-context.ts';

const { unitedStates, elsewhere } = requests.changeAddress;
const { addressUpdated, fieldErrors } = replies.changeAddress;
const submitted = { type: 'form.submitted' } as const;

async function begin(
  page: Exclude<keyof typeof pages.showAddresses, `link${string}`> = 'unitedStates',
  token?: string,
) {
  const subscriber = copyOf(pages.showAddresses[page].body.subscriber);
  const { play, value, ...opened } = await openFlow(address, { subscriber, token });
  const draft = (shipcode: Shipcode) => opened.context().drafts[shipcode];
  return { ...opened, send: play, draft, state: value };
}

const typing = ({ line1, line2, city, state, postcode }: Pick<Address, AddressLine>) =>
  Object.entries({ line1, line2, city, state, postcode }).map(
    ([field, value]) => ({ type: 'field.changed', field, value }) as AddressEvent, // its own keys
  );

describe('opening', () => {
  test('starts with the required slot, its saved address and the countries [ADDR-1, API-24]', async () => {
    const { context, draft, state, network } = await begin();
    expect([state(), context().shipcode, context().problems]).toEqual([{ open: 'sendable' }, 'ship-a', []]);
    expect(draft('ship-a')).toEqual(context().subscriber.account.addresses.a);
    expect(network.calls.map(({ id, query }) => [id, query])).toEqual([['getShipping', {}]]);
  });

  test('selects the only country of a category and none if there are several [ADDR-18]', async () => {
    const { draft } = await begin('noSubscription');
    expect(draft('ship-a')).toEqual({ ...emptyAddress, country: 'US', country_name: 'United States' });
    expect(draft('ship-b')).toEqual({ ...emptyAddress, country: 'CA', country_name: 'Canada' });
    expect(draft('ship-c')).toEqual(emptyAddress);
  });

  test('has no slot if no address is needed [ADDR-6]', async () => {
    const { context, send, network, state } = await begin('notRequired');
    await send({ type: 'field.changed', field: 'line1', value: 'x' }, submitted);
    expect([state(), context().shipcode, context().problems]).toEqual([
      { open: 'sendable' },
      undefined,
      [{ field: 'shipcode', code: 'required' }],
    ]);
    expect(Object.keys(context().drafts)).toEqual(['ship-a', 'ship-b', 'ship-c']);
    expect(network.calls.map(({ id }) => id)).toEqual(['getShipping']);
  });
});

describe('the form', () => {
  test('accepts only a category that the subscription needs [ADDR-6, ADDR-8]', async () => {
    const { send, context } = await begin('oneRemovable');
    await send({ type: 'category.chosen', shipcode: 'ship-c' });
    expect(context().shipcode).toBe('ship-a');
  });

  test('keeps what is typed for each category when switching', async () => {
    const { send, draft, context } = await begin('oneRemovable');
    context().subscriber.timetable.address_required.c = true;
    await send({ type: 'field.changed', field: 'line1', value: 'Elm 7' });
    await send(
      { type: 'category.chosen', shipcode: 'ship-c' },
      { type: 'field.changed', field: 'city', value: 'Pune' },
    );
    expect([context().shipcode, draft('ship-a').line1, draft('ship-c').city]).toEqual(['ship-c', 'Elm 7', 'Pune']);
    await send({ type: 'category.chosen', shipcode: 'ship-a' });
    expect([context().shipcode, draft('ship-a').line1]).toEqual(['ship-a', 'Elm 7']);
  });

  test.each([
    ['AU', ['state', 'postcode']],
    ['GB', ['postcode']],
    ['IE', []],
  ])('requires the missing line 1, city and %j in %s [ADDR-14, ADDR-15, ADDR-16]', async (code, more) => {
    const { send, context, network } = await begin('international');
    const blank = { ...elsewhere.body, line1: ' ', city: '', state: '', postcode: '' };
    await send(...typing(blank), { type: 'country.chosen', code }, submitted);
    const fields = ['line1', 'city', ...more].map((field) => `address.${field} required`);
    const asked = context().problems.map(({ field, code }) => `${field} ${code}`);
    expect([asked, network.of('changeAddress')]).toEqual([fields, []]);
    if (code === 'AU') await send({ type: 'country.chosen', code: 'IE' }, submitted);
    expect(context().problems.map(({ field }) => field)).not.toContain('address.state');
  });
});

describe('saving', () => {
  test('sends the whole address to its slot by PATCH and shows the reply’s addresses [ADDR-10, ADDR-24, ADDR-25, API-22]', async () => {
    const { send, network, state, context, draft } = await begin();
    await send(...typing({ ...unitedStates.body, line1: ' 905 South Laurel Street ' }), submitted);
    expect(network.calls.slice(1).map(({ id, value, query, body }) => [id, value, query, body])).toEqual([
      ['changeAddress', 'ship-a', {}, unitedStates.body],
    ]);
    expect([state(), context().subscriber.account.addresses]).toEqual([
      { open: 'completed' },
      addressUpdated.body.addresses,
    ]);
    expect(draft('ship-a')).toEqual(addressUpdated.body.addresses.a);
    await send({ type: 'field.changed', field: 'line2', value: '' });
    expect(state()).toEqual({ open: 'sendable' });
    await send(submitted);
    expect([state(), network.of('changeAddress').length]).toEqual([{ open: 'completed' }, 2]);
  });

  test.each<[string, AddressEvent[]]>([
    ['selects its category', [{ type: 'category.chosen', shipcode: 'ship-a' }]],
    ['selects its country', [{ type: 'country.chosen', code: 'US' }]],
    ['changes a line', [{ type: 'field.changed', field: 'city', value: 'Boston' }]],
  ])('leaves the completed state when the reader %s', async (_, events) => {
    const { send, state } = await begin();
    await send(submitted);
    expect(state()).toEqual({ open: 'completed' });
    await send(...events);
    expect(state()).toEqual({ open: 'sendable' });
  });

  test('adds an address without a state or postcode to another slot [ADDR-1]', async () => {
    const { send, network, context } = await begin();
    context().subscriber.timetable.address_required.c = true;
    network.answer('changeAddress', 'addressAdded');
    await send({ type: 'category.chosen', shipcode: 'ship-c' }, ...typing(elsewhere.body));
    await send({ type: 'country.chosen', code: 'IE' }, submitted);
    expect(network.of('changeAddress').map(({ value, body }) => [value, body])).toEqual([['ship-c', elsewhere.body]]);
    expect(slotOf(context(), 'ship-c')?.address).toEqual(elsewhere.body);
  });

  test('posts to the action path with the token of a mailed link [ADDR-25, API-22]', async () => {
    const { send, network, state } = await begin('unitedStates', 'lnk_9Zc4Tq');
    await send(submitted);
    expect(network.calls.slice(1).map(({ id, value, query }) => [id, value, query])).toEqual([
      ['changeAddressByLink', 'ship-a', { token: 'lnk_9Zc4Tq' }],
    ]);
    expect(state()).toEqual({ open: 'completed' });
    network.answer('changeAddressByLink', 'linkRefused');
    await send(submitted);
    expect(state()).toEqual({ open: 'sendable' });
  });

  test('shows the server’s errors and keeps what was typed [ACCT-32]', async () => {
    const { send, network, context, draft, state } = await begin();
    network.answer('changeAddress', 'fieldErrors', 'refused');
    await send({ type: 'field.changed', field: 'postcode', value: '1' }, submitted);
    const { line1, state: words, postcode } = fieldErrors.body.errors;
    expect(context().problems).toEqual([
      { field: 'line1', code: 'server', words: line1 },
      { field: 'state', code: 'server', words },
      { field: 'postcode', code: 'server', words: postcode },
    ]);
    expect([state(), draft('ship-a').postcode]).toEqual([{ open: 'sendable' }, '1']);
    await send(submitted);
    expect(context().problems).toEqual([
      { field: 'general', code: 'server', words: replies.changeAddress.refused.body.errors },
    ]);
  });

  test('is locked from submit to answer, for at most 35 seconds [ACCT-31, ACCT-29]', async () => {
    const { send, network, actor, context, state, world } = await begin();
    network.answer('changeAddress', never);
    await send(submitted, submitted, { type: 'field.changed', field: 'city', value: 'x' });
    expect([state(), network.of('changeAddress').length, context().problems]).toEqual(['sending', 1, []]);
    expect(actor.getSnapshot().can({ type: 'deletion.requested', shipcode: 'ship-a' })).toBe(false);
    await pass(world.clock, 35_000);
    expect([state(), context().problems]).toEqual([{ open: 'doubtful' }, []]);
    expect(context().outcome).toMatchObject({ act: 'addressChange', end: 'unsure' });
    expect(network.of('changeAddress')[0]?.signal.aborted).toBe(true);
  });
});

describe('deleting', () => {
  const requested = { type: 'deletion.requested', shipcode: 'ship-c' } as const;

  test('deletes a slot’s address, then reloads the page [ADDR-5, ADDR-26, API-23]', async () => {
    const { send, network, actor } = await begin('oneRemovable');
    await send(requested, requested);
    expect(network.of('deleteAddress').map(({ value, body }) => [value, body])).toEqual([['ship-c', undefined]]);
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { reload: true, notice: { act: 'addressDeletion', end: 'done', facts: { shipcode: 'ship-c' } } },
    });
  });

  test('deletes neither a required address nor an empty slot [ADDR-3, ADDR-4]', async () => {
    const { send, network, state } = await begin('oneRemovable');
    await send({ ...requested, shipcode: 'ship-a' }, { ...requested, shipcode: 'ship-b' });
    expect([state(), network.of('deleteAddress')]).toEqual([{ open: 'sendable' }, []]);
  });

  test.each([
    [
      'in the server’s words',
      'addressNeeded',
      { code: 'server', words: replies.deleteAddress.addressNeeded.body.errors },
    ],
    ['in our words if it sends none', wrongly(() => json(500, {})), { code: 'callFailed' }],
  ] as const)('reports %s that it was not deleted and keeps the typed text', async (_, answer, problem) => {
    const { send, network, state, context, draft } = await begin('oneRemovable');
    network.answer('deleteAddress', answer);
    await send({ type: 'field.changed', field: 'city', value: 'Boston' }, requested);
    expect([state(), context().problems]).toEqual([{ open: 'sendable' }, [{ field: 'general', ...problem }]]);
    expect([draft('ship-a').city, slotOf(context(), 'ship-c')?.canDelete]).toEqual(['Boston', true]);
  });
});

describe('after a lost answer', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  const reading = (page: 'unitedStates' | 'noneSaved' | 'oneRemovable'): Answerer<'getSubscriber'> => {
    const { subscriber, timetable } = copyOf(replies.getSubscriber.printSubscriber.body);
    const { addresses } = pages.showAddresses[page].body.subscriber.account;
    const account = { ...subscriber.account, addresses: copyOf(addresses) };
    return () => varied('getSubscriber', 'printSubscriber', { subscriber: { account }, timetable });
  };

  test.each([
    ['was saved', 'unitedStates', { open: 'completed' }, 'done'],
    ['was not saved', 'noneSaved', { open: 'sendable' }, 'contradicted'],
  ] as const)('learns that an address %s', async (_, page, value, end) => {
    const { send, network, state, context } = await begin('unitedStates');
    network.answer('changeAddress', lost);
    network.answer('getSubscriber', reading(page));
    await send(submitted, { type: 'field.changed', field: 'city', value: 'x' });
    await send({ type: 'answer.sought' });
    expect([state(), context().outcome?.end, network.of('changeAddress').length]).toEqual([value, end, 1]);
  });

  test.each([
    ['was deleted', reading('unitedStates'), 'deleted'],
    ['was not deleted', reading('oneRemovable'), { open: 'sendable' }],
    ['may have been deleted', lost, { open: 'doubtful' }],
  ] as const)('learns that an address %s', async (_, read, value) => {
    const { send, network, state } = await begin('oneRemovable');
    network.answer('deleteAddress', lost);
    network.answer('getSubscriber', read);
    await send({ type: 'deletion.requested', shipcode: 'ship-c' });
    expect(state()).toEqual({ open: 'doubtful' });
    await send({ type: 'answer.sought' });
    expect(state()).toEqual(value);
  });
});

const forms: [string, SentForm][] = [
  [
    'the address form',
    sentForm({
      flow: address,
      input: { subscriber: copyOf(pages.showAddresses.unitedStates.body.subscriber) },
      port: 'saveAddress',
      call: 'changeAddress',
      back: { open: 'sendable' },
      doubt: { open: 'doubtful' },
    }),
  ],
  [
    'the deletion beside the address form',
    sentForm({
      flow: address,
      input: { subscriber: copyOf(pages.showAddresses.oneRemovable.body.subscriber) },
      port: 'deleteAddress',
      call: 'deleteAddress',
      submit: { type: 'deletion.requested', shipcode: 'ship-c' },
      back: { open: 'sendable' },
      doubt: { open: 'doubtful' },
    }),
  ],
];

test.each(forms)('%s gives up after 35 seconds, cancels its call and can be sent again [ACCT-29]', (_, form) =>
  expectsGivingUp(form),
);

test.each(forms)('%s recovers from a call that throws', (_, form) => expectsRecovery(form));
