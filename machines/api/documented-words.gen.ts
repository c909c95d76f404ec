// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

/** The keys of the messages that are documented with each status, four characters each. */
export const documentedWords: Record<number, string> = {
  400: '5qxrtayrvmyd3fpjptchcogisae17kwimc3uw5oxjiu75w2a4pbw0lb5c1vszyqat7n3822vmvjg62s0vxm0lowt',
  401: 'jvtq',
  402: '3q6n',
  403: 'buuhv60s4o3d8k80r59h',
  404: 'ex088ty488f5azajzvvdb2bsunfwouwr',
  409: '08qmzzzkcmpqeqmscwgolbs0it0co51oqf7p',
  429: '33xa',
};
