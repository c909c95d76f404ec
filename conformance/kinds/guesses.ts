import { holds, same } from '../runner/expect.ts';
import { kitFlow, step } from '../runner/test-context.ts';
import { BUILT_IN, doors, unlike } from './doors.ts';

/** A part of a token or code, a pattern and another spelling are as unknown as any other text. */
export const guessesKit = kitFlow('guesses', () =>
  doors.map(({ call, what, begin, isTyped = false }) =>
    step(`finds nothing at ${call} for a part or another spelling of ${what}`, async (t) => {
      const { value, tries, others = [] } = await begin(t);
      const unknown = await tries(unlike(value));
      for (const [how, other] of guessesOf(value, isTyped)) {
        const told = await tries(other);
        // A value that the contract's pattern excludes may be refused as such.
        if (told !== 'refused') same(call, `the reply to ${what} ${how}, as to an unknown one`, told, unknown);
      }
      for (const other of others) same(call, `the reply to ${what} for something else`, await tries(other), unknown);
      if (unknown !== 'refused') holds(call, `${what} that opens something`, (await tries(value)) !== unknown, unknown);
    }),
  ),
);

function guessesOf(value: string, isTyped: boolean): [how: string, other: string][] {
  const [most, prefix] = [value.slice(0, -1), value.slice(0, value.indexOf('_') + 1)];
  const half = Math.ceil(value.length / 2);
  const swapped = [...value].map((letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  const ofMachines: [string, string][] = [
    ['in other case', swapped.join('')],
    ...BUILT_IN.map((name): [string, string] => [`called ${name}`, name]),
  ];
  const all: [string, string][] = [
    ['without its last character', most],
    ['without its first character', value.slice(1)],
    ['with one character more', `${value}7`],
    ['with a character before it', `a${value}`],
    ['written twice', `${value}${value}`],
    ['with another last character', most + unlike(value.slice(-1))],
    ['with another beginning', unlike(value.slice(0, half)) + value.slice(half)],
    ['with another end', value.slice(0, half) + unlike(value.slice(half))],
    ['with % for its end', `${most}%`],
    ['with _ for its last character', `${most}_`],
    ['with * for its end', `${most}*`],
    ['as % alone', '%'],
    ['with a NUL after it', `${value}\0`],
    ['as its prefix', prefix],
    ...(isTyped ? [] : ofMachines),
  ];
  return all.filter(([, other]) => other !== '' && other !== value);
}
