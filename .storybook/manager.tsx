// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { MachinePanel } from './machine-panel/MachinePanel.tsx';
import { PANEL } from './machine-panel/protocol.ts';

addons.setConfig({ layout: { panelPosition: 'right', rightPanelWidth: 640, navSize: 250 }, selectedPanel: PANEL });

addons.register(PANEL, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Machine',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <MachinePanel />
      </AddonPanel>
    ),
  });
});
