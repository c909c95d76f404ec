// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Currency } from '../values/Currency.ts';
import { Email } from '../values/Email.ts';
import { ForgivingPrintedAddress } from '../pages/ForgivingPrintedAddress.ts';
import { Link } from '../pages/Link.ts';
import { choice, corrected, defaulted, flag, forgiving, forgivingList, forgivingRecord, list, matching, object, text, whole } from '../../shapes.ts';

export const Seller = /*#__PURE__*/ forgiving({ "name": /*#__PURE__*/ text(1, 200) }, { "address": ForgivingPrintedAddress, "tax_id": /*#__PURE__*/ text(0, 100), "email": Email });

export const BotCheck = /*#__PURE__*/ object({ "provider": /*#__PURE__*/ choice("recaptcha", "turnstile", "hcaptcha"), "site_key": /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,255}$/u) });

export const ImageHosts = /*#__PURE__*/ list(/*#__PURE__*/ text(0, 267, /^https:\/\/[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:[0-9]{1,5})?$/u), 0, 20);

export const Tag = /*#__PURE__*/ matching(/^[a-z0-9-]{1,64}$/u);

export const ReturnPath = /*#__PURE__*/ text(0, 2000, /^(?![^?#]*(?:\/\/|%(?:25|2[Ff]|5[Cc])))\/[!-\[\]-~]*$/u);

export const LoginSettings = /*#__PURE__*/ forgiving({  }, { "google": flag, "institutional": flag, "institutional_page": flag, "path": ReturnPath });

export const Features = /*#__PURE__*/ forgiving({  }, { "checkout_later": flag, "add_donation": flag, "add_products": flag, "gift_message": flag });

export const StoreLinks = /*#__PURE__*/ forgiving({  }, { "browse": /*#__PURE__*/ defaulted(/*#__PURE__*/ text(1, 2000), "/store"), "checkout": /*#__PURE__*/ defaulted(/*#__PURE__*/ text(1, 2000), "/store/checkout") });

export const DonationTier = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(1, 100), "onetime": Cents, "monthly": Cents });

export const DonationTiers = /*#__PURE__*/ forgivingList(DonationTier, 1, 12);

export const UrlTemplate = /*#__PURE__*/ matching(/^https:\/\/[^\s{}]{1,1000}\{url\}[^\s]{0,1000}$/u);

export const Navigation = /*#__PURE__*/ forgiving({  }, { "menu": /*#__PURE__*/ forgivingList(Link, 0, 50), "archive": /*#__PURE__*/ forgivingList(Link, 0, 500), "footer": /*#__PURE__*/ forgivingList(Link, 0, 50) });

export const Share = /*#__PURE__*/ forgiving({  }, { "twitter": UrlTemplate, "facebook": UrlTemplate });

export const Settings = /*#__PURE__*/ forgiving({ "journal": /*#__PURE__*/ text(1, 100) }, { "support_email": Email, "issues_per_year": /*#__PURE__*/ defaulted(/*#__PURE__*/ whole(1, 52), 4), "currency_sign": /*#__PURE__*/ text(1, 8), "currency": Currency, "locale": /*#__PURE__*/ defaulted(/*#__PURE__*/ matching(/^[A-Za-z0-9-]{2,35}$/u), "en-US"), "messages": /*#__PURE__*/ forgivingRecord(/*#__PURE__*/ text(0, 100, /^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+){1,3}$/u), /*#__PURE__*/ text(0, 2000)), "shipping_categories": /*#__PURE__*/ forgiving({  }, { "ship-a": /*#__PURE__*/ text(0, 100), "ship-b": /*#__PURE__*/ text(0, 100), "ship-c": /*#__PURE__*/ text(0, 100) }), "terms_of_sale": /*#__PURE__*/ text(0, 5000), "renewal_consent": /*#__PURE__*/ defaulted(/*#__PURE__*/ corrected(/*#__PURE__*/ choice("none", "notice", "checkbox"), "checkbox"), "none"), "seller": Seller, "payment": /*#__PURE__*/ object({ "publishable_key": /*#__PURE__*/ matching(/^pk_[A-Za-z0-9_]{1,255}$/u) }), "bot_check": BotCheck, "image_hosts": ImageHosts, "swag_tag": Tag, "login": LoginSettings, "typed_coupons": /*#__PURE__*/ defaulted(flag, false), "withdrawal": /*#__PURE__*/ defaulted(flag, false), "hideAutorenew": flag, "features": /*#__PURE__*/ forgiving({  }, { "subscribe": Features, "renew": Features, "donate": Features }), "store": StoreLinks, "donation_tiers": DonationTiers, "qr_template": UrlTemplate, "navigation": Navigation, "share": Share, "debug": /*#__PURE__*/ defaulted(flag, false), "view_only": /*#__PURE__*/ defaulted(flag, false), "keeps_drafts": /*#__PURE__*/ defaulted(/*#__PURE__*/ corrected(flag, false), true) });
