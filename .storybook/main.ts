import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './*.mdx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  staticDirs: [
    '../public',
    { from: '../node_modules/mermaid/dist/mermaid.min.js', to: '/machine-panel/mermaid.min.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
    // React's warnings, such as a missing key, are console errors that fail a story.
    developmentModeForBuild: true,
  },
  // Reading the props of every component takes more than half of a build, and shows nothing that a story does not.
  typescript: { reactDocgen: false },
  // Names stay readable in a report; nobody downloads these files over a slow network.
  viteFinal: (config) => ({ ...config, build: { ...config.build, minify: false, reportCompressedSize: false } }),
});
