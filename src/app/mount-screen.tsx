import { useEffect, useRef } from 'react';
import { pageAddress, readPathname, readQuery, reload } from '#host/address/location.ts';
import { readToday } from '#host/clock.ts';
import { tell } from '#host/events/page-events.ts';
import { containEvents } from '#host/page/contain-events.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { type Language, languageOf } from '#messages/language.ts';
import type { OtherCurrency } from '#messages/message.ts';
import type { Translation } from '#messages/translate.ts';
import { PageBroken } from '#parts/notice/PageBroken.tsx';
import { bearsDebug, trailOf } from './debug/debug.tsx';
import { arrive, depart } from './departures.ts';
import { onFirstInteraction } from './early/first-interaction.ts';
import { type HydrationMatch, takeOver } from './early/take-over.tsx';
import { tellOfEntry } from './events/announcements.ts';
import { takeNumber } from './numbers.ts';
import type { RawPageData } from './page-data/page-data.ts';
import { createLeader, isOutsideMain } from './page-leader.ts';
import { dayIn, extentIn, isRenderedFrom, RENDERED, type Rendering } from './rendering/rendered-mark.ts';
import { bannersOf } from './ScreenFrame.tsx';
import type { Screen } from './screen.tsx';
import { remembers } from './storage/remembers.ts';
import { WidgetTree } from './WidgetTree.tsx';
import { createWorld } from './world/create-world.ts';
import { wordingOf } from './world/wording-of.ts';
import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/print.css';
import { spare } from '#host/spare.ts';

const ownsAddress = createLeader();

/** What is loaded beside a screen. */
export interface MountedWords {
  translation?: Translation | undefined;
  currency?: OtherCurrency | undefined;
}

export interface MountListener {
  onBroken?: () => void;
  onCrash?: () => void;
  onLost?: () => void;
}

/**
 * Mounts a screen, or reports that its page data cannot be read. Returns a function that unmounts it. The host's
 * content stays until the screen is shown and returns on unmount, and stays if a widget outside the main content cannot
 * be shown.
 */
export function mountScreen(
  element: HTMLElement,
  widget: string,
  screen: Screen<unknown>,
  data: RawPageData,
  { translation, currency }: MountedWords = {},
  { onBroken, onCrash, onLost }: MountListener = {},
) {
  const query = readQuery();
  const arrival = arrive();
  const drawn = screen.draw(data.given, query);
  const settings = drawn?.settings ?? Settings(data.settings);
  if (!drawn) onBroken?.();
  const isBeside = isOutsideMain(element);
  if (isBeside && !drawn) return () => undefined;
  const banners = bannersOf(element, settings?.view_only === true);
  const mark = element.getAttribute(RENDERED);
  element.removeAttribute(RENDERED);
  const own = ownOf(element, mark !== null, isBeside);
  const trail = trailOf(settings);
  spare(() => tellOfEntry(data));
  const { number, giveBack } = takeNumber(widget, element);
  const world = settings && {
    ...createWorld(settings, widget, data, query, readPlace(number), screen, () => ownsAddress(element), translation),
    inspect: trail?.inspect,
  };
  const idPrefix = prefixOf(number);
  const wording = wordingOf(settings, translation, currency);
  const forget = markLanguage(element, languageOf(wording));
  element.classList.add('jr');
  containEvents(element);
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
      wording={wording}
      surroundings={
        world && { world, depart, address: pageAddress, arrival, idPrefix, drawnDay: () => dayIn(mark) ?? readToday() }
      }
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
  const drawing = { data: data.given, query, address: pageAddress, banners };
  const isPlain = number === 0 && !remembers(widget);
  // Checked again on render, because a translator may have changed the HTML meanwhile.
  const standing = () => standingIn(element, mark, isPlain ? drawing : undefined);
  let stood: HydrationMatch = standing();
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
    takeOut = waits ? onFirstInteraction(element, draw) : draw();
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}

const prefixOf = (number: number): string => (number > 0 ? `again${number}-` : '');

const uncaught = (isLeft: () => boolean, lost: () => void) => (error: unknown) => {
  // React fails to remove nodes the host has already removed from the element.
  if (!(isLeft() && error instanceof DOMException)) reportError(error);
  if (!isLeft()) lost();
};

function standingIn(element: Element, mark: string | null, drawing: Rendering | undefined): HydrationMatch {
  if (mark === null) return 'foreign';
  return drawing && isRenderedFrom(mark, drawing, extentIn(element), readToday()) ? 'same' : 'similar';
}

function markLanguage(element: HTMLElement, { lang, dir }: Language): () => void {
  const before = { lang: element.getAttribute('lang'), dir: element.getAttribute('dir') };
  // Setting the same value again would restyle the widget.
  for (const [name, value] of Object.entries({ lang, dir }))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of Object.entries(before))
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
  };
}

/**
 * Identifies the widget across reloads by its path, the token in the address, and its number among widgets of its name,
 * so that each continues its own attempt.
 */
const readPlace = (number: number): string =>
  [readPathname(), readQuery().get('token') ?? '', ...(number > 0 ? [number] : [])].join(' ');

/**
 * Returns the content to restore. Server-rendered HTML is restored only outside the main content, where its links still
 * work after a crash.
 */
function ownOf(element: HTMLElement, isDrawn: boolean, isBeside: boolean): Node[] {
  if (!isDrawn) return [...element.childNodes];
  return isBeside ? [...element.cloneNode(true).childNodes] : [];
}

function HostsOwn({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} />;
}
