import { override } from '#fixtures/stories/overrides.ts';
import { idOfPage } from '#fixtures/stories/pages.ts';
import { visits } from '#mocks/routes.gen.ts';
import type { Setting } from './story-world.ts';

export function noteOverrides({ parameters, args }: { parameters: { world?: Setting }; args: object }): void {
  const { paymentScript, botCheck, confirmation, setupStatus } = parameters.world ?? {};
  if (paymentScript) override(`payment script ${paymentScript}`, 'Payment');
  if (confirmation) override(`confirmation ${confirmation}`, 'Payment');
  if (setupStatus) override(`setup status ${setupStatus}`, 'Payment');
  if (botCheck) override(`bot check ${botCheck}`, 'Bot check');
  const page = 'page' in args && typeof args.page === 'object' && args.page !== null ? idOfPage(args.page) : undefined;
  if (page !== undefined && visits[page].path.includes('{')) override(`page of a link, ${page}`, 'Reader');
}
