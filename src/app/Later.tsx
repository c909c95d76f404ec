import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadNotice, type LoadNoticeProps } from '#parts/notice/LoadNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface LaterProps<Module> extends Pick<LoadNoticeProps, 'loading' | 'failed' | 'retry'> {
  /** Asks for the code; called anew when the reader asks again. */
  load: () => Promise<Module>;
  /** Keeps the place while nothing stands in it. */
  place?: string;
  children: (module: Module) => ReactNode;
}

/** A part of a page whose code comes as it is shown; should it not come or break, that is said in its place, and the rest stays as it is. */
export function Later<Module>({ load, place, children, ...words }: LaterProps<Module>) {
  const [{ attempt, Loaded }, setLoading] = useState(() => ({ attempt: 1, Loaded: ask(load) }));
  const notice = { ...words, onRetry: () => setLoading({ attempt: attempt + 1, Loaded: ask(load) }) };
  return (
    <ErrorBoundary key={attempt} fallback={<LoadNotice state="failed" {...notice} />}>
      <Suspense
        fallback={
          <div className={place}>
            <LoadNotice state="loading" {...notice} />
          </div>
        }
      >
        <Loaded>{children}</Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

const ask = <Module,>(load: () => Promise<Module>) =>
  lazy(async () => {
    const module = await load();
    return { default: ({ children }: Pick<LaterProps<Module>, 'children'>) => children(module) };
  });
