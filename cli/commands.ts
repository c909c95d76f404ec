import { check } from './check/check.ts';
import type { Command } from './command.ts';
import { policy } from './policy.ts';

export const commands: Record<string, Command> = { check, policy };
