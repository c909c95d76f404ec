import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { openCodeRequest } from '#app/forms/code-request.ts';
import { ScreenFrame } from '#app/ScreenFrame.tsx';
import { keepAnswers } from '#fixtures/stories/answers.ts';
import { dropFragment, readFragment } from '#host/address/fragment.ts';
import { loadTranslation } from '#messages/load-locale.ts';
import type { Translation } from '#messages/translate.ts';
import { conditionedPage } from './conditions/conditioned-page.ts';
import { enterConditions, type Globals, globalTypes, initialGlobals, scriptsOf } from './conditions/conditions.ts';
import { observer } from './machine-panel/observer.ts';
import { noteStoryPage, startReporting } from './machine-panel/report.ts';
import { Surroundings } from './Surroundings.tsx';
import { resetServer, startServer } from './server.ts';
import { beginPlay, interruptPlays, isRenderedAgain, startPlaying } from './stepping/play.ts';
import { beginStory, noteConditions, startStepping } from './stepping/stepping.ts';
import { noteOverrides } from './story-overrides.ts';
import type { Setting } from './story-world.ts';
import { exposeTestHooks, HANG, isSweepPlaying, resize, skipKnownMarkup } from './sweep.ts';
import '#mocks/publication/style.css';
import './preview.css';

interface Paged {
  page: { settings?: { view_only?: boolean } } | undefined;
}

startReporting();
startStepping();
startPlaying();
exposeTestHooks();
// A failed wait would otherwise copy a stack, which the sweep's errors lack, and its story would never end.
configure({ asyncUtilTimeout: HANG, showOriginalStackTrace: true });

export default definePreview({
  addons: [addonA11y()],
  // Its check would take half a second before the panel can be used. The sweep asks for it.
  initialGlobals: { ...initialGlobals, a11y: { manual: true } },
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: '320 px', styles: { width: '320px', height: '640px' } },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
        desk: { name: '1280 px', styles: { width: '1280px', height: '900px' } },
      },
    },
    // Two rules that axe disables by default: landmarks and 24 px targets.
    a11y: {
      test: 'error',
      // All nodes of the rules that pass would take a third of the time and half a megabyte per story.
      options: { resultTypes: ['violations'] },
      config: { rules: ['region', 'target-size'].map((id) => ({ id, enabled: true })) },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Whole journeys',
          'Log in',
          'Subscribe',
          'Give and redeem',
          'Donate',
          'Store',
          'Pay',
          'Account',
          'Every page',
          'Parts',
          'Debugging',
        ],
      },
    },
  },
  loaders: [
    async ({ globals }) => ({ translation: await loadTranslation((globals as Globals).locale) }), // as above
  ],
  beforeAll: async () => {
    interruptPlays();
    await startServer();
  },
  beforeEach: async (context) => {
    if (isRenderedAgain(context)) {
      noteConditions(context);
      return keepAnswers();
    }
    await resize(context);
    observer.reset();
    resetServer();
    beginStory(context);
    noteOverrides(context);
    noteStoryPage(context);
    openCodeRequest('sign-in').drop();
    if (readFragment() !== '') dropFragment(false);
    enterConditions(context.globals as Globals);
    await beginPlay(context, isSweepPlaying());
    return () => {
      // The provider renders its challenge outside the story, so unmounting leaves it behind.
      document.querySelector('[data-stripe-challenge]')?.remove();
      // Storybook keeps the context of every story that was opened.
      context.reporting.reports.length = 0;
    };
  },
  afterEach: skipKnownMarkup,
  decorators: [
    (Story, { globals, parameters, args, loaded, tags }) => {
      if (tags.includes('page')) return <Story />;
      const conditions = globals as Globals;
      const { page, note } = conditionedPage((args as Partial<Paged>).page, conditions);
      const { translation } = loaded as { translation?: Translation };
      const setting: Setting = { ...scriptsOf(conditions), ...parameters.world };
      return (
        <Surroundings {...conditions} translation={translation} setting={setting} note={note}>
          <ScreenFrame banners={(page as Paged['page'])?.settings?.view_only ? ['viewOnly'] : []}>
            <Story args={page === undefined ? args : { ...args, page }} />
          </ScreenFrame>
        </Surroundings>
      );
    },
  ],
});
