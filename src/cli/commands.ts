import { check } from './check/check.ts';
import type { Command } from './command.ts';
import { policy } from './policy.ts';

/** The subcommands of `quarterly`, in the order of its help. */
export const commands: Record<string, Command> = { check, policy };
