import { useSyncExternalStore } from 'react';
import { readToday } from '#host/clock.ts';
import { watchToday } from '#host/midnight.ts';
import { useDrawnDay } from '../world/WorldProvider.tsx';

/** The reader's day (ISO). Hydrates with the day of the server-rendered HTML, and follows the clock past midnight. */
export const useToday = (): string => useSyncExternalStore(watchToday, readToday, useDrawnDay());
