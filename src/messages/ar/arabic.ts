import { translator } from '../translation.ts';

/** Takes the texts of one group in Arabic. */
export const arabic = translator<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>();
