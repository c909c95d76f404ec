import type { Evidence } from '../stepping/protocol.ts';
import { encode, readRecording } from '../stepping/steps.ts';
import { globalsOf } from './address.ts';

/** Returns a recording and its toolbar settings as the JSON of a file. */
export const asFile = ({ toolbar, recording }: Pick<Evidence, 'toolbar' | 'recording'>): string =>
  `${JSON.stringify({ ...recording, toolbar }, undefined, 2)}\n`;

/** The story of a recording file and the globals that replay it, or why it cannot be opened. */
export type Opened = { problem: string } | { problem?: undefined; story: string; globals: string };

export async function openSaved(text: string): Promise<Opened> {
  const value = parsed(text);
  const reading = readRecording(value);
  if (reading.kind === 'older')
    return { problem: 'This recording has another format. Record the steps again with this workbench.' };
  if (reading.kind === 'unreadable') return { problem: 'This is not a recording, or part of it is missing.' };
  const { recording } = reading;
  return { story: recording.story, globals: globalsOf(toolbarIn(value), await encode(recording)) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Toolbar settings from a file. Ignores values that are not single words. */
function toolbarIn(value: unknown): Record<string, string> {
  const { toolbar } = Object(value);
  const settings = Object.entries<unknown>(Object(toolbar));
  return Object.fromEntries(
    settings.filter((setting): setting is [string, string] =>
      setting.every((part) => typeof part === 'string' && /^[\w-]+$/.test(part)),
    ),
  );
}
