import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Returns a part that a page can do without: it disappears if it crashes, and the rest of the page stays. */
export const decorative = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function Decorative(props) {
    return (
      <ErrorBoundary fallback={null}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
