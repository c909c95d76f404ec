import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onReturn, readQuery, reload, stripQuery, visit } from '#host/location.ts';
import { Settings } from '#machines/api/schemas.gen.ts';
import { MessagesProvider } from '#messages/context.tsx';
import { PageBroken } from '#parts/PageBroken.tsx';
import { PROVIDER_PARAMETERS } from './attempts.ts';
import { createWorld } from './create-world.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Screen } from './screen.tsx';
import { type Departure, WorldProvider } from './world.tsx';
import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/print.css';

/** Fills a mount point with a screen, or says that its page data cannot be read; answers how to take it out again. */
export function mountScreen(element: HTMLElement, widget: string, screen: Screen<unknown>, data: unknown) {
  const query = readQuery();
  stripQuery(PROVIDER_PARAMETERS);
  const settings = readSettings(data);
  const drawn = screen.draw(data, query);
  const world = settings && createWorld(settings, widget, query);
  element.classList.add('jr');
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <MessagesProvider overrides={settings?.messages} locale={settings?.locale} supportEmail={settings?.support_email}>
        <ErrorBoundary fallback={<PageBroken kind="crashed" onReload={reload} />}>
          {world && drawn ? (
            <WorldProvider world={world} depart={depart}>
              {drawn}
            </WorldProvider>
          ) : (
            <PageBroken kind="broken" onReload={reload} />
          )}
        </ErrorBoundary>
      </MessagesProvider>
    </StrictMode>,
  );
  return () => {
    root.unmount();
    element.classList.remove('jr');
  };
}

/** Leaves the page; should it come back out of the back/forward cache, it begins anew and sends nothing twice. */
function depart({ visit: path }: Departure): void {
  if (path === undefined) return;
  onReturn(reload);
  visit(path);
}

function readSettings(data: unknown) {
  const settings = typeof data === 'object' && data !== null && 'settings' in data ? data.settings : undefined;
  return Settings(settings);
}
