import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { keepTags } from './keep-tags.ts';
import { observer } from './machine-panel/observer.ts';
import { startReporting } from './machine-panel/report.ts';
import { Surroundings } from './Surroundings.tsx';
import { resetServer, startServer } from './server.ts';
import type { Setting } from './world.ts';
import '#src/site/theme.css';
import './preview.css';

startReporting();
// Long enough for a machine that is busy with other tests; a story waits no longer than it must.
configure({ asyncUtilTimeout: 5_000 });

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  initialGlobals: { theme: 'light', locale: 'en-US', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: { title: 'Colours', icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
    locale: {
      description: 'Locale of money and dates',
      toolbar: { title: 'Locale', icon: 'globe', dynamicTitle: true, items: ['en-US', 'de-DE', 'ar-EG'] },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: '320 px', styles: { width: '320px', height: '640px' } },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
        desk: { name: '1280 px', styles: { width: '1280px', height: '900px' } },
      },
    },
    // Two rules that are off by themselves: landmarks, and targets of 24 px.
    a11y: { test: 'error', config: { rules: ['region', 'target-size'].map((id) => ({ id, enabled: true })) } },
    controls: { disableSaveFromUI: true },
    options: { storySort: { order: ['screens', ['purchase', ['journeys']], 'parts'] } },
  },
  beforeAll: async () => {
    await startServer();
  },
  beforeEach: () => {
    observer.reset();
    resetServer();
    // The provider puts its challenge beside the story, where nothing takes it away.
    return () => document.querySelector('[data-stripe-challenge]')?.remove();
  },
  afterEach: ({ tags }) => keepTags(tags),
  decorators: [
    (Story, { globals, parameters }) => (
      <Surroundings {...globals} setting={(parameters.world ?? {}) as Setting}>
        <Story />
      </Surroundings>
    ),
  ],
});
