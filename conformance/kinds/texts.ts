import type { Address } from '../../machines/api/contract.ts';
import type { CallId } from '../../mocks/documented.ts';
import { openAccount } from '../readers/opened-accounts.ts';
import { logIn } from '../readers/subscriber.ts';
import type { Change } from '../requests/changes.ts';
import { changesWithBody, effectsOf, sameEffect, type Way } from '../requests/effects.ts';
import { send } from '../requests/valid-requests.ts';
import { ownCalls, takes } from '../runner/contract.ts';
import { accepted, holds, needed } from '../runner/expect.ts';
import { fieldAt, type TextField, textsOf, withValue } from '../runner/fields.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, once, type Step, step } from '../runner/test-context.ts';

/** Texts that a server must keep verbatim, by what they test. */
const SAMPLES: Record<string, string> = {
  accents: "Zoë D'Årcy-O’Brien, Ştefan Žižek",
  scripts: '李小龍 やまだ 김철수 राम कुमार Ελένη Иван ไทย',
  'right to left': 'محمد العربي \u200fשלום 12',
  emoji: '😀 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 𝒜',
  'composed letters': '\u00e9 \u00f1 \u212b \ufb01 \u0130',
  'combining marks': 'e\u0301 n\u0303 A\u030a a\u0328\u0301',
  quotes: `"Ana" 'Bo' \`Cy\` „Di“ «Ed» \\n \\ / %20 %s {0} \${x} {{y}}`,
  markup: '<b id="kit">Ada</b> & <img src=x onerror=alert(1)> &amp; &#39;',
  'an end of a script': '</script><script>alert(1)</script><!-- --> ]]>',
  'line separators': 'one\u2028two\u2029three',
  letters: 'McDONALD iPhone ǅ ß İı',
  spaces: 'Ada  Mary   Okafor\u00a0II',
  symbols: '+1 (2) #3 @4; 5=6? 7|8 ~9 ^0 -- DROP TABLE',
};

/** A character with two UTF-16 units and four UTF-8 bytes that counts as one. */
const LONG = '😀';

/**
 * Packs the samples into as few texts of a length as possible. Cuts longer samples, since short fields hold no names.
 */
function samplesWithin(length: number): string[] {
  const room = length - 2;
  const joined: string[] = [];
  for (const sample of Object.values(SAMPLES)) {
    const last = joined.at(-1);
    const both = `${last ?? ''} ${sample}`;
    if (last !== undefined && [...both].length <= room) joined[joined.length - 1] = both;
    else joined.push([...sample].slice(0, room).join('').trim());
  }
  return joined;
}

/** Readers' texts are kept verbatim up to the contract's length, wherever they are shown, also from a form. */
export const textsKit = kitFlow('texts', () => [
  ...changesWithBody
    .filter(({ call }) => call === 'addToCart' || textsOf(call).some(({ path }) => !FIXED.has(path.at(-1))))
    .map(keepsStep),
  step('keeps the typed password of a new account whole and verbatim', async (t) => {
    for (const password of [...samplesWithin(250).map((text) => `Pass\u00c9 ${text}`), LONG.repeat(256)]) {
      const { email } = await openAccount(t, { password });
      await logIn(t.open(), { email, password });
      const shorter = [...password].slice(0, -1).join('');
      for (const other of [password.toUpperCase(), password.toLowerCase(), `${password} `, shorter]) {
        if (other === password) continue;
        const result = await ask(t.open(), 'logIn', { body: { email, password: other } });
        holds('logIn', 'a refusal of an almost correct password', result.kind === 'refused', 'a success');
      }
    }
  }),
]);

/** Texts that follow from another field, or that are shown to nobody. */
const FIXED = new Set<unknown>(['country_name', 'cc_token', 'password', 'confirm', 'number']);

/** A body with other texts, and a message for each new gift. A state or postcode stays as its country has it. */
const withTexts = (call: CallId, body: object, textOf: (field: TextField, at: number) => string): object =>
  textsOf(call, body)
    .filter(({ path }) => {
      const [name, held] = [path.at(-1), fieldAt(body, path)];
      if (name === 'message') return call !== 'updateCart' && call !== 'removeFromCart';
      return !FIXED.has(name) && held !== undefined && !(['state', 'postcode'].includes(String(name)) && held !== '');
    })
    .reduce((held, field, at) => withValue(held, field.path, textOf(field, at)), body);

/** A text that hardly any server changes. A first name is only a part of it. */
const plainText = (run: number, at: number): string => `${run}8675309 ${at}`;

const keepsStep = (change: Change): Step =>
  step(`keeps the texts of ${change.call} verbatim, up to their length`, async (t) => {
    const { call } = change;
    const isOrder = takes(call, 'Idempotency-Key');
    const writing =
      (textOf: Parameters<typeof withTexts>[2], isForm = false): Way =>
      (request) =>
        send({ ...request, body: withTexts(call, request.body, textOf) }, { isForm });
    const marked = (run: number) => writing((_, at) => plainText(run, at));
    const { plain, effectBy } = await effectsOf(
      t,
      ownCalls.includes(call) && !isOrder ? { ...change, by: writer } : change,
      [marked(0), marked(1)],
    );
    for (const [what, textOf, isForm] of isOrder ? TEXTS : [...TEXTS, CONTROLS]) {
      const texts = new Map<unknown, string>();
      const way = writing((field, at) => {
        const text = textOf(field);
        for (const run of [0, 1]) texts.set(plainText(run, at), text);
        return text;
      }, isForm);
      const effect = await effectBy(way);
      const mayRefuse = textOf === CONTROLS[1] && effect.replies.some(({ status }) => status === 400);
      const shown = plain.map((each) => JSON.parse(JSON.stringify(each), (_, held) => texts.get(held) ?? held));
      if (!mayRefuse) sameEffect(call, `the texts ${what}`, effect, shown);
    }
  });

type Text = [what: string, textOf: (field: TextField) => string, isForm?: boolean];

/** Texts for a field, by what they test. Those of a message have lines. */
const TEXTS: Text[] = [
  ...samplesWithin(200).flatMap((_, round) =>
    [false, true].map(
      (isForm): Text => [
        `with letters of all kinds${isForm ? ', in a form' : ''}`,
        ({ path, maxLength }) => {
          const samples = samplesWithin(maxLength);
          const text = samples[round % samples.length] ?? '';
          return path.at(-1) === 'message' ? text.replace(' ', '\n') : text;
        },
        isForm,
      ],
    ),
  ),
  ['of the greatest length', ({ maxLength }) => LONG.repeat(maxLength)],
];

const CONTROLS: Text = ['with control characters', () => 'a\u0007b\u0000c\td'];

/** A new reader in a country where states and postcodes are not checked. */
const writer = once(async (t): Promise<Tab> => {
  const tab = t.open();
  const { c, states } = accepted('getShipping', await ask(tab, 'getShipping', {}));
  const found = c.countries.find(({ code }) => !(code in states) && !['GB', 'AU', 'CA', 'US'].includes(code));
  const { code, names } = needed(found, 'every country of the third category has states or postcodes');
  const lines = { line1: '1 Quay', line2: '', city: 'Town', state: '', postcode: '' };
  const address: Address = { ...lines, country: code, country_name: names[0] ?? code };
  await logIn(tab, await openAccount(t, { address, shipcode: 'ship-c' }));
  return tab;
});
