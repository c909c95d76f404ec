// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { IdentityProvider } from './IdentityProvider.ts';
import { list } from '../shapes.ts';

export const IdentityProviders = /*#__PURE__*/ list(IdentityProvider, 0, 10000);
