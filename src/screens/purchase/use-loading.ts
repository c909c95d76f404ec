import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { LoadState } from '#parts/LoadNotice.tsx';

/** How a loading that a flow runs is getting on. */
export const useLoading = (loading: Pick<AnyActorRef, 'subscribe' | 'getSnapshot'> | undefined): LoadState =>
  useSelector(loading, (snapshot) => {
    if (snapshot?.status !== 'active') return 'loaded';
    return snapshot.hasTag('busy') ? 'loading' : 'failed';
  });
