import { type ReactNode, useEffect, useState } from 'react';
import { WorldProvider } from '#app/world/WorldProvider.tsx';
import { onStartOver } from '#fixtures/stories/start-over.ts';
import { pageAddress } from '#host/address/location.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { languageOf } from '#messages/language.ts';
import type { Translation } from '#messages/translate.ts';
import { MessagesProvider } from '#messages/use-messages.tsx';
import { pages } from '#mocks/replies.ts';
import { hostSheets } from './conditions/host-css.ts';
import { type Setting, storyWorld } from './story-world.ts';

interface SurroundingsProps {
  setting: Setting;
  theme?: string;
  locale?: string;
  translation?: Translation | undefined;
  hostCss?: string;
  /** Why the story cannot be shown in the chosen world. */
  note?: string | undefined;
  children: ReactNode;
}

export function Surroundings(props: SurroundingsProps) {
  const [turn, setTurn] = useState(0);
  useEffect(() => onStartOver(() => setTurn((last) => last + 1)), []);
  return <World key={turn} {...props} />;
}

function World({ setting, theme = 'light', locale, translation, hostCss = 'none', note, children }: SurroundingsProps) {
  const [world] = useState(() => storyWorld(setting));
  const [departure, setDeparture] = useState<Departure>();
  const language = languageOf({ locale, translation });
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    const text = hostSheets[hostCss];
    if (text === undefined) return;
    const sheet = document.createElement('style');
    sheet.textContent = text;
    // First in the head, like a host's style sheet.
    document.head.prepend(sheet);
    return () => sheet.remove();
  }, [hostCss]);
  return (
    <MessagesProvider
      locale={locale}
      translation={translation}
      supportEmail={pages.showSubscribe.visitor.body.settings.support_email}
    >
      <WorldProvider
        world={world}
        depart={setDeparture}
        address={{ ...pageAddress, path: () => setting.path ?? '/' }}
        arrival={() => setting.notice}
      >
        <main className="page">
          {note !== undefined && (
            <p className="story-departure" role="note">
              {note}
            </p>
          )}
          <div className="jr" lang={language.lang} dir={language.dir}>
            {children}
          </div>
          {departure && <DepartureNote {...departure} />}
        </main>
      </WorldProvider>
    </MessagesProvider>
  );
}

const DepartureNote = ({ visit, notice }: Departure) => (
  <p className="story-departure" role="note">
    {visit === undefined ? (
      <span>Reloads this page</span>
    ) : (
      <>
        Goes to <code>{visit}</code>
      </>
    )}
    {notice !== undefined && (
      <>
        , with the notice <code>{`${notice.act}.${notice.end}`}</code>
      </>
    )}
  </p>
);
