import base from './playwright.config.ts';
export default {
  ...base,
  webServer: undefined,
  metadata: { ...base.metadata, hostSite: 'http://localhost:5322' },
  workers: 2,
  reporter: 'list',
};
