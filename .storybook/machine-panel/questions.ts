import { addons, experimental_requestResponse } from 'storybook/manager-api';
import type { Answers, Question } from './protocol.ts';
import { ANSWERED, QUESTION } from './protocol.ts';

/** Asks the story something that only its side can answer, such as whether an event fits its type. */
export const ask = <Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
): Promise<Answers[Kind]> =>
  // Whatever checks is loaded with the first question, over a network that may be slow.
  experimental_requestResponse(addons.getChannel(), QUESTION, ANSWERED, question, 30_000);
