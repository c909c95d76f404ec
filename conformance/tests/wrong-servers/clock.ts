import type { CallId, VisitId } from '../../../mocks/documented.ts';
import type { JournalState } from '../../../mocks/journal/state.ts';
import {
  after,
  asked,
  type Body,
  before,
  changed,
  each,
  instead,
  json,
  page,
  reply,
  sent,
  set,
  stated,
  type Wrong,
  type WrongServers,
} from './fault.ts';

const HOUR = 3_600_000;
const now = ({ ahead }: JournalState): number => Date.now() + ahead;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const renewedCodes = (state: JournalState) => each(state.codes, (code) => set(code, { at: now(state) }));
const renewedLinks = (state: JournalState) =>
  each(state.links, (link) => link.used !== undefined && set(link, { used: now(state) }));

function forgottenKeys(state: JournalState, isForgotten: (known: JournalState['kept'][string]) => boolean): void {
  for (const [key, known] of Object.entries(state.kept)) if (isForgotten(known)) delete state.kept[key];
}

const ORDERS = ['subscribe', 'donate', 'checkOutCart', 'restartDonation'] as const;

/** What ends too late or too early. */
const periods: WrongServers = {
  'a sign-in code that never expires': {
    at: ['expiry', 'ends a sign-in code'],
    wrong: before('verifyCode', renewedCodes),
  },
  'a sign-in code that a wrong attempt prolongs': {
    at: ['expiry', 'ends a sign-in code'],
    wrong: after('verifyCode', renewedCodes),
  },
  'a sign-in code that ends after five minutes': {
    at: ['expiry', 'keeps a sign-in code'],
    wrong: before('verifyCode', ({ codes }) => each(codes, (code) => set(code, { at: code.at - HOUR / 12 }))),
  },
  'a confirmed address that is told for ever': {
    at: ['expiry', 'address by an opened link'],
    wrong: before('showEmail', renewedLinks),
  },
  'a confirmed address that is told for ten minutes': {
    at: ['expiry', 'keeps the confirmation of an email address'],
    wrong: before('showEmail', (state) =>
      each(state.links, (link) => {
        if (link.used !== undefined && now(state) - link.used > HOUR / 6) set(link, { used: 0 });
      }),
    ),
  },
  'a closed key that opens after an hour': {
    at: ['expiry', 'keeps the reply to a key of donate'],
    wrong: before('donate', (state) =>
      forgottenKeys(state, ({ at, answer }) => answer === undefined && now(state) - at > HOUR),
    ),
  },
  'a cursor that ends after an hour': {
    at: ['expiry', 'keeps the cursor'],
    wrong: (right, journal) =>
      instead('listOrders', ({ url }) =>
        new URL(url).searchParams.has('after') && journal.state().ahead > HOUR
          ? json({ errors: 'This list is too old.' }, 400)
          : undefined,
      )(right, journal),
  },
};

const keys: WrongServers = Object.fromEntries(
  ORDERS.flatMap((call) => {
    const at = ['expiry', `keeps the reply to a key of ${call}`] as const;
    return [
      [
        `a key of ${call} that is forgotten after an hour`,
        { at, wrong: before(call, (state) => forgottenKeys(state, (known) => now(state) - known.at > HOUR)) },
      ],
      [
        `a key of ${call} that the next order forgets`,
        {
          at,
          wrong: after(call, (state) => {
            const last = Object.values(state.kept).at(-1);
            forgottenKeys(state, (known) => known !== last);
          }),
        },
      ],
    ];
  }),
);

const limits: WrongServers = Object.fromEntries(
  (['logIn', 'requestCode', 'resetPassword', 'getGift', 'checkCoupon', 'resendGift'] as const).flatMap((call) => {
    const at = ['expiry', `ends the limit of ${call}`] as const;
    return [
      [
        `a limit of ${call} that never ends`,
        { at, wrong: before(call, (state) => each(state.counts, (count) => set(count, { since: now(state) }))) },
      ],
      [
        `a Retry-After of ${call} that is too short`,
        { at, wrong: stated(call, (headers) => headers.has('Retry-After') && headers.set('Retry-After', '30')) },
      ],
    ];
  }),
);

