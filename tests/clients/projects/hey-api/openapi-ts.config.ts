// biome-ignore lint/style/noDefaultExport: hey-api reads it
export default {
  input: process.env.CONTRACT ?? '',
  output: { path: 'client' },
  plugins: [
    { name: '@hey-api/client-fetch', baseUrl: process.env.SERVER ?? '' },
    '@hey-api/typescript',
    '@hey-api/sdk',
  ],
  logs: { file: false },
};
