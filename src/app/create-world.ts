import { createBotCheck } from '#host/bot-check.ts';
import { origin } from '#host/location.ts';
import { createPayment } from '#host/payment.ts';
import { createApi } from '#machines/api/client.ts';
import type { Settings } from '#machines/api/contract.ts';
import type { World } from '#machines/lib/world.ts';
import { attemptsOf } from './attempts.ts';

/** The world of a widget on a page of the host: the site's own API, and the services that its settings name. */
export const createWorld = ({ bot_check, payment }: Settings, widget: string, query: URLSearchParams): World => ({
  api: createApi(origin()),
  botCheck: createBotCheck(bot_check?.site_key),
  payment: createPayment(payment?.publishable_key),
  attempts: attemptsOf(widget, query),
  newKey: () => crypto.randomUUID(),
});
