import { describe } from 'vitest';
import { testMatrix } from './matrix.ts';
import type { Scenario } from './scenario.ts';

const lists = import.meta.glob<{ scenarios: Scenario[] }>('./*.scenarios.ts', { eager: true });

describe.each(Object.entries(lists))('%s', (_, { scenarios }) => testMatrix(scenarios));
