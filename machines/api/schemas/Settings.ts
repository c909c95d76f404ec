// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { DonationTiers } from './DonationTiers.ts';
import { Email } from './Email.ts';
import { Features } from './Features.ts';
import { LoginSettings } from './LoginSettings.ts';
import { Navigation } from './Navigation.ts';
import { Share } from './Share.ts';
import { StoreLinks } from './StoreLinks.ts';
import { Tag } from './Tag.ts';
import { UrlTemplate } from './UrlTemplate.ts';
import { choice, defaulted, flag, matching, object, record, text, whole } from '../shapes.ts';

export const Settings = /*#__PURE__*/ object({ "journal": /*#__PURE__*/ text(1, 100) }, { "support_email": Email, "issues_per_year": /*#__PURE__*/ defaulted(/*#__PURE__*/ whole(1, 52), 4), "currency_sign": /*#__PURE__*/ defaulted(/*#__PURE__*/ text(1, 8), "$"), "locale": /*#__PURE__*/ defaulted(/*#__PURE__*/ matching(/^[A-Za-z0-9-]{2,35}$/u), "en-US"), "messages": /*#__PURE__*/ record(/*#__PURE__*/ matching(/(?:)/u), /*#__PURE__*/ text(0, 2000)), "shipping_categories": /*#__PURE__*/ object({  }, { "ship-a": /*#__PURE__*/ text(0, 100), "ship-b": /*#__PURE__*/ text(0, 100), "ship-c": /*#__PURE__*/ text(0, 100) }), "terms_of_sale": /*#__PURE__*/ text(0, 5000), "payment": /*#__PURE__*/ object({ "publishable_key": /*#__PURE__*/ matching(/^pk_[A-Za-z0-9_]{1,255}$/u) }), "bot_check": /*#__PURE__*/ object({ "provider": /*#__PURE__*/ choice("recaptcha"), "site_key": /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,255}$/u) }), "swag_tag": Tag, "login": LoginSettings, "hideAutorenew": flag, "features": /*#__PURE__*/ object({  }, { "subscribe": Features, "renew": Features, "donate": Features }), "store": StoreLinks, "donation_tiers": DonationTiers, "qr_template": UrlTemplate, "navigation": Navigation, "share": Share, "debug": /*#__PURE__*/ defaulted(flag, false), "view_only": /*#__PURE__*/ defaulted(flag, false) });
