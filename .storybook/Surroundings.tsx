import { type ReactNode, useEffect, useState } from 'react';
import { WorldProvider } from '#app/world.tsx';
import { MessagesProvider } from '#messages/context.tsx';
import { pages } from '#mocks/replies.ts';
import { type Setting, storyWorld } from './world.ts';

interface SurroundingsProps {
  setting: Setting;
  theme?: string;
  locale?: string;
  direction?: string;
  children: ReactNode;
}

/** What a host page and the development site put around a screen; a departure is told instead of carried out. */
export function Surroundings({ setting, theme = 'light', locale, direction = 'ltr', children }: SurroundingsProps) {
  const [world] = useState(() => storyWorld(setting));
  const [destination, setDestination] = useState<string>();
  useEffect(() => {
    const { documentElement } = document;
    documentElement.dataset.theme = theme;
    documentElement.dir = direction;
    documentElement.lang = locale ?? 'en';
  }, [theme, direction, locale]);
  return (
    <MessagesProvider locale={locale} supportEmail={pages.showSubscribe.visitor.body.settings.support_email}>
      <WorldProvider world={world} depart={({ visit }) => setDestination(visit)}>
        <main className="page">
          <div className="jr">{children}</div>
          {destination !== undefined && (
            <p className="story-departure" role="note">
              Goes to <code>{destination}</code>
            </p>
          )}
        </main>
      </WorldProvider>
    </MessagesProvider>
  );
}
