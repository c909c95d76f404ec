import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { palette } from '../machine-panel/panel-style.ts';
import './page.css';

/** A page about stories, light or dark as the system. */
export const Page = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <main className="page-of-stories">
    <style>{palette}</style>
    <h1>{heading}</h1>
    {children}
  </main>
);

/** Opens a story or page without loading the manager again. */
export const StoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={`./?path=/story/${id}`} target="_top" onClick={(event) => select(event, id)}>
    {children}
  </a>
);

function select(event: MouseEvent, storyId: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || window.top === window) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId });
}
