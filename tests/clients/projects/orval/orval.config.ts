// biome-ignore lint/style/noDefaultExport: orval reads it
export default {
  journal: {
    input: { target: process.env.CONTRACT ?? '' },
    output: { target: 'client.ts', client: 'fetch', baseUrl: process.env.SERVER ?? '' },
  },
};
