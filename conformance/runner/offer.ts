import type { WireAnswer } from '../../mocks/contract/check.ts';
import type { Profile } from '../profile.ts';
import { isCall, isOwn, isRead, type OperationId, operation, routeOf } from './contract.ts';
import { type Exchange, isSentToLogin, type Lack } from './exchange.ts';
import { skip } from './expect.ts';
import { NOWHERE, requestOf } from './request.ts';

/** What a server offers, learned from its answers. An operation that no answer shows is asked for once. */
export type Offer = ReturnType<typeof createOffer>;

/**
 * A server lacks an operation if it answers with 501, or with a 405 or a router's 404 to every request, so a page that is
 * missing for one reader alone stays a fault.
 */
export function createOffer(context: Asking) {
  const shown = new Set<OperationId>();
  const lacking = new Set<OperationId>();
  const probes = new Map<OperationId, Promise<Verdict>>();
  const probed = (id: OperationId): Promise<Verdict> => {
    const verdict = probes.get(id) ?? probe(id, context).catch((): Verdict => 'unclear');
    probes.set(id, verdict);
    return verdict;
  };
  /** Whether a server has an operation that a step can do without. */
  const isOffered = async (id: OperationId) => shown.has(id) || (!lacking.has(id) && (await probed(id)) !== 'lacking');
  return {
    /** Why an exchange shows that the server lacks its operation; undefined if it does not. */
    lackIn: async ({ id, answer }: Exchange): Promise<Lack | undefined> => {
      if (id === undefined || !answer) return undefined;
      const { status } = answer;
      const verdict = verdictIn(id, answer);
      if (verdict === 'offered') shown.add(id);
      if (verdict !== 'lacking') return undefined;
      if (!shown.has(id) && (await probed(id)) !== 'offered') {
        lacking.add(id);
        return { call: id, status, reason: lackOf(id) };
      }
      return status === 501 ? { call: id, status, reason: `the server answers ${id} with 501` } : undefined;
    },
    isOffered,
    /** Skips the step if the server lacks an operation. A step's own exchanges do so too, but an optional call may answer 404. */
    need: async (id: OperationId) => {
      if (!(await isOffered(id))) skip(lackOf(id));
    },
    /** Whether an answer has shown that the server has an operation. */
    hasShown: (id: OperationId) => shown.has(id),
  };
}

const lackOf = (id: OperationId): string => `the server does not offer ${id}`;

/** `unclear` is the answer of a check that may stand in front of all addresses. */
type Verdict = 'offered' | 'lacking' | 'unclear';

interface Asking {
  server: URL;
  profile: Profile;
  /** Opens a tab whose exchanges are not part of the run. */
  open: () => Probing;
}

interface Probing {
  send: (request: Request) => Promise<Response>;
}

/** Sends the simplest request of an operation: as a visitor, and to read also as a reader. */
async function probe(id: OperationId, context: Asking): Promise<Verdict> {
  const tab = context.open();
  const verdict = await verdictFor(tab, id, context.server, !isOwn(id));
  const login = context.profile.readers?.subscriber;
  if (verdict === 'offered' || !isRead(id) || !login) return verdict;
  await tab.send(requestOf(context.server, 'logIn', { body: login }));
  // Without a session an own call is a 401, and not unknown.
  return verdictFor(tab, id, context.server, !isOwn(id) || verdict === 'unclear');
}

async function verdictFor(tab: Probing, id: OperationId, server: URL, mayAsk: boolean): Promise<Verdict> {
  const response = await tab.send(requestOf(server, id, { path: { ...NOWHERE, intent_id: 'pi_none' }, body: {} }));
  const { status, headers } = response;
  const answer = { status, headers, text: await response.text() };
  // Only a call that names something in its path, by someone who may make it, finds it unknown.
  const mayBeUnknown = mayAsk && isCall(id) && routeOf(id).path.includes('{');
  return answer.status === 404 && !mayBeUnknown ? 'lacking' : verdictIn(id, answer);
}

function verdictIn(id: OperationId, answer: WireAnswer): Verdict {
  const { status } = answer;
  if (status === 501 || status === 405) return 'lacking';
  if (status === 404) return operation(id).responses[404] && isFailure(answer.text) ? 'offered' : 'lacking';
  return [401, 403, 429].includes(status) || status >= 500 || isSentToLogin(answer) ? 'unclear' : 'offered';
}

function isFailure(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return ['errors', 'checkout_errors', 'type'].some((field) => Object.hasOwn(Object(body), field));
  } catch {
    return false;
  }
}
