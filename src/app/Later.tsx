import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LoadNotice, type LoadNoticeProps, takeFocus } from '#parts/notice/LoadNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { EarlyPart, useEarlyInput } from './early/EarlyPart.tsx';
import { keepPart, loadPart } from './parts.ts';

export interface LaterProps<Module> extends Pick<LoadNoticeProps, 'loading' | 'failed' | 'retry'> {
  load: () => Promise<Module>;
  place?: string;
  children: (module: Module) => ReactNode;
}

/**
 * Loads a part of a page when it is shown. If it fails to load or crashes, a notice takes its place and the rest of the
 * page stays.
 */
export function Later<Module>({ load, place, children, ...words }: LaterProps<Module>) {
  const [{ attempt, Loaded }, setLoading] = useState(() => ({ attempt: 1, Loaded: ask(load) }));
  const early = useEarlyInput();
  const isAgain = attempt > 1;
  const notice = { ...words, isAgain, onRetry: () => setLoading({ attempt: attempt + 1, Loaded: ask(load) }) };
  const placed = (state: 'loading' | 'failed') => (
    <div className={place}>
      <LoadNotice state={state} {...notice} />
    </div>
  );
  return (
    <ErrorBoundary
      key={attempt}
      fallback={
        <EarlyPart early={early} hasFailed>
          {placed('failed')}
        </EarlyPart>
      }
    >
      <Suspense fallback={placed('loading')}>
        <Loaded>
          {(module) => (
            <EarlyPart early={early}>{isAgain ? <Regained>{children(module)}</Regained> : children(module)}</EarlyPart>
          )}
        </Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Moves focus to the content after a retry, because the retry button is gone. */
function Regained({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(place.current), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

type Part<Module> = ComponentType<Pick<LaterProps<Module>, 'children'>>;

const ask = <Module,>(load: () => Promise<Module>): Part<Module> =>
  keepPart(load, () =>
    lazy(async () => {
      const module = await loadPart(load);
      return { default: ({ children }: Pick<LaterProps<Module>, 'children'>) => children(module) };
    }),
  );
