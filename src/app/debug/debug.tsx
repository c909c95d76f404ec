import { type ComponentType, lazy, Suspense } from 'react';
import { createLeader } from '../page-leader.ts';
import { createTrail, type Trail } from './trail.ts';

let trail: Trail | undefined;

/** Returns the page's trail, shared by its widgets, if the host's settings turn on `debug` (SHELL-20). */
export function trailOf(settings: { debug?: boolean } | undefined): Trail | undefined {
  if (settings?.debug) trail ??= createTrail();
  return settings?.debug ? trail : undefined;
}

export const bearsDebug = createLeader();

export const Debug = ({ of }: { of: Trail | undefined }) =>
  of && (
    <Suspense fallback={null}>
      <Widget trail={of} />
    </Suspense>
  );

const Widget = lazy(() => import('./DebugWidget.tsx').then(shown, () => ({ default: Nothing })));

const shown = ({ DebugWidget }: { DebugWidget: Shown }): { default: Shown } => ({ default: DebugWidget });

type Shown = ComponentType<{ trail: Trail }>;

const Nothing: Shown = () => null;
