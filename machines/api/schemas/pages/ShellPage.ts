// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from '../cart/CartState.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { forgiving, nullable } from '../../shapes.ts';

export const ShellPage = /*#__PURE__*/ forgiving({ "settings": Settings }, { "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": /*#__PURE__*/ nullable(CartState) });
