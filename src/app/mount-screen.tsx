import { useEffect, useRef } from 'react';
import { tell } from '#host/events/page-events.ts';
import { pageAddress, readPathname, readQuery, reload } from '#host/location.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { type Language, languageOf } from '#messages/language.ts';
import type { Translation } from '#messages/translation.ts';
import { PageBroken } from '#parts/notice/PageBroken.tsx';
import { createBearer, standsBeside } from './beside.ts';
import { createWorld } from './create-world.ts';
import { bearsDebug, trailOf } from './debug/debug.tsx';
import { arrive, depart } from './departures.ts';
import { DRAWN, type Drawing, extentIn, isDrawnFrom } from './drawn-mark.ts';
import { type Standing, takeOver } from './early/take-over.tsx';
import { onTurnedTo } from './early/turned-to.ts';
import { tellOfEntry } from './events/announcements.ts';
import { takeNumber } from './numbers.ts';
import { remembers } from './remembers.ts';
import { bannersOf } from './ScreenFrame.tsx';
import type { Screen } from './screen.tsx';
import { WidgetTree } from './WidgetTree.tsx';
import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/print.css';

/** Whether an element holds the purchase whose choices go into the address. */
const bearsAddress = createBearer();

/** Hears that a widget cannot be shown from its page data, crashed, or crashed without showing a message. */
export interface MountListener {
  onBroken?: () => void;
  onCrash?: () => void;
  onLost?: () => void;
}

/**
 * Fills a mount point with a screen, or says that its page data cannot be read; answers how to take it out again. What the
 * host had written there stands until the screen does, and again once it is taken out. Beside what its page is about, a
 * widget that cannot be shown leaves the host's own where it is.
 */
export function mountScreen(
  element: HTMLElement,
  widget: string,
  screen: Screen<unknown>,
  data: unknown,
  translation?: Translation,
  { onBroken, onCrash, onLost }: MountListener = {},
) {
  const query = readQuery();
  const arrival = arrive();
  const drawn = screen.draw(data, query);
  const settings = drawn?.settings ?? Settings(Object(data).settings);
  if (!drawn) onBroken?.();
  const isBeside = standsBeside(element);
  if (isBeside && !drawn) return () => undefined;
  const banners = bannersOf(element, settings?.view_only === true);
  const mark = element.getAttribute(DRAWN);
  // What is drawn from here on is no server's.
  element.removeAttribute(DRAWN);
  const own = ownOf(element, mark !== null, isBeside);
  const trail = trailOf(settings);
  tellOfEntry(data);
  const { number, giveBack } = takeNumber(widget, element);
  const world = settings && {
    ...createWorld(settings, widget, data, query, readPlace(number), screen, () => bearsAddress(element), translation),
    inspect: trail?.inspect,
  };
  const idPrefix = prefixOf(number);
  const wording = { overrides: settings?.messages, locale: settings?.locale, translation: settings && translation };
  const forget = markLanguage(element, languageOf(wording));
  element.classList.add('jr');
  let isLeft = false;
  let isTold = false;
  const tellMounted = () => {
    if (isTold) return;
    isTold = true;
    tell('journal:mounted', { widget, element, prerendered: stood === 'same' });
  };
  const options = {
    identifierPrefix: `${idPrefix}${widget}`,
    onUncaughtError: uncaught(
      () => isLeft,
      () => {
        element.replaceChildren(...own);
        onLost?.();
      },
    ),
  };
  const shown = (
    <WidgetTree
      wording={{ ...wording, supportEmail: settings?.support_email }}
      surroundings={world && { world, depart, address: pageAddress, arrival, idPrefix }}
      banners={banners}
      trail={trail && bearsDebug(element) ? trail : undefined}
      onMounted={tellMounted}
      onCrash={onCrash}
      crashed={isBeside ? <HostsOwn nodes={own} /> : <PageBroken kind="crashed" onReload={reload} />}
      broken={<PageBroken kind="broken" onReload={reload} />}
    >
      {drawn?.shown}
    </WidgetTree>
  );
  const drawing = { data, query, address: pageAddress, banners };
  const isPlain = number === 0 && !remembers(widget);
  // Asked anew when it is drawn: a translator may have come while it waited.
  const standing = () => standingIn(element, mark, isPlain ? drawing : undefined);
  let stood: Standing = standing();
  const draw = () => {
    stood = standing();
    return takeOver(element, stood, shown, options);
  };
  const waits = isBeside && screen.waits && stood === 'same';
  if (waits) tellMounted();
  let takeOut: (() => void) | undefined;
  const leave = () => {
    isLeft = true;
    takeOut?.();
    world?.attempts.endTurn();
    element.classList.remove('jr');
    element.replaceChildren(...own);
    forget();
    giveBack();
  };
  try {
    takeOut = waits ? onTurnedTo(element, draw) : draw();
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}

/** What the ids of a widget begin with, given its number among those of its name. */
const prefixOf = (number: number): string => (number > 0 ? `again${number}-` : '');

/** Handles an error that no boundary caught, after which React has emptied the element. */
const uncaught = (isLeft: () => boolean, lost: () => void) => (error: unknown) => {
  // What the host has taken out of the element by itself cannot be taken out again.
  if (!(isLeft() && error instanceof DOMException)) reportError(error);
  if (!isLeft()) lost();
};

/** What an element holds, given what its widget would be drawn from; undefined for a widget that no server can draw alike. */
function standingIn(element: Element, mark: string | null, drawing: Drawing | undefined): Standing {
  if (mark === null) return 'foreign';
  return drawing && isDrawnFrom(mark, drawing, extentIn(element)) ? 'same' : 'similar';
}

/** Says which language an element is in; the answer gives it back what it said before. */
function markLanguage(element: HTMLElement, { lang, dir }: Language): () => void {
  const before = { lang: element.getAttribute('lang'), dir: element.getAttribute('dir') };
  // Setting what a server has written already would style the widget anew.
  for (const [name, value] of Object.entries({ lang, dir }))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of Object.entries(before))
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
  };
}

/**
 * Where the widget stands, by what a reload does not change: its path, and the token that names what it is about; and which of those with its name on the page it is, so that each goes on with its own attempt.
 */
const readPlace = (number: number): string =>
  [readPathname(), readQuery().get('token') ?? '', ...(number > 0 ? [number] : [])].join(' ');

/** What is to be put back: nothing that a server drew, except beside a page, where its links serve if the widget breaks. */
function ownOf(element: HTMLElement, isDrawn: boolean, isBeside: boolean): Node[] {
  if (!isDrawn) return [...element.childNodes];
  return isBeside ? [...element.cloneNode(true).childNodes] : [];
}

/** What the host had written where a widget stands, put back in place of one that broke. */
function HostsOwn({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} />;
}
