import { journal } from '#fixtures/stories/answers.ts';
import { override } from '#fixtures/stories/overrides.ts';
import { idOfPage } from '#fixtures/stories/pages.ts';
import { enterPage } from '#mocks/pages/enter-page.ts';
import { visits } from '#mocks/routes.gen.ts';
import type { Setting } from './story-world.ts';

interface Opening {
  parameters: { world?: Setting };
  args: { page?: object; query?: URLSearchParams };
}

/** Brings the journal into the state of the story's page, and notes what the story sets itself. */
export function noteOverrides({ parameters, args: { page, query } }: Opening): void {
  if (page) enterPage(journal, page, query);
  const { paymentScript, botCheck, confirmation, setupStatus } = parameters.world ?? {};
  if (paymentScript) override(`payment script ${paymentScript}`, 'Payment');
  if (confirmation) override(`confirmation ${confirmation}`, 'Payment');
  if (setupStatus) override(`setup status ${setupStatus}`, 'Payment');
  if (botCheck) override(`bot check ${botCheck}`, 'Bot check');
  const id = page && idOfPage(page);
  if (id !== undefined && visits[id].path.includes('{')) override(`page of a link, ${id}`, 'Reader');
}
