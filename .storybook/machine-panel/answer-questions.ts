import { addons } from 'storybook/preview-api';
import { routes } from '#mocks/routes.gen.ts';
import { callIds } from '#mocks/routes.ts';
import { optionsOf } from '../stepping/display.ts';
import { providerOffers } from '../stepping/provider.ts';
import { ANSWERED, type Answers, type CallOffer, QUESTION, type Question } from './protocol.ts';

/** Answers the panel's questions. Loads the schemas and the contract on the first question that needs them. */
export function answerQuestions(calls: Readonly<Record<string, readonly string[]>>): void {
  const channel = addons.getChannel();
  channel.on(QUESTION, ({ id, payload }: { id: string; payload: Question }) => {
    answer(payload, calls).then(
      (found) => channel.emit(ANSWERED, { id, success: true, error: null, payload: found }),
      (reason: unknown) => channel.emit(ANSWERED, { id, success: false, error: String(reason) }),
    );
  });
}

async function answer(
  question: Question,
  calls: Readonly<Record<string, readonly string[]>>,
): Promise<Answers[Question['kind']]> {
  switch (question.kind) {
    case 'event-problems': {
      const [{ schemas }, { problemsOf }] = await Promise.all([
        import('virtual:event-schemas'),
        import('./problems.ts'),
      ]);
      return problemsOf(schemas[question.machine], question.event);
    }
    case 'calls':
      return [...new Set(question.machines.flatMap((machine) => calls[machine] ?? []))].flatMap(offerOf);
  }
}

function offerOf(name: string): CallOffer[] {
  const id = callIds.find((one) => one === name);
  if (id === undefined) return providerOffers.filter((offer) => offer.name === name);
  return [{ name, words: `${routes[id].method.toUpperCase()} ${routes[id].path}`, options: optionsOf(id) }];
}
