import type { Choice } from '#fixtures/stories/recording.ts';
import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { documented, type ReplyName } from '#mocks/respond.ts';
import { masked, maskedHeader, maskedText } from '#storybook/machine-panel/calls/mask.ts';
import { type Display, type Option, type RequestShown, whyFailed } from './call-queue.ts';

type Answer = Response | undefined;

/** How the panel shows a call of the contract. `why` explains a failed answer. */
export const displayOf = (id: CallId, request: Request, why: () => string): Display<Answer> => ({
  options: optionsOf(id),
  request: requestOf(request.clone()),
  reply: async (answer, choice) => {
    const isRefused = answer !== undefined && answer.status >= 400;
    const reason = whyFailed(choice) ?? (answer?.type === 'error' || isRefused ? whyBy(choice, why) : undefined);
    const failure = reason === undefined ? {} : { why: reason };
    if (answer === undefined || answer.type === 'error') return { headers: [], body: '', ...failure };
    const { status } = answer;
    const text = await answer.clone().text();
    const name = replyNamed(id, { status, text });
    return {
      status,
      headers: maskedHeaders(answer.headers),
      body: maskedText(text),
      ...(name !== undefined && { name, summary: summaryOf(id, name) }),
      ...failure,
    };
  },
});

export const optionsOf = (id: CallId): Option[] =>
  namesOf(id).map((name) => ({ name, status: documented(id, name).status, summary: summaryOf(id, name) }));

export const replyNamed = (id: CallId, { status, text }: { status: number; text: string }): string | undefined =>
  namesOf(id).find((name) => {
    const reply = documented(id, name);
    return reply.status === status && JSON.stringify(reply.body) === text;
  });

async function requestOf(request: Request): Promise<RequestShown> {
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams(Object.entries(masked(Object.fromEntries(searchParams))));
  return {
    path: searchParams.size > 0 ? `${pathname}?${decodeURIComponent(String(query))}` : pathname,
    headers: maskedHeaders(request.headers),
    body: maskedText(await request.text()),
  };
}

function whyBy(choice: Choice, why: () => string): string {
  return choice.kind === 'own' ? why() : 'Chosen in this panel.';
}

const maskedHeaders = (headers: Headers) =>
  Array.from(headers, ([name, value]) => [name, maskedHeader(name, value)] as const);

const namesOf = (id: CallId) => Object.keys(replies[id]) as ReplyName<typeof id>[];

const summaryOf = (id: CallId, name: string): string =>
  Object.entries<{ summary: string }>(replies[id]).find(([key]) => key === name)?.[1].summary ?? '';