/** Dates today in another zone. */
const inZone = (hours: number): Record<string, Wrong> =>
  Object.fromEntries(
    (['showReceipt', 'showAccount', 'getSubscriber', 'listOrders'] as const).map((id): [string, Wrong] => [
      id,
      (right, journal) => {
        const moved = (data: Body): Body => {
          const time = now(journal.state());
          return JSON.parse(
            JSON.stringify(data).replaceAll(
              new RegExp(`("(?:created|date|sent_at)":)"${dayOf(time)}"`, 'g'),
              `$1"${dayOf(time + hours * HOUR)}"`,
            ),
          );
        };
        const fault = id.startsWith('show') ? page(id as VisitId, moved) : reply(id, moved);
        return fault(right, journal);
      },
    ]),
  );

const zones: WrongServers = Object.fromEntries(
  [9, -8].flatMap((hours) =>
    Object.entries(inZone(hours)).map(([id, wrong]) => [
      `the day of ${hours} hours from UTC in ${id}`,
      { at: ['expiry', 'takes delivery days'] as const, wrong },
    ]),
  ),
);

/** Refuses days that are wrong in UTC only. */
const narrow =
  (isOutside: (day: string, today: string) => boolean): Wrong =>
  (right, journal) =>
    instead('addToCart', async (request) => {
      const { item } = JSON.parse(await request.clone().text());
      const isWrong = item.deliver_on !== undefined && isOutside(item.deliver_on, dayOf(now(journal.state())));
      return isWrong ? json({ errors: { deliver_on: 'Please choose a day within a year.' } }, 400) : undefined;
    })(right, journal);

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Takes the past or the far future for today. */
const wide = (call: CallId, isWide: (day: string) => boolean): Wrong =>
  asked(call, (request) =>
    changed(request, {
      body: (body) => {
        for (const gift of [body.item, ...(body.cart?.giftsubs ?? [])])
          if (gift?.deliver_on && isWide(gift.deliver_on)) gift.deliver_on = dayOf(Date.now());
        return body;
      },
    }),
  );

const dayBefore = (day: string): string => dayOf(Date.parse(day) - 24 * HOUR);

const edges: WrongServers = {
  ...Object.fromEntries(
    (['addToCart', 'subscribe', 'renewSubscription'] as const).flatMap((call) => {
      const at = ['days', `takes a day of ${call}`] as const;
      return [
        [`a gift by ${call} on a day in the past`, { at, wrong: wide(call, (day) => day < dayOf(Date.now())) }],
        [
          `a gift by ${call} on a day after a year`,
          { at, wrong: wide(call, (day) => day > yearAfter(dayOf(Date.now() + 14 * HOUR))) },
        ],
      ];
    }),
  ),
  ...Object.fromEntries(
    (['updateCart', 'removeFromCart'] as const).map((call) => [
      `a line that ${call} finds without its day`,
      {
        at: ['days', `takes a day of ${call}`] as const,
        wrong: sent(call, { body: ({ item }) => set(item, { deliver_on: yearAfter(dayOf(Date.now() + 14 * HOUR)) }) }),
      },
    ]),
  ),
  'a delivery day that is over in UTC': {
    at: ['expiry', 'takes delivery days'],
    wrong: narrow((day, today) => day < today),
  },
  'a delivery day that is a year from now in UTC+14 only': {
    at: ['expiry', 'takes delivery days'],
    wrong: narrow((day, today) => day > yearAfter(today)),
  },
  'the end of a month as a delivery day': {
    at: ['days', 'takes a day of addToCart'],
    wrong: sent('addToCart', { body: ({ item }) => set(item, { deliver_on: item.deliver_on?.replace(/31$/, '30') }) }),
  },
  'a delivery day of a gift that is shown a day early': {
    at: ['days', 'keeps delivery days'],
    wrong: reply('getGift', ({ redeem: { gift } }) => set(gift, { deliver_on: dayBefore(gift.deliver_on) })),
  },
  'a delivery day of a receipt that is shown a day early': {
    at: ['days', 'keeps delivery days'],
    wrong: page('showReceipt', ({ receipt }) =>
      each(receipt.lines, (line: Body) => set(line, { deliver_on: dayBefore(line.deliver_on) })),
    ),
  },
  'an invoice that is due a day early': {
    at: ['days', 'makes invoices due'],
    wrong: reply(
      'getInvoice',
      ({ invoice }) => invoice.due_date && set(invoice, { due_date: dayBefore(invoice.due_date) }),
    ),
  },
};

/** Wrong servers of time, by class. */
export const wrongClocks: Record<string, WrongServers> = {
  'what expires too late or too early': periods,
  'keys that are forgotten': keys,
  'limits that do not end': limits,
  'days of another zone': zones,
  'days at the edge of what is allowed': edges,
};
