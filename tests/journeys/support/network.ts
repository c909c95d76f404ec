import type { Page, Request, Response } from '@playwright/test';
import type { SubscribeRequest } from '#machines/api/contract.ts';
import { judge } from '#mocks/contract/check.ts';
import type { Exchange } from '#mocks/contract/exchange.ts';
import type { CallId } from '#mocks/documented.ts';
import { callAt } from '#mocks/routes.ts';
import type { Profile } from './profile.ts';

export interface OrderSent {
  key: string | undefined;
  captcha: string | null;
  body: SubscribeRequest;
}

interface Answered {
  call: string;
  page: Page;
}

export interface Network {
  orders: OrderSent[];
  /** The query of every poll, in order. */
  polls: string[];
  /** Requests to the outside world or to a missing address of the server. The mock worker answers all others. */
  strays: string[];
  /**
   * The journal's exchanges, as reported by the journal, because a page may be left before its response can be read.
   */
  exchanges: Exchange[];
  /** The same exchanges, with the page that reported each. */
  told: Answered[];
  answered: Answered[];
  addresses: string[];
}

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
    // The worker forwards calls of a page that was just left; the calls of an open page are among the answers.
    if (response.request().serviceWorker()) return;
    const isAnswered = response.fromServiceWorker() && response.status() !== 501;
    if (isOurs(new URL(response.url())) || isAnswered) return;
    network.strays.push(`${response.url()} was answered ${response.status()} by a server`);
  };
  const failed = (request: Request) => {
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
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

/** The contract violations in a journey's exchanges, except for calls that break it on purpose. */
export function undocumented(
  { exchanges, told, answered }: Pick<Network, 'exchanges' | 'told' | 'answered'>,
  meant: readonly CallId[],
): string[] {
  const left = [...told];
  const untold = answered.filter(({ call, page }) => {
    const at = left.findIndex((one) => one.call === call && one.page === page);
    if (at >= 0) left.splice(at, 1);
    // A closed tab may not have reported its last exchanges.
    return at < 0 && !page.isClosed();
  });
  const judged = exchanges.filter(({ method, url }) => {
    const id = callAt(method, new URL(url).pathname);
    return isCall(new URL(url)) && !(id !== undefined && meant.includes(id));
  });
  return [
    ...untold.map(({ call }) => `${call} was not reported`),
    ...judged.flatMap((exchange) => judge(exchange, 'browser')),
  ];
}

/** The journal answers these, including the providers' scripts. */
const isCall = (url: URL): boolean => !isOutside(url);

/** Excludes requests of the worker. */
const callOf = (response: Response): CallId | undefined =>
  response.request().serviceWorker()
    ? undefined
    : callAt(response.request().method(), new URL(response.url()).pathname);

const isOutside = ({ protocol, hostname }: URL) => protocol.startsWith('http') && hostname !== 'localhost';

/** The page and its modules, served by the development server. */
const isOurs = (url: URL) => !isOutside(url) && !url.pathname.startsWith('/api/');

const readOrder = (request: Request, { searchParams }: URL): OrderSent => ({
  key: request.headers()['idempotency-key'],
  captcha: searchParams.get('captcha'),
  body: request.postDataJSON(),
});
