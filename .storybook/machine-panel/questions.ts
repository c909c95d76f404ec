import { addons, experimental_requestResponse } from 'storybook/manager-api';
import { ANSWERED, type Answers, QUESTION, type Question } from './protocol.ts';

/** Asks the preview frame a question that only it can answer, such as whether an event matches its type. */
export const ask = <Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
): Promise<Answers[Kind]> =>
  // The first question loads the schemas, possibly over a slow network.
  experimental_requestResponse(addons.getChannel(), QUESTION, ANSWERED, question, 30_000);
