import { createHash } from 'node:crypto';
import { answering } from '../../../mocks/http/serve.ts';
import { createJournal } from '../../../mocks/journal/journal.ts';
import { randomId } from '../../../mocks/random-id.ts';
import { after, asked, changed, reply, type Wrong, type WrongServers } from './fault.ts';

/** Ids by what anyone can guess of them: the body of the id with this number. */
const GUESSABLE: Record<string, (count: number) => string> = {
  'a count': (count) => String(count),
  'a count of 24 digits': (count) => String(count).padStart(24, '0'),
  'a large count': (count) => String(840_000_000_000 + count * 7),
  'a count in hexadecimal': (count) => (0xfffff0 + count).toString(16),
  'a count before the same text': (count) => `${count}x5Tg7Hn2Kq9Lw4Rz8`,
  'the time': (count) => String(1_796_000_000_000 + count * 13),
  'the time in base 36': (count) => (1_796_000_000_000 + count * 13).toString(36),
  'the time and two letters': (count) => `${(1_796_000_000_000 + count * 13).toString(36)}${randomId('').slice(0, 2)}`,
  'a version 1 UUID': (count) => `${(0x5f000000 + count * 11).toString(16)}8d1b11f09c2a0242ac120002`,
  'eight letters': () => randomId('').slice(0, 8),
  'the hash of a count': (count) => createHash('md5').update(String(count)).digest('hex'),
};

/** What each kind of id opens, and the flow that sees some of them. */
const KINDS = {
  ses_: ['sessions', ''],
  rcp_: ['donate', ''],
  gft_: ['gift-resend', ''],
  sub_: ['extra-fields', 'fields that subscribe does'],
  vrf_: ['limits', 'limits the mails of requestCode'],
} as const;

const guessable: WrongServers = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, at]) =>
    Object.entries(GUESSABLE).map(([what, idOf]) => [
      `an id ${kind} that is ${what}`,
      { at, wrong: numbered(kind, idOf) },
    ]),
  ),
);

function numbered(kind: string, idOf: (count: number) => string): Wrong {
  return () => {
    let count = 0;
    const newId = (prefix: string) => {
      count += 1;
      return prefix === kind ? `${prefix}${idOf(count)}` : randomId(prefix);
    };
    const journal = createJournal({ keepsCookies: true, newId });
    journal.choose('every-option');
    return answering(journal);
  };
}

const derived: WrongServers = Object.fromEntries(
  (['md5', 'sha1', 'sha256'] as const).map((name) => [
    `the token of a code that is the ${name} of its address`,
    {
      at: ['sign-in-code', ''] as const,
      wrong: reply('requestCode', async (body, request) => {
        const { email } = await request.json();
        return { ...body, token: `vrf_${createHash(name).update(email).digest('hex')}` };
      }),
    },
  ]),
);

const sessions: WrongServers = {
  'a session taken from a header': {
    at: ['sessions', 'in a header'],
    wrong: asked('getSubscriber', (request) => {
      const [, session] = /^Bearer (.+)/.exec(request.headers.get('Authorization') ?? '') ?? [];
      return session === undefined
        ? request
        : changed(request, { headers: (all) => all.set('Cookie', `session=${session}`) });
    }),
  },
  "a guest's session that the order logs in": {
    at: ['sessions', "does not log in the guest's"],
    wrong: after('getFulfilment', ({ sessions, entries }) => {
      for (const [account, { from }] of Object.entries(entries)) if (from !== undefined) sessions[from] = account;
    }),
  },
  'a cookie compared by its first 14 characters': {
    at: ['guesses', 'the cookie of a session'],
    wrong: (right, journal) =>
      asked('getSubscriber', (request) => {
        const [, given = ''] = /session=([^;]+)/.exec(request.headers.get('Cookie') ?? '') ?? [];
        const known = Object.keys(journal.state().sessions).find(
          (each) => each.length === given.length && each.slice(0, 14) === given.slice(0, 14),
        );
        return known === undefined
          ? request
          : changed(request, { headers: (all) => all.set('Cookie', `session=${known}`) });
      })(right, journal),
  },
};

/** Servers whose ids can be guessed. */
export const wrongIds: Record<string, WrongServers> = {
  'ids that can be guessed': guessable,
  'ids made of what was sent': derived,
  'sessions that are not only their cookie': sessions,
};
