import { type ReactNode, StrictMode } from 'react';
import { MessagesProvider, type MessagesProviderProps } from '#messages/use-messages.tsx';
import { ErrorBoundary } from '#parts/ErrorBoundary.tsx';
import type { PageBannerProps } from '#parts/layout/PageBanner.tsx';
import { Debug } from './debug/debug.tsx';
import type { Trail } from './debug/trail.ts';
import { Mounted } from './events/Mounted.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { type Surroundings, WorldProvider } from './world/WorldProvider.tsx';

export interface WidgetTreeProps {
  wording: Omit<MessagesProviderProps, 'children'>;
  /** Undefined if the settings cannot be read. */
  surroundings: Surroundings | undefined;
  banners: PageBannerProps['of'][];
  trail?: Trail | undefined;
  onMounted?: (() => void) | undefined;
  onCrash?: (() => void) | undefined;
  crashed: ReactNode;
  broken: ReactNode;
  children: ReactNode;
}

/**
 * A widget with everything around its screen. Server and browser render the same tree, so that one hydrates the other.
 */
export const WidgetTree = ({
  wording,
  surroundings,
  banners,
  trail,
  onMounted,
  onCrash,
  crashed,
  broken,
  children,
}: WidgetTreeProps) => (
  <StrictMode>
    <MessagesProvider {...wording}>
      <ErrorBoundary fallback={crashed} onCrash={onCrash}>
        {surroundings && children ? (
          <WorldProvider {...surroundings}>
            <ScreenFrame banners={banners}>{children}</ScreenFrame>
            <Debug of={trail} />
            <Mounted onMounted={onMounted} />
          </WorldProvider>
        ) : (
          broken
        )}
      </ErrorBoundary>
    </MessagesProvider>
  </StrictMode>
);
