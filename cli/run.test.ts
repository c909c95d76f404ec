import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { type Command, UsageError } from './command.ts';
import { run } from './run.ts';

const commands: Record<string, Command> = {
  greet: {
    summary: 'Greets whoever is named.',
    help: 'Usage: quarterly greet NAME\n',
    run: async (args, { out }) => {
      const [name] = parseArgs({ args, allowPositionals: true }).positionals;
      if (name === undefined) throw new UsageError('name somebody.');
      out(`Hello ${name}\n`);
      return name === 'nobody' ? 1 : 0;
    },
  },
  fail: { summary: 'Breaks.', help: '', run: () => Promise.reject(new Error('A bug.')) },
};

async function ran(...args: string[]) {
  const printed = { out: '', err: '' };
  const code = await run(
    args,
    {
      out: (text) => {
        printed.out += text;
      },
      err: (text) => {
        printed.err += text;
      },
      readInput: async () => '',
    },
    commands,
    '1.2.3',
  );
  return { code, ...printed };
}

test('runs the named command with the remaining arguments', async () => {
  expect(await ran('greet', 'Ada')).toEqual({ code: 0, out: 'Hello Ada\n', err: '' });
});

test('exits with the command’s own code', async () => {
  expect((await ran('greet', 'nobody')).code).toBe(1);
});

test.each(['--help', '-h'])('lists the commands on %s', async (flag) => {
  expect(await ran(flag)).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^Usage: quarterly COMMAND[\s\S]*\n {2}greet {2}Greets whoever is named\.\n {2}fail {3}Breaks\.\n/,
    ),
    err: '',
  });
});

test.each(['--help', '-h'])('prints a command’s help on %s in any position', async (flag) => {
  expect(await ran('greet', 'Ada', flag)).toEqual({ code: 0, out: 'Usage: quarterly greet NAME\n', err: '' });
});

test.each(['--version', '-v'])('prints the release on %s', async (flag) => {
  expect(await ran(flag)).toEqual({ code: 0, out: '1.2.3\n', err: '' });
});

test.each(['polcy', 'toString', '__proto__', '--verbose'])(
  'prints the commands and exits with 2 for %s',
  async (name) => {
    const { code, out, err } = await ran(name);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^quarterly: unknown command "${name}"\\.\n\nUsage: quarterly COMMAND`));
  },
);

test('prints the commands and exits with 2 without a command', async () => {
  expect(await ran()).toEqual({ code: 2, out: '', err: expect.stringMatching(/^Usage: quarterly COMMAND/) });
});

test.each([
  ['missing argument', [], 'name somebody.'],
  ['unknown option', ['Ada', '--loud'], "Unknown option '--loud'"],
])('reports a %s and exits with 2', async (_, args, words) => {
  const { code, out, err } = await ran('greet', ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`quarterly greet: ${words}`);
  expect(err).toMatch(/\nUsage: quarterly greet NAME\n+See: quarterly greet --help\n$/);
});

test('does not hide a bug in a command', async () => {
  await expect(ran('fail')).rejects.toThrow('A bug.');
});
