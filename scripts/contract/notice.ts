/** The head of a generated file. */
export const NOTICE = `// Generated from openapi.yaml by \`npm run contract:generate\`; a change by hand is lost.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
`;
