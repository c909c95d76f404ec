import type { Page, Request, Response } from '@playwright/test';
import type { SubscribeRequest } from '#machines/api/contract.ts';
import { judge } from '#mocks/contract/check.ts';
import type { Exchange } from '#mocks/contract/exchange.ts';
import type { CallId } from '#mocks/documented.ts';
import { callAt } from '#mocks/routes.ts';
import type { Profile } from './profile.ts';

/** An order as it left the page. */
export interface OrderSent {
  key: string | undefined;
  captcha: string | null;
  body: SubscribeRequest;
}

/** A call that was answered, like `getCart 200`, and the page that made it. */
interface Answered {
  call: string;
  page: Page;
}

/** What a browser profile asked of the network. */
export interface Network {
  orders: OrderSent[];
  /** The query of every poll, in order. */
  polls: string[];
  /** What reached the outside world, or a server that has no answer; the mock worker answers everything else. */
  strays: string[];
  /** Every exchange with the journal, as the journal tells of it, whose page may be left before its body can be read. */
  exchanges: Exchange[];
  /** The same exchanges, each with the page that told of it. */
  told: Answered[];
  /** The answers that came over the wire. */
  answered: Answered[];
  /** Every address that was asked for, and those that were told of as the page before. */
  addresses: string[];
}

/**
 * Records what the pages of a profile request, until `stop` is called; it changes nothing. `failing` names what is meant
 * to fail, by a part of its address.
 */
export function watchNetwork(profile: Profile, failing: readonly string[]): { network: Network; stop: () => void } {
  const network: Network = { orders: [], polls: [], strays: [], exchanges: [], told: [], answered: [], addresses: [] };
  const { context } = profile;
  const asked = (request: Request) => {
    const url = new URL(request.url());
    const { referer = '' } = request.headers();
    network.addresses.push(request.url(), referer);
    if (request.serviceWorker()) {
      if (isOutside(url)) network.strays.push(`${request.url()} went past the worker`);
      return;
    }
    if (url.pathname === '/api/subscribe') network.orders.push(readOrder(request, url));
    if (url.pathname.startsWith('/api/checkout/')) network.polls.push(url.search);
  };
  const answered = (response: Response) => {
    const id = callOf(response);
    if (id !== undefined) network.answered.push({ call: `${id} ${response.status()}`, page: response.frame().page() });
    // The worker passes on a call of a page that has just been left; of one that is there, the call is among the answers.
    if (response.request().serviceWorker()) return;
    const isAnswered = response.fromServiceWorker() && response.status() !== 501;
    if (isOurs(new URL(response.url())) || isAnswered) return;
    network.strays.push(`${response.url()} was answered ${response.status()} by a server`);
  };
  const failed = (request: Request) => {
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED'; // by the page, with the page
    if (!isLeft && isOutside(new URL(request.url())) && !failing.some((part) => request.url().includes(part)))
      network.strays.push(`${request.url()} failed`);
  };
  profile.exchanged = (exchange, page) => {
    const { method, url, status } = exchange;
    network.exchanges.push(exchange);
    network.told.push({ call: `${callAt(method, new URL(url).pathname)} ${status}`, page });
  };
  context.on('request', asked).on('response', answered).on('requestfailed', failed);
  return {
    network,
    stop: () => void context.off('request', asked).off('response', answered).off('requestfailed', failed),
  };
}

/** What the contract has against the exchanges of a journey, but for calls that are meant to be answered as none states. */
export function undocumented(
  { exchanges, told, answered }: Pick<Network, 'exchanges' | 'told' | 'answered'>,
  meant: readonly CallId[],
): string[] {
  const left = [...told];
  const untold = answered.filter(({ call, page }) => {
    const at = left.findIndex((one) => one.call === call && one.page === page);
    if (at >= 0) left.splice(at, 1);
    // A tab that closes takes along what its journal was about to tell.
    return at < 0 && !page.isClosed();
  });
  const judged = exchanges.filter(({ method, url }) => {
    const id = callAt(method, new URL(url).pathname);
    return isCall(new URL(url)) && !(id !== undefined && meant.includes(id));
  });
  return [
    ...untold.map(({ call }) => `${call} was not told of`),
    ...judged.flatMap((exchange) => judge(exchange, 'browser')),
  ];
}

/** What the journal answers; it plays the scripts of the providers, too. */
const isCall = (url: URL): boolean => !isOutside(url);

/** The call that the page made; what the worker asks itself is none. */
const callOf = (response: Response): CallId | undefined =>
  response.request().serviceWorker()
    ? undefined
    : callAt(response.request().method(), new URL(response.url()).pathname);

const isOutside = ({ protocol, hostname }: URL) => protocol.startsWith('http') && hostname !== 'localhost';

/** The page and its modules, which the development server hands out. */
const isOurs = (url: URL) => !isOutside(url) && !url.pathname.startsWith('/api/');

const readOrder = (request: Request, { searchParams }: URL): OrderSent => ({
  key: request.headers()['idempotency-key'],
  captcha: searchParams.get('captcha'),
  body: request.postDataJSON(),
});
