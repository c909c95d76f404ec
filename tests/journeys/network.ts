import type { BrowserContext, Request } from '@playwright/test';
import type { SubscribeRequest } from '#machines/api/contract.ts';

/** An order as it left the page. */
export interface OrderSent {
  key: string | undefined;
  captcha: string | null;
  body: SubscribeRequest;
}

/** What a browser profile asked of the network. */
export interface Network {
  orders: OrderSent[];
  /** The query of every poll, in order. */
  polls: string[];
  /** What reached the outside world, or a server that has no answer; the mock worker answers everything else. */
  strays: string[];
  /** Every address that was asked for, and those that were told of as the page before. */
  addresses: string[];
}

/** Keeps what a browser profile asks; it changes nothing. `failing` names what is meant to fail, by a part of its address. */
export function watchNetwork(context: BrowserContext, failing: readonly string[]): Network {
  const network: Network = { orders: [], polls: [], strays: [], addresses: [] };
  context.on('request', (request) => {
    const url = new URL(request.url());
    const { referer = '' } = request.headers();
    network.addresses.push(request.url(), referer);
    if (request.serviceWorker()) {
      if (isOutside(url)) network.strays.push(`${request.url()} went past the worker`);
      return;
    }
    if (url.pathname === '/api/subscribe') network.orders.push(readOrder(request, url));
    if (url.pathname.startsWith('/api/checkout/')) network.polls.push(url.search);
  });
  context.on('response', (response) => {
    const isAnswered = response.fromServiceWorker() && response.status() !== 501;
    if (isOurs(new URL(response.url())) || isAnswered) return;
    network.strays.push(`${response.url()} was answered ${response.status()} by a server`);
  });
  context.on('requestfailed', (request) => {
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED'; // by the page, with the page
    if (!isLeft && isOutside(new URL(request.url())) && !failing.some((part) => request.url().includes(part)))
      network.strays.push(`${request.url()} failed`);
  });
  return network;
}

const isOutside = ({ protocol, hostname }: URL) => protocol.startsWith('http') && hostname !== 'localhost';

/** The page and its modules, which the development server hands out. */
const isOurs = (url: URL) => !isOutside(url) && !url.pathname.startsWith('/api/');

const readOrder = (request: Request, { searchParams }: URL): OrderSent => ({
  key: request.headers()['idempotency-key'],
  captcha: searchParams.get('captcha'),
  body: request.postDataJSON(),
});
