import { alikeKit } from '../kinds/alike.ts';
import { atOnceKit } from '../kinds/at-once.ts';
import { daysKit } from '../kinds/days.ts';
import { guessesKit } from '../kinds/doors.ts';
import { endingsKit } from '../kinds/endings.ts';
import { bystandersKit } from '../kinds/every-change.ts';
import { expiryKit } from '../kinds/expiry.ts';
import { extraFieldsKit } from '../kinds/extra-fields.ts';
import { foreignSessionsKit } from '../kinds/foreign-sessions.ts';
import { idempotencyKits } from '../kinds/idempotency.ts';
import { invalidValuesKit } from '../kinds/invalid-values.ts';
import { limitsKit } from '../kinds/limits.ts';
import { redirectsKit } from '../kinds/redirects.ts';
import { refusalsKit } from '../kinds/refusals.ts';
import { botCheckKit, originsKit, safeMethodsKit, signedOutKit, viewOnlyKit } from '../kinds/refused-ways.ts';
import { sessionsKit } from '../kinds/sessions.ts';
import { textsKit } from '../kinds/texts.ts';
import { webhooksKit } from '../kinds/webhooks.ts';
import type { KitFlow } from '../runner/test-context.ts';
import { accountKits } from './account.ts';
import { cancellationKit } from './cancellation.ts';
import { cardsKit, monthlyDonationCardKit, paymentChangeKit } from './cards.ts';
import { cartKits } from './cart.ts';
import { couponKit } from './coupon.ts';
import { giftKits } from './gifts.ts';
import { addressLinkKit, mailedLinksKit } from './mailed-links.ts';
import { pageDataKit } from './pages.ts';
import { pricesKit } from './prices.ts';
import { purchaseKits } from './purchases.ts';
import { settingsKits } from './settings.ts';
import { subscriptionChangeKit } from './subscription-change.ts';
import { visitorKits } from './visitors.ts';
import { withdrawalKit } from './withdrawal.ts';

/** Every flow of the kit, in the order of a run. */
export const kitFlows: readonly KitFlow[] = [
  ...visitorKits,
  signedOutKit,
  safeMethodsKit,
  originsKit,
  botCheckKit,
  invalidValuesKit,
  refusalsKit,
  alikeKit,
  extraFieldsKit,
  bystandersKit,
  foreignSessionsKit,
  sessionsKit,
  guessesKit,
  redirectsKit,
  textsKit,
  daysKit,
  pageDataKit,
  ...accountKits,
  ...settingsKits,
  addressLinkKit,
  mailedLinksKit,
  paymentChangeKit,
  monthlyDonationCardKit,
  viewOnlyKit,
  ...idempotencyKits,
  subscriptionChangeKit,
  ...cartKits,
  pricesKit,
  ...giftKits,
  couponKit,
  ...purchaseKits,
  withdrawalKit,
  cancellationKit,
  cardsKit,
  atOnceKit,
  webhooksKit,
  endingsKit,
  limitsKit,
  expiryKit,
];
