import { origin } from '#host/address/location.ts';
import { createBotCheck } from '#host/bot-check/bot-check.ts';
import { createCartChannel } from '#host/channels/cart-channel.ts';
import { createChangeChannel } from '#host/channels/change-channel.ts';
import { randomId } from '#host/keys/random-id.ts';
import { printPage, watchFold } from '#host/page/fold.ts';
import { createPayment, viewedPayment } from '#host/payment/payment.ts';
import { createApi } from '#machines/api/client.ts';
import type { Settings } from '#machines/api/contract.ts';
import { NO_ATTEMPTS } from '#machines/lib/storage/no-attempts.ts';
import { NO_DRAFTS } from '#machines/lib/storage/no-drafts.ts';
import type { ChangeChannel, World } from '#machines/lib/world.ts';
import type { Translation } from '#messages/translate.ts';
import { createAnnouncements } from '../events/announcements.ts';
import type { RawPageData } from '../page-data/page-data.ts';
import type { Screen } from '../screen.tsx';
import { forgetOrders } from '../storage/forget-orders.ts';

/** Creates the world of a widget. */
export function createWorld(
  settings: Settings,
  widget: string,
  { reader, cart }: Pick<RawPageData, 'reader' | 'cart'>,
  query: URLSearchParams,
  place: string,
  { attempts, drafts }: Pick<Screen<unknown>, 'attempts' | 'drafts'> = {},
  ownsAddress = () => false,
  translation?: Translation,
): World {
  const { bot_check, payment, view_only, keeps_drafts, messages = {}, locale = 'en-US' } = settings;
  const paymentForms = {};
  const changes = changeChannel();
  const { announceOrder, announceLogin } = createAnnouncements(widget, settings, reader === 'visitor');
  const carts = cartChannel();
  if (cart) carts.know(cart);
  const isKept = keeps_drafts !== false;
  const draft = view_only ? undefined : drafts?.(widget, place, isKept && ownsAddress(), reader !== 'known');
  // Drops a draft saved before the host turned drafts off.
  if (!isKept) draft?.clear({});
  return {
    api: createApi(origin(), { adminView: query.getAll('admin-view'), isViewOnly: view_only === true }),
    // A view-only page sends nothing and needs no token.
    botCheck: createBotCheck(view_only ? undefined : bot_check, async () =>
      (await import('../forms/challenge-words.ts')).challengeWords({ overrides: messages, locale, translation }),
    ),
    payment: (view_only ? viewedPayment : createPayment)(payment?.publishable_key, paymentForms),
    paymentForms,
    attempts: (view_only ? undefined : attempts?.(widget, query, place)) ?? NO_ATTEMPTS,
    drafts: (isKept && draft) || NO_DRAFTS,
    cart: carts,
    changes,
    page: { watchFold, print: printPage },
    announceOrder: async (order) => {
      await announceOrder(order);
      changes.announce('order');
    },
    announceLogin,
    forgetOrders,
    newKey: randomId,
  };
}

let channel: ReturnType<typeof createCartChannel> | undefined;

function cartChannel() {
  channel ??= createCartChannel(async (told) => (await import('./read-cart.ts')).readCart(told));
  return channel;
}

let changes: ChangeChannel | undefined;

function changeChannel(): ChangeChannel {
  changes ??= createChangeChannel();
  return changes;
}
