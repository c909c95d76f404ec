import { type ComponentType, lazy, Suspense } from 'react';
import { createBearer } from '../beside.ts';
import { createTrail, type Trail } from './trail.ts';

let trail: Trail | undefined;

/** The trail of the page, for all of its widgets, where its host asks for it; it changes nothing (SHELL-20). */
export function trailOf(settings: { debug?: boolean } | undefined): Trail | undefined {
  if (settings?.debug) trail ??= createTrail();
  return settings?.debug ? trail : undefined;
}

/** Whether the widget in an element is the one of its page that shows the debug widget for all of them. */
export const bearsDebug = createBearer();

/** The debug widget, which is loaded by nobody else; a page that cannot load it does without. */
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
