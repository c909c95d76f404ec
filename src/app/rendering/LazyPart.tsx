import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#parts/ErrorBoundary.tsx';
import { LoadNotice, type LoadNoticeProps, takeFocus } from '#parts/notice/LoadNotice.tsx';
import { EarlyPart, useEarlyInput } from '../early/EarlyPart.tsx';
import { useIsHydrating } from './hydration.ts';
import { keepPart, loadPart } from './parts.ts';

export interface LazyPartProps<Module> extends Pick<LoadNoticeProps, 'loading' | 'failed' | 'retry'> {
  load: () => Promise<Module>;
  place?: string;
  children: (module: Module) => ReactNode;
}

/**
 * Loads a part of a page when it is shown. If it fails to load or crashes, a notice takes its place and the rest of the
 * page stays.
 */
export function LazyPart<Module>({ load, place, children, ...words }: LazyPartProps<Module>) {
  const [{ attempt, Loaded }, setLoading] = useState(() => ({ attempt: 1, Loaded: ask(load) }));
  const early = useEarlyInput();
  const isAgain = attempt > 1;
  const notice = { ...words, isAgain, onRetry: () => setLoading({ attempt: attempt + 1, Loaded: ask(load) }) };
  const placed = (state: 'loading' | 'failed') => (
    <div className={place}>
      <LoadNotice state={state} {...notice} />
    </div>
  );
  const [isHeld, setHeld] = useState(useIsHydrating());
  const settle = () => setHeld(false);
  const shown = (
    <ErrorBoundary
      key={attempt}
      fallback={
        <EarlyPart early={early} hasFailed>
          <Settled onSettled={settle}>{placed('failed')}</Settled>
        </EarlyPart>
      }
    >
      <Suspense fallback={placed('loading')}>
        <Loaded>
          {(module) => (
            <EarlyPart early={early}>
              <Settled onSettled={settle}>
                {isAgain ? <Regained>{children(module)}</Regained> : children(module)}
              </Settled>
            </EarlyPart>
          )}
        </Loaded>
      </Suspense>
    </ErrorBoundary>
  );
  // React discards the HTML of a boundary that changes before its part has loaded, so it stays the same until then.
  const [drawn] = useState(shown);
  return isHeld ? drawn : shown;
}

function Settled({ onSettled, children }: { onSettled: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part settles once.
  useEffect(onSettled, []);
  return children;
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

type Part<Module> = ComponentType<Pick<LazyPartProps<Module>, 'children'>>;

const ask = <Module,>(load: () => Promise<Module>): Part<Module> =>
  keepPart(load, () =>
    lazy(async () => {
      const module = await loadPart(load);
      return { default: ({ children }: Pick<LazyPartProps<Module>, 'children'>) => children(module) };
    }),
  );
