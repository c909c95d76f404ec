import { existsSync, globSync, readFileSync } from 'node:fs';
import { callsIn } from '#fixtures/world/flow-calls.ts';
import { BOT_CHECK_CALL, PROVIDER_CALLS } from '../../.storybook/stepping/provider.ts';

export function callsOfMachines(): Record<string, string[]> {
  const files = globSync('machines/**/*.machine.ts').map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files.flatMap((file) => {
      const ports = file.replace('.machine.ts', '.ports.ts');
      const names = Array.from(
        readFileSync(file, 'utf8').matchAll(/export const (\w+)Machine\b/g),
        ([, name = '']) => name,
      );
      return existsSync(ports) ? names.map((name) => [name, callsFrom(ports)]) : [];
    }),
  );
}

function callsFrom(file: string, known = new Set<string>()): string[] {
  known.add(file);
  const text = readFileSync(file, 'utf8');
  const asked = Object.entries(PROVIDER_CALLS).filter(([method]) => text.includes(`payment.${method}(`));
  const checked = text.includes('botCheck.token(') ? [BOT_CHECK_CALL] : [];
  const inner = portsIn(file, text).filter((one) => !known.has(one));
  return [
    ...new Set([
      ...callsIn(text),
      ...asked.map(([, name]) => name),
      ...checked,
      ...inner.flatMap((one) => callsFrom(one, known)),
    ]),
  ];
}

const portsIn = (file: string, text: string): string[] =>
  Array.from(text.matchAll(/from '(#|\.\/)([^']+\.ports\.ts)'/g), ([, root, path = '']) =>
    root === '#' ? path : `${file.slice(0, file.lastIndexOf('/'))}/${path}`,
  );
