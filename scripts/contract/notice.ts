/** The head of a generated file. */
export const NOTICE = '// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.\n';
