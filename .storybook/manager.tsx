// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { GlobalsUpdatedPayload, SetGlobalsPayload } from 'storybook/internal/types';
import { addons, types as addonTypes } from 'storybook/manager-api';
import { FIND } from './find/asked.ts';
import { Find } from './find/Find.tsx';
import { loadKnown } from './find/known.ts';
import { PANEL } from './machine-panel/protocol.ts';
import { Workbench } from './machine-panel/Workbench.tsx';
import { storyOfState } from './state-link.ts';

const states = new URLSearchParams(window.location.search).getAll('state');
if (states.length > 0) void openState(states);

addons.setConfig({
  // Hides the requirements a story cites from its label; the search still finds them in its name.
  sidebar: { renderLabel: ({ name }) => name.replace(/ \[[A-Z][\w, -]*\]$/, '') },
  layout: { panelPosition: 'right', rightPanelWidth: 640, navSize: 220 },
  selectedPanel: PANEL,
  // The panels have nothing to say about a page.
  layoutCustomisations: {
    showPanel: ({ index, storyId }, isShown) => isShown && !index?.[storyId]?.tags.includes('page'),
  },
});

addons.register(FIND, () => {
  addons.add(FIND, { type: addonTypes.TOOLEXTRA, title: 'Find', match: () => true, render: () => <Find /> });
});

addons.register(PANEL, (api) => {
  // Some conditions only change the looks of a story; the others start it again.
  let world = '';
  let types: SetGlobalsPayload['globalTypes'] = {};
  const enter = (globals: Record<string, unknown>, isBeginning: boolean) => {
    const chosen = Object.entries(globals).filter(([name]) => name === 'steps' || types[name]?.isAtStart);
    const before = world;
    world = JSON.stringify(chosen);
    const storyId = api.getCurrentStoryData()?.id;
    if (!isBeginning && before !== world && storyId !== undefined) api.emit(FORCE_REMOUNT, { storyId });
  };
  api.on(SET_GLOBALS, ({ globals, globalTypes }: SetGlobalsPayload) => {
    types = globalTypes;
    enter(globals, true);
  });
  api.on(GLOBALS_UPDATED, ({ globals }: GlobalsUpdatedPayload) => enter(globals, world === ''));
  addons.add(PANEL, {
    type: addonTypes.PANEL,
    title: 'Workbench',
    render: ({ active = false }) => (
      <AddonPanel active={active} hasScrollbar={false}>
        <Workbench />
      </AddonPanel>
    ),
  });
});

/** Opens the story of the state that a page's debug widget links to. */
async function openState(states: readonly string[]): Promise<void> {
  const { stories } = await loadKnown();
  const id = storyOfState(states, stories);
  if (id !== undefined) window.location.replace(`./?path=/story/${id}`);
}
