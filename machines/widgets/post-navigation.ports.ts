import { fromCallback } from 'xstate';
import type { Article } from '#machines/api/contract.ts';
import { flow } from '#machines/lib/flow.ts';
import { POST_BREAKPOINTS, postLayout } from '#machines/rules/text/post-layout.ts';
import { notesOf, postNavigationMachine, sectionsOf } from './post-navigation.machine.ts';
import type { ReadingWindow } from './reading-window.ts';

type Asked = Pick<ReadingWindow, 'watchWidth' | 'findAnchors' | 'watchSections' | 'watchReferences'>;

/** Creates the post navigation flow for a window. */
export const postNavigationIn = ({ watchWidth, findAnchors, watchSections, watchReferences }: Asked) =>
  flow(postNavigationMachine, () => ({
    watchWidth: fromCallback(({ sendBack }) =>
      watchWidth(POST_BREAKPOINTS, (reached) => sendBack({ type: 'width.changed', layout: postLayout(reached) })),
    ),
    followText: fromCallback<{ type: string }, Pick<Article, 'contents' | 'footnotes'>>(
      ({ input: { contents, footnotes }, sendBack }) => {
        const sections = sectionsOf(contents);
        sendBack({ type: 'text.read', anchors: findAnchors([...sections, ...notesOf(footnotes)]) });
        return watchSections(sections, (anchor) => sendBack({ type: 'section.reached', anchor }));
      },
    ),
    followReferences: fromCallback<{ type: string }, Article['footnotes']>(({ input: footnotes, sendBack }) => {
      const notes = new Map(footnotes.flatMap(({ anchor, reference }) => (reference ? [[reference, anchor]] : [])));
      return watchReferences([...notes.keys()], (reference) => {
        sendBack({ type: 'reference.followed', note: notes.get(reference) });
      });
    }),
  }));
