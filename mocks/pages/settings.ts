import type { Settings } from '#machines/api/contract.ts';
import type { Desk } from '../journal/desk.ts';
import { isViewing } from '../journal/viewing.ts';
import { pages } from '../replies.ts';
import { scenarioOf } from '../world/scenarios.ts';
import { copyOf } from './copy.ts';
import type { Visit } from './page.ts';

const { settings: shell } = pages.showHome.shellVisitor.body;
const { settings: login } = pages.showLogin.everyTab.body;

/** What the journal says of itself on any page. */
export function settingsOf(desk: Desk, { query }: Pick<Visit, 'query'>): Settings {
  const settings: Settings = copyOf({ ...shell, ...login });
  if (desk.state.switches.botCheck === 'absent') delete settings.bot_check;
  if (scenarioOf(desk.state.scenario).checkoutLater) settings.features = withCheckoutLater(settings.features);
  if (isViewing(desk, query)) settings.view_only = true;
  return settings;
}

const withCheckoutLater = (features: Settings['features']): Settings['features'] => ({
  subscribe: { ...features?.subscribe, checkout_later: true },
  renew: { ...features?.renew, checkout_later: true },
  donate: { ...features?.donate, checkout_later: true },
});
