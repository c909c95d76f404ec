import { translator } from '../translation.ts';

/** Takes the texts of one group in French. */
export const french = translator<'one' | 'many' | 'other'>();
