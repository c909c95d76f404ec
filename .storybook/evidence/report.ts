import type { Deed } from '#fixtures/stories/recording.ts';
import { maskedHeader, maskedPath, maskedText } from '#storybook/machine-panel/calls/mask.ts';
import { type ReplyShown, wordsOf } from '#storybook/stepping/call-queue.ts';
import type { Evidence } from '../stepping/protocol.ts';
import { block, fold, span } from './markdown.ts';
import { statesIn } from './states.ts';

type QueuedCall = Evidence['queuedCalls'][number];
type Message = Pick<ReplyShown, 'headers' | 'body'>;

/** Returns a report for a ticket as Markdown, secrets masked. */
export function reportOf(evidence: Evidence, link: string): string {
  const { story, build, conditions, recording, queuedCalls, errors } = evidence;
  const settings = Object.entries(conditions).map(([name, value]) => `${name} ${span(value)}`);
  const states = Object.entries(statesIn(recording.end.state)).map(
    ([machine, state]) => `${span(machine)} is in ${span(state)}`,
  );
  return [
    `# ${story.title}: ${story.name}`,
    list([
      `[Open this state](${link.replaceAll(')', '%29')})`,
      `Build: ${build}`,
      `Conditions: ${settings.length > 0 ? settings.join(', ') : 'as the story sets them'}`,
    ]),
    '## Steps',
    recording.steps.length > 0
      ? recording.steps.map((step, at) => `${at + 1}. ${inWords(step)}`).join('\n')
      : 'None. The story has just opened.',
    '## States',
    states.length > 0 ? list(states) : 'No machines run in this story.',
    '## Calls',
    queuedCalls.length > 0 ? queuedCalls.map(callOf).join('\n\n') : 'None.',
    ...(errors.length > 0 ? ['## Console', block(errors.map(maskedText).join('\n'))] : []),
    '',
  ].join('\n\n');
}

function inWords(deed: Deed): string {
  if ('wait' in deed) return `A wait of ${deed.wait / 1_000} s ended.`;
  if ('choice' in deed) return `${span(deed.name)} was answered: ${wordsOf(deed.choice)}.`;
  const { type, ...payload } = deed.event;
  const carried = Object.keys(payload).length > 0 ? ` with ${span(maskedText(JSON.stringify(payload)))}` : '';
  return `${span(deed.to)} took ${span(type)}${carried}${deed.self ? ', sent by the page itself' : ''}.`;
}

function callOf({ number, words, state, answer, request, reply }: QueuedCall): string {
  const [method = '', template = ''] = words.split(' ');
  const address = request?.path === undefined ? words : `${method} ${maskedPath(request.path, template)}`;
  const outcome = [reply?.status, reply?.name ?? answer ?? state].filter((part) => part !== undefined).join(' ');
  return fold(
    `${number + 1}. ${maskedText(address)} → ${outcome}`,
    [
      ...(answer === undefined ? [] : [`Answered: ${answer}${reply?.why === undefined ? '' : `. ${reply.why}`}`]),
      'Request',
      wire(request),
      ...(reply ? ['Reply', wire(reply)] : []),
    ].join('\n\n'),
  );
}

function wire({ headers, body }: Message = { headers: [], body: '' }): string {
  const lines = headers.map(([name, value]) => `${name}: ${maskedHeader(name, value)}`);
  const parts = [lines.join('\n'), maskedText(body)].filter((part) => part !== '');
  return parts.length > 0 ? block(parts.join('\n\n')) : 'Empty.';
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
