import { defineMain } from '@storybook/react-vite/node';
import { writeFlowPages } from '../scripts/workbench/flow-pages.ts';
import { bundleMermaid } from '../scripts/workbench/mermaid.ts';

await writeFlowPages();

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './*.mdx', './flows/*.mdx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  staticDirs: ['../public', { from: `../${await bundleMermaid()}/mermaid.js`, to: '/machine-panel/mermaid.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
    // The headings of the flow pages are states, replies, texts and requirements.
    experimentalSearchDocsHeadings: true,
    // React's warnings, such as a missing key, are console errors that fail a story.
    developmentModeForBuild: true,
  },
  // Reading the props of every component takes more than half of a build, and shows nothing that a story does not.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, build: { ...config.build, reportCompressedSize: false } }),
});
