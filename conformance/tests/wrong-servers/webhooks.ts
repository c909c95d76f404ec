import { createHmac } from 'node:crypto';
import type { JournalState } from '../../../mocks/journal/state.ts';
import { RECEIVING } from '../../../mocks/webhooks/receive.ts';
import { mockJournal } from '../../profile.ts';
import { type Body, each, page, set, type Wrong, type WrongServers } from './fault.ts';

const secret = mockJournal.payment?.webhook?.secret ?? '';

const hmac = (key: string, time: string, body: string): string =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex');

/** What a server may wrongly take for a signature of the provider. */
const FORGED: Record<string, (signature: string | null, body: string) => boolean> = {
  'no signature': (signature) => signature === null,
  'an empty signature': (signature) => signature === '',
  'a signature of any secret': (signature) => /v1=[0-9a-f]{64}$/.test(signature ?? ''),
  'a signature of any body': (signature, body) => isOf(signature, `${body} `),
  'an old signature': (signature, body) => isOf(signature, body),
  'a signature of any version': (signature) => signature?.includes('v0=') === true,
  'the beginning of a signature': (signature) => /v1=[0-9a-f]{62}$/.test(signature ?? ''),
};

function isOf(signature: string | null, body: string): boolean {
  const [, time = '', v1] = /t=(\d+),v1=([0-9a-f]+)/.exec(signature ?? '') ?? [];
  return v1 === hmac(secret, time, body);
}

const accepted = (): Response => new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });

/** Handles an event before, or instead of, the correct server. */
const hooked =
  (act: (state: JournalState, event: Body, request: { signature: string | null; body: string }) => boolean): Wrong =>
  (right, journal) =>
  async (request) => {
    if (new URL(request.url).pathname !== RECEIVING) return right(request);
    const body = await request.clone().text();
    const signature = request.headers.get('Stripe-Signature');
    const isTaken = journal.work(({ state }) => act(state, JSON.parse(body), { signature, body }));
    return isTaken ? accepted() : right(request);
  };

function fulfil({ intents }: JournalState, { type, data }: Body): void {
  if (type === 'payment_intent.succeeded') set(intents[data.object.id], { status: 'succeeded' });
}

const forged: WrongServers = Object.fromEntries(
  Object.entries(FORGED).map(([what, isTaken]) => [
    `an event with ${what} taken`,
    {
      at: ['webhooks', "that is not the provider's"] as const,
      wrong: hooked((state, event, { signature, body }) => {
        const isForged = isTaken(signature, body);
        if (isForged) fulfil(state, event);
        return isForged;
      }),
    },
  ]),
);

/** Servers that take events of the payment provider wrongly. */
export const wrongWebhooks: Record<string, WrongServers> = {
  'events that the provider did not sign': forged,
  'events that are believed': {
    'an order fulfilled for any amount': {
      at: ['webhooks', 'another amount'],
      wrong: hooked((state, event) => {
        fulfil(state, event);
        return false;
      }),
    },
    'an order fulfilled by a refund': {
      at: ['webhooks', 'records no refund'],
      wrong: hooked(({ intents }, { type, data }) => {
        if (type === 'charge.refunded') set(intents[data.object.payment_intent], { status: 'succeeded' });
        return false;
      }),
    },
    'a refund recorded by an event alone': {
      at: ['webhooks', 'records no refund'],
      wrong: (right, journal) => {
        let isRefunded = false;
        const told = hooked(({ intents }, { type, data }) => {
          isRefunded ||= type === 'charge.refunded' && intents[data.object.payment_intent]?.settled !== undefined;
          return false;
        })(right, journal);
        return page('showAccount', (data) =>
          each<Body>(isRefunded ? data.orders?.orders : [], (order) => set(order, { status: 'refunded' })),
        )(told, journal);
      },
    },
    'an event of a payment that is ignored': {
      at: ['webhooks', 'although its reader never returns'],
      wrong: hooked(() => true),
    },
    'a card on file by an event alone': {
      at: ['webhooks', 'records no refund'],
      wrong: hooked(({ setups, accounts }, { type, data }) => {
        const owner = accounts[setups[data.object.id]?.owner ?? ''];
        const card = Object.values(accounts).find(({ payment }) => payment?.card)?.payment;
        if (type === 'setup_intent.succeeded') set(owner, { payment: card });
        return false;
      }),
    },
    'an order fulfilled again by each event': {
      at: ['webhooks', 'fulfils an order once'],
      wrong: hooked(({ intents }, { data }) => {
        set(intents[data.object.id], { settled: undefined });
        return false;
      }),
    },
    'a late event that undoes a payment': {
      at: ['webhooks', 'fulfils an order once'],
      wrong: hooked(({ intents }, { data: { object } }) => {
        if (object.status !== 'succeeded') set(intents[object.id], { status: object.status, settled: undefined });
        return false;
      }),
    },
    'goods taken from the stock by each event': {
      at: ['webhooks', 'fulfils an order once'],
      wrong: hooked(({ intents, stock }, { data }) => {
        each(intents[data.object.id]?.order.goods ?? [], ({ ref }) => set(stock, { [ref]: (stock[ref] ?? 30) - 10 }));
        return false;
      }),
    },
    'an unknown event refused': {
      at: ['webhooks', 'of a type'],
      wrong: (right) => async (request) => {
        const isHook = new URL(request.url).pathname === RECEIVING;
        const isUnknown = isHook && (await request.clone().text()).includes('customer.updated');
        return isUnknown ? Response.json({ errors: 'An unknown event.' }, { status: 400 }) : right(request);
      },
    },
  },
};
