import { type Command, type ExitCode, type Terminal, UnreadableError, UsageError } from './command.ts';
import { printable } from './printable.ts';

const ASKS_HELP = ['--help', '-h'];

export async function run(
  args: readonly string[],
  terminal: Terminal,
  commands: Readonly<Record<string, Command>>,
  version: string,
): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  if (ASKS_HELP.includes(name)) return say(terminal, overview(commands));
  if (['--version', '-v'].includes(name)) return say(terminal, version);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    if (name !== '') terminal.err(`quarterly: unknown command "${printable(name, 100)}".\n\n`);
    terminal.err(overview(commands));
    return 2;
  }
  if (rest.some((each) => ASKS_HELP.includes(each))) return say(terminal, await helpOf(command));
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    const [usage] = (await helpOf(command)).split('\n\n');
    const help = error instanceof UnreadableError ? '' : `${usage}\nSee: quarterly ${name} --help\n`;
    terminal.err(`quarterly ${name}: ${printable(error.message)}\n${help}`);
    return 2;
  }
}

function say({ out }: Terminal, text: string): ExitCode {
  out(text.endsWith('\n') ? text : `${text}\n`);
  return 0;
}

const helpOf = async ({ help }: Command): Promise<string> => (typeof help === 'string' ? help : help());

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

function overview(commands: Readonly<Record<string, Command>>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: quarterly COMMAND [ARGUMENTS]

${lines.join('\n')}

quarterly COMMAND --help describes a command, quarterly --version prints the release.
`;
}
