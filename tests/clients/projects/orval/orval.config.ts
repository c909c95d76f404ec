import { defineConfig } from 'orval';

// biome-ignore lint/style/noDefaultExport: orval reads it
export default defineConfig({
  journal: {
    input: { target: process.env.CONTRACT ?? '' },
    output: { target: 'client.ts', client: 'fetch', baseUrl: process.env.SERVER ?? '' },
  },
});
