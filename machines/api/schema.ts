// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

export interface paths {
    "/api/cart/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the cart
         * @description Places an order for the session's cart at `version`; the body lists no goods. The front end calls this when the
         *     reader places the order, and again with `invoice` once the payment form is filled in.
         *
         *     Keep one open intent per cart, update its amount, and fulfil it once. When the order is fulfilled, or its bank
         *     debit is under way, give the session an empty cart.
         *
         *     For a cart that changes a subscription, reply as that change does: `update-succeeded` if nothing is due,
         *     otherwise `upgrade-checkout`.
         *
         *     - If the order creates an account, the reply that completes it logs the reader in; see `getFulfilment`.
         *     - Pages that name no other checkout endpoint use this one.
         *     - With the setting `renewal_consent: checkbox`, answer 400 `consentRequired` to an order that renews or repeats
         *       without an `agreed_at`.
         *     - The failure of a change is `updated-failed`, in the specification's spelling; its success is
         *       `update-succeeded`. The front end treats `update-failed` as `updated-failed` (CHECK-52).
         *     - If the order ships to a different category than the cart was priced for and its price changes, the cart has
         *       changed. The server answers 409, and the refetched cart has the new price (STORE-15).
         *
         *     **Session:** opens one if the request has none. Opens that of an account that the order created with the reply
         *     that completes it.
         */
        post: operations["checkOutCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find out what happened to an order whose reply was lost
         * @description Returns the final outcome of an order, by its idempotency key. The front end calls this before it sends another
         *     order of the same kind. If nothing was placed, close the key: the original order is then refused if it still
         *     arrives, so nothing is charged twice. The call is idempotent.
         *
         *     - If the order created an account, the reply that reports it as completed logs the reader in; see
         *       `getFulfilment`.
         *     - Every server that takes orders must have this call: if it fails, the reader cannot order again. It takes
         *       only the key, because another tab does not have the order's body.
         *
         *     **Session:** opens none, except that of an account that the order created, with the reply that completes it.
         */
        post: operations["closeAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{intent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the state of a payment
         * @description Returns the state of an order after its payment is confirmed. The front end polls once a second, up to 100
         *     times, and also reads it once when a page is reopened with an unfinished order. [Payment
         *     intents](#/section/payment-intents) maps the intent's state to the reply. An order that was `completed` stays
         *     so, with the same receipt, also with `reset`.
         *
         *     - With `reset` the server queries the provider again and restarts fulfilment.
         *     - `unpaid` means that no money has moved or is moving for the intent. It lets a reader whose payment was cut
         *       off pay again. A server that cannot tell answers `in-progress`.
         *     - A bank account that must be verified with small deposits is `verifying`, never `unpaid` or `in-progress`,
         *       until the reader has verified it (then `processing`) or the provider gives up (then `unpaid`). `deposits`
         *       say when they arrive and where to verify them. This can take days, so it is not polled. The page of an
         *       invoice paid from it has them in `processing`.
         *     - An order that creates an account logs its reader in, only once it is fulfilled and only in the session that
         *       ordered. The first reply that reports the order as completed starts a session of the new account and sets
         *       its cookie: this reply, the order's own if nothing was due, or that of `closeAttempt`. A repeated reply
         *       repeats the cookie. The guest's attempts, intents and cart move to the new session. Readers of existing
         *       accounts are never logged in this way.
         *
         *     **Session:** opens none, except that of an account that the order created, with the reply that completes it.
         */
        get: operations["getFulfilment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the cart and its checkout
         * @description `<div data-journal="checkout"></div>` and the page data. The front end refetches the cart when the page is shown
         *     again. The payment provider may redirect the reader back here, so send `Referrer-Policy: no-referrer`.
         *
         *     - The page gives a reader without a session one, so that `closeAttempt` can find a first order whose reply is
         *       lost.
         *     - The order's `session` is `checkout.session` from the page data (CHECK-12).
         */
        get: operations["showCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a receipt
         * @description `<div data-journal="receipt"></div>` and the page data. The URL contains a bearer token, so send
         *     `Referrer-Policy: no-referrer` and `Cache-Control: no-store`.
         *
         *     The receipt is the read-only order review with the purchaser's name, email and the date (INV-3).
         */
        get: operations["showReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a new subscription
         * @description Places an order for a new subscription. The front end calls this when the reader places the order, and again
         *     with `invoice` once the payment form is filled in.
         *
         *     Reply `started` to an order that names no intent, also if the session has an open one. If the order names an open
         *     intent, update the intent's amount and reply `updated`. Nothing is charged until the payment is confirmed with the provider.
         *
         *     - If the order creates an account, the reply that completes it logs the reader in; see `getFulfilment`.
         *     - The coupon is sent as `coupon`, in the query and in the cart.
         *     - With the setting `renewal_consent: checkbox`, answer 400 `consentRequired` to an order that renews or repeats
         *       without an `agreed_at`.
         *     - A key is resent only while its reply is unknown. A 401, 403 or 429 to a retry leaves it unknown.
         *
         *     **Session:** opens one if the request has none. Opens that of an account that the order created with the reply
         *     that completes it.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the reader's subscription
         * @description Renews the subscription of the logged-in reader. It works like `/api/subscribe`, including the second call with
         *     `invoice`. `account` must be the session's own account. The subscription in the cart has `renewal: true`.
         *
         *     - The account's ref is sent as `account`, and the coupon as `coupon` (RENEW-9).
         *     - A reader without a card on file can renew here with a new card. Only automatic renewal is blocked (RENEW-8).
         *     - A cancelled subscription cannot be renewed. Its reader subscribes again.
         *     - With the setting `renewal_consent: checkbox`, answer 400 `consentRequired` to an order that renews or repeats
         *       without an `agreed_at`.
         *     - A renewal based on an older `version` is refused with `outdated` and charges nothing, so a tab left open
         *       cannot renew a second time by accident.
         *
         *     **Session:** needs a reader's and opens none.
         */
        post: operations["renewSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/subscriptions/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a subscription's level, delivery or address
         * @description Changes a subscription. If the change is free, make it at once and reply `update-succeeded`; the front end then
         *     opens `/account`. Otherwise reply `upgrade-checkout`, which wraps the reply an order would get; the front end
         *     calls again with `invoice` once the payment form is filled in.
         *
         *     Recompute the price, recheck `can_update` and `can_upgrade`, and change nothing before it is paid. If the front
         *     end stays on the page, it shows 'Subscription updated successfully'.
         *
         *     - No subscription has the token `update`. This path is matched before the one with a token (API-40).
         *     - The body has `session`, `invoice` and `customer`, because the change can lead to a payment.
         *     - `update-succeeded` names the subscription, like `redeem-succeeded`.
         *     - Every reply has a type. Saving only the address, through its own call, is the completion that stays on the
         *       page (SUBS-14).
         *     - A request with the current level and delivery only saves the address and returns `update-succeeded`.
         *     - A request based on an older `version` is refused with `subscriptionChanged` and changes nothing.
         *     - Delivery changes with the next issue; the term and the remaining issues stay. Autorenew then renews at the
         *       new level and delivery.
         *     - A change to something cheaper is free, with no refund.
         *
         *     **Session:** needs a reader's and opens none.
         */
        post: operations["updateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/subscriptions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a subscription
         * @description Returns a subscription. The front end calls this after a completed update to show the current state. Tokens are
         *     bound to the session: treat another reader's token as unknown.
         *
         *     `upgrade` is the page data of the same name. `subscriber` has only the addresses.
         *
         *     **Session:** needs a reader's and opens none.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed renewal
         * @description Pays for the automatic renewal in `renewal_failed`. It works like other orders, including the second call with
         *     `invoice`. Determine what is renewed, for whom and at what price; the body only repeats the amount that the
         *     reader saw, and the renewal is refused if the price has changed. The renewal is paid once: later requests get
         *     its receipt.
         *
         *     - A server that sends `renewal_failed` must have this call. Otherwise a reader whose card was declined waits
         *       for a renewal that may never happen, or orders a second one.
         *     - The body has no name or address. The server uses the account's, as for an automatic renewal.
         *     - It can lead to a charge, so it carries an `Idempotency-Key` and gets the replies of an order.
         *     - A paid retry clears the failure. The card that paid is saved only if the reader asks for it.
         *
         *     **Session:** needs a reader's and opens none.
         */
        post: operations["retryRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institutional-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show subscriptions for institutions
         * @description The host's own text, and the login widget with the institutional tab open. Logging out here opens `/`, as on
         *     every page with the institutional page flag.
         *
         *     The institutional page flag is the setting `login.institutional_page`, available on any page. Such a page has
         *     its own heading, so the tabs have none.
         */
        get: operations["showInstitutionalSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the subscription builder
         * @description An empty `<div data-journal="subscribe"></div>` and the page data, in a `script` with `type="application/json"`
         *     and `id="journal-data"` and every `<` escaped as `\u003c`. Without that script, the same keys are read from
         *     `window.journal`. The payment provider may redirect the reader back here, so send `Referrer-Policy:
         *     no-referrer`.
         *
         *     - The page gives a reader without a session one, so that `closeAttempt` can find a first order whose reply is
         *       lost.
         *     - Unknown parameter values mean the default. The server need not reject them.
         *     - The page writes the reader's choices into its own URL through these parameters, so that a copied link opens
         *       the same choices (BEYOND-4). The server reads only `code`.
         */
        get: operations["showSubscribe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribe/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the renewal page
         * @description `<div data-journal="renew"></div>` and the page data, which only covers the reader of the session. The payment
         *     provider may redirect the reader back here, so send `Referrer-Policy: no-referrer`.
         *
         *     - The page gives a reader without a session one, so that `closeAttempt` can find a first order whose reply is
         *       lost.
         *     - For a visitor `renew` is null, and the page asks the visitor to log in and returns here (RENEW-10).
         *     - For a reader without a subscription, or whose subscription was cancelled, `renew` is null, and the page
         *       links to `/subscribe`.
         *     - The page writes the reader's choices into its own URL through these parameters, as `/subscribe` does
         *       (BEYOND-4). With `settings=other` it starts with the settings in the URL instead of the subscription's.
         */
        get: operations["showRenew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/subscriptions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page that changes a subscription
         * @description `<div data-journal="subscription-change"></div>` and the page data. A choice with a positive upgrade price
         *     requires a payment.
         *
         *     - The page gives a reader without a session one, so that `closeAttempt` can find a first order whose reply is
         *       lost.
         *     - A price is the current cost of the change for the remaining issues, shipping included, rounded down. 0 is
         *       free; a choice without a price is not offered.
         *     - Print at `low` is free for a reader with digital at `high` (SUBS-10).
         *     - `upgrade` is null if the token names no subscription of this reader.
         *
         *     The data determines these messages:
         *
         *     - `can_update` false, with a link to the address page: 'Unfortunately, options for updating this subscription
         *       are not available...'
         *     - `can_upgrade` false: 'Automatic upgrade is not available for this subscription. To upgrade your subscription
         *       email us at {email} and we'll help you out.'
         */
        get: operations["showSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page that retries a failed renewal
         * @description `<div data-journal="renewal-retry"></div>` and the page data: what is renewed, its price, when and why it
         *     failed, and what is on file. The banner about a failed renewal links here from every account page.
         *
         *     - A host that sends `renewal_failed` must have this page.
         *     - `renewal` is null if there is nothing to retry. The page then links back to the account.
         */
        get: operations["showRenewal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a gift and the ways to redeem it
         * @description Returns the page data of `/subscribe/redeem`. The front end calls this after the reader logs in on the page. The
         *     token alone grants access, so reveal nobody but the giver, and only by name. Limit attempts at tokens.
         *
         *     GET reads the gift. POST redeems it or pays for its upgrade (REDEEM-11).
         *
         *     **Session:** needs none and opens none.
         */
        get: operations["getGift"];
        put?: never;
        /**
         * Redeem a gift, or pay for its upgrade
         * @description Redeems a gift. If the chosen delivery costs nothing more, redeem the gift at once. If it requires an upgrade,
         *     reply `upgrade-checkout`, which wraps the reply an order would get; the front end then calls again with
         *     `invoice`, as for an order.
         *
         *     Redeem a gift only once, even if two tabs or two readers try. Email a confirmation to the reader.
         *
         *     - If the order creates an account, the reply that completes it logs the reader in; see `getFulfilment`.
         *     - The token in `subscription` is the gift's. A visitor also sends a password for the new account.
         *     - A used, expired or refunded gift is `redeem-failed`. An unknown token is a 404.
         *
         *     **Session:** opens one if the request has none. Opens that of an account that the order created with the reply
         *     that completes it.
         */
        post: operations["redeemGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/gifts/{token}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a gift link
         * @description Emails a gift's link again, to the giver's account address. Tokens are bound to the session: treat another
         *     giver's gift as unknown. Every 200 sends one email, and the front end never retries automatically.
         *
         *     - A server that sends `gifts` in page data must have this call.
         *     - Each gift can be resent three times an hour; after that the server answers 429 with `Retry-After`. Refused
         *       requests do not count.
         *     - A gift that is redeemed, or scheduled for a later day, is refused with 409 and no email is sent. This is
         *       checked before the limit, so such a gift never gets a 429.
         *     - The giver's session is one of the account that ordered, or of the account with the email address a guest
         *       ordered with. Any other session gets 404, as for an unknown token; an administrator's view gets 403.
         *     - The call has no idempotency key. The reply counts the emails, so a client that lost the reply can read
         *       `gifts` before it retries.
         *
         *     **Session:** needs a reader's and opens none.
         */
        post: operations["resendGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribe/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page to redeem a gift
         * @description `<div data-journal="redeem"></div>` and the page data. The URL contains a bearer token, so send
         *     `Referrer-Policy: no-referrer` and `Cache-Control: no-store`. The page shows a QR code of its own URL.
         *
         *     - The page gives a reader without a session one, so that `closeAttempt` can find a first order whose reply is
         *       lost.
         *     - The browser draws the QR code. The URL is sent to an image service only if `settings.qr_template` names one
         *       (REDEEM-3).
         *     - Any token returns a page. An unknown one has the status `notfound`: `redeem` says why a link opens no gift.
         *       `link` is `missing` if there was no token.
         */
        get: operations["showRedeem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a one-time or monthly donation
         * @description Makes a donation. It works like `/api/subscribe`. `monthly-init` starts a monthly donation of the same amount.
         *     Nothing is shipped: the address is the donor's, and the shipcode is always `ship-a`.
         *
         *     - The minimum donation is 100 cents. Less is refused at `amount` (DONATE-7). The page asks for one whole unit
         *       at least, which is more in currencies with three decimals.
         *     - A logged-in donor sends the account's name and email, which the server takes from the session.
         *     - With the setting `renewal_consent: checkbox`, answer 400 `consentRequired` to a monthly donation without
         *       an `agreed_at`.
         *
         *     **Session:** opens one if the request has none.
         */
        post: operations["donate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donation/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the card of a monthly donation
         * @description Replaces the card that pays for a monthly donation. The front end calls this after the provider's client has set
         *     up the card with the page's keys, and then restarts the donation if it was failing. No money moves.
         *
         *     The token is bound to one donation and grants no access to an account. Verify that the card was set up for this
         *     donation. Sending the same card again changes nothing.
         *
         *     - `keys` are for the next setup, in case the reader changes the card again.
         *     - The success message is 'Payment updated successfully' (MDON-7).
         *
         *     **Session:** needs none, because the `token` grants access, and opens none.
         */
        post: operations["setDonationCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donation/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a failing monthly donation
         * @description Restarts a monthly donation and charges the payment that is due. The front end calls this once, after the card
         *     of a failing donation is changed, and then reloads the page. Restart a donation only if it is failing and its
         *     card has changed.
         *
         *     - It can lead to a charge, so it carries an `Idempotency-Key` like an order.
         *     - The reply has no fields. The reloaded page says whether the donation is still failing.
         *
         *     **Session:** needs none, because the `token` grants access, and opens none.
         */
        post: operations["restartDonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the donation page
         * @description `<div data-journal="donate"></div>` and the page data. The payment provider may redirect the reader back here,
         *     so send `Referrer-Policy: no-referrer`.
         *
         *     - The page gives a reader without a session one, so that `closeAttempt` can find a first order whose reply is
         *       lost.
         *     - The page writes `type` and `amount` into its own URL as they change (BEYOND-4).
         *     - An unknown `type` means one-time. An `amount` that is not a positive number is ignored (DONATE-5).
         */
        get: operations["showDonate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donation/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the card page of a monthly donation
         * @description `<div data-journal="monthly-donation-card"></div>` and the page data. The token alone grants access; it is
         *     bound to one donation. Send `Referrer-Policy: no-referrer`. `redirect_status=succeeded` marks the page as
         *     completed but proves nothing, as on the change-payment page.
         *
         *     - If the token is missing or no longer valid, `payment_setup` is null (MDON-8) and `link` says why. Sessions
         *       are irrelevant here, so no link is `foreign`.
         *     - `failing` is true while the latest monthly payment is unpaid.
         *
         *     Without a `payment_setup` the page shows an error with a 'Return to settings' link:
         *
         *     - 'We encountered an error. Please try again at another time or contact {email} if you need help.'
         */
        get: operations["showDonationSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{invoice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an invoice
         * @description Returns an invoice. The front end calls this when its page may be stale: when the page is shown again, when
         *     another tab reports an order, or when a payment is refused because the invoice has changed. The token alone
         *     grants access.
         *
         *     - A server with the page `/invoice/{invoice}` must have this call. It lets the page refetch the invoice
         *       instead of reloading and losing a typed password.
         *     - The reply is the page data of `/invoice/{invoice}` without the settings.
         *
         *     **Session:** needs none and opens none.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{invoice}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an invoice
         * @description Pays an invoice. The token, which is not the invoice number, grants access. The replies are those of an order.
         *     Compute the amount due yourself; the call cannot change it. Never charge an invoice that is being paid, is
         *     already paid, or accepts only checks and wires.
         *
         *     - The path has the invoice's token. The body's `invoice` is the payment intent, as in every order (INV-4).
         *     - An invoice can be paid again after a failed payment, and also when it is past due (INV-14).
         *
         *     **Session:** opens one if the request has none.
         */
        post: operations["payInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/{invoice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an invoice
         * @description `<div data-journal="invoice"></div>` and the page data. The URL contains a bearer token, so send
         *     `Referrer-Policy: no-referrer` and `Cache-Control: no-store`. Anyone with the link can read and pay the invoice.
         *
         *     - The page gives a reader without a session one, so that `closeAttempt` can find a first order whose reply is
         *       lost.
         *     - The path has the unguessable token. `invoice_no` is only displayed (INV-4).
         *     - `due_date` is a day. The invoice is past due once that day has ended in UTC (INV-14).
         *     - `business_info`, `checkout`, `subscriber` and `payment_info` may be absent if the invoice is not paid on the
         *       page.
         *     - `receipt` means that the invoice is paid, and names the receipt to show. Without `checkout` nothing can be
         *       paid here, whatever failed before.
         */
        get: operations["showInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find an order to withdraw from
         * @description Returns what can still be withdrawn from in an order, and what was already. The front end calls this once a guest
         *     has given the order's number and address, and again if a declaration was refused or its reply was lost.
         *
         *     - A guest's `email` must be that of the order. Answer the same 404 for an unknown number and for another
         *       address, so that nobody learns which orders exist. Compare addresses without regard to case.
         *     - A logged-in reader's own orders are found by their number, whatever the `email`.
         *     - `number` is that of a receipt or of a paid invoice, without regard to case.
         *     - A gift belongs to its buyer, not to its recipient. A donation is no sale, so it is not listed.
         *     - Limit failed attempts, both by number and by address; see [Limits](#/section/limits).
         *     - A server with the setting `withdrawal` must have this call.
         *
         *     **Session:** needs none and opens none.
         */
        post: operations["findOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare a withdrawal
         * @description Records a reader's declaration that they withdraw from an order or a part of it, and mails the acknowledgement to
         *     `email` at once, with everything in the reply. Never ask for a reason.
         *
         *     - Access is as in `findOrder`.
         *     - `version` is that of the order the reader saw. The same lines with the same `version` are the same declaration:
         *       answer it again, with its number and time, and mail and refund nothing twice. Refuse any other declaration
         *       with an outdated `version` with `outdated`.
         *     - Refuse lines whose right has ended and quantities above what is left. A server may accept declarations after
         *       the legal period. It then keeps `right` open for as long as it does.
         *     - Cancel what has not been delivered: end the subscription, close the links of the gifts.
         *     - Refund the lines, less their discount, and the shipping of an order that is withdrawn as a whole, through
         *       the method that paid, within 14 days.
         *
         *     **Session:** needs none and opens none.
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the withdrawal page
         * @description `<div data-journal="withdrawal"></div>` and the page data. Consumers in the European Union may withdraw from most
         *     contracts within 14 days, and a shop must offer that on its pages (Article 11a of Directive 2011/83/EU). The
         *     page asks what the article allows: a name, the order, and where to send the acknowledgement.
         *
         *     The page must be reachable without an account for as long as anybody can withdraw. A server with the setting
         *     `withdrawal` must have it.
         */
        get: operations["showWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the cart
         * @description Returns the cart of the session, including a visitor's. The front end calls this when a page is opened or shown
         *     again, and after another tab changes the cart. Keep the cart when a visitor logs in.
         *
         *     **Session:** needs none and opens none.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Add to the cart
         * @description Adds `qty` to the quantity in the cart. A second donation, personal subscription or upgrade replaces the first.
         *     If the reply is lost, the front end refetches the cart instead of adding again.
         *
         *     - A donation's amount is its item's `dollars`, in whole cents, with a `qty` of 1. An amount of 0 is not sent.
         *     - The server sets prices, discounts and shipping; the action carries none.
         *     - A coupon is deducted from every subscription of a line, but only once from goods, whatever the quantity.
         *     - Anything added after the cart is paid, or while its bank debit is under way, goes into the next cart. A
         *       server that cannot do this refuses with 409.
         *
         *     **Session:** opens one if the request has none.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the quantity of a line
         * @description Sets the quantity of a line. `qty` is the new quantity, not a difference, so a call can safely be repeated and
         *     the last call wins. Apply calls in the order they arrive; `version` tells the front end which reply is the
         *     latest.
         *
         *     A line is identified by its action, `{type, item}` (CART-18).
         *
         *     **Session:** needs none and opens none.
         */
        patch: operations["updateCart"];
        trace?: never;
    };
    "/api/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a line from the cart
         * @description Removes the whole line, whatever its quantity. Removing a line that does not exist succeeds, so the call can be
         *     repeated. Removing a line of an ordered cart is refused.
         *
         *     The body is the line's action, `{type, item}`, with `all` (CART-18).
         *
         *     **Session:** needs none and opens none.
         */
        post: operations["removeFromCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a coupon code
         * @description Returns what a typed coupon code takes off a purchase. For a subscription that is being chosen, nothing is
         *     stored: the reply is the coupon as in page data, and the order carries the code. For a cart or an invoice, store
         *     the coupon and reply with the new prices; a null code removes it. The call is idempotent.
         *
         *     - A server must have this call if it sends the setting `typed_coupons`. Without the setting, no field is shown
         *       and the call is never sent (COUP-11).
         *     - Each session may check 20 codes in ten minutes, so that codes cannot be guessed; after that the server
         *       answers 429 with `Retry-After`. Every code counts, known or unknown, new or repeated. Malformed codes (400
         *       `refused`) and removals do not count. A visitor without a session gets one with the reply.
         *     - Codes are case-insensitive. The reply has the code as stored.
         *     - For a subscription, the reply is what page data would say about the code, whatever the `purpose`. The page
         *       checks whether the coupon fits the choices (COUP-7 to COUP-9), and the server checks again with the order. A
         *       `purpose` of `renewal` requires login and is otherwise a 401.
         *     - For a subscription, an unknown code is not a failure. It is a coupon that cannot be applied, with the
         *       server's text in `errors`, or null for the default text ('Unable to apply coupon {code}', COUP-6).
         *     - A cart has one coupon. It replaces the coupons its lines came with and discounts every line it fits, as in
         *       an order. A code that fits no line, or an empty cart, is refused at `coupon` and changes nothing.
         *     - The coupon also discounts lines added later, if it fits them. Other lines keep the coupon they came with.
         *     - Sending the coupon that is already applied, or null if none is, returns 200 and keeps the version. Any other
         *       change increments it.
         *     - The version is checked before the code. Any other than the cart's current version, older or newer, is a 409
         *       `outdated`, or `paid` if that cart was ordered.
         *     - The coupon belongs to the session's cart and stays when the visitor logs in.
         *     - A cart keeps its coupon while lines are added or changed. It loses it with the last line that it fits, or
         *       when ordered. Each of these increments the version.
         *     - An invoice that is being paid or was paid can neither gain nor lose a coupon (409 `paid`), nor can one that
         *       is not paid online (403). When the total of any other invoice changes, the server cancels its open intent so
         *       that nobody pays an outdated total. The next payment opens a new intent.
         *     - Anyone with an invoice's link can apply a coupon to it, just as they can pay it. The reply is that of
         *       `getInvoice`.
         *
         *     **Session:** opens one if the request has none.
         */
        post: operations["checkCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products by tag
         * @description Returns the products with a tag. The subscription builder calls this and offers up to two that are in stock.
         *
         *     - The site settings name the tag; the default is `swag`. An unknown tag returns an empty list.
         *     - `print_price` is the displayed price. `price` is the same in cents, for the order review.
         *
         *     **Session:** needs none and opens none.
         */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the store
         * @description `<div data-journal="store"></div>` and the page data. Stock is as of the page load. Check it again when
         *     something is added to the cart and when it is ordered.
         *
         *     - Digital products and issues are not stocked. Their quantity is 50, the maximum per order.
         *     - `list_price` is present only if the price was reduced. It is shown struck through (STORE-15).
         */
        get: operations["showStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the back issues
         * @description `<div data-journal="issues"></div>` and the page data, newest issue first.
         */
        get: operations["showIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issue/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an issue
         * @description `<div data-journal="issue"></div>` and the page data. List files only for readers with access, and check again
         *     when a file is requested.
         */
        get: operations["showIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a product
         * @description `<div data-journal="product"></div>` with the add-to-cart box, and the page data.
         *
         *     The path takes the slug of a product or of an issue's edition.
         */
        get: operations["showProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a password
         * @description Logs a reader in and sets the session cookie. The front end then reloads the page, or opens the path in its
         *     settings. Replace the session ID. Answer an unknown address and a wrong password with the same text after the
         *     same time. Limit attempts by address and by caller.
         *
         *     - The reply has no fields. The next page says who is logged in.
         *     - Answer a refused login with 400. 401 means that a session has ended.
         *
         *     **Session:** replaces the request's with a reader's, under a new ID.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to set or reset a password
         * @description Emails a link that works once, within an hour. The panel shows `message`. Answer known and unknown addresses
         *     with the same text after the same time, and limit the emails to one address.
         *
         *     The link opens a page of your own, because no widget sets a password.
         *
         *     **Session:** needs none and opens none.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a sign-in code by email
         * @description Emails a sign-in code. The front end keeps `token` and asks for the code. Return a token for known and unknown
         *     addresses alike, validate `path` again before using it in an email or redirect, and limit the codes emailed to
         *     one address.
         *
         *     - The front end keeps the address and token for ten minutes, for this tab and page, so that a reload still
         *       asks for the code. It never keeps the code.
         *     - `path` is the page to return to: the requested page, or else the one with the login form. From the login
         *       page it is `/`.
         *     - A new code invalidates the previous one.
         *
         *     **Session:** needs none and opens none.
         */
        post: operations["requestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access/signin/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a sign-in code
         * @description Logs a reader in and sets the session cookie; the front end then continues as after a password. A code works
         *     once, for ten minutes and up to five attempts, all enforced by the server. After the last attempt `errors` must
         *     be exactly 'Too many failed attempts. Request a new verification code to log in.': the front end recognizes this
         *     text, returns to the email step, and clears email, password and token.
         *
         *     - The front end compares the whole text of `errors` (ENTRY-14). It also discards its stored state at the exact
         *       text of `codeExpired`.
         *     - Answer too many attempts at a code with 400. 429 means that the call can be retried later.
         *
         *     **Session:** replaces the request's with a reader's, under a new ID.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out from the header
         * @description Ends the session on the server. The header sends it without a body, then reloads the page, or opens `/` on a
         *     page with the institutional page flag. Reply the same if there was no session.
         *
         *     The reply has no fields. Logging out without a session succeeds.
         *
         *     **Session:** ends it and clears the cookie.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the institutions for sign-in
         * @description Returns the institutions that readers can sign in through. The front end calls this when the institutional tab
         *     opens. The reply is the same for every reader.
         *
         *     If the list is empty or absent, the tab shows the single button, otherwise the dropdown (ENTRY-22).
         *
         *     **Session:** needs none and opens none.
         */
        get: operations["getIdentityProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with a social account
         * @description A link, not a call. Validate `url`: same origin; no `//` or `..` in the path; no control characters or
         *     backslashes; not `/login…`, `/logout`, `/oauth/…`, `/api/…` or a delete page. Store it with a new state, and
         *     redirect to it after sign-in, with a new session ID. If it is invalid, redirect to `/`.
         *
         *     A sign-in that is disabled, canceled or refused ends at `/login`.
         */
        get: operations["signInWithGoogle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/openathens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in through an institution
         * @description A link, not a call: the single button of the institutional tab. The reader chooses the institution at the
         *     provider. Validate `url` as for a social account.
         *
         *     A sign-in that is disabled, canceled or refused ends at `/login`.
         */
        get: operations["signInWithOpenAthens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/openathens/deeplink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in through a given institution
         * @description A link, not a call: an entry of the institution dropdown, or a link on the institution's own site. Validate
         *     `target` as `url` for a social account. `entity` must be in the list of identity providers.
         *
         *     An unknown `entity` is dropped, so that the reader chooses an institution.
         */
        get: operations["signInWithInstitution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the login page
         * @description `<div data-journal="login"></div>` and the page data. The widget can be placed on any page and reads only the
         *     settings: `login` says which tabs exist, which one is open, and where the reader goes afterwards. Without
         *     `login.path` the page reloads; a page whose path starts with `/login` opens `/` instead.
         *
         *     - A page that needs a session redirects a visitor to `/login?url={its own path}`. The host validates `url` and
         *       only then adds it to the settings as `login.path` (ENTRY-17).
         *     - A logged-in reader is redirected.
         */
        get: operations["showLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the logout page
         * @description `<div data-journal="logout"></div>` and the page data. Opening the page does not log the reader out, so an
         *     image, link or prefetch on another site cannot either. Its one button sends the POST.
         *
         *     A visitor without a session is told so, with a link to `/login`.
         */
        get: operations["showLogout"];
        put?: never;
        /**
         * Log out from the logout page
         * @description Ends the session on the server. The page sends it without a body and then opens `/`. Reply the same if there was
         *     no session.
         *
         *     A form posted without a script (`Accept` prefers `text/html`) is redirected to `/`.
         *
         *     **Session:** ends it and clears the cookie.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/list/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the mailing list
         * @description Adds an address to the mailing list, from the widget on any page. Answer the same for new addresses, addresses
         *     already on the list and addresses of accounts, so that nobody learns who reads the journal.
         *
         *     - The reply has no fields. The widget shows its own text and hides the field (ENTRY-5).
         *     - The server decides which tags count. Unknown tags never refuse the signup.
         *
         *     **Session:** needs none and opens none.
         */
        post: operations["joinMailingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/subscriber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the logged-in reader
         * @description Returns the logged-in reader. The front end calls this after a login in another tab, after a back/forward cache
         *     restore, and before an order that uses the address on record.
         *
         *     - `timetable` is beside `subscriber`, not inside it.
         *     - `membership` requests the timetable. The front end always sends it; the call has no other form.
         *     - `payment_info` is what is on file, as in page data. If it is absent, the front end keeps showing what the
         *       page was sent with.
         *
         *     **Session:** needs a reader's and opens none.
         */
        get: operations["getSubscriber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name (PUT)
         * @description The same as POST. The front end sends POST; a server accepts both.
         *
         *     **Session:** needs a reader's and opens none.
         */
        put: operations["replaceName"];
        /**
         * Change the name
         * @description Changes the reader's name. The front end then shows 'Name updated successfully'. Sending the same name again
         *     changes nothing.
         *
         *     The reply has the name as saved.
         *
         *     **Session:** needs a reader's and opens none.
         */
        post: operations["changeName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/reset-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the email address
         * @description Requests a change of email address. The address becomes `email_change` until the mailed link is opened; a later
         *     request replaces it. The front end then shows 'A confirmation email has been sent to {email}' with the new
         *     address. If the address belongs to another account, reply as for a free one and notify its owner by email.
         *
         *     - Sending the current address cancels a pending change, and `email_change` is then null.
         *     - The old address is also notified of the change.
         *
         *     **Session:** needs a reader's and opens none.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new link to replace an expired one
         * @description Emails a new link of the same kind to the address the old one was sent to, and invalidates the old one. The
         *     front end calls this from a page whose link is `expired`. Answer every token with the same text after the same
         *     time, send nothing for a token that was never emailed or is no longer needed, and limit the links emailed to one
         *     address.
         *
         *     - A server whose pages report a link as `expired` must have this call. A link that confirms an email address
         *       is renewed only while that address is pending.
         *     - The call has no bot check: the token cannot be guessed, and the email only goes to an address that already
         *       had one.
         *
         *     **Session:** needs none and opens none.
         */
        post: operations["renewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/autorenew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn autorenew on or off
         * @description Sets autorenew to the value in the body, or toggles it if there is no body. The front end first reads the state
         *     with `getSubscriber`, sends this once per confirmation, and compares the reply with the request. It then reloads
         *     the page, which reports a failure once. Turning autorenew off is how a reader cancels: paid issues are still
         *     sent.
         *
         *     - The reply has the new state.
         *     - Only the server sets `cancelled`; no reader call does (ACCT-24).
         *     - A server that reports no `version` may ignore the body; the front end never relies on it alone.
         *     - A request for the current state changes nothing and returns it.
         *
         *     **Session:** needs a reader's and opens none.
         */
        post: operations["flipAutorenew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts and invoices
         * @description Returns the order history of the logged-in reader, newest first, in [pages](#/section/paging). The account page
         *     has the first page in its data; the front end requests further pages when the reader does.
         *
         *     - A server must have this call if it sends `orders` with `/account`, which may be empty. If it omits `orders`,
         *       the front end never sends the call.
         *     - `next` is a cursor, not an offset, so an order placed in between shifts nothing. The front end drops
         *       duplicates.
         *     - A page may have fewer items than `limit`, even none, but never more. Only `next` says whether more follow.
         *       The default limit is 10.
         *     - Orders are sorted by `date`, newest first, and within a day by the time they were placed. The sort is stable
         *       across pages.
         *     - A cursor does not expire and survives status changes. The front end stops at a cursor it has already used. A
         *       cursor belongs to one account: for another account it is refused (400), or continues in that account's
         *       history.
         *     - An order is listed under the account that was logged in when it was placed, or that it created. Guest
         *       orders, and invoices made for no account, are not listed, no matter who pays them.
         *     - In `admin-view`, an administrator reads the history of the viewed account.
         *
         *     **Session:** needs a reader's and opens none.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the account page
         * @description `<div data-journal="account"></div>` and the page data: the overview, the account, subscription and payment
         *     settings, and the issues received. 'Return to settings' links, card deletions and completed subscription
         *     updates lead here.
         *
         *     - The variant depends on `lifetime_subscription`, the current subscription's `state` and `status`, and
         *       `autorenew`.
         *     - `current_subscription` is null for a reader who never subscribed (ACCT-13).
         *     - `hideAutorenew`, the view-only flag and the debug flag are in the settings and default to false.
         *     - `confirmed` is present on the first page of a session after a mailed link confirmed its new address, whether
         *       the reader came by the link or by logging in.
         *     - An administrator's session can read the page with `admin-view`. The settings then include `view_only`
         *       (HOST-15).
         *
         *     The data determines these messages:
         *
         *     - `emailFailing`: 'There appears to be a problem with your email address, so we are currently unable to send
         *       important notifications'
         *     - no saved address where one is required: 'You do not have an address on record for us to send to.'
         *     - the same in the list of cycles: 'No Address to send to. Please add one now.' (active) or 'No Address on
         *       Record' (inactive)
         *     - `autorenew`: 'Your subscription will renew at the end of your cycle, but you can cancel at any time.'
         */
        get: operations["showAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the change-name page
         * @description `<div data-journal="name"></div>` and the page data.
         */
        get: operations["showName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the change-email page, and confirm a new address
         * @description `<div data-journal="email"></div>` and the page data. With a valid `token`, move `email_change` to `email`. The
         *     token works once, for one account and one address, and needs no session. Redirect a logged-in reader to
         *     `/account`, whose page data has `confirmed`; for a visitor this page has it. Send `Referrer-Policy:
         *     no-referrer`.
         *
         *     - A page with a `token` or a `link` is never the login page. `link` has the state of the link; `subscriber` is
         *       null for a visitor.
         *     - Opening the link twice, as email scanners do, confirms once. The second reply is the same for an hour, as
         *       long as the account has that address.
         *     - A link of an account other than the logged-in one confirms nothing.
         */
        get: operations["showEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/cancellations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve what can be cancelled
         * @description Returns a subscription or monthly donation and whether it was cancelled. The front end calls this after a lost
         *     answer and after `outdated`, before anything can be sent again. The reply is the page data `cancellation`.
         *
         *     **Session:** needs none for a donation but a reader's for a subscription, and opens none.
         */
        get: operations["getCancellation"];
        put?: never;
        /**
         * Cancel a subscription or a monthly donation
         * @description Ends the automatic charges. It turns autorenew off, as `flipAutorenew` does, and clears a failed renewal; a
         *     donation is charged no more. Nothing that is paid for ends: `ends_on` and `issues_left` stay as they are, and
         *     `info.cancelled` is not set (ACCT-24).
         *
         *     - Cancelling what is cancelled changes nothing, whatever the version, and returns the same `cancelled_at` and
         *       `ends_on`. Email the reader once.
         *     - `offer` is the offer that the reader declined. Never make it again for this cycle.
         *     - Ignore a `reason` that is no longer in `cancel_reasons`. Never require one.
         *
         *     **Session:** needs none for a donation but a reader's for a subscription, and opens none.
         */
        post: operations["cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/cancellations/{token}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a cancellation
         * @description Turns autorenew on again if cancelling turned it off, or resumes the donation. `ends_on` and `issues_left` stay
         *     as they are, and nothing is charged before the day in `next_charge`.
         *
         *     - Undoing what was not cancelled, or is undone, changes nothing and returns the state.
         *     - Refuse it after `undo_until`, and if nothing on file can pay.
         *
         *     **Session:** needs none for a donation but a reader's for a subscription, and opens none.
         */
        post: operations["undoCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/cancellations/{token}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer instead of cancelling
         * @description Applies the offer to the next charge, cancels nothing and returns the offer as `accepted`. Taking an offer that
         *     was taken changes nothing. Never make an offer again for a cycle in which it was taken or declined.
         *
         *     **Session:** needs none for a donation but a reader's for a subscription, and opens none.
         */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/cancel/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page that cancels
         * @description `<div data-journal="cancellation"></div>` and the page data. `{token}` is the token of the reader's current
         *     subscription, which needs their session, or the token of a monthly donation, which alone grants access, as at
         *     `/donation/setup`. Send `Referrer-Policy: no-referrer`, and a title with the words "Cancel subscription", which
         *     readers search for.
         *
         *     - Answer a visitor with any other token by a redirect to the login.
         *     - `cancellation` is null if the token matches nothing of this reader's.
         */
        get: operations["showCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/address/{shipcode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slot. The front end always sends the first three; a server also accepts `us`, `ca` and `other` for them
                 *     (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address (POST)
         * @description The same as PATCH. The front end sends PATCH; a server accepts both.
         *
         *     **Session:** needs a reader's and opens none.
         */
        post: operations["saveAddress"];
        /**
         * Delete an address
         * @description Deletes the address of a slot. The front end offers this if `canDeleteAddress` allows it, and then reloads the
         *     page. Check that the current subscription does not need the slot. Deleting an empty slot changes nothing.
         *
         *     The reply has the remaining addresses.
         *
         *     **Session:** needs a reader's and opens none.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /**
         * Save an address
         * @description Creates or replaces the whole address of the slot, including `line2`. The front end then shows 'Address updated
         *     successfully'. Sending the same address again changes nothing. Check the country's rules, and that the country
         *     belongs to the slot.
         *
         *     - The front end sends PATCH here and POST to the action path (ADDR-25).
         *     - Adding an address to a slot that the subscription does not need is refused with the text of the warning
         *       (ADDR-7).
         *
         *     **Session:** needs a reader's and opens none.
         */
        patch: operations["changeAddress"];
        trace?: never;
    };
    "/api/account/change-address/{shipcode}": {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front end always sends the first three; a server also accepts `us`, `ca` and `other` for them
                 *     (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address by a mailed link
         * @description Saves an address from a page with a `token`. The token authorizes this call without a login, and nothing else; a
         *     session is also accepted. The rules are those of the resource path.
         *
         *     A refused token is a 403. A 401 means that there is neither a token nor a session.
         *
         *     **Session:** needs a reader's, or the `token` of a mailed link, and opens none.
         */
        post: operations["changeAddressByLink"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save an address by a mailed link (PATCH)
         * @description The same as POST. The front end sends POST; a server accepts both.
         *
         *     **Session:** needs a reader's, or the `token` of a mailed link, and opens none.
         */
        patch: operations["patchAddressByLink"];
        trace?: never;
    };
    "/account/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the change-address page
         * @description `<div data-journal="address"></div>` and the page data: up to three saved addresses and the form.
         *     `address_required` says which slots are needed, and `canDeleteAddress` which can be deleted. The settings name
         *     the categories. A request with a `token` needs no session; send `Referrer-Policy: no-referrer` with its page.
         *
         *     - The radio values `us`, `ca` and `other` mean `ship-a`, `ship-b` and `ship-c` (ADDR-10).
         *     - A page with a `token` or a `link` is never the login page. `link` has the state of the link. If the link is
         *       not good, a logged-in reader sees their own addresses, except with `foreign`, which shows none.
         *
         *     The data determines these messages:
         *
         *     - a digital subscription: 'You currently have a digital subscription so an address is not required.'
         *     - a slot that is not needed: 'You do not currently have a subscription that requires shipping to an address in
         *       this category.'
         *     - no saved address where one is required: 'You do not have an address on record for us to send to.'
         */
        get: operations["showAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/address/{shipcode}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page that deletes an address
         * @description `<div data-journal="address-deletion"></div>` and the page data: one button. A slot's delete link opens this
         *     page if the change-address page runs no script. Opening it deletes nothing; the button sends the DELETE. The
         *     page data has the slot's state.
         *
         *     - Never delete on a GET, no matter who links here (ADDR-5).
         *     - If the slot is empty or may not be deleted, the page has no button.
         */
        get: operations["showAddressDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/card": {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the payment method
         * @description Replaces the card or bank account on file. The front end calls this after the provider's client has set up the
         *     method with the page's keys, and then shows 'Payment updated successfully'. No money moves. Verify with the
         *     provider that the method was set up for this account. Sending the same method again changes nothing.
         *
         *     - The body is that of `setDonationCard` (PAYM-10).
         *     - `token` comes from a mailed link and authorizes only this call, without a login.
         *     - `cc_token` is what the provider calls a payment method, or a token in older clients.
         *
         *     **Session:** needs a reader's, or the `token` of a mailed link, and opens none.
         */
        post: operations["setCard"];
        /**
         * Delete a payment method
         * @description Deletes the card or bank account that the confirmation dialog names, and turns autorenew off. With nothing on
         *     file, the subscription does not renew automatically until a method is added. The front end then opens
         *     `/account`, which reports the outcome once, from the page data.
         *
         *     - A mailed link's token does not authorize this; only a session does.
         *     - The reader can still renew with a new card. Only automatic renewal is blocked (RENEW-8).
         *     - With `method`, only that method is deleted; if it is not on file, nothing is deleted and the server answers
         *       404. Without it, everything on file is deleted. If a server deletes everything anyway, the next page says
         *       so.
         *     - Deleting one of two methods also turns autorenew off (PAYM-7). The other stays on file, so the reader can
         *       turn autorenew on again at once.
         *
         *     **Session:** needs a reader's and opens none.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the change-payment page
         * @description `<div data-journal="payment-change"></div>` and the page data: what is on file, and the keys to set up another
         *     card or bank account with the provider's client. A request with a `token` needs no session.
         *     `redirect_status=succeeded` marks the change as completed but proves nothing: if `setup_intent_client_secret` is
         *     also present, the provider's own status decides. The front end removes these parameters from the URL before any
         *     call. Send `Referrer-Policy: no-referrer`.
         *
         *     - A card and a bank account can both be on file. Both are shown (PAYM-6).
         *     - The server learns from the provider that a setup succeeded, and saves the method even if the reader never
         *       returns.
         *     - A page with a `token` or a `link` is never the login page. `link` has the state of the link. If the link is
         *       not good, a logged-in reader sees their own payment information; `payment_setup` is null for `foreign` and
         *       for visitors.
         */
        get: operations["showPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the countries of each shipping category
         * @description Returns the countries and states for address forms. Pages with an address form call this once. The reply is the
         *     same for every reader.
         *
         *     - By default, a category lists the countries shipped to. With `inclusive`, every category lists all countries.
         *     - The first of a country's `names` is displayed and stored. The others are search terms.
         *
         *     **Session:** needs none and opens none.
         */
        get: operations["getShipping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the home page
         * @description The home page, rendered by the host. As on every page, `<header data-journal="header">` and `<footer
         *     data-journal="footer">` are mounted and read `settings`, `subscriber` and `cart` from the page data. The header
         *     has the modules menu, archive, reader, login and print, and the cart counter.
         *
         *     - The mailing-list widget can be placed on any page. It reads its bot check from the settings and its tags
         *       from the page's URL. Its text is built in, or the host's from `settings.messages` (ENTRY-5).
         *     - The host's own content of the two elements is shown until the widgets replace it, and permanently where
         *       scripts do not run.
         *     - After 32 px of scroll the header is compact and sticky (SHELL-2). The login module links to `/login` with
         *       the current page as `url`. The reader module has `/account` and logging out.
         *     - Any page may include `subscriber` and `cart` besides its own keys. If `cart` is absent the header calls `GET
         *       /api/cart`, so a host can cache one page for every reader.
         *     - `view_only` and `debug` are settings of any page. The server sets `view_only` for an administrator's view,
         *       never because of the URL alone.
         */
        get: operations["showHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an article
         * @description An article, whose text the host renders. `<div data-journal="share">` has the Twitter and Facebook buttons and
         *     the print toggle. `<div data-journal="post-navigation">` has the table of contents and the footnotes.
         *
         *     - The path is your choice. The widgets read the page data wherever they are mounted.
         *     - The navigation is beside the text from 1200 px, behind toggles below that. Below 960 px only one panel is
         *       open at a time; below 800 px it covers the text.
         *     - An entry of the page data that the text does not contain is shown without a link.
         *     - The print toggle shows the page as it will print, and offers to print it.
         */
        get: operations["showArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "payment-succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment succeeded
         * @description The event `payment_intent.succeeded`.
         *
         *     Fulfil the intent's order once, even if the reader never returns to the page. A settled bank debit also sends
         *     this event; turn its invoice into a receipt.
         *
         *     Verify the signature first, over the raw body. An event can arrive twice, late, or before an earlier one: for an
         *     `id` you have handled, answer 200 and do nothing, and read the intent's state from the provider, not from the order
         *     of events. The provider retries any reply other than 2xx with the same `id`. Your calls must be right without
         *     any event; see [Payment intents](#/section/payment-intents).
         */
        post: operations["onPaymentSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment-processing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bank debit is under way
         * @description The event `payment_intent.processing`.
         *
         *     Accept the order, reserve its goods and send the invoice. Ignore the event if the payment has since succeeded or
         *     failed.
         *
         *     Verify the signature first, over the raw body. An event can arrive twice, late, or before an earlier one: for an
         *     `id` you have handled, answer 200 and do nothing, and read the intent's state from the provider, not from the order
         *     of events. The provider retries any reply other than 2xx with the same `id`. Your calls must be right without
         *     any event; see [Payment intents](#/section/payment-intents).
         */
        post: operations["onPaymentProcessing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment failed
         * @description The event `payment_intent.payment_failed`.
         *
         *     Keep the order open: the reader can pay again with the same intent. If a bank returned a debit, release the
         *     goods and email the reader.
         *
         *     Verify the signature first, over the raw body. An event can arrive twice, late, or before an earlier one: for an
         *     `id` you have handled, answer 200 and do nothing, and read the intent's state from the provider, not from the order
         *     of events. The provider retries any reply other than 2xx with the same `id`. Your calls must be right without
         *     any event; see [Payment intents](#/section/payment-intents).
         */
        post: operations["onPaymentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment-canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An intent was canceled
         * @description The event `payment_intent.canceled`.
         *
         *     Release the reserved goods. The session's next order creates a new intent.
         *
         *     Verify the signature first, over the raw body. An event can arrive twice, late, or before an earlier one: for an
         *     `id` you have handled, answer 200 and do nothing, and read the intent's state from the provider, not from the order
         *     of events. The provider retries any reply other than 2xx with the same `id`. Your calls must be right without
         *     any event; see [Payment intents](#/section/payment-intents).
         */
        post: operations["onPaymentCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "setup-succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment method was set up
         * @description The event `setup_intent.succeeded`.
         *
         *     Save the payment method for the reader who owns the setup intent, even if the reader never returns to the page.
         *
         *     Verify the signature first, over the raw body. An event can arrive twice, late, or before an earlier one: for an
         *     `id` you have handled, answer 200 and do nothing, and read the setup intent's state from the provider, not from the order
         *     of events. The provider retries any reply other than 2xx with the same `id`. Your calls must be right without
         *     any event; see [Payment intents](#/section/payment-intents).
         */
        post: operations["onSetupSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "charge-refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A charge was refunded
         * @description The event `charge.refunded`.
         *
         *     Record the refund on the order. `amount_refunded` is the total of all refunds of the charge, in cents, not the
         *     amount of this one.
         *
         *     Verify the signature first, over the raw body. An event can arrive twice, late, or before an earlier one: for an
         *     `id` you have handled, answer 200 and do nothing, and read the charge's state from the provider, not from the order
         *     of events. The provider retries any reply other than 2xx with the same `id`. Your calls must be right without
         *     any event; see [Payment intents](#/section/payment-intents).
         */
        post: operations["onChargeRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A mail is due
         * @description Every mail that your server sends, as the facts that it must state. It is documented as a call to whatever sends
         *     your mails, but no server has to make this call: the wording and the look are yours.
         *
         *     | `about` | When | What it must state |
         *     |---|---|---|
         *     | `receipt` | an order is fulfilled | the number, the total and the link; for one that renews or repeats, the next charge, what the reader agreed to, and the link to cancel |
         *     | `gift` | a gift is given, on its delivery date | the link to redeem it and the giver |
         *     | `renewal-reminder` | once for each renewal, 15 to 45 days before the charge | the charge, its day, what is charged, and the link to cancel |
         *     | `price-change` | in place of the reminder, if the charge is not what the reader paid last | also the amount before |
         *     | `payment-failed` | an automatic charge failed | the amount, the day and the link to pay or to change the card |
         *     | `cancelled` | a subscription or monthly donation is cancelled | that nothing more is charged, how long the reader keeps it, and the link to undo it |
         *     | `withdrawn` | a withdrawal is declared, without delay | the declaration: its number, date and time, the order and its lines, and the refund |
         *     | `code` | a reader asks for a sign-in code | the code |
         *     | `link` | see `page` | the link |
         *     | `notice` | see `notice` | nothing else; the mail has no link that acts on the account |
         *
         *     - Send each mail once, to the address at that time, in the language of the page.
         *     - A link is a page of this contract. It opens without a login if its page says so.
         */
        post: operations["onMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The ID of a payment or setup intent; see [Payment intents](#/section/payment-intents). */
        IntentId: string;
        /**
         * @description The payment intent that a `started` reply to this order named, sent once the payment form is filled in. The
         *     specification fixed the name `invoice`; in replies, `invoice` is the token of an invoice. The first call has
         *     none. An intent that is unknown, of another session or of another purchase is refused with 422 `updated-failed`;
         *     one that is paid, with 409 and `paid`; a canceled one is replaced by a new one (`started`).
         */
        OrderIntent: components["schemas"]["IntentId"];
        /** @description The token of a receipt. */
        ReceiptToken: components["schemas"]["Token"];
        /**
         * @description The result of a checkout that can change a subscription, by `type`. An order alone has the first four types.
         *
         *     `upgrade-checkout` wraps one of the first four replies, which is handled as if it were the reply (CHECK-43).
         */
        CheckoutReply: components["schemas"]["Started"] | components["schemas"]["Updated"] | components["schemas"]["Customer"] | components["schemas"]["Gratis"] | components["schemas"]["RedeemSucceeded"] | components["schemas"]["UpdateSucceeded"] | components["schemas"]["UpgradeCheckout"];
        /** @description The keys of the session's open intent for what is ordered, created if there is none. The order named no intent. */
        Started: {
            /**
             * @description Always `started`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "started";
            data: components["schemas"]["IntentData"];
        };
        /** @description The open intent that the order named is up to date and can be confirmed. */
        Updated: {
            /**
             * @description Always `updated`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "updated";
            data: components["schemas"]["IntentData"];
        };
        /** @description The intent of the order. */
        IntentData: {
            keys: components["schemas"]["Keys"];
        };
        /** @description The method on file was charged. */
        Customer: {
            /**
             * @description Always `customer`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "customer";
            data: components["schemas"]["Settled"];
        };
        /** @description Nothing was due for the order. */
        Gratis: {
            /**
             * @description Always `gratis`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "gratis";
            /** @description The receipt of the order. */
            data: {
                receipt: components["schemas"]["ReceiptToken"];
                order?: components["schemas"]["PlacedOrder"];
            };
        };
        /** @description The state of an order after its payment, by `status`. */
        Fulfilment: components["schemas"]["Completed"] | components["schemas"]["Processing"] | components["schemas"]["InProgress"] | components["schemas"]["Verifying"] | components["schemas"]["Unpaid"];
        /** @description A lost order, identified by its idempotency key. */
        AttemptRequest: {
            /**
             * Format: uuid
             * @description The `Idempotency-Key` of the order whose reply was lost.
             */
            key: string;
        };
        /**
         * @description The outcome of an order. If it has an intent, poll `getFulfilment`. If it is `in-progress` without an intent,
         *     retry this call. The intent of a `completed` or `processing` order may be left out.
         */
        AttemptOutcome: {
            /**
             * @description `not-placed`: nothing was placed, and the key is closed. The others are those of `getFulfilment`.
             * @enum {string}
             */
            status: "not-placed" | "in-progress" | "verifying" | "unpaid" | "completed" | "processing";
            intent?: components["schemas"]["IntentId"];
            receipt?: components["schemas"]["ReceiptToken"];
            invoice?: components["schemas"]["InvoiceToken"];
            order?: components["schemas"]["PlacedOrder"];
            deposits?: components["schemas"]["Deposits"];
        };
        /** @description A fulfilled order. */
        Completed: {
            /**
             * @description Always `completed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "completed";
            receipt: components["schemas"]["ReceiptToken"];
            order?: components["schemas"]["PlacedOrder"];
        };
        /** @description A payment that takes longer than a reader waits, such as a bank debit. */
        Processing: {
            /**
             * @description Always `processing`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "processing";
            invoice: components["schemas"]["InvoiceToken"];
            order?: components["schemas"]["PlacedOrder"];
        };
        /**
         * @description The order data for the host page's statistics (`journal:order-completed`), without personal data. If it is
         *     absent or invalid, the page gets what the front end knows: the intent as the reference, and the price the reader
         *     saw.
         *
         *     - `reference` is a readable order number, like that of a receipt or invoice. It is not a token and grants no
         *       access.
         *     - A bank debit keeps its reference, kind and amount once the bank has paid, so that both replies are
         *       recognized as one order.
         *     - `amount` is the amount charged: with shipping and taxes, less the coupon's discount; 0 for a free order.
         */
        PlacedOrder: {
            /** @description The order number, the same each time the order is reported. */
            reference: string;
            kind: components["schemas"]["OrderKind"];
            amount: components["schemas"]["Cents"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description The kind of order. A cart is a `cart` and an invoice an `invoice`, whatever they contain. An order for oneself
         *     on a subscription page is a `subscription` or `renewal`, including any other items.
         * @enum {string}
         */
        OrderKind: "subscription" | "gift-subscription" | "renewal" | "upgrade" | "redemption" | "donation" | "monthly-donation" | "cart" | "invoice";
        /** @description An order in progress. Retry in a second. */
        InProgress: {
            /**
             * @description Always `in-progress`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "in-progress";
        };
        /** @description A payment that waits until the reader has verified the bank account. */
        Verifying: {
            /**
             * @description Always `verifying`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "verifying";
            deposits?: components["schemas"]["Deposits"];
        };
        /** @description An intent without a payment, made or under way. */
        Unpaid: {
            /**
             * @description Always `unpaid`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "unpaid";
        };
        /**
         * @description An opaque ID from the page data, which the order returns unchanged so that a server can match an order to its
         *     page. It is not the session cookie and grants no access. A server may ignore it.
         */
        Session: string;
        /** @description The password of a new account, twice. Absent if the reader has an account. */
        PasswordPair: {
            /** @description The new password. */
            password: string;
            /** @description The new password, repeated. */
            confirm: string;
        };
        /** @description A card, a bank account, or both. */
        PaymentRecord: {
            /**
             * @description Always `details`.
             * @constant
             */
            type: "details";
            card?: components["schemas"]["Card"];
            ach?: components["schemas"]["BankAccount"];
            keys?: components["schemas"]["SetupKeys"];
        };
        /**
         * @description One line of an order, before shipping and discount.
         *
         *     A line of gifts can have a `message` and a `deliver_on`, which an invoice shows below its name. A receipt with
         *     `gifts` shows them there instead.
         */
        OrderLine: {
            /**
             * @description The kind of line.
             * @enum {string}
             */
            kind: "basic-product" | "sized-product" | "digital-product" | "print-issue" | "digital-issue" | "personal-subscription" | "gift-subscription" | "donation-item" | "subscription-upgrade";
            /** @description The text of the line. */
            name: string;
            /** @description The quantity. */
            quantity: number;
            amount: components["schemas"]["Cents"];
            shipping: components["schemas"]["Cents"];
            discount: components["schemas"]["Cents"];
            message?: components["schemas"]["GivenMessage"];
            deliver_on?: components["schemas"]["Date"];
        };
        /** @description An address for print only. Missing or blank parts are omitted. */
        PrintedAddress: {
            /** @description Street and number. */
            line1?: string;
            /** @description Flat, floor or company. */
            line2?: string;
            /** @description Town or city. */
            city?: string;
            /** @description State, province or region. */
            state?: string;
            /** @description Postal code. */
            postcode?: string;
            /** @description The ISO 3166-1 country code. */
            country?: string;
            /** @description The country's name. */
            country_name?: string;
        };
        /** @description A shipment to one address. */
        Shipment: {
            name: components["schemas"]["Name"];
            address: components["schemas"]["PrintedAddress"];
            /** @description The goods shipped; absent or empty if that is everything. */
            goods?: components["schemas"]["ShippedGoods"][];
        };
        /** @description Goods in a shipment. */
        ShippedGoods: {
            /** @description The name of the goods. */
            name: string;
            /** @description The quantity. */
            qty: number;
        };
        /** @description The payment method of an order. */
        PaidBy: {
            /**
             * @description The kind of method.
             * @enum {string}
             */
            kind: "card" | "bank" | "wallet" | "check" | "wire" | "free";
            /** @description The name of the card brand, bank or wallet. */
            name?: string;
            /** @description The last four digits of the card or account number. */
            last_four?: string;
        };
        /** @description A tax included in the total. */
        Tax: {
            /** @description The label as printed, with the rate. */
            label: string;
            amount: components["schemas"]["Cents"];
        };
        /** @description Emails sent for an order. */
        Mailing: {
            /**
             * @description The kind of email. `gift` has the link of a gift; scheduled gifts are not counted yet. `donation` has the
             *     link to change or stop a monthly donation.
             * @enum {string}
             */
            what: "receipt" | "gift" | "downloads" | "donation";
            to: components["schemas"]["Email"];
            /** @description The number of emails of this kind. Defaults to one. */
            count?: number;
        };
        /** @description The next issue of the order and the day it comes out. */
        NextIssue: {
            date: components["schemas"]["Date"];
            /** @description The issue's title; absent if it has none yet. */
            title?: string;
        };
        /** @description The page data of `/receipts`. */
        ReceiptPage: {
            settings: components["schemas"]["Settings"];
            /** @description The mailed link's state. An invalid value is not forgiven, because a bad link opens nothing. */
            link?: components["schemas"]["MailedLink"];
            /** @description The logged-in reader, including one who set a password with the order; null or absent for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description The receipt; null if the token matches none. */
            receipt: components["schemas"]["Receipt"] | null;
        };
        /**
         * @description A paid order.
         *
         *     - Every property that is not required may be absent or invalid; the page then omits that part.
         *     - Taxes are part of `total`, and the receipt shows their share. No amount changes when a server starts to send
         *       them.
         *     - What comes next follows from `lines`; `phase` and `donation` add what the lines cannot say. A gift that
         *       begins a subscription and has a delivery charge is a `subscription-upgrade` with the phase `introductory`.
         *       `phase`, `donation`, `downloads`, `next_issue` and `gifts` are sent only with matching lines.
         *     - `payment` is `free` if and only if `total` is 0. Everything in `mailed` was sent to `email` when the order
         *       was fulfilled; gifts scheduled for a later day are not counted.
         *     - `number` is unique to a receipt. `created` is the UTC day on which the order was fulfilled.
         *     - The seller is in the settings, once. Gifts have their links in a separate part.
         */
        Receipt: {
            token: components["schemas"]["ReceiptToken"];
            /** @description The readable receipt number, as in the accounts. */
            number?: string;
            created: components["schemas"]["Date"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            /** @description The buyer's address. */
            billing?: components["schemas"]["PrintedAddress"];
            /** @description The shipping addresses of print and goods. */
            shipping?: components["schemas"]["Shipment"][];
            payment?: components["schemas"]["PaidBy"];
            /** @description The lines of the order. */
            lines: components["schemas"]["OrderLine"][];
            /**
             * @description The taxes in the total. An invalid value is not forgiven, because the receipt would show less tax than was
             *     paid.
             */
            taxes?: components["schemas"]["Tax"][];
            total: components["schemas"]["Cents"];
            /** @description The emails sent for the order. */
            mailed?: components["schemas"]["Mailing"][];
            /** @description The files of released digital items. The server checks access. */
            downloads?: components["schemas"]["Link"][];
            next_issue?: components["schemas"]["NextIssue"];
            /** @description Whether the order begins the reader's first subscription or renews one. */
            phase?: components["schemas"]["Phase"];
            /**
             * @description Whether the donation repeats every month.
             * @enum {string}
             */
            donation?: "onetime" | "monthly";
            renewal_consent?: components["schemas"]["RenewalConsent"];
            /** @description What the order's subscription or monthly donation charges next. */
            next_charge?: components["schemas"]["NextCharge"];
            /**
             * @description The token of the page `/account/cancel/{token}`: of the monthly donation in the order, or else of the
             *     subscription if it renews. Absent from servers without that page.
             */
            cancel?: components["schemas"]["Token"];
            /** @description The gifts in the order, each with its link. Anyone with the receipt's link can see them. */
            gifts?: components["schemas"]["GivenGifts"];
        };
        /**
         * @description An order for the cart.
         *
         *     - `version` is that of the cart the reader saw. A cart that has changed since is not ordered.
         *     - `address` is where the order ships. `recipient_name`, `recipient_address` and `recipient_shipcode` are sent
         *       only with the origin `recipient` (CHECK-5).
         */
        CartCheckoutRequest: {
            version: components["schemas"]["CartVersion"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordPair"];
            origin: components["schemas"]["Origin"];
            address?: components["schemas"]["Address"];
            recipient_name?: components["schemas"]["Name"];
            recipient_address?: components["schemas"]["Address"];
            recipient_shipcode?: components["schemas"]["Shipcode"];
            shipcode: components["schemas"]["Shipcode"];
            session: components["schemas"]["Session"];
            gifted: components["schemas"]["Gifted"];
            invoice?: components["schemas"]["OrderIntent"];
            customer?: components["schemas"]["CardUse"];
            renewal_consent?: components["schemas"]["RenewalConsent"];
        };
        /**
         * @description Which address is used: `keep` for the one on record, which guests do not have, `change` for `address`, or
         *     `recipient` for `recipient_address`, without an `address` (CHECK-12).
         * @enum {string}
         */
        Origin: "keep" | "change" | "recipient";
        /**
         * @description Whether the order goes to another recipient, so that `origin` is `recipient`. It says nothing of gift
         *     subscriptions.
         */
        Gifted: boolean;
        /**
         * @description The result of an order, by `type`.
         *
         *     `started` and `updated` have keys, `customer` has the data for polling, and `gratis` has a receipt (CHECK-43).
         */
        OrderReply: components["schemas"]["Started"] | components["schemas"]["Updated"] | components["schemas"]["Customer"] | components["schemas"]["Gratis"];
        /** @description The gift was redeemed. */
        RedeemSucceeded: {
            /**
             * @description Always `redeem-succeeded`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "redeem-succeeded";
            /** @description The new subscription. */
            data: {
                token: components["schemas"]["SubscriptionToken"];
                order?: components["schemas"]["PlacedOrder"];
            };
        };
        /** @description The page data of `/store/checkout`. */
        CheckoutPage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            checkout: components["schemas"]["CheckoutOptions"];
            /** @description What the reader has on file; null if nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description The values that an order from this page must send, and when its subscription would renew. */
        CheckoutOptions: {
            session: components["schemas"]["Session"];
            renews_on?: components["schemas"]["RenewalDays"];
        };
        /**
         * @description What the reader was told about the renewal of an order, and whether they agreed, if the host's setting
         *     `renewal_consent` asks for either. The receipt shows it again. It is the front end's account: also note when you
         *     received the order.
         */
        RenewalConsent: {
            /** @description The version of the wording, the host's text `renewalTerms.version`. */
            text_version: string;
            /** @description What was shown, word for word, in the language of the page. */
            text: string;
            /** @description When the text was first shown above the order's button. */
            shown_at: components["schemas"]["Timestamp"];
            /** @description When the reader ticked the box. Absent if the host asks for no consent. */
            agreed_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Student (`low`) or Standard (`high`).
         * @enum {string}
         */
        Level: "low" | "high";
        /**
         * @description Print plus digital, or digital only.
         * @enum {string}
         */
        Medium: "print" | "digital";
        /**
         * @description The term of a subscription.
         * @enum {string}
         */
        Term: "1year" | "2year" | "3year" | "lifetime";
        /**
         * @description How issues are delivered: as files (`digital`), or in print to the United States (`print-a`), Canada (`print-b`)
         *     or another country (`print-c`).
         * @enum {string}
         */
        Deliverable: "digital" | "print-a" | "print-b" | "print-c";
        /** @description An order for a new subscription. */
        SubscribeRequest: {
            cart: components["schemas"]["Cart"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordPair"];
            origin: components["schemas"]["Origin"];
            address?: components["schemas"]["Address"];
            recipient_name?: components["schemas"]["Name"];
            recipient_address?: components["schemas"]["Address"];
            recipient_shipcode?: components["schemas"]["Shipcode"];
            shipcode: components["schemas"]["Shipcode"];
            session: components["schemas"]["Session"];
            gifted: components["schemas"]["Gifted"];
            invoice?: components["schemas"]["OrderIntent"];
            customer?: components["schemas"]["CardUse"];
            renewal_consent?: components["schemas"]["RenewalConsent"];
        };
        /** @description The items to order. */
        Cart: {
            /** @description The goods, one entry per kind. */
            items: components["schemas"]["CartItem"][];
            /** @description The gift subscriptions. */
            giftsubs: components["schemas"]["CartGift"][];
            donation?: components["schemas"]["CartDonation"];
            subscription?: components["schemas"]["CartSubscription"];
        };
        /** @description Goods of one kind. */
        CartItem: {
            item: components["schemas"]["GoodsKind"];
            /** @description The quantity. */
            quantity: number;
            ref: components["schemas"]["GoodsRef"];
        };
        /** @description A personal subscription. */
        CartSubscription: {
            /** @description Whether it renews an existing subscription of the reader. */
            renewal: boolean;
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            coupon?: components["schemas"]["CouponCode"];
        };
        /**
         * @description The version of the reader's subscription. Incremented by every renewal, change, and switch of autorenew. The
         *     front end returns the version that it showed; an older one is refused with `outdated`.
         *
         *     A server that omits it receives none and still works. A server that sends it must refuse older versions.
         */
        SubscriptionVersion: number;
        /** @description The delivery that was paid for and the one now in use, which may differ. */
        Deliverables: {
            set: components["schemas"]["Deliverable"];
            active: components["schemas"]["Deliverable"];
        };
        /** @description The page data of `/subscribe`. */
        SubscribePage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            subscribe: components["schemas"]["SubscribeOptions"];
            /** @description What the reader has on file; null if nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /**
         * @description The prices of a subscription, and the coupon in the URL.
         *
         *     Only the one-year and lifetime prices are given. Two and three years are computed from the first (PRICE-10).
         */
        SubscribeOptions: {
            session: components["schemas"]["Session"];
            prices: components["schemas"]["SubscriptionPrices"];
            shipping: components["schemas"]["SubscriptionShipping"];
            renews_on?: components["schemas"]["RenewalDays"];
            goods_shipping?: components["schemas"]["GoodsShipping"];
            /** @description The result of the coupon in the URL; null if there is none. */
            coupon?: components["schemas"]["Coupon"] | null;
        };
        /** @description The price of a subscription for each term on sale. */
        TermPrices: {
            "1year": components["schemas"]["Cents"];
            lifetime: components["schemas"]["Cents"];
        };
        /**
         * @description The day on which a subscription ordered now would first be charged for its renewal, by term. Without it the front
         *     end says that it renews after its last issue. For a renewal it is the day after all issues paid for by then.
         */
        RenewalDays: {
            "1year"?: components["schemas"]["Date"];
            "2year"?: components["schemas"]["Date"];
            "3year"?: components["schemas"]["Date"];
        };
        /** @description The shipping cost for each term. */
        TermShipping: {
            "1year": components["schemas"]["Cents"];
            "2year": components["schemas"]["Cents"];
            "3year": components["schemas"]["Cents"];
            lifetime: components["schemas"]["Cents"];
        };
        /** @description The price by quantity: one, two to four, five or more. */
        BandPrices: {
            single: components["schemas"]["Cents"];
            few: components["schemas"]["Cents"];
            many: components["schemas"]["Cents"];
        };
        /** @description A renewal of the reader's subscription, with any additional items. */
        RenewRequest: {
            cart: components["schemas"]["Cart"];
            account: components["schemas"]["AccountRef"];
            version?: components["schemas"]["SubscriptionVersion"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            origin: components["schemas"]["Origin"];
            address?: components["schemas"]["Address"];
            recipient_name?: components["schemas"]["Name"];
            recipient_address?: components["schemas"]["Address"];
            recipient_shipcode?: components["schemas"]["Shipcode"];
            shipcode: components["schemas"]["Shipcode"];
            session: components["schemas"]["Session"];
            gifted: components["schemas"]["Gifted"];
            invoice?: components["schemas"]["OrderIntent"];
            customer?: components["schemas"]["CardUse"];
            renewal_consent?: components["schemas"]["RenewalConsent"];
        };
        /** @description The ID of an account. */
        AccountRef: string;
        /** @description The subscription was changed and nothing was due. The front end opens `/account`. */
        UpdateSucceeded: {
            /**
             * @description Always `update-succeeded`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "update-succeeded";
            data: components["schemas"]["ChangedSubscription"];
        };
        /** @description The change must be paid. `data` is the reply that an order would get. */
        UpgradeCheckout: {
            /**
             * @description Always `upgrade-checkout`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "upgrade-checkout";
            data: components["schemas"]["OrderReply"];
        };
        /** @description The subscription of the reply. */
        ChangedSubscription: {
            token: components["schemas"]["SubscriptionToken"];
        };
        /** @description The page data of `/subscribe/renew`. */
        RenewPage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor, who is asked to log in (RENEW-10). */
            subscriber: components["schemas"]["Subscriber"] | null;
            /** @description The renewal; null for a visitor, and for a reader with nothing to renew. */
            renew: components["schemas"]["RenewOptions"] | null;
            /** @description What the reader has on file; null if nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /**
         * @description The subscription to renew, its prices, and the coupon in the URL.
         *
         *     - `token` is null for a lifetime subscription, which needs no renewal.
         *     - `settings` are the settings to renew with. An address is missing if the account's slot for the deliverable
         *       is empty.
         */
        RenewOptions: {
            session: components["schemas"]["Session"];
            account: components["schemas"]["AccountRef"];
            /** @description The subscription's current settings. */
            settings: {
                medium: components["schemas"]["Medium"];
                level: components["schemas"]["Level"];
                term: components["schemas"]["Term"];
                deliverable: components["schemas"]["Deliverable"];
            };
            /** @description The subscription to renew; null if it needs no renewal. */
            token: components["schemas"]["RenewalToken"] | null;
            prices: components["schemas"]["SubscriptionPrices"];
            shipping: components["schemas"]["SubscriptionShipping"];
            renews_on?: components["schemas"]["RenewalDays"];
            goods_shipping?: components["schemas"]["GoodsShipping"];
            /** @description The result of the coupon in the URL; null if there is none. */
            coupon: components["schemas"]["Coupon"] | null;
        };
        /**
         * @description The remaining issues of a subscription.
         *
         *     `tokens_left` counts the issues paid for and not yet sent, `issues_expected` those that will be printed before
         *     the subscription ends.
         */
        RenewalToken: {
            /**
             * @description How much of the subscription is left: none (`expired`), one issue (`expiring`) or more (`extended`).
             * @enum {string}
             */
            state: "extended" | "expiring" | "expired";
            /** @description The number of issues left. */
            tokens_left: number;
            /** @description The number of issues still to come. */
            issues_expected: number;
        };
        /** @description Base prices, by category and term. */
        SubscriptionPrices: {
            "print-low": components["schemas"]["TermPrices"];
            "print-high": components["schemas"]["TermPrices"];
            "digital-low": components["schemas"]["TermPrices"];
            "digital-high": components["schemas"]["TermPrices"];
        };
        /** @description The shipping cost of a print subscription, by category and term. Digital has none. */
        SubscriptionShipping: {
            "ship-a": components["schemas"]["TermShipping"];
            "ship-b": components["schemas"]["TermShipping"];
            "ship-c": components["schemas"]["TermShipping"];
        };
        /** @description The shipping cost of goods, by category and quantity of one kind. Required if products are offered. */
        GoodsShipping: {
            "ship-a": components["schemas"]["BandPrices"];
            "ship-b": components["schemas"]["BandPrices"];
            "ship-c": components["schemas"]["BandPrices"];
        };
        /** @description The token of a subscription. Never the word `update` (API-40). */
        SubscriptionToken: components["schemas"]["Token"];
        /**
         * @description Whether a subscription is the reader's first.
         * @enum {string}
         */
        Phase: "introductory" | "renewal";
        /** @description A subscription and its reader's addresses. */
        SubscriptionReply: {
            upgrade: components["schemas"]["Upgrade"];
            subscriber: components["schemas"]["AddressesReply"];
        };
        /** @description A subscription and the available changes. */
        Upgrade: {
            session: components["schemas"]["Session"];
            version?: components["schemas"]["SubscriptionVersion"];
            subscription: components["schemas"]["UpgradeSubscription"];
        };
        /** @description A subscription that can be changed. */
        UpgradeSubscription: {
            token: components["schemas"]["SubscriptionToken"];
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            phase: components["schemas"]["Phase"];
            /** @description Whether the subscription was cancelled. */
            cancelled: boolean;
            deliverables: components["schemas"]["Deliverables"];
            /** @description Whether it can be changed here. */
            can_update: boolean;
            /** @description Whether it can be upgraded here. */
            can_upgrade: boolean;
            /** @description The card or bank account on file; null if there is none. */
            card: components["schemas"]["PaymentRecord"] | null;
            upgrade_prices: components["schemas"]["UpgradePrices"];
        };
        /** @description The current price of a change, by level and deliverable. */
        UpgradePrices: {
            low: components["schemas"]["DeliverablePrices"];
            high: components["schemas"]["DeliverablePrices"];
        };
        /** @description Prices by deliverable. 0 is free; a deliverable without a price is not offered. */
        DeliverablePrices: {
            digital?: components["schemas"]["Cents"];
            "print-a"?: components["schemas"]["Cents"];
            "print-b"?: components["schemas"]["Cents"];
            "print-c"?: components["schemas"]["Cents"];
        };
        /** @description A change to the reader's subscription. */
        UpdateRequest: {
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordPair"];
            /**
             * @description Whether to use the address on record or change it to `address`.
             * @enum {string}
             */
            origin: "keep" | "change";
            address?: components["schemas"]["Address"];
            shipcode: components["schemas"]["Shipcode"];
            /** @description The subscription and its new settings. */
            subscription: {
                token: components["schemas"]["SubscriptionToken"];
                deliverable: components["schemas"]["Deliverable"];
                level: components["schemas"]["Level"];
            };
            version?: components["schemas"]["SubscriptionVersion"];
            session?: components["schemas"]["Session"];
            /** @description Whether the order goes to another recipient. */
            gifted?: boolean;
            invoice?: components["schemas"]["OrderIntent"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description The result of a subscription change, by `type`. */
        UpdateReply: components["schemas"]["UpdateSucceeded"] | components["schemas"]["UpgradeCheckout"];
        /** @description The page data of `/account/renewal`. */
        RenewalPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["Subscriber"];
            /** @description The renewal to retry; null if there is none. */
            renewal: components["schemas"]["RenewalRetry"] | null;
            /** @description What the reader has on file; null if nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description A failed renewal and its price. */
        RenewalRetry: {
            /** @description The lines to pay. */
            lines: components["schemas"]["OrderLine"][];
            total: components["schemas"]["Cents"];
        };
        /**
         * @description A retry of the reader's failed renewal.
         *
         *     `amount` is the amount that the reader saw. If the price has changed, the request is refused with `outdated`.
         */
        RetryRequest: {
            amount: components["schemas"]["Cents"];
            version?: components["schemas"]["SubscriptionVersion"];
            invoice?: components["schemas"]["OrderIntent"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description The page data of `/account/subscriptions/{token}`. */
        SubscriptionPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["Subscriber"];
            /** @description The subscription and the available changes; null if the token matches no subscription of this reader. */
            upgrade: components["schemas"]["Upgrade"] | null;
        };
        /**
         * @description A gift's message, as stored by the server: plain text with line breaks. The front end removes other control
         *     characters and shows at most 500 characters.
         */
        GivenMessage: string;
        /**
         * @description A gift subscription, as its giver sees it.
         *
         *     - The gift's link, `/subscribe/redeem?token={token}`, is emailed to the giver, who passes it on. Nothing is
         *       emailed to the recipient, because orders do not ask for the recipient's email address.
         *     - A gift is `scheduled` until its link is emailed on `deliver_on`, and then `sent`. It is `opened` once anyone
         *       but the giver opens its page, even before that day; a giver who is not logged in counts as someone else
         *       unless the server can tell. In the end it is `redeemed`. Nothing depends on `opened`, because email scanners
         *       open pages too.
         *     - Days begin in UTC. A gift for today, or without a date, is emailed when its order is fulfilled. The giver
         *       has the link at once and may pass it on. A gift can therefore be opened or redeemed before its date; once
         *       redeemed, it is no longer emailed.
         *     - The giver's own session never makes a gift `opened`.
         *     - `mails` counts the emails with the link, so that a giver whose reply was lost can tell whether another was
         *       sent.
         */
        GivenGift: {
            token: components["schemas"]["GiftToken"];
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            deliverable: components["schemas"]["Deliverable"];
            /** @description The recipient's name, if the order has it. */
            recipient_name?: components["schemas"]["Name"];
            message?: components["schemas"]["GivenMessage"];
            deliver_on?: components["schemas"]["Date"];
            /** @description The day it was bought. */
            created?: components["schemas"]["Date"];
            /**
             * @description The gift's state.
             * @enum {string}
             */
            state: "scheduled" | "sent" | "opened" | "redeemed";
            /** @description The day its link was last emailed. */
            sent_at?: components["schemas"]["Date"];
            /** @description The day its page was first opened. */
            opened_at?: components["schemas"]["Date"];
            redeemed_at?: components["schemas"]["Date"];
            /** @description The number of emails with its link. */
            mails?: number;
        };
        /** @description The gifts of one giver. Absent if the server does not report them. */
        GivenGifts: components["schemas"]["GivenGift"][];
        /** @description The redemption of a gift. */
        RedeemRequest: {
            /** @description The gift and its delivery. */
            subscription: {
                token: components["schemas"]["GiftToken"];
                deliverable: components["schemas"]["Deliverable"];
            };
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordPair"];
            origin: components["schemas"]["Origin"];
            address?: components["schemas"]["Address"];
            shipcode: components["schemas"]["Shipcode"];
            session: components["schemas"]["Session"];
            gifted: components["schemas"]["Gifted"];
            invoice?: components["schemas"]["OrderIntent"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description The token of a gift subscription, from its link. */
        GiftToken: components["schemas"]["Token"];
        /** @description The page data of `/subscribe/redeem`. */
        RedeemPage: {
            settings: components["schemas"]["Settings"];
            link?: components["schemas"]["MailedLink"];
            /** @description The logged-in reader; null for a new reader, who sets a password or logs in. */
            subscriber: components["schemas"]["Subscriber"] | null;
            redeem: components["schemas"]["RedeemOptions"];
            /** @description What the reader has on file; null if nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description A gift and its reader, as in the page data of `/subscribe/redeem`. */
        RedeemData: {
            /** @description The logged-in reader; null for a new reader. */
            subscriber: components["schemas"]["Subscriber"] | null;
            redeem: components["schemas"]["RedeemOptions"];
            /** @description What the reader has on file; null if nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /**
         * @description A gift and its options, by `status`.
         *
         *     - `open`: the gift can be redeemed. `redeemed`: it was. `notfound`: there is no such gift. `closed`: every other
         *       reason, in the server's words, such as an expired, refunded or unneeded gift.
         *     - An unknown gift is a valid page, not a failure, and the call returns the same.
         */
        RedeemOptions: components["schemas"]["OpenGift"] | components["schemas"]["RedeemedGift"] | components["schemas"]["UnknownGift"] | components["schemas"]["ClosedGift"];
        /**
         * @description A gift that can be redeemed.
         *
         *     - `misaligned` means that the gift's delivery differs from the reader's current subscription, so delivery
         *       changes between cycles.
         *     - A deliverable with a price above 0 requires an upgrade. `can_upgrade` says whether it can be bought here.
         */
        OpenGift: {
            /**
             * @description Always `open`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "open";
            session: components["schemas"]["Session"];
            gift: components["schemas"]["GiftSubscription"];
            /** @description Whether its delivery differs from the reader's own subscription. */
            misaligned: boolean;
            /** @description Whether an upgrade can be bought here. */
            can_upgrade: boolean;
            /** @description The price of each delivery, shipping included. */
            upgrade_prices: {
                digital: components["schemas"]["Cents"];
                "print-a": components["schemas"]["Cents"];
                "print-b": components["schemas"]["Cents"];
                "print-c": components["schemas"]["Cents"];
            };
        };
        /** @description A gift that was already redeemed. The form is hidden. */
        RedeemedGift: {
            /**
             * @description Always `redeemed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "redeemed";
        };
        /** @description The token matches no gift. */
        UnknownGift: {
            /**
             * @description Always `notfound`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "notfound";
        };
        /** @description A gift that cannot be redeemed, for the reason in `message`. */
        ClosedGift: {
            /**
             * @description Always `closed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "closed";
            message: components["schemas"]["Words"];
        };
        /** @description A subscription bought for someone else. */
        GiftSubscription: {
            token: components["schemas"]["GiftToken"];
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            /** @description How the gift is delivered. */
            deliverables: {
                set: components["schemas"]["Deliverable"];
            };
            /** @description The order of the gift. */
            order: {
                /** @description The giver's name. */
                name: components["schemas"]["Name"];
            };
            message?: components["schemas"]["GivenMessage"];
            /** @description The delivery date that the giver chose. */
            deliver_on?: components["schemas"]["Date"];
        };
        /** @description A one-time or monthly donation. */
        DonateRequest: {
            /** @description The donation, without other items. */
            cart: {
                donation: components["schemas"]["CartDonation"];
            };
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            origin: components["schemas"]["Origin"];
            address?: components["schemas"]["Address"];
            recipient_name?: components["schemas"]["Name"];
            /**
             * @description Always `ship-a`, wherever the donor lives, because nothing is shipped.
             * @constant
             */
            shipcode: "ship-a";
            session: components["schemas"]["Session"];
            gifted: components["schemas"]["Gifted"];
            invoice?: components["schemas"]["OrderIntent"];
            customer?: components["schemas"]["CardUse"];
            renewal_consent?: components["schemas"]["RenewalConsent"];
        };
        /** @description The page data of `/donate`. */
        DonatePage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            donate: components["schemas"]["DonateOptions"];
            /** @description What the reader has on file; null if nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /**
         * @description The initial values of the donation page.
         *
         *     `process` and `amount` are the query as read by the server, so that the host's page and its widget agree. The
         *     amount is in cents.
         */
        DonateOptions: {
            session: components["schemas"]["Session"];
            /**
             * @description Whether the page starts with a one-time or a monthly donation.
             * @enum {string}
             */
            process: "onetime" | "monthly";
            /** @description The initial amount, in cents. */
            amount: number;
        };
        /** @description The restart of a monthly donation with another method. */
        RestartRequest: {
            "payment-method": components["schemas"]["MethodId"];
        };
        /** @description The page data of `/donation/setup`. */
        DonationSetupPage: {
            settings: components["schemas"]["Settings"];
            payment_setup: components["schemas"]["MaybePaymentSetup"];
            /** @description The donation's token, from a server with the page `/account/cancel/{token}`. Absent once it was stopped. */
            cancel?: components["schemas"]["LinkToken"];
            link?: components["schemas"]["MailedLink"];
        };
        /** @description The token of an invoice, not its number. */
        InvoiceToken: components["schemas"]["Token"];
        /** @description The page data of `/invoice/{invoice}`. */
        InvoicePage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null or absent for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description How to pay by check or wire; null or absent if neither is accepted. */
            business_info?: components["schemas"]["BusinessInfo"] | null;
            /** @description The checkout of the page; null or absent if nothing can be paid. */
            checkout?: components["schemas"]["CheckoutOptions"] | null;
            /** @description What the reader has on file; null or absent if nothing. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description The receipt of a paid invoice; null or absent if it is unpaid. */
            receipt?: components["schemas"]["ReceiptToken"] | null;
            /** @description The receipt; null if the token matches none. */
            invoice: components["schemas"]["Invoice"] | null;
        };
        /** @description An invoice and its payment options. */
        InvoiceData: {
            /** @description The logged-in reader; null or absent for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description How to pay by check or wire; null or absent if neither is accepted. */
            business_info?: components["schemas"]["BusinessInfo"] | null;
            /** @description The checkout of the page; null or absent if nothing can be paid. */
            checkout?: components["schemas"]["CheckoutOptions"] | null;
            /** @description What the reader has on file; null or absent if nothing. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description The receipt of a paid invoice; null or absent if it is unpaid. */
            receipt?: components["schemas"]["ReceiptToken"] | null;
            invoice: components["schemas"]["Invoice"];
        };
        /**
         * @description An order to be paid by invoice.
         *
         *     - `billed_to` and `email_to` are null if they equal `name` and `email`. `term` and `due_date` are null if the
         *       invoice is due at once. `address` and `shipcode` are null if nothing is shipped.
         *     - With the `accepted_payments` of `check-or-wire-only`, nothing can be paid online.
         *     - `lines` and `total` present `bill` in the form of a receipt. `taxes` are part of `total`.
         *     - `billing`, `taxes` and `paid_on` may be absent; the page then omits them.
         */
        Invoice: {
            token: components["schemas"]["InvoiceToken"];
            /** @description The readable invoice number (INV-9). */
            invoice_no: string;
            created: components["schemas"]["Date"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            /** @description The payer's name, if it differs from `name`; otherwise null. */
            billed_to: components["schemas"]["Name"] | null;
            /** @description The email address for the invoice, if it differs from `email`; otherwise null. */
            email_to: components["schemas"]["Email"] | null;
            /** @description The billing address; null if there is none. */
            address: components["schemas"]["Address"] | null;
            /** @description The shipping category; null if nothing is shipped. */
            shipcode: components["schemas"]["Shipcode"] | null;
            /** @description The payment term in days, printed as 'NET {n}' (INV-7). */
            term: components["schemas"]["Days"] | null;
            /** @description The due date, `term` days after `created`; null if the invoice is due at once. */
            due_date: components["schemas"]["Date"] | null;
            /**
             * @description The accepted payment methods.
             * @enum {string}
             */
            accepted_payments: "all" | "check-or-wire-only";
            /** @description The payer's address. */
            billing?: components["schemas"]["PrintedAddress"];
            /** @description The taxes in the total. */
            taxes?: components["schemas"]["Tax"][];
            /** @description The day it was paid; absent if it is unpaid or the server does not say. */
            paid_on?: components["schemas"]["Date"];
            bill: components["schemas"]["InvoiceBill"];
            /** @description The payment under way; null if there is none. */
            processing: components["schemas"]["UnderWay"] | null;
            /** @description The failed payments, newest first. */
            failures: components["schemas"]["PaymentFailure"][];
            /** @description The coupon applied to the whole invoice; null or absent if there is none. */
            coupon?: components["schemas"]["CouponCode"] | null;
            /** @description The lines of the order. */
            lines: components["schemas"]["OrderLine"][];
            total: components["schemas"]["Cents"];
        };
        /** @description A payment that takes days. */
        UnderWay: {
            since: components["schemas"]["Date"];
            /** @description The deposits that the payment waits for. Absent if it waits for none. */
            deposits?: components["schemas"]["Deposits"];
        };
        /** @description A failed payment. */
        PaymentFailure: {
            /** @description The details of the failure. */
            data: {
                msg: components["schemas"]["Words"];
            };
        };
        /**
         * @description The payment of an invoice.
         *
         *     `customer` is `use-card` or absent. Paying an invoice never saves a card (CHECK-24).
         */
        InvoicePaymentRequest: {
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordPair"];
            origin: components["schemas"]["Origin"];
            address?: components["schemas"]["Address"];
            shipcode: components["schemas"]["Shipcode"];
            session: components["schemas"]["Session"];
            gifted: components["schemas"]["Gifted"];
            invoice?: components["schemas"]["OrderIntent"];
            /**
             * @description `use-card` pays with the method on file. Otherwise absent.
             * @constant
             */
            customer?: "use-card";
        };
        /** @description How to pay an invoice without the payment provider, as lines of plain text. */
        BusinessInfo: {
            /** @description The payee and address for a check. */
            checking: components["schemas"]["Words"];
            /** @description The account details for a wire. */
            banking: string[];
        };
        /** @description A number of days. */
        Days: number;
        /** @description The billed items. */
        InvoiceBill: {
            /** @description The goods on the invoice. */
            goods: components["schemas"]["InvoiceGoods"][];
            /** @description The donation; null if there is none. */
            membership: components["schemas"]["Membership"] | null;
            /** @description The gifts by recipient. */
            giftees: components["schemas"]["Giftee"][];
        };
        /** @description Goods on an invoice. */
        InvoiceGoods: {
            /** @description The name of the goods. */
            name: string;
            medium: components["schemas"]["Medium"];
        };
        /** @description The readable number of a receipt, or of a paid invoice. */
        OrderNumber: string;
        /** @description The page data of `/withdraw`. */
        WithdrawalPage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null or absent for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /**
             * @description The reader's own orders, newest first, with at least one line that can or could be withdrawn from. Absent or
             *     empty for a visitor.
             */
            orders?: components["schemas"]["WithdrawableOrder"][];
            /** @description The order number in the page's URL; absent if there is none. */
            order?: components["schemas"]["OrderNumber"];
        };
        /** @description What identifies an order. */
        OrderSearch: {
            number: components["schemas"]["OrderNumber"];
            email: components["schemas"]["Email"];
        };
        /**
         * @description An order, with what can still be withdrawn from.
         *
         *     It has neither a name nor an address, since whoever asks knows them.
         */
        WithdrawableOrder: {
            number: components["schemas"]["OrderNumber"];
            created: components["schemas"]["Date"];
            version: components["schemas"]["WithdrawalVersion"];
            /** @description The lines of the order, except donations. */
            lines: components["schemas"]["WithdrawableLine"][];
            /** @description The declarations already made, newest first. */
            withdrawals: components["schemas"]["Withdrawal"][];
        };
        /** @description Increments with each declaration. */
        WithdrawalVersion: number;
        /**
         * @description A line of an order. Its right is `open` as long as the server accepts a declaration; `until` is then the last
         *     day, if there is one. `ended_because` says why a right has ended.
         */
        WithdrawableLine: {
            id: components["schemas"]["WithdrawalLineId"];
            /** @description The text of the line. */
            name: string;
            /** @description How many can still be withdrawn from; for an ended right, how many were ordered. */
            quantity: number;
            /** @description What was paid for this quantity, less discounts and without shipping. */
            amount: components["schemas"]["Cents"];
            /**
             * @description Whether the line can be withdrawn from.
             * @enum {string}
             */
            right: "open" | "ended";
            until?: components["schemas"]["Date"];
            /**
             * @description The period is over (`late`), a digital item was delivered (`delivered`), a service or gift has been used
             *     (`begun`), or all of it was withdrawn from (`withdrawn`).
             * @enum {string}
             */
            ended_because?: "late" | "delivered" | "begun" | "withdrawn";
        };
        /** @description Identifies a line within its order. */
        WithdrawalLineId: string;
        /** @description A declaration of withdrawal. `email` is where the acknowledgement goes; for a guest it is also the order's address. */
        WithdrawalRequest: {
            order: components["schemas"]["OrderNumber"];
            version: components["schemas"]["WithdrawalVersion"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            /** @description What is withdrawn from, each line once. */
            lines: {
                id: components["schemas"]["WithdrawalLineId"];
                /** @description How many of the line. */
                quantity: number;
            }[];
        };
        /**
         * @description A declaration of withdrawal as it was received. The front end shows it as the acknowledgement of receipt.
         *
         *     `refund` is absent if the server does not know it yet.
         */
        Withdrawal: {
            /** @description The number of the declaration. */
            number: string;
            /** @description When the declaration was received, with its time zone. */
            declared_at: components["schemas"]["Timestamp"];
            order: components["schemas"]["OrderNumber"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            /** @description What was withdrawn from. */
            lines: {
                id: components["schemas"]["WithdrawalLineId"];
                /** @description The text of the line. */
                name: string;
                /** @description How many of the line. */
                quantity: number;
            }[];
            /** @description What is paid back, and the last day on which it is. */
            refund?: {
                amount: components["schemas"]["Cents"];
                by: components["schemas"]["Date"];
            };
        };
        /** @description A coupon code and what to apply it to. */
        CouponRequest: components["schemas"]["SubscriptionCouponRequest"] | components["schemas"]["CartCouponRequest"] | components["schemas"]["InvoiceCouponRequest"];
        /** @description A coupon for a subscription that is being chosen. */
        SubscriptionCouponRequest: {
            /**
             * @description Always `subscription`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "subscription";
            /**
             * @description Whether the subscription is the reader's own, a gift, or a renewal.
             * @enum {string}
             */
            purpose: "personal" | "gift" | "renewal";
            code: components["schemas"]["CouponCode"];
        };
        /** @description A coupon for the whole cart. */
        CartCouponRequest: {
            /**
             * @description Always `cart`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "cart";
            /** @description The version the reader saw. Any other is refused with 409. */
            version: components["schemas"]["CartVersion"];
            code: components["schemas"]["TypedCode"];
        };
        /** @description A coupon for an unpaid invoice. */
        InvoiceCouponRequest: {
            /**
             * @description Always `invoice`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "invoice";
            invoice: components["schemas"]["InvoiceToken"];
            code: components["schemas"]["TypedCode"];
        };
        /** @description The code to apply; null removes the current one. */
        TypedCode: components["schemas"]["CouponCode"] | null;
        /** @description The coupon, or the updated cart or invoice. */
        CouponReply: components["schemas"]["SubscriptionCouponReply"] | components["schemas"]["CartCouponReply"] | components["schemas"]["InvoiceCouponReply"];
        /** @description A coupon for a subscription. */
        SubscriptionCouponReply: {
            /**
             * @description Always `subscription`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "subscription";
            coupon: components["schemas"]["Coupon"];
        };
        /** @description The cart with the coupon applied. */
        CartCouponReply: {
            /**
             * @description Always `cart`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "cart";
            cart: components["schemas"]["CartState"];
        };
        /** @description The invoice with the coupon applied. */
        InvoiceCouponReply: {
            /**
             * @description Always `invoice`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "invoice";
            invoice: components["schemas"]["InvoiceData"];
        };
        /** @description A coupon code, as stored by the server. */
        CouponCode: string;
        /** @description A gift subscription. */
        CartGift: {
            deliverable: components["schemas"]["Deliverable"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            coupon?: components["schemas"]["CouponCode"];
            message?: components["schemas"]["GiftMessage"];
            /**
             * @description The day to deliver the gift. If absent, the gift is delivered at once.
             *
             *     - A gift is delivered within a year. The date is in the giver's time zone, so the server accepts any date
             *       from today, anywhere on Earth, to one year later.
             *     - The server reports an invalid message at `gift_message` and an invalid date at `deliver_on`. Gifts of
             *       one kind share a cart line only if they have the same message and date, so nothing written is lost.
             *       Every line returns its message and date.
             */
            deliver_on?: components["schemas"]["Date"];
        };
        /**
         * @description A message to the recipient of a gift. Plain text with line breaks and no other control characters; `<` and `&`
         *     are text. The front end drops invisible characters that mean nothing.
         */
        GiftMessage: string;
        /**
         * @description A donation. Absent if there is none.
         *
         *     `dollars` holds whole cents, the minor units of the currency (DONATE-13). The specification fixed the name.
         */
        CartDonation: {
            /**
             * @description Whether it is one-time or starts a monthly donation.
             * @enum {string}
             */
            process: "onetime" | "monthly-init";
            /** @description The amount in whole cents: 2500 is $25.00. The specification fixed the name. */
            dollars: number;
        };
        /** @description A coupon and its discount per subscription, in cents. */
        Coupon: {
            code: components["schemas"]["CouponCode"];
            /**
             * @description The purchases it applies to.
             * @enum {string}
             */
            applied: "gift" | "renewal" | "other";
            /** @description Whether it applies to this order. */
            can_apply: boolean;
            /** @description Why the server refuses it; null if it does not, or gives no reason. */
            errors?: components["schemas"]["Words"] | null;
            /** @description The discount by delivery. */
            discounts: {
                print_us: components["schemas"]["Cents"];
                print_ca: components["schemas"]["Cents"];
                print_intl: components["schemas"]["Cents"];
                digital: components["schemas"]["Cents"];
            };
        };
        /**
         * @description The cart of a session, by shipping category.
         *
         *     - `version` is incremented by every change to the cart. The front end drops a reply with a lower version than
         *       the one shown, and an order names the version it was placed for.
         *     - `count` counts quantities: three gifts count as three.
         *     - A bank debit closes its cart. Once the order is `processing`, the session has a new cart with the items
         *       added since, if any, and a continuing `version`. Changing an ordered item, or ordering an earlier version,
         *       is refused with 409; `paid` has the invoice.
         *     - When a reader returns to a cart page, `paid` leads to the receipt, or the invoice of a debit. It is absent
         *       once anything is added to the cart.
         *     - `invoiced` is true if the cart was turned into an invoice in another way, such as to be paid by check.
         *       Nothing in it can then be changed or removed, and `paid` has the invoice. A bank debit never sets it.
         */
        CartState: {
            version: components["schemas"]["CartVersion"];
            /** @description The sum of items, gift subscriptions, subscription and donation (CART-2). */
            count: number;
            /** @description Whether the cart was invoiced and can no longer change. */
            invoiced: boolean;
            /** @description The session's last order of a cart. Absent if there is none. */
            paid?: components["schemas"]["Settled"];
            /** @description The coupon applied to the cart. Absent if there is none. */
            coupon?: components["schemas"]["CouponCode"];
            billing: components["schemas"]["Billing"];
        };
        /** @description The version of a cart, incremented by every change. */
        CartVersion: number;
        /** @description The shipping groups: `a` for `ship-a`, `b` for `ship-b` and `c` for `ship-c`. */
        Billing: {
            a: components["schemas"]["BillingGroup"];
            b: components["schemas"]["BillingGroup"];
            c: components["schemas"]["BillingGroup"];
        };
        /**
         * @description Everything in the cart for one shipping category.
         *
         *     - Items that are not shipped are in the group of the account's category, or in `a` for a guest.
         *     - The reported lines have the key `reported`. They are the group's lines as priced by the server and shown in
         *       the cart table.
         */
        BillingGroup: {
            /** @description The goods shipped to this category, or not shipped at all. */
            goods: components["schemas"]["BilledGoods"][];
            /** @description The gift subscriptions. */
            giftsubs: components["schemas"]["BilledGift"][];
            /** @description The personal subscription, or a change to one; null if there is none. */
            membership: components["schemas"]["Membership"] | null;
            /** @description The donation; null if there is none. */
            donation: components["schemas"]["BilledDonation"] | null;
            /** @description The gifts by recipient. */
            giftees: components["schemas"]["Giftee"][];
            /** @description The lines of the cart table. */
            reported: components["schemas"]["PricedLine"][];
        };
        /** @description Goods in the cart, with their cost. */
        BilledGoods: {
            ref: components["schemas"]["GoodsRef"];
            /** @description The name of the goods. */
            name: string;
            medium: components["schemas"]["Medium"];
            /** @description The quantity. */
            qty: number;
            outlays: components["schemas"]["Outlays"];
        };
        /** @description The cost of the goods for their whole quantity. */
        Outlays: {
            amount: components["schemas"]["Cents"];
            shipping: components["schemas"]["Cents"];
            discount: components["schemas"]["Cents"];
        };
        /** @description Gift subscriptions of one kind. */
        BilledGift: {
            deliverable: components["schemas"]["Deliverable"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            qty: components["schemas"]["GiftQuantity"];
            message?: components["schemas"]["GivenMessage"];
            deliver_on?: components["schemas"]["Date"];
        };
        /** @description A donation in the cart. */
        BilledDonation: {
            /**
             * @description Whether it is one-time or monthly.
             * @enum {string}
             */
            process: "onetime" | "monthly";
            amount: components["schemas"]["Cents"];
        };
        /**
         * @description One line of the cart table.
         *
         *     - `price` is for the whole quantity: goods and shipping less discount. The prices of all lines add up to the
         *       total (CART-13).
         *     - `shipcode` is null for items that are not shipped.
         *     - `max_quantity` is the lower of stock and 50; it is 20 for gift subscriptions and 1 for digital items. The
         *       arrows stop where the server would refuse.
         *     - A line has the same name as on the receipt. A digital product or issue is sold once, so `change_quantity` is
         *       false. A second one is refused at `qty`, and an order of two with 409 (`soldOut`).
         */
        PricedLine: {
            /** @description The line's ID, which never changes. */
            id: string;
            /** @description The text of the line, as on the receipt. */
            name: string;
            /** @description The quantity. */
            quantity: number;
            price: components["schemas"]["Cents"];
            shipping: components["schemas"]["Cents"];
            discount: components["schemas"]["Cents"];
            /** @description The shipping category; null if nothing is shipped. */
            shipcode: components["schemas"]["Shipcode"] | null;
            /** @description Whether the reader can change the quantity. */
            change_quantity: boolean;
            /** @description The maximum quantity. */
            max_quantity: number;
            cart: components["schemas"]["CartAction"];
        };
        /**
         * @description An item to add, change or remove, by `type`.
         *
         *     - Every type has its own items. Goods are identified by `ref`, the others by their choices.
         *     - A line's `cart` is its action without `qty` and `all`, ready to send back.
         *     - `qty` defaults to 1. `all` is sent only to remove a line.
         */
        CartAction: components["schemas"]["BasicProductAction"] | components["schemas"]["SizedProductAction"] | components["schemas"]["DigitalProductAction"] | components["schemas"]["PrintIssueAction"] | components["schemas"]["DigitalIssueAction"] | components["schemas"]["PersonalSubscriptionAction"] | components["schemas"]["GiftSubscriptionAction"] | components["schemas"]["DonationAction"] | components["schemas"]["UpgradeAction"];
        /** @description The cart action for a product without sizes. */
        BasicProductAction: {
            /**
             * @description Always `basic-product`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "basic-product";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description The cart action for a product in one of its sizes. */
        SizedProductAction: {
            /**
             * @description Always `sized-product`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "sized-product";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description The cart action for a digital product. */
        DigitalProductAction: {
            /**
             * @description Always `digital-product`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "digital-product";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description The cart action for a print issue. */
        PrintIssueAction: {
            /**
             * @description Always `print-issue`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "print-issue";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description The cart action for a digital issue. */
        DigitalIssueAction: {
            /**
             * @description Always `digital-issue`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "digital-issue";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description The cart action for a personal subscription. */
        PersonalSubscriptionAction: {
            /**
             * @description Always `personal-subscription`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "personal-subscription";
            item: components["schemas"]["MembershipChoice"];
            qty?: components["schemas"]["OneOnly"];
            all?: components["schemas"]["All"];
        };
        /** @description The cart action for a gift subscription. */
        GiftSubscriptionAction: {
            /**
             * @description Always `gift-subscription`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "gift-subscription";
            item: components["schemas"]["CartGift"];
            qty?: components["schemas"]["GiftQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description The cart action for a donation. A cart has at most one; a second one replaces it. */
        DonationAction: {
            /**
             * @description Always `donation-item`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "donation-item";
            item: components["schemas"]["CartDonation"];
            qty?: components["schemas"]["OneOnly"];
            all?: components["schemas"]["All"];
        };
        /** @description The cart action for a subscription upgrade. */
        UpgradeAction: {
            /**
             * @description Always `subscription-upgrade`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "subscription-upgrade";
            item: components["schemas"]["UpgradeChoice"];
            qty?: components["schemas"]["OneOnly"];
            all?: components["schemas"]["All"];
        };
        /** @description Goods by reference. A size implies its product. */
        GoodsChoice: {
            ref: components["schemas"]["GoodsRef"];
            coupon?: components["schemas"]["CouponCode"];
        };
        /** @description A personal subscription, to check out later. */
        MembershipChoice: {
            /** @description Whether it renews an existing subscription of the reader. */
            renewal: boolean;
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            shipcode: components["schemas"]["Shipcode"];
            coupon?: components["schemas"]["CouponCode"];
        };
        /** @description A subscription of the reader and its new settings. */
        UpgradeChoice: {
            token: components["schemas"]["SubscriptionToken"];
            deliverable: components["schemas"]["Deliverable"];
            level: components["schemas"]["Level"];
        };
        /** @description A quantity of goods. Stock may limit it further (STORE-8). */
        GoodsQuantity: number;
        /** @description The number of gifts of one kind (GIFT-2). */
        GiftQuantity: number;
        /** @description Always 1, because an order can have only one. */
        OneOnly: number;
        /**
         * @description Whether to remove the whole line, whatever its quantity.
         * @constant
         */
        All: true;
        /** @description A tag of products in the store. */
        Tag: string;
        /**
         * @description The kind of goods.
         * @enum {string}
         */
        GoodsKind: "basic-product" | "sized-product" | "digital-product" | "print-issue" | "digital-issue";
        /** @description The reference of a basic or digital product, a size, or an issue. */
        GoodsRef: string;
        /** @description The products of the journal besides its issues. */
        ProductList: {
            /** @description The products, in display order. */
            list: components["schemas"]["Product"][];
        };
        /**
         * @description A product in the store.
         *
         *     - `kind` is the type of its cart line. `sizes` is empty unless it is a sized product; then `quantity` is their
         *       sum.
         *     - `list_price` is present only if the price was reduced, `issue` for editions of an issue, `formats` for
         *       digital products.
         */
        Product: {
            ref: components["schemas"]["GoodsRef"];
            kind: components["schemas"]["GoodsKind"];
            /** @description The last path segment of the product's page. */
            slug: string;
            /** @description The product's name. */
            name: string;
            image: components["schemas"]["Image"];
            quantity: components["schemas"]["Stock"];
            /** @description The sizes to choose from. */
            sizes: components["schemas"]["Size"][];
            /** @description The price as displayed (STORE-7). */
            print_price: string;
            price: components["schemas"]["Cents"];
            /** @description The previous price (STORE-15). */
            list_price?: components["schemas"]["Cents"];
            description?: components["schemas"]["Words"];
            issue?: components["schemas"]["ProductIssue"];
            /** @description The file formats of a digital product. */
            formats?: components["schemas"]["FileFormat"][];
        };
        /** @description One size of a product. */
        Size: {
            ref: components["schemas"]["GoodsRef"];
            /** @description The display name of the size. */
            name: string;
            quantity: components["schemas"]["Stock"];
        };
        /** @description The quantity in stock. */
        Stock: number;
        /** @description The issue that an edition belongs to. */
        ProductIssue: {
            /** @description The last path segment of the issue's page. */
            slug: string;
            number: components["schemas"]["IssueNumber"];
            /** @description Whether the issue is released. Digital formats require it (STORE-20). */
            released: boolean;
            release_date: components["schemas"]["Date"];
        };
        /** @description The issue's sequence number. */
        IssueNumber: number;
        /**
         * @description The format of a downloadable file.
         * @enum {string}
         */
        FileFormat: "PDF" | "EPUB";
        /**
         * @description An issue and its editions in the store.
         *
         *     - An edition that is not sold is null. A digital edition is null until its issue is released.
         *     - `files` is empty unless the reader's subscription covers the issue. The links stay on the site's origin and
         *       require the session.
         */
        StoreIssue: {
            /** @description The last path segment of the issue's page. */
            slug: string;
            number: components["schemas"]["IssueNumber"];
            /** @description The issue's title. */
            title: string;
            image: components["schemas"]["Image"];
            summary: components["schemas"]["Words"];
            /** @description Whether the issue is released. */
            released: boolean;
            release_date: components["schemas"]["Date"];
            /** @description The print edition; null if it is not sold. */
            print: components["schemas"]["Product"] | null;
            /** @description The digital edition; null if it is not sold. */
            digital: components["schemas"]["Product"] | null;
            /** @description The files the reader can download. */
            files: components["schemas"]["IssueFile"][];
        };
        /** @description A file of an issue. */
        IssueFile: {
            format: components["schemas"]["FileFormat"];
            href: components["schemas"]["Href"];
        };
        /** @description The page data of `/store`. */
        StorePage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            /** @description The products, best first, and the newest issues. */
            store: {
                /** @description The products, in display order. */
                products: components["schemas"]["Product"][];
                /** @description The issues, newest first. */
                issues: components["schemas"]["StoreIssue"][];
            };
        };
        /** @description The page data of `/store/issues`. */
        IssuesPage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            /** @description The failed payments, newest first. */
            issues: components["schemas"]["StoreIssue"][];
        };
        /** @description The page data of `/issue/{slug}`. */
        IssuePage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            /** @description The item with this slug; null if there is none. */
            issue: components["schemas"]["StoreIssue"] | null;
            /** @description The contents of the issue, in order. */
            contents?: components["schemas"]["Link"][];
        };
        /** @description The page data of `/store/product/{slug}`. */
        ProductPage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            /** @description The item with this slug; null if there is none. */
            product: components["schemas"]["Product"] | null;
            /** @description The discount of the coupon in the URL on this product; null if there is none. */
            coupon: components["schemas"]["ProductCoupon"] | null;
        };
        /** @description The applied-coupon line of the add-to-cart box (STORE-15). */
        ProductCoupon: {
            code: components["schemas"]["CouponCode"];
            discount: components["schemas"]["Cents"];
        };
        /** @description The ID of an institution at identity providers. */
        EntityId: string;
        /**
         * @description A page on this origin, with query and fragment. It starts with one `/`; its path never has `//`, and it has no
         *     backslash, space or control character. Check again that it does not lead to `/login…`, `/logout`, `/oauth/…`,
         *     `/api/…` or a delete page, in any case or encoding, and has no `redirect_status`.
         *
         *     - A segment that starts with a dot or `;` is refused, as is one of these names in any segment, before any
         *       punctuation, extension or path parameter: some servers read `/a/..;/logout`, `/index.php/logout` and
         *       `/logout.json` as `/logout`.
         *     - A path that a second decoding could change is refused: `%25`, `%2F` and `%5C` are not allowed before the
         *       query, so that a server or proxy that decodes again sees the same path. The query and fragment may have
         *       them.
         */
        ReturnPath: string;
        /** @description An email address and its password. */
        LoginRequest: {
            email: components["schemas"]["Email"];
            /** @description The password, as typed. */
            password: string;
        };
        /** @description A request for a sign-in code. */
        CodeRequest: {
            email: components["schemas"]["Email"];
            path: components["schemas"]["ReturnPath"];
        };
        /** @description The token that is sent back with the code. Kept in memory only. */
        CodeReply: {
            /** @description The token of this request, to send back with the code. */
            token: string;
        };
        /** @description The code, and the request it belongs to. */
        VerifyRequest: {
            /** @description The token from the request for the code. */
            token: string;
            /**
             * @description The code, of four to ten digits. The front end sends the digits 0–9 without separators, and nothing that cannot
             *     be a code. The server ignores spaces.
             */
            password: string;
        };
        /** @description The institutions that readers can log in through. */
        IdentityProviders: components["schemas"]["IdentityProvider"][];
        /** @description An institution that readers can log in through. */
        IdentityProvider: {
            entity_id: components["schemas"]["EntityId"];
            /** @description The institution's name. */
            name: string;
        };
        /** @description The logged-in reader. */
        Subscriber: {
            account: components["schemas"]["Account"];
            timetable: components["schemas"]["Timetable"];
        };
        /**
         * @description A reader's account.
         *
         *     - `emailPending` is true while `email_change` is set, `emailFailing` while a contact is suspended (ACCT-35).
         *     - `canDeleteAddress` and the timetable's `address_removable` follow the same rule, which the server applies.
         */
        Account: {
            /** @description The account's ID. */
            ref: string;
            /** @description The reader's name. */
            name: string;
            /** @description The name used in greetings. */
            first_name: string;
            email: components["schemas"]["Email"];
            email_change: components["schemas"]["PendingEmail"];
            /** @description Whether a new address is pending confirmation. */
            emailPending: boolean;
            /** @description Whether email to the address bounces. */
            emailFailing: boolean;
            /** @description The reader's notification channels. */
            contacts: components["schemas"]["Contact"][];
            /** @description Whether the subscription renews at the end of its cycle. */
            autorenew: boolean;
            /** @description A monthly donation whose latest payment failed; null or absent if none. */
            donation_failing?: components["schemas"]["FailedDonation"] | null;
            /** @description The reader's monthly donation; null or absent if none, or if it was stopped. */
            monthly_donation?: components["schemas"]["MonthlyDonation"] | null;
            created: components["schemas"]["Date"];
            shipcode: components["schemas"]["Shipcode"];
            addresses: components["schemas"]["Addresses"];
            /** @description The slots whose address can be deleted, because the current subscription does not need it. */
            canDeleteAddress: components["schemas"]["SlotFlags"];
        };
        /**
         * @description Issues and cycles of a reader: past, current and future.
         *
         *     - `lifetime_subscription` says whether the current subscription is for life and not cancelled.
         *     - An expired subscription stays current until another begins.
         *     - `discontinuous` has the current delivery and the next one, or null if they are the same.
         *     - Without `next_charge` there is no renewal date. The front end assumes that a subscription does not renew before
         *       the last known issue of its cycles, and warns if a card expires earlier (ACCT-21).
         */
        Timetable: {
            version?: components["schemas"]["SubscriptionVersion"];
            /** @description The automatic renewal whose payment failed; null or absent if none. */
            renewal_failed?: components["schemas"]["FailedRenewal"] | null;
            /**
             * @description The next automatic charge of the subscription; null if none is due, absent if the server does not say. A
             *     server that sends it, also as null, must have the page `/account/cancel/{token}`.
             */
            next_charge?: components["schemas"]["NextCharge"] | null;
            /** @description The current subscription; null if the reader has none. */
            current_subscription: components["schemas"]["Subscription"] | null;
            /** @description The cycles that follow, soonest first. */
            future_subscriptions: components["schemas"]["Subscription"][];
            /** @description Whether the current subscription is for life and not cancelled. */
            lifetime_subscription: boolean;
            /** @description The issues sent, oldest first. */
            issues_delivered: components["schemas"]["IssueToken"][];
            /** @description The reader's issues that are not released yet, soonest first. */
            issues_expected: components["schemas"]["IssueName"][];
            /** @description The current delivery and the next one; null if they are the same. */
            discontinuous: components["schemas"]["DeliverablePair"] | null;
            /** @description The slots that the current subscription ships to. */
            address_required: components["schemas"]["SlotFlags"];
            address_removable: components["schemas"]["SlotFlags"];
        };
        /**
         * @description The next automatic charge of a subscription or a monthly donation.
         *
         *     - `amount` is what will be charged, with shipping and taxes, without discounts that are over.
         *     - A subscription is charged no earlier than its last paid issue is released.
         */
        NextCharge: {
            on: components["schemas"]["Date"];
            amount: components["schemas"]["Cents"];
            /** @description How many months the charge pays for, after which the next one follows. */
            interval?: number;
        };
        /**
         * @description A monthly donation of the reader's, also while its latest payment failed. A server that sends it must have the
         *     page `/account/cancel/{token}`.
         */
        MonthlyDonation: {
            /** @description The token of the donation's page, `/donation/setup`. */
            token: components["schemas"]["LinkToken"];
            amount: components["schemas"]["Cents"];
            /** @description The day of the next payment. Absent while the donation is failing, or if the server does not say. */
            next_charge_on?: components["schemas"]["Date"];
        };
        /**
         * @description An automatic renewal whose payment failed.
         *
         *     - A server that sends it must have the page `/account/renewal` and the call `retryRenewal`.
         *     - It is cleared when the subscription is renewed by any call, while a retry is being paid, and when autorenew
         *       is turned off.
         */
        FailedRenewal: {
            failed_at: components["schemas"]["Date"];
            /** @description The current price of the renewal. */
            amount: components["schemas"]["Cents"];
            /** @description Why the payment failed, as reported by the provider or the bank. */
            reason?: components["schemas"]["Words"];
        };
        /**
         * @description A monthly donation that is paused because its latest payment failed.
         *
         *     With `token`, a logged-in reader can open the donation's page, as with the mailed link.
         */
        FailedDonation: {
            /** @description The token of the donation's page, `/donation/setup`. */
            token: components["schemas"]["LinkToken"];
            failed_at: components["schemas"]["Date"];
            amount: components["schemas"]["Cents"];
        };
        /** @description One cycle of a subscription. */
        Subscription: {
            state: components["schemas"]["TokenState"];
            status: components["schemas"]["SubscriptionStatus"];
            info: components["schemas"]["SubscriptionInfo"];
            /** @description The origin of a gifted cycle. Absent if the reader pays for it. */
            gift?: components["schemas"]["GiftOrigin"];
        };
        /**
         * @description A gift, as shown in its recipient's account.
         *
         *     - While the current and all future cycles are gifts and autorenew is off, the account offers no autorenew and
         *       asks for no payment information. This does not apply to the reader's own cycles, before or after a gift.
         *     - A gift that begins a subscription leaves autorenew off, even if the reader's earlier subscription renewed
         *       automatically, so that nothing is charged unasked after it.
         *     - `until` is the day it ends. Absent for a lifetime gift, or while the day is unknown.
         *     - A server that sends `gifts` to givers also sends `gift` to recipients.
         */
        GiftOrigin: {
            /** @description The giver's name. Absent if it is the name in `info.order`. */
            from?: components["schemas"]["Name"];
            until?: components["schemas"]["Date"];
        };
        /**
         * @description The details of a subscription and its remaining issues.
         *
         *     - `tokens` has one entry per issue of the cycle, and `token_summary` counts them by state. `legacy_tokens` and
         *       `issues_left` are numbers (ACCT-37). A lifetime subscription has no tokens.
         *     - `legacy_tokens` are issues left from an earlier subscription, sent before those of a lifetime subscription
         *       (ACCT-12).
         */
        SubscriptionInfo: {
            token: components["schemas"]["SubscriptionToken"];
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            phase: components["schemas"]["Phase"];
            created: components["schemas"]["Date"];
            /** @description Whether the subscription was cancelled. */
            cancelled: boolean;
            deliverables: components["schemas"]["Deliverables"];
            settings: components["schemas"]["SubscriptionSettings"];
            order: components["schemas"]["SubscriptionOrder"];
            issues_left: components["schemas"]["IssueCount"];
            legacy_tokens: components["schemas"]["IssueCount"];
            token_summary: components["schemas"]["TokenSummary"];
            /** @description The issues of the cycle, oldest first. */
            tokens: components["schemas"]["IssueToken"][];
        };
        /** @description The token of a mailed link. */
        LinkToken: components["schemas"]["Token"];
        /** @description A notification channel. */
        Contact: {
            /** @description Whether sending is suspended because email bounced. */
            suspended: boolean;
        };
        /** @description One flag per address slot. */
        SlotFlags: {
            /** @description The flag for the first category's address. */
            a: boolean;
            /** @description The flag for the second category's address. */
            b: boolean;
            /** @description The flag for the third category's address. */
            c: boolean;
        };
        /**
         * @description How many issues of a subscription are left: none once it has expired.
         *
         *     `expiring` before the last issue, `extended` while there are more. `count` is all issues left, including later
         *     cycles.
         */
        SubscriptionStatus: {
            /** @description Whether the next issue is the last. */
            expiring: boolean;
            /** @description Whether more issues follow. */
            extended: boolean;
            count: components["schemas"]["IssueCount"];
        };
        /** @description A number of issues. */
        IssueCount: number;
        /**
         * @description Whether a subscription is current, or an issue is still to be sent: an issue that was sent is `expired`.
         * @enum {string}
         */
        TokenState: "active" | "expired";
        /** @description The reader's choices. */
        SubscriptionSettings: {
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
        };
        /** @description The person who ordered the subscription; for a gift, the giver. */
        SubscriptionOrder: {
            name: components["schemas"]["Name"];
        };
        /** @description The number of issue tokens in each state. */
        TokenSummary: {
            active: components["schemas"]["IssueCount"];
            expired: components["schemas"]["IssueCount"];
        };
        /**
         * @description The right to one issue.
         *
         *     A token is `active` until its issue is sent. An issue without a title yet is null.
         */
        IssueToken: {
            /** @description The issue; null if it has no title yet. */
            issue: components["schemas"]["IssueName"] | null;
            deliverable: components["schemas"]["Deliverable"];
            state: components["schemas"]["TokenState"];
        };
        /**
         * @description An issue in a list.
         *
         *     Issues Received shows covers, so an issue can have one.
         */
        IssueName: {
            /** @description The issue's title. */
            title: string;
            /** @description The last path segment of the issue's page. */
            slug: string;
            /** @description Whether the issue is released. */
            released: boolean;
            /** @description The release date, past or future; null while it is unknown. */
            release_date: components["schemas"]["Date"] | null;
            /** @description The cover; absent if there is none. */
            image?: components["schemas"]["Image"];
        };
        /** @description The current delivery and that of a later cycle. */
        DeliverablePair: components["schemas"]["Deliverable"][];
        /** @description The logged-in reader with their subscriptions. */
        SubscriberReply: {
            /** @description The logged-in reader. */
            subscriber: {
                account: components["schemas"]["Account"];
            };
            timetable: components["schemas"]["Timetable"];
            /** @description What the reader has on file; null if nothing. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description The reader's gifts to others, as in the page data of `/account`. */
            gifts?: components["schemas"]["GivenGifts"];
        };
        /** @description A new name. */
        NameRequest: {
            name: components["schemas"]["Name"];
        };
        /** @description The name as saved. */
        NameReply: {
            name: components["schemas"]["Name"];
        };
        /** @description The current address and the pending one. */
        EmailReply: {
            email: components["schemas"]["Email"];
            email_change: components["schemas"]["PendingEmail"];
            /** @description The reader's name. */
            name: string;
        };
        /** @description An address pending confirmation; null if there is none. */
        PendingEmail: components["schemas"]["Email"] | null;
        /** @description The requested state of autorenew, and the subscription's version. */
        AutorenewRequest: {
            /** @description Whether the subscription should renew automatically. */
            autorenew: boolean;
            version?: components["schemas"]["SubscriptionVersion"];
        };
        /** @description The current state of autorenew. */
        AutorenewReply: {
            /** @description Whether the subscription renews at the end of its cycle. */
            autorenew: boolean;
        };
        /** @description The logged-in reader; null for a visitor. */
        MaybeSubscriber: components["schemas"]["Subscriber"] | null;
        /** @description The page data of `/account`. */
        AccountPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["Subscriber"];
            /** @description The newest receipts and invoices. Absent from a server without a history; the page then omits the section. */
            orders?: components["schemas"]["OrderHistory"];
            confirmed?: components["schemas"]["ConfirmedEmail"];
            /** @description What the reader has on file; null if nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
            /** @description The reader's gifts to others, newest first. Without any, the page omits the section. */
            gifts?: components["schemas"]["GivenGifts"];
        };
        /** @description The token of a mailed link. */
        LinkRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description A page of an account's receipts and invoices, newest first. */
        OrderHistory: {
            /** @description The orders, newest first. */
            orders: components["schemas"]["ListedOrder"][];
            /** @description The cursor of the next page; null on the last one. */
            next: components["schemas"]["OrderCursor"] | null;
        };
        /** @description An opaque position in the history, unaffected by new orders. */
        OrderCursor: string;
        /**
         * @description A receipt or invoice in the history.
         *
         *     - Each order is listed once. An invoiced order is listed as its invoice, even after it is paid; the invoice
         *       links to the receipt.
         *     - `paid`: paid in full, or free. `processing`: a bank debit under way. `refunded`: refunded in full. `due`:
         *       can still be paid. A withdrawn invoice is not listed.
         *     - `due` becomes `past-due` when the `due_date` has ended in UTC. `failed` is an invoice whose last payment
         *       failed and that can still be paid.
         */
        ListedOrder: {
            /**
             * @description Whether it is a receipt or an invoice.
             * @enum {string}
             */
            kind: "receipt" | "invoice";
            /** @description A bearer token, as in the URL of the receipt or invoice. */
            token: components["schemas"]["Token"];
            /** @description The readable number. */
            number?: string;
            date: components["schemas"]["Date"];
            total: components["schemas"]["Cents"];
            /**
             * @description The payment status.
             * @enum {string}
             */
            status: "paid" | "due" | "past-due" | "processing" | "failed" | "refunded";
            /** @description A short summary of the order. */
            summary?: string;
        };
        /**
         * @description The state of the mailed link that opened the page. Absent if the URL has neither `token` nor `link`, and from
         *     servers that do not report it. It never reveals whose link it is.
         *
         *     - `good`: the page can be used. `expired`: too old. `used`: works once and was used. `unknown`: anything else,
         *       including a token that is malformed, empty, or of another kind of link.
         *     - `foreign`: the link belongs to an account other than the logged-in one. Nothing of that account is shown and
         *       nothing is done. Visitors never get this state.
         *     - `missing`: the URL has the mark of a link, or the page needs one, but there was no token.
         *     - Only tokens that were once emailed are `expired` or `used`. Tokens are unguessable, and the server limits
         *       attempts.
         */
        MailedLink: {
            /**
             * @description Whether the link can be used, and if not, why.
             * @enum {string}
             */
            state: "good" | "expired" | "used" | "unknown" | "foreign" | "missing";
        };
        /**
         * @description The email address that a mailed link confirmed. On `/account` it is sent once, to the reader who opened the
         *     link. On `/account/email` it is sent to visitors who open it, for an hour.
         */
        ConfirmedEmail: string;
        /** @description The page data of `/account/email`. */
        EmailPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["MaybeSubscriber"];
            /** @description The mailed link's state. An invalid value is not forgiven, because a bad link opens nothing. */
            link?: components["schemas"]["MailedLink"];
            confirmed?: components["schemas"]["ConfirmedEmail"];
            /** @description What the reader has on file, for the card banner; null if nothing. If it is absent there is no banner. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description Sent by servers before `link` existed. Read as `unknown` if there is no `link`. */
            token_refused?: boolean;
        };
        /**
         * @description A subscription or monthly donation, as the page that cancels shows it.
         *
         *     - `state` is `renewing` while it is charged automatically, also if the latest payment failed. `cancelled` without
         *       `cancelled_at` means that nothing was cancelled here because nothing renews: autorenew was turned off, or the
         *       subscription is a gift or for life.
         *     - `ends_on` and `issues_left` say what is paid for. Neither cancelling nor undoing changes them.
         */
        Cancellation: {
            /**
             * @description What is cancelled.
             * @enum {string}
             */
            kind: "subscription" | "donation";
            token: components["schemas"]["Token"];
            /**
             * @description Whether it is charged automatically.
             * @enum {string}
             */
            state: "renewing" | "cancelled";
            version?: components["schemas"]["SubscriptionVersion"];
            /** @description The last day of what is paid for. Absent while it is unknown, and for a donation. */
            ends_on?: components["schemas"]["Date"];
            /** @description How many issues are paid and not sent yet. */
            issues_left?: number;
            /** @description Whether the reader can still read what they have received. */
            keeps_archive?: boolean;
            /** @description What is charged next; null if nothing is. */
            next_charge: components["schemas"]["NextCharge"] | null;
            /** @description What the reader can have instead. Absent if nothing is offered. */
            offer?: components["schemas"]["CancellationOffer"];
            /** @description The offer that the reader has accepted in this cycle. */
            accepted?: components["schemas"]["CancellationOffer"];
            /** @description When it was cancelled. Never another time for the same cancellation. */
            cancelled_at?: components["schemas"]["Timestamp"];
            /** @description The address that the confirmation was mailed to. */
            mailed_to?: components["schemas"]["Email"];
            /** @description The last day on which it can be undone. Absent if it cannot be. */
            undo_until?: components["schemas"]["Date"];
        };
        /**
         * @description What a reader can have instead of cancelling: another level, a pause or a discount. At most one is made, and none
         *     that was taken or declined is made again for this cycle.
         */
        CancellationOffer: {
            id: components["schemas"]["OfferId"];
            /**
             * @description What it changes.
             * @enum {string}
             */
            kind: "level" | "pause" | "discount";
            /** @description What is offered, in the server's words. */
            text: string;
            /** @description The amount of the next charge with the offer. */
            amount?: components["schemas"]["Cents"];
            /** @description The last day of the pause or discount. */
            until?: components["schemas"]["Date"];
            level?: components["schemas"]["Level"];
        };
        /** @description The ID of an offer. */
        OfferId: string;
        /** @description What the reader says about cancelling. All of it may be absent. */
        CancelRequest: {
            version?: components["schemas"]["SubscriptionVersion"];
            reason?: components["schemas"]["ReasonCode"];
            /** @description What the reader wrote. At most 1000 characters; more is refused at `comment`. */
            comment?: string;
            /** @description The offer that was shown and declined. */
            offer?: components["schemas"]["OfferId"];
        };
        /** @description The offer to accept. */
        AcceptOfferRequest: {
            offer: components["schemas"]["OfferId"];
            version?: components["schemas"]["SubscriptionVersion"];
        };
        /** @description The code of a reason in `cancel_reasons`. */
        ReasonCode: string;
        /** @description The reasons to choose from before cancelling. Without any, no reason is asked. */
        CancelReasons: {
            code: components["schemas"]["ReasonCode"];
            /** @description The reason as the reader reads it. */
            text: string;
        }[];
        /** @description The page data of `/account/cancel/{token}`. */
        CancellationPage: {
            settings: components["schemas"]["Settings"];
            cancel_reasons?: components["schemas"]["CancelReasons"];
            subscriber: components["schemas"]["MaybeSubscriber"];
            /** @description What the reader has on file, for the card banner; null if nothing. If it is absent there is no banner. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description What can be cancelled; null if the token matches nothing of this reader's. */
            cancellation: components["schemas"]["Cancellation"] | null;
        };
        /**
         * @description A shipping category: United States (`ship-a`), Canada (`ship-b`) or International (`ship-c`).
         * @enum {string}
         */
        Shipcode: "ship-a" | "ship-b" | "ship-c";
        /** @description A shipping address. State is required for US, CA and AU; postcode for US, CA, GB and AU. */
        Address: {
            /** @description Street and number. */
            line1: string;
            /** @description Flat, floor or company; empty if none. */
            line2: string;
            /** @description Town or city. */
            city: string;
            /** @description State, province or region; empty if the country has none. */
            state: string;
            /** @description Postal code; empty if the country has none. */
            postcode: string;
            /** @description The ISO 3166-1 country code. */
            country: string;
            /** @description The country's name, as printed on the label. */
            country_name: string;
        };
        /** @description The saved addresses. */
        AddressesReply: {
            addresses: components["schemas"]["Addresses"];
        };
        /** @description The page data of `/account/address`. */
        AddressPage: {
            settings: components["schemas"]["Settings"];
            /** @description The reader whose addresses are edited; null if no link or session grants access. */
            subscriber: components["schemas"]["Subscriber"] | null;
            /** @description The mailed link's state. An invalid value is not forgiven, because a bad link opens nothing. */
            link?: components["schemas"]["MailedLink"];
            /** @description What the reader has on file, for the card banner; null if nothing. If it is absent there is no banner. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description The small deposits that verify a bank account. */
        Deposits: {
            /** @description The day by which they arrive. */
            arrives?: components["schemas"]["Date"];
            /** @description The provider's page where the reader confirms them. */
            url?: components["schemas"]["Href"];
        };
        /**
         * @description Whether to charge the method on file or save the new card; otherwise absent (CHECK-25). Both need an account, so
         *     such an order gets 401 if its session has ended.
         *
         *     The card on file is charged if it has not expired, otherwise the bank account on file. With neither, the order
         *     is refused with 402 `replacementRequired`.
         * @enum {string}
         */
        CardUse: "use-card" | "add-card";
        /** @description The ID of a payment method at the provider, or a token for one. */
        MethodId: string;
        /** @description A payment method set up with the provider's client, and its holder. */
        CardRequest: {
            name: components["schemas"]["Name"];
            cc_token: components["schemas"]["MethodId"];
        };
        /** @description The payment method on file. */
        CardReply: {
            /** @description The reader's name. */
            name: string;
            details: components["schemas"]["PaymentDetails"];
        };
        /** @description The payment methods on file. */
        PaymentDetails: {
            /**
             * @description Always `details`.
             * @constant
             */
            type: "details";
            /** @description A card, a bank account, or both. */
            data: {
                card?: components["schemas"]["Card"];
                ach?: components["schemas"]["BankAccount"];
            };
        };
        /** @description What is on file, and the keys to set up another method. */
        PaymentSetup: {
            /** @description The reader's name. */
            name: string;
            /** @description What is on file; null if nothing. */
            details: components["schemas"]["PaymentDetails"] | null;
            keys: components["schemas"]["SetupKeys"];
            /** @description Whether the latest payment of a monthly donation failed. Defaults to false. */
            failing?: boolean;
            /** @description The monthly amount of a donation. Sent with a failing donation, so that the donor sees it before a restart. */
            amount?: components["schemas"]["Cents"];
            /** @description The day of the next payment of a monthly donation. Absent if the server does not say. */
            next_at?: components["schemas"]["Date"];
            /** @description The deposits that a bank account set up earlier waits for. Absent if it waits for none. */
            deposits?: components["schemas"]["Deposits"];
        };
        /** @description The page data of `/account/payment`. */
        PaymentPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["MaybeSubscriber"];
            payment_setup: components["schemas"]["MaybePaymentSetup"];
            link?: components["schemas"]["MailedLink"];
        };
        /** @description The payment setup; null if no link or session grants access. */
        MaybePaymentSetup: components["schemas"]["PaymentSetup"] | null;
        /** @description A country and its search terms. The first name is displayed. */
        Country: {
            /** @description The ISO 3166-1 country code. */
            code: string;
            /** @description The names that search matches, starting with the one displayed. */
            names: string[];
        };
        /** @description A state or province of a country. */
        State: {
            /** @description The state's postal abbreviation. */
            code: string;
            /** @description The state's name. */
            name: string;
        };
        /** @description The countries of one shipping category. */
        Zone: {
            /** @description The countries, in display order. */
            countries: components["schemas"]["Country"][];
        };
        /** @description Countries by shipping category, and states by country. */
        ShippingConfig: {
            a: components["schemas"]["Zone"];
            b: components["schemas"]["Zone"];
            c: components["schemas"]["Zone"];
            /** @description The states of each country that has any, by ISO 3166-1 code. */
            states: {
                [key: string]: components["schemas"]["State"][];
            };
        };
        /** @description Plain text for the reader, without markup. */
        Words: string;
        /** @description A picture, with its size to reserve space on the page. */
        Image: {
            /** @description The picture's URL. */
            source: string;
            /** @description The width in pixels. */
            width: number;
            /** @description The height in pixels. */
            height: number;
        };
        /**
         * @description The host's settings.
         *
         *     - Every setting except the journal's name has a default. Each page has three flags, which default to false
         *       (HOST-8).
         *     - An invalid setting counts as absent, so its default applies and the rest works (BEYOND-73). The same holds
         *       for each invalid text, link or tier in a list.
         *     - An invalid `view_only` or `debug` is false. The banner protects nothing: the server itself refuses changes
         *       in an administrator's view (HOST-15).
         *     - With an invalid `payment`, nothing can be paid by card. With an invalid `bot_check`, the token is empty,
         *       which a server with a secret rejects.
         */
        Settings: {
            /** @description The journal's name. */
            journal: string;
            support_email?: components["schemas"]["Email"];
            /**
             * @description The number of issues per year.
             * @default 4
             */
            issues_per_year?: number;
            /**
             * @description The sign beside every amount. By default the usual one of `currency`, `$` for dollars. Without a `currency`,
             *     any sign is shown; beside one, a symbol of another currency is ignored. At most one symbol; letters, points
             *     and slashes otherwise.
             */
            currency_sign?: string;
            /**
             * @description The currency of every amount on the page, and of the orders reported to the host page. By default US
             *     dollars (`USD`). Its decimals are those of the payment provider: none for `JPY`, three for `KWD`, else two.
             */
            currency?: components["schemas"]["Currency"];
            /**
             * @description The language and region of the page, as a BCP 47 tag.
             * @default en-US
             */
            locale?: string;
            /** @description The host's own texts, by the key of the text they replace. */
            messages?: {
                [key: string]: string;
            };
            /** @description The display names of the shipping categories (ADDR-11). */
            shipping_categories?: {
                /** @description The name of the first shipping category. */
                "ship-a"?: string;
                /** @description The name of the second shipping category. */
                "ship-b"?: string;
                /** @description The name of the third shipping category. */
                "ship-c"?: string;
            };
            /** @description The terms of sale of subscriptions, shown before an order with one is placed. */
            terms_of_sale?: string;
            /**
             * @description What an order that renews or repeats tells the reader right before its button: the amount, the interval, the day
             *     of the first renewal, the payment method, and how to cancel. `none` adds nothing to the specified note,
             *     `notice` shows it, and `checkbox` also asks for consent with a box, without which nothing is ordered.
             *
             *     With `notice` and `checkbox` the order carries `renewal_consent`, what was shown and agreed. Keep it as
             *     evidence and send it with the receipt. An invalid value counts as `checkbox`, because a host that sets one
             *     wants more than the default.
             * @default none
             * @enum {string}
             */
            renewal_consent?: "none" | "notice" | "checkbox";
            /** @description The seller named on receipts and invoices. Without it they name only the journal. */
            seller?: components["schemas"]["Seller"];
            /** @description The payment provider's publishable key. */
            payment?: {
                /** @description The payment provider's publishable key. */
                publishable_key: string;
            };
            bot_check?: components["schemas"]["BotCheck"];
            image_hosts?: components["schemas"]["ImageHosts"];
            /** @description The tag of the products that the subscription builder offers. */
            swag_tag?: components["schemas"]["Tag"];
            login?: components["schemas"]["LoginSettings"];
            /**
             * @description Whether to show a coupon field, which calls `checkCoupon`, on `/subscribe`, `/subscribe/renew`,
             *     `/store/checkout` and invoices. Defaults to false.
             * @default false
             */
            typed_coupons?: boolean;
            /**
             * @description Whether to link to `/withdraw`, where readers withdraw from a contract: in the footer, on paid invoices
             *     and on numbered receipts, except those of donations. Defaults to false (BEYOND-211).
             * @default false
             */
            withdrawal?: boolean;
            /** @description Whether to hide the autorenew control. Defaults to false (ACCT-19). */
            hideAutorenew?: boolean;
            /** @description Feature flags by page. */
            features?: {
                subscribe?: components["schemas"]["Features"];
                renew?: components["schemas"]["Features"];
                donate?: components["schemas"]["Features"];
            };
            store?: components["schemas"]["StoreLinks"];
            donation_tiers?: components["schemas"]["DonationTiers"];
            /**
             * @description The URL template of an image service that draws QR codes. Without it the browser draws them, and the URL is
             *     sent to no one (REDEEM-3).
             */
            qr_template?: components["schemas"]["UrlTemplate"];
            navigation?: components["schemas"]["Navigation"];
            share?: components["schemas"]["Share"];
            /**
             * @description Whether to show the debug widget, which lists the page's state and changes nothing (SHELL-20).
             * @default false
             */
            debug?: boolean;
            /**
             * @description Whether to show the view-only banner, as in an administrator's view (SHELL-12).
             * @default false
             */
            view_only?: boolean;
            /**
             * @description Whether a tab keeps the draft of a purchase, until it is ordered or for one day, and writes the choices into
             *     the page's URL. If false, nothing is kept and the URL does not change (BEYOND-5).
             *
             *     An invalid value counts as false, not as the default, because a host that sets one does not want the
             *     default.
             * @default true
             */
            keeps_drafts?: boolean;
        };
        /**
         * @description The bot-protection service and the host's public key for it. Without this setting the token is empty (HOST-13).
         *     The server verifies each `captcha` with the service's secret.
         *
         *     - The front end loads the service's script at the first input into a form that needs a token.
         *     - Each submit gets a new token, for the action `signup` or `checkout`. hCaptcha has no actions.
         *     - reCAPTCHA is v3 (score-based), which asks the reader nothing. Turnstile and invisible hCaptcha may open a
         *       challenge in a dialog.
         */
        BotCheck: {
            /**
             * @description The bot-protection service.
             * @enum {string}
             */
            provider: "recaptcha" | "turnstile" | "hcaptcha";
            /** @description The journal's site key for that service. */
            site_key: string;
        };
        /**
         * @description Other origins that serve the host's covers and pictures. The widgets show pictures from anywhere; `quarterly
         *     policy` adds these origins to `img-src` (BEYOND-78).
         *
         *     - Page data lists the pictures of only one page, and calls return others, so the host declares all origins.
         *     - Only lower-case https origins without a path or wildcard are allowed, so that a value cannot widen the
         *       policy.
         */
        ImageHosts: string[];
        /** @description The flags of one page. They default to false. */
        Features: {
            /** @description Whether the reader can put the choice into the cart and check out later. */
            checkout_later?: boolean;
            /** @description Whether a donation can be added. */
            add_donation?: boolean;
            /** @description Whether products can be added. */
            add_products?: boolean;
            /** @description Whether to offer a message and a delivery date for gifts. Used only on `/subscribe`. */
            gift_message?: boolean;
        };
        /** @description The seller, as tax law requires on a receipt. */
        Seller: {
            /** @description The seller's name. */
            name: string;
            address?: components["schemas"]["PrintedAddress"];
            /** @description The tax number as printed, with its label. */
            tax_id?: string;
            email?: components["schemas"]["Email"];
        };
        /** @description An `https:` URL, or one on the site's own origin. */
        Href: string;
        /** @description A link to a page of the host. */
        Link: {
            /** @description The text of the link. */
            title: string;
            href: components["schemas"]["Href"];
        };
        /**
         * @description The links of the header and the footer.
         *
         *     - By default the header links to `/store/issues`, `/store`, `/account` and `/login`, and the footer to
         *       `/institutional-subscriptions`, next to the mailing-list signup (SHELL-6).
         *     - `archive` lists the issues in the archive module, newest first. Without it the module links to
         *       `/store/issues`.
         *     - A link with an unsafe URL is shown as text. Invalid and excess entries are omitted. Neither stops the page.
         */
        Navigation: {
            /** @description The links of the menu. */
            menu?: components["schemas"]["Link"][];
            /** @description The links of the archive. */
            archive?: components["schemas"]["Link"][];
            /** @description The links of the footer. */
            footer?: components["schemas"]["Link"][];
        };
        /**
         * @description URL templates to share an article: `https:` URLs with `{url}` and, optionally, `{title}`. They open in a 600x350
         *     popup.
         *
         *     Without a template, the button opens the network's own sharing page.
         */
        Share: {
            twitter?: components["schemas"]["UrlTemplate"];
            facebook?: components["schemas"]["UrlTemplate"];
        };
        /** @description A URL with a placeholder for another URL, which is inserted percent-encoded. */
        UrlTemplate: string;
        /**
         * @description The donation tiers offered to a donor.
         *
         *     Amounts are in cents. The defaults are Friend 5000/1000, Supporter 10000/2500, Sponsor 25000/7500 and Patron
         *     100000/20000.
         */
        DonationTiers: components["schemas"]["DonationTier"][];
        /** @description A donation tier. */
        DonationTier: {
            /** @description The tier's name. */
            name: string;
            onetime: components["schemas"]["Cents"];
            monthly: components["schemas"]["Cents"];
        };
        /** @description The two links to continue from the add-to-cart box and the review panel. */
        StoreLinks: {
            /**
             * @description The store's start page.
             * @default /store
             */
            browse?: string;
            /**
             * @description The cart checkout.
             * @default /store/checkout
             */
            checkout?: string;
        };
        /** @description The page data that the header and footer of any page read. */
        ShellPage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null or absent for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description The cart; null or absent if the header requests it. */
            cart?: components["schemas"]["CartState"] | null;
        };
        /** @description The page data of `/articles/{slug}`. */
        ArticlePage: {
            settings: components["schemas"]["Settings"];
            /** @description The logged-in reader; null for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description The cart; null if the front end requests it. */
            cart?: components["schemas"]["CartState"] | null;
            /** @description The item with this slug; null if there is none. */
            article: components["schemas"]["Article"] | null;
        };
        /** @description An article's data for its navigation and share buttons. The host renders the text. */
        Article: {
            /** @description The article's title. */
            title: string;
            /** @description The URL to share. */
            url: components["schemas"]["Href"];
            /** @description The headings, in order. */
            contents: components["schemas"]["Heading"][];
            /** @description The footnotes, in order. */
            footnotes: components["schemas"]["Footnote"][];
        };
        /** @description A heading of an article. */
        Heading: {
            anchor: components["schemas"]["Anchor"];
            /** @description The text of the heading. */
            title: string;
            /** @description The heading level, 2 to 6 as in HTML. */
            depth: number;
        };
        /** @description A footnote of an article. */
        Footnote: {
            anchor: components["schemas"]["Anchor"];
            /** @description The place in the text that refers to the footnote. If present, the reader can go back to it. */
            reference?: components["schemas"]["Anchor"];
            words: components["schemas"]["Words"];
        };
        /** @description The ID of an element on the page. */
        Anchor: string;
        /** @description The ways to log in on this page. They default to false. */
        LoginSettings: {
            /** @description Whether to show the Google account tab. */
            google?: boolean;
            /** @description Whether to show the institutional tab. */
            institutional?: boolean;
            /** @description Whether the institutional tab is open at first and logging out opens `/`. */
            institutional_page?: boolean;
            /** @description The path to open after login, validated by the host. If absent, the page reloads. */
            path?: components["schemas"]["ReturnPath"];
        };
        /** @description The page data of a public page. */
        OpenPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["MaybeSubscriber"];
        };
        /**
         * @description The page data of a page that belongs to a reader.
         *
         *     Every account page warns about an expired card, so each may have what is on file.
         */
        ReaderPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["Subscriber"];
            /** @description What the reader has on file, for the card banner; null if nothing. If it is absent there is no banner. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description A payment intent event. The provider sends more properties; ignore them. */
        PaymentIntentEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /**
             * @description The type of event.
             * @enum {string}
             */
            type: "payment_intent.succeeded" | "payment_intent.processing" | "payment_intent.payment_failed" | "payment_intent.canceled";
            created: components["schemas"]["UnixTime"];
            /** @description Whether this is a live payment; false for test payments. */
            livemode: boolean;
            /** @description The data of the event. */
            data: {
                /** @description The payment intent at the time of the event. */
                object: {
                    id: components["schemas"]["IntentId"];
                    /**
                     * @description Always `payment_intent`.
                     * @constant
                     */
                    object: "payment_intent";
                    /**
                     * @description The intent's status.
                     * @enum {string}
                     */
                    status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "processing" | "succeeded" | "canceled";
                    amount: components["schemas"]["Cents"];
                    /** @description The ISO 4217 currency code, in lower case. */
                    currency: string;
                    last_payment_error?: components["schemas"]["ProviderError"];
                    metadata?: components["schemas"]["ProviderMetadata"];
                };
            };
        };
        /** @description A setup intent event. The provider sends more properties; ignore them. */
        SetupIntentEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /**
             * @description The type of event.
             * @enum {string}
             */
            type: "setup_intent.succeeded";
            created: components["schemas"]["UnixTime"];
            /** @description Whether this is a live payment; false for test payments. */
            livemode: boolean;
            /** @description The data of the event. */
            data: {
                /** @description The setup intent at the time of the event. */
                object: {
                    id: components["schemas"]["IntentId"];
                    /**
                     * @description Always `setup_intent`.
                     * @constant
                     */
                    object: "setup_intent";
                    /**
                     * @description The intent's status.
                     * @enum {string}
                     */
                    status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "processing" | "succeeded" | "canceled";
                    /** @description The ID of the payment method to save. */
                    payment_method: string;
                    last_setup_error?: components["schemas"]["ProviderError"];
                    metadata?: components["schemas"]["ProviderMetadata"];
                };
            };
        };
        /** @description A charge event. The provider sends more properties; ignore them. */
        ChargeEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /**
             * @description The type of event.
             * @enum {string}
             */
            type: "charge.refunded";
            created: components["schemas"]["UnixTime"];
            /** @description Whether this is a live payment; false for test payments. */
            livemode: boolean;
            /** @description The data of the event. */
            data: {
                /** @description The charge at the time of the event. */
                object: {
                    /** @description The charge's ID. */
                    id: string;
                    /**
                     * @description Always `charge`.
                     * @constant
                     */
                    object: "charge";
                    payment_intent: components["schemas"]["IntentId"];
                    amount: components["schemas"]["Cents"];
                    amount_refunded: components["schemas"]["Cents"];
                    /** @description Whether the charge is fully refunded. */
                    refunded: boolean;
                    /** @description The ISO 4217 currency code, in lower case. */
                    currency: string;
                };
            };
        };
        /** @description The ID of an event, the same for every delivery. */
        EventId: string;
        /** @description A time in Unix seconds. */
        UnixTime: number;
        /** @description The error of the last attempt; null if it did not fail. */
        ProviderError: {
            /** @description The kind of error, such as `card_error`. */
            type: string;
            /** @description The error code, such as `card_declined`. */
            code?: string;
            /** @description The message to show to the reader. */
            message?: string;
        } | null;
        /** @description Data that the server attached to the intent, such as an order number. */
        ProviderMetadata: {
            [key: string]: string;
        };
        /** @description A mail to a reader, by what it is about. */
        Mail: components["schemas"]["ReceiptMail"] | components["schemas"]["GiftMail"] | components["schemas"]["ReminderMail"] | components["schemas"]["PriceMail"] | components["schemas"]["FailureMail"] | components["schemas"]["CancelledMail"] | components["schemas"]["WithdrawnMail"] | components["schemas"]["CodeMail"] | components["schemas"]["LinkMail"] | components["schemas"]["NoticeMail"];
        /** @description A path of the site, with its query. */
        MailLink: string;
        /** @description The confirmation of an order. */
        ReceiptMail: {
            /**
             * @description Always `receipt`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "receipt";
            to: components["schemas"]["Email"];
            link: components["schemas"]["MailLink"];
            /** @description The number of the receipt. */
            number?: string;
            total: components["schemas"]["Cents"];
            next_charge?: components["schemas"]["NextCharge"];
            renewal_consent?: components["schemas"]["RenewalConsent"];
            cancel?: components["schemas"]["MailLink"];
        };
        /** @description A gift, to its giver or its recipient. */
        GiftMail: {
            /**
             * @description Always `gift`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "gift";
            to: components["schemas"]["Email"];
            link: components["schemas"]["MailLink"];
            from: components["schemas"]["Name"];
        };
        /** @description An automatic renewal that is due soon. */
        ReminderMail: {
            /**
             * @description Always `renewal-reminder`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "renewal-reminder";
            to: components["schemas"]["Email"];
            link: components["schemas"]["MailLink"];
            next_charge: components["schemas"]["NextCharge"];
            /** @description What is charged, by name. */
            method?: string;
            cancel: components["schemas"]["MailLink"];
        };
        /** @description An automatic renewal that is due soon, for another amount than the reader paid last. */
        PriceMail: {
            /**
             * @description Always `price-change`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "price-change";
            to: components["schemas"]["Email"];
            link: components["schemas"]["MailLink"];
            next_charge: components["schemas"]["NextCharge"];
            /** @description What the reader paid last, without discounts. */
            before: components["schemas"]["Cents"];
            /** @description What is charged, by name. */
            method?: string;
            cancel: components["schemas"]["MailLink"];
        };
        /** @description An automatic charge that failed. */
        FailureMail: {
            /**
             * @description Always `payment-failed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "payment-failed";
            to: components["schemas"]["Email"];
            /** @description `/account/renewal` for a subscription, `/donation/setup` for a monthly donation. */
            link: components["schemas"]["MailLink"];
            amount: components["schemas"]["Cents"];
            failed_at: components["schemas"]["Date"];
        };
        /** @description A subscription or monthly donation that was cancelled. */
        CancelledMail: {
            /**
             * @description Always `cancelled`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "cancelled";
            to: components["schemas"]["Email"];
            link: components["schemas"]["MailLink"];
            /** @description Until when the reader keeps what is paid for. Absent for a donation, or while it is unknown. */
            ends_on?: components["schemas"]["Date"];
            /** @description Until when it can be undone. Absent if it cannot. */
            undo_until?: components["schemas"]["Date"];
        };
        /** @description The acknowledgement of a withdrawal, with all that was declared. */
        WithdrawnMail: {
            /**
             * @description Always `withdrawn`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "withdrawn";
            to: components["schemas"]["Email"];
            link: components["schemas"]["MailLink"];
            withdrawal: components["schemas"]["Withdrawal"];
        };
        /** @description A sign-in code. */
        CodeMail: {
            /**
             * @description Always `code`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "code";
            to: components["schemas"]["Email"];
            /** @description The code. */
            code: string;
            link?: components["schemas"]["MailLink"];
        };
        /** @description A link to a page. */
        LinkMail: {
            /**
             * @description Always `link`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "link";
            /**
             * @description The page, and so the occasion. `email-change` goes to the new address; `addresses`, `payment-method` and
             *     `monthly-donation` renew a link; `downloads` and `monthly-donation` follow an order; `gift-redeemed` and
             *     `resumed` say that a subscription has begun or renews again.
             * @enum {string}
             */
            page: "password" | "email-change" | "addresses" | "payment-method" | "monthly-donation" | "downloads" | "gift-redeemed" | "resumed";
            to: components["schemas"]["Email"];
            link: components["schemas"]["MailLink"];
        };
        /** @description Something that happened to an address, without a link that acts on the account. */
        NoticeMail: {
            /**
             * @description Always `notice`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            about: "notice";
            /**
             * @description `email-changing`: the current address is about to be replaced. `address-in-use`: someone tried to use this
             *     address for another account.
             * @enum {string}
             */
            notice: "email-changing" | "address-in-use";
            to: components["schemas"]["Email"];
        };
        /**
         * @description An amount in the minor unit of the page's currency, called cents throughout: hundredths of a dollar or euro,
         *     whole yen, thousandths of a dinar. The payment provider counts the same way, so `ISK` and `UGX` are hundredths.
         */
        Cents: number;
        /**
         * Format: date
         * @description A calendar day, without a time zone.
         */
        Date: string;
        /** @description A date and time with a time zone. */
        Timestamp: string;
        /**
         * Format: email
         * @description An email address. Compare addresses without regard to case: at login, when an address is changed, and when you
         *     count attempts and emails.
         */
        Email: string;
        /**
         * @description The client secret of an intent. The front end never stores it or adds it to a URL. Only the payment provider adds
         *     it, to the URL that it sends the reader back to.
         */
        Secret: string;
        /**
         * @description A random, URL-safe token that identifies what it opens. It must not look like a secret of the payment provider:
         *     no key prefix (`sk_`, `rk_`, `pk_`, `ek_`, `whsec_`) and no client secret (`pi_…_secret_…`, `seti_…_secret_…`),
         *     in any case. The front end never adds such a value to a URL, a call or its storage, so generate another token if
         *     a random one matches.
         */
        Token: string;
        /**
         * @description The keys that the provider's client needs to take a payment.
         *
         *     - A wallet can pay the intent instead of a card. If an order has an address and no other recipient, the wallet
         *       asks for an address in the order's shipping category, and the provider adds it to the intent's `shipping`.
         *       The server ships to that address if there is one, otherwise to the order's.
         *     - The server leaves the intent's `shipping` unset. Once it is set with a secret key, the provider refuses a
         *       wallet's address and with it the payment. The value comes from a browser, so the server checks that its
         *       country is in the order's shipping category before it ships there.
         */
        Keys: {
            payment_intent_id: components["schemas"]["IntentId"];
            stripe_secret: components["schemas"]["Secret"];
        };
        /** @description An order that needs no more polling. */
        Settled: components["schemas"]["Completed"] | components["schemas"]["Processing"];
        /** @description An ISO 4217 currency code. */
        Currency: string;
        /**
         * @description The body of every failure.
         *
         *     - `require` is `authorization` or `replacement`. Without it, only `message` is shown (CHECK-47).
         *     - Each message stands alone: it says what is wrong, never where a page shows it. A page that lacks the field
         *       shows the message in its summary and, to readers with an account, a link to the account page that has the
         *       field.
         */
        Failure: {
            /** @description A general error message, or messages by field. */
            errors?: components["schemas"]["Words"] | components["schemas"]["FieldErrors"];
            checkout_errors?: components["schemas"]["CheckoutErrors"];
            /**
             * @description What failed with a 422; `message` says why. `updated-failed` is an order or a change that could not be made,
             *     and `update-failed` another spelling of it. A 422 for a reused idempotency key has a `reason` instead.
             * @enum {string}
             */
            type?: "updated-failed" | "update-failed" | "redeem-failed" | "upgrade-failed";
            message?: components["schemas"]["Words"];
            reason?: components["schemas"]["Reason"];
            /** @description The receipt or invoice of an order that is already paid. */
            paid?: components["schemas"]["Settled"];
        };
        /**
         * @description A refusal that clients handle: an unusable idempotency key (`key-…`, see `Idempotency-Key`), an order that is
         *     already paid (`paid-elsewhere`, with `paid`), or a request based on outdated data (`outdated`).
         * @enum {string}
         */
        Reason: "key-reused" | "key-foreign" | "key-in-use" | "key-closed" | "paid-elsewhere" | "outdated";
        /** @description Messages by field. A nested object has its own messages. */
        FieldErrors: {
            [key: string]: components["schemas"]["Words"] | components["schemas"]["NestedErrors"];
        };
        /** @description Messages by the fields of a nested object. */
        NestedErrors: {
            [key: string]: components["schemas"]["Words"];
        };
        /** @description What a failed payment needs. */
        CheckoutErrors: {
            keys?: components["schemas"]["Keys"];
            /**
             * @description Authenticate the payment with `method`, or ask for a new card.
             * @enum {string}
             */
            require?: "authorization" | "replacement";
            /** @description The payment method to authenticate with. */
            method?: string;
            message?: components["schemas"]["Words"];
        };
        /** @description A person's name. */
        Name: string;
        /** @description At most one address per shipping category. */
        Addresses: {
            a: components["schemas"]["SavedAddress"];
            b: components["schemas"]["SavedAddress"];
            c: components["schemas"]["SavedAddress"];
        };
        /** @description The address of the slot; null if it is empty. */
        SavedAddress: components["schemas"]["Address"] | null;
        /** @description A card, valid until the end of its expiry month. */
        Card: {
            /** @description The card's brand, as displayed. */
            type: string;
            /** @description The last four digits of the card number. */
            last_four: string;
            /** @description The expiry month, 1 to 12. */
            exp_month: number;
            /** @description The four-digit expiry year. */
            exp_year: number;
        };
        /** @description A bank account on file. */
        BankAccount: {
            /** @description The bank's name. */
            bank_name: string;
            /** @description The last four digits of the account number. */
            last_four: string;
            /** @description The bank's routing number. */
            routing_number: string;
        };
        /** @description A personal subscription, or a change to one. */
        Membership: {
            /**
             * @description Whether a subscription begins or is changed.
             * @enum {string}
             */
            type: "subscription" | "upgrades";
            item: components["schemas"]["MembershipItem"];
        };
        /** @description The subscription. `introductory` means the reader's first (INV-20). */
        MembershipItem: {
            /**
             * @description Whether it is the reader's first subscription or a renewal.
             * @enum {string}
             */
            phase: "introductory" | "renewal";
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            /** @description The coupon; null if there is none. */
            coupon: components["schemas"]["CouponCode"] | null;
        };
        /** @description A recipient and their gifts. */
        Giftee: {
            name: components["schemas"]["Name"];
            /** @description The recipient's address; null if nothing is shipped. */
            address: components["schemas"]["Address"] | null;
            /** @description The goods for the recipient. */
            goods: components["schemas"]["GifteeGoods"][];
        };
        /** @description Goods given as a gift. */
        GifteeGoods: {
            /** @description The name of the goods. */
            name: string;
            /** @description The quantity. */
            qty: number;
        };
        /** @description The call succeeded. The reply has no fields, and the front end reads none. */
        Done: Record<string, never>;
        /** @description A message for the reader. */
        MessageReply: {
            message: components["schemas"]["Words"];
        };
        /** @description An email address. */
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The keys that the provider's client needs to set up a payment method. New for each page. */
        SetupKeys: {
            /** @description The payment provider's publishable key. */
            pubkey: string;
            secret: components["schemas"]["Secret"];
        };
    };
    responses: {
        /** @description The payment was not made. `checkout_errors` says what it needs. */
        PaymentNeeded: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The bot check failed, the session is view-only, or the key belongs to another session. */
        BotCheckRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The order has changed since it was shown, an item is sold out, it was paid or is being paid in another tab, or
         *     the key is in use or closed. `reason` says which, and `paid` names the receipt or invoice.
         */
        OrderConflict: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The order or the subscription has changed since it was shown, an item is sold out, it was paid or is being paid
         *     in another tab, or the key is in use or closed. `reason` says which, and `paid` names the receipt or invoice.
         */
        RenewalConflict: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token matches no subscription of this reader. */
        NoSuchSubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No order has this number and this address. The same for an unknown number and for another address. */
        OrderUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The quantity is not available, or the cart can no longer be changed. */
        CartConflict: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reader must log in first. */
        ToLogin: {
            headers: {
                /**
                 * @description The login page, with this page's path as `url`.
                 * @example /login?url=%2Faccount
                 */
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Redirects to the provider, or to `/login` if this sign-in is disabled. */
        ToProvider: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                /**
                 * @description The provider's URL, with a state created for this sign-in.
                 * @example https://accounts.provider.example/authorize?state=st_5Gk1
                 */
                Location?: string;
                "Referrer-Policy": components["headers"]["NoReferrer"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The mailed link's token is no longer valid, or the session is view-only. */
        LinkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The name is saved. */
        NameKept: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NameReply"];
            };
        };
        /** @description The name is invalid. */
        NameRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token matches nothing of this reader's. Another reader's token gets the same reply as an unknown one. */
        NothingToCancel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The address is saved. */
        AddressesKept: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressesReply"];
            };
        };
        /** @description The address is invalid. */
        AddressRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The current subscription does not need an address in this slot. */
        AddressNotNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The card or bank account was refused. */
        CardRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Handled, now or earlier. The provider reads only the status. */
        EventTaken: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The signature is missing, invalid or expired. Nothing was done. */
        EventRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The session has ended. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls in a short time; see [Limits](#/section/limits). */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server is temporarily unavailable. It may have carried out the request. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The session is view-only, such as an administrator's with `admin-view`. */
        ViewOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
         *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
         *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
         * @example bot_Zk41xR
         */
        Captcha: string;
        /** @description Present if the purpose is a gift. */
        Gift: "";
        /** @description The coupon from the page's URL. */
        Coupon: components["schemas"]["CouponCode"];
        /**
         * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
         *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
         *
         *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
         *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
         *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
         *        with `keyForeign`.
         *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
         *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
         *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
         *        `keyInUse`.
         *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
         *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
         *        first request did not run; otherwise return the outcome of the first.
         *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
         *        request with `keyClosed`.
         *
         *     A request without a key runs every time it arrives.
         */
        IdempotencyKey: string;
        /**
         * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
         *     from the URL before any call and requests the intent's state.
         */
        ReturnStatus: string;
        /** @description The ID of the intent that was paid. Added by the payment provider. */
        ReturnIntent: components["schemas"]["IntentId"];
        /** @description The client secret of that intent. Added by the payment provider. Never log it. */
        ReturnSecret: components["schemas"]["Secret"];
        /**
         * @description The products selected at first, each with its size and quantity. Used if the page offers them.
         * @example prd:harbour-tote*1.sze:shirt-s*2
         */
        PageProducts: string;
        /**
         * @description The donation entered at first, in units of the currency. Used if the page offers donations and the amount is valid.
         * @example 12.50
         */
        PageDonation: string;
        /**
         * @description The subscription's token, valid only in its reader's session.
         * @example sub_An09
         */
        SubscriptionToken: components["schemas"]["SubscriptionToken"];
        /**
         * @description The gift's token, from the mailed link.
         * @example gft_p8Lx3N
         */
        GiftToken: components["schemas"]["GiftToken"];
        /**
         * @description The token of the link emailed to the donor.
         * @example don_3Kf8Yw
         */
        DonationToken: components["schemas"]["LinkToken"];
        /** @description A coupon code. The server adds its result to the page data. */
        PageCoupon: components["schemas"]["CouponCode"];
        /**
         * @description The path to return to after login. Defaults to `/`.
         * @example /account
         */
        ReturnUrl: components["schemas"]["ReturnPath"];
        /**
         * @description A mailing-list tag; repeat for several. The widget passes on each `list-tag` of its page's URL, decoded once: any
         *     characters, empty values and repetitions included.
         * @example [
         *       "events",
         *       "back-issues"
         *     ]
         */
        ListTag: string[];
        /**
         * @description The token of a mailed link, instead of a login.
         * @example lnk_9Zc4Tq
         */
        LinkToken: components["schemas"]["LinkToken"];
        /**
         * @description Marks a page opened by a mailed link. The front end replaces the token in the URL with this digest, which grants
         *     no access. On a reload it requests the page with the token stored in the tab. Ignore the value and return the
         *     page, never the login; without a token, `link` is `missing`.
         * @example 1x9f3k
         */
        KeptLink: string;
        /**
         * @description The token of the reader's current subscription, or of a monthly donation.
         * @example sub_Fz20
         */
        CancellationToken: components["schemas"]["Token"];
        /**
         * @description The slot. The front end always sends the first three; a server also accepts `us`, `ca` and `other` for them
         *     (ADDR-10).
         * @example ship-a
         */
        AddressSlot: "ship-a" | "ship-b" | "ship-c" | "us" | "ca" | "other";
        /**
         * @description The provider's setup intent, in the return URL.
         * @example seti_1Qk20z
         */
        SetupIntent: components["schemas"]["IntentId"];
        /**
         * @description The setup intent's client secret, used to query the provider for its outcome.
         * @example seti_1Qk20z_secret_Wm7p
         */
        SetupIntentClientSecret: components["schemas"]["Secret"];
        /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
        PageAdminView: string;
        /**
         * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body,
         *     keyed with the secret that the provider issued for this URL. While a secret is replaced there are several `v1`;
         *     one that is valid suffices. Reject signatures older than five minutes.
         * @example t=1772704817,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
         */
        ProviderSignature: string;
        /**
         * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
         *     view, refuse every call except GET with `viewOnly` before checking anything else.
         */
        AdminView: string;
    };
    requestBodies: {
        NewName: {
            content: {
                "application/json": components["schemas"]["NameRequest"];
            };
        };
        NewAddress: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        NewCard: {
            content: {
                "application/json": components["schemas"]["CardRequest"];
            };
        };
    };
    headers: {
        /**
         * @description The cookie of a session that the order opened: a guest's, sent only if the request has none, or that of the
         *     account that the order created, sent only with the reply that completes it.
         * @example session=s1_Kq83nTzr; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionOfOrder: string;
        /**
         * @description The cookie of a session of the account that the order created. Sent only with the reply that tells the ordering
         *     session that its order is completed.
         * @example session=s1_Kq83nTzr; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionOfAccount: string;
        /**
         * @description The cookie of a new session, never of the one before the login.
         * @example session=s1_Kq83nTzr; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionBegun: string;
        /**
         * @description Clears the cookie.
         * @example session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax
         */
        SessionEnded: string;
        /**
         * @description The host's choice for a page that is the same for every reader; otherwise `no-store`.
         * @example no-store
         */
        PageCache: string;
        /**
         * @description The cookie of a new session, which owns what this guest puts into a cart, orders or checks. Sent only if the
         *     request has none that you issued.
         * @example session=s1_Kq83nTzr; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionOpened: string;
        /** @description The reply is for this reader only. */
        NoStore: "no-store";
        /** @description The URL contains a token. */
        NoReferrer: "no-referrer";
        /**
         * @description Seconds until the call can be retried.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkOutCart: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present if the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon from the page's URL. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCheckoutRequest"];
            };
        };
        responses: {
            /** @description The next step, by `type`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOfOrder"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutReply"];
                };
            };
            /** @description The order is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            402: components["responses"]["PaymentNeeded"];
            403: components["responses"]["BotCheckRefused"];
            409: components["responses"]["OrderConflict"];
            /**
             * @description `type` says what failed. `updated-failed`, which the front end also reads as `update-failed`: `invoice`
             *     names no open intent of this purchase and session, or the intent could not be updated, and nothing is
             *     charged. `upgrade-failed`: the subscription cannot be upgraded by this call. A reused idempotency key has
             *     no `type` but the `reason` `key-reused`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAttempt: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttemptRequest"];
            };
        };
        responses: {
            /** @description The outcome of the order. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOfAccount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptOutcome"];
                };
            };
            /** @description The body names no key. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key belongs to another session, or the session is view-only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFulfilment: {
        parameters: {
            query?: {
                /** @description Sent with the first read of a new attempt on the same intent, after a failure or a timeout. */
                reset?: "";
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the payment intent.
                 * @example pi_3Pq81x
                 */
                intent_id: components["schemas"]["IntentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the order. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOfAccount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fulfilment"];
                };
            };
            /** @description The session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The session has no such intent. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The ID of the intent that was paid. Added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description The client secret of that intent. Added by the payment provider. Never log it. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["CheckoutPage"];
                };
            };
        };
    };
    showReceipt: {
        parameters: {
            query?: {
                /**
                 * @description The receipt's token, from the fulfilment.
                 * @example rcp_Vd0w7c
                 */
                token?: components["schemas"]["ReceiptToken"];
                /**
                 * @description Marks a page opened by a mailed link. The front end replaces the token in the URL with this digest, which grants
                 *     no access. On a reload it requests the page with the token stored in the tab. Ignore the value and return the
                 *     page, never the login; without a token, `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    subscribe: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present if the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon from the page's URL. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description The next step, by `type`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOfOrder"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The order is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The payment was not made. `checkout_errors` says what it needs. */
            402: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["BotCheckRefused"];
            /**
             * @description The order has changed since it was shown, an item is sold out, it was paid or is being paid in another tab,
             *     or the key is in use or closed. `reason` says which, and `paid` names the receipt or invoice.
             */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description `type` says what failed. `updated-failed`: `invoice` names no open intent of this purchase and session, or
             *     the intent could not be updated, and nothing is charged. `upgrade-failed`: the subscription cannot be
             *     upgraded by this call. `redeem-failed`: a gift could not be redeemed. A reused idempotency key has no
             *     `type` but the `reason` `key-reused`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewSubscription: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present if the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon from the page's URL. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewRequest"];
            };
        };
        responses: {
            /** @description The next step, by `type`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The order is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            402: components["responses"]["PaymentNeeded"];
            /**
             * @description The bot check failed, the account is not the session's, the session is view-only, or the key belongs to
             *     another session.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["RenewalConflict"];
            /**
             * @description `type` says what failed. `updated-failed`, which the front end also reads as `update-failed`: `invoice`
             *     names no open intent of this purchase and session, or the intent could not be updated, and nothing is
             *     charged. `upgrade-failed`: the subscription cannot be upgraded by this call. A reused idempotency key has
             *     no `type` but the `reason` `key-reused`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRequest"];
            };
        };
        responses: {
            /** @description The next step, by `type`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateReply"];
                };
            };
            /** @description The change is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            402: components["responses"]["PaymentNeeded"];
            /** @description The bot check failed, the session is view-only, or the key belongs to another session. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NoSuchSubscription"];
            /** @description The subscription or its price has changed since the page was shown, or it is being paid in another tab. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description `type` says what failed. `updated-failed`: the change is not available, or `invoice` names no open intent
             *     of this change and session, and nothing is charged. `upgrade-failed`: the subscription cannot be upgraded
             *     by this call. A reused idempotency key has no `type` but the `reason` `key-reused`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The subscription's token, valid only in its reader's session.
                 * @example sub_An09
                 */
                token: components["parameters"]["SubscriptionToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription and the saved addresses. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionReply"];
                };
            };
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NoSuchSubscription"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryRenewal: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryRequest"];
            };
        };
        responses: {
            /** @description The next step, by `type`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The payment is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            402: components["responses"]["PaymentNeeded"];
            403: components["responses"]["BotCheckRefused"];
            /** @description The renewal is being paid, was paid, has changed, or does not exist, or the key is in use or closed. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description `type` says what failed. `updated-failed`, which the front end also reads as `update-failed`: `invoice`
             *     names no open intent of this purchase and session, or the intent could not be updated, and nothing is
             *     charged. A reused idempotency key has no `type` but the `reason` `key-reused`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showInstitutionalSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["OpenPage"];
                };
            };
        };
    };
    showSubscribe: {
        parameters: {
            query?: {
                /** @description Whom the subscription is for. */
                type?: "personal" | "gift";
                /** @description The level selected at first. */
                level?: components["schemas"]["Level"];
                /** @description The term selected at first. Any other value means one year. */
                years?: "lifetime" | "3years" | "2years" | "1year";
                /** @description The shipping category selected at first. */
                shipping?: components["schemas"]["Shipcode"];
                /** @description A coupon code. The server adds its result to the page data. */
                code?: components["schemas"]["CouponCode"];
                /** @description The medium selected at first. */
                medium?: "print" | "digital";
                /** @description The number of gifts selected at first. */
                quantity?: number;
                /**
                 * @description The products selected at first, each with its size and quantity. Used if the page offers them.
                 * @example prd:harbour-tote*1.sze:shirt-s*2
                 */
                products?: components["parameters"]["PageProducts"];
                /**
                 * @description The donation entered at first, in units of the currency. Used if the page offers donations and the amount is valid.
                 * @example 12.50
                 */
                donation?: components["parameters"]["PageDonation"];
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The ID of the intent that was paid. Added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description The client secret of that intent. Added by the payment provider. Never log it. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["SubscribePage"];
                };
            };
        };
    };
    showRenew: {
        parameters: {
            query?: {
                /** @description A coupon code. The server adds its result to the page data. */
                code?: components["parameters"]["PageCoupon"];
                /** @description Whether the renewal starts with other settings than the subscription's. */
                settings?: "other";
                /** @description The level selected at first. Used with other settings. */
                level?: components["schemas"]["Level"];
                /** @description The medium selected at first. Used with other settings. */
                medium?: "print" | "digital";
                /** @description The term selected at first. Used with other settings. */
                years?: "lifetime" | "3years" | "2years" | "1year";
                /** @description The shipping category selected at first. Used with other settings. */
                shipping?: components["schemas"]["Shipcode"];
                /**
                 * @description The products selected at first, each with its size and quantity. Used if the page offers them.
                 * @example prd:harbour-tote*1.sze:shirt-s*2
                 */
                products?: components["parameters"]["PageProducts"];
                /**
                 * @description The donation entered at first, in units of the currency. Used if the page offers donations and the amount is valid.
                 * @example 12.50
                 */
                donation?: components["parameters"]["PageDonation"];
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The ID of the intent that was paid. Added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description The client secret of that intent. Added by the payment provider. Never log it. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["RenewPage"];
                };
            };
        };
    };
    showSubscription: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The subscription's token, valid only in its reader's session.
                 * @example sub_An09
                 */
                token: components["parameters"]["SubscriptionToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["SubscriptionPage"];
                };
            };
            302: components["responses"]["ToLogin"];
        };
    };
    showRenewal: {
        parameters: {
            query?: {
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The ID of the intent that was paid. Added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description The client secret of that intent. Added by the payment provider. Never log it. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["RenewalPage"];
                };
            };
            302: components["responses"]["ToLogin"];
        };
    };
    getGift: {
        parameters: {
            query: {
                /**
                 * @description The gift's token, from the mailed link.
                 * @example gft_p8Lx3N
                 */
                token: components["parameters"]["GiftToken"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift, by `status`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemData"];
                };
            };
            /** @description The token is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemGift: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present if the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon from the page's URL. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemRequest"];
            };
        };
        responses: {
            /** @description The next step, by `type`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOfOrder"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutReply"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            402: components["responses"]["PaymentNeeded"];
            403: components["responses"]["BotCheckRefused"];
            /** @description The gift does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["OrderConflict"];
            /**
             * @description `type` says what failed. `updated-failed`, which the front end also reads as `update-failed`: `invoice`
             *     names no open intent of this purchase and session, or the intent could not be updated, and nothing is
             *     charged. `upgrade-failed`: the subscription cannot be upgraded by this call. `redeem-failed`: the gift is
             *     used, expired or refunded. A reused idempotency key has no `type` but the `reason` `key-reused`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendGift: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The gift's token, valid only in its giver's session.
                 * @example gft_Ib2q
                 */
                token: components["schemas"]["GiftToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated gift. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenGift"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            /** @description The reader has no such gift. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No email was sent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showRedeem: {
        parameters: {
            query?: {
                /**
                 * @description The gift's token, from the mailed link.
                 * @example gft_p8Lx3N
                 */
                token?: components["schemas"]["GiftToken"];
                /**
                 * @description Marks a page opened by a mailed link. The front end replaces the token in the URL with this digest, which grants
                 *     no access. On a reload it requests the page with the token stored in the tab. Ignore the value and return the
                 *     page, never the login; without a token, `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The ID of the intent that was paid. Added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description The client secret of that intent. Added by the payment provider. Never log it. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["RedeemPage"];
                };
            };
        };
    };
    donate: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present if the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon from the page's URL. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonateRequest"];
            };
        };
        responses: {
            /** @description The next step, by `type`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The donation is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            402: components["responses"]["PaymentNeeded"];
            403: components["responses"]["BotCheckRefused"];
            /** @description The donation was paid or is being paid in another tab, or the key is in use or closed. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description `type` says what failed. `updated-failed`, which the front end also reads as `update-failed`: `invoice`
             *     names no open intent of this purchase and session, or the intent could not be updated, and nothing is
             *     charged. A reused idempotency key has no `type` but the `reason` `key-reused`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDonationCard: {
        parameters: {
            query: {
                /**
                 * @description The token of the link emailed to the donor.
                 * @example don_3Kf8Yw
                 */
                token: components["parameters"]["DonationToken"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewCard"];
        responses: {
            /** @description The card was saved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetup"];
                };
            };
            400: components["responses"]["CardRefused"];
            403: components["responses"]["LinkRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    restartDonation: {
        parameters: {
            query: {
                /**
                 * @description The token of the link emailed to the donor.
                 * @example don_3Kf8Yw
                 */
                token: components["parameters"]["DonationToken"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestartRequest"];
            };
        };
        responses: {
            /** @description The donation was restarted. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The donation cannot be restarted with this method. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The payment that is due was not made. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description The token of the mailed link is no longer valid, the session is view-only, or the key belongs to another
             *     session.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The donation is not failing, its card has not changed, or the key is in use or closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The idempotency key was already sent with another request. It has the `reason` `key-reused` and no `type`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showDonate: {
        parameters: {
            query?: {
                /** @description Whether the donation is one-time or monthly. */
                type?: "onetime" | "monthly";
                /**
                 * @description The amount entered at first, in units of the currency. Ignored unless it is a positive number.
                 * @example 100
                 */
                amount?: string;
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The ID of the intent that was paid. Added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description The client secret of that intent. Added by the payment provider. Never log it. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["DonatePage"];
                };
            };
        };
    };
    showDonationSetup: {
        parameters: {
            query?: {
                /**
                 * @description The token of the link emailed to the donor.
                 * @example don_3Kf8Yw
                 */
                token?: components["schemas"]["LinkToken"];
                /**
                 * @description Marks a page opened by a mailed link. The front end replaces the token in the URL with this digest, which grants
                 *     no access. On a reload it requests the page with the token stored in the tab. Ignore the value and return the
                 *     page, never the login; without a token, `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /**
                 * @description The provider's setup intent, in the return URL.
                 * @example seti_1Qk20z
                 */
                setup_intent?: components["parameters"]["SetupIntent"];
                /**
                 * @description The setup intent's client secret, used to query the provider for its outcome.
                 * @example seti_1Qk20z_secret_Wm7p
                 */
                setup_intent_client_secret?: components["parameters"]["SetupIntentClientSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["DonationSetupPage"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The invoice's token, from the fulfilment.
                 * @example inv_5tG4hA
                 */
                invoice: components["schemas"]["InvoiceToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice and its payment state. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceData"];
                };
            };
            /** @description The invoice does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    payInvoice: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present if the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon from the page's URL. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID generated for one order; see [Idempotency keys](#/section/idempotency-keys). The client resends a key
                 *     only to repeat the same request after its reply was lost. Every server applies these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the logged-in account, or else to the session of the request's cookie.
                 *        Every page that sells gives guests a session; a first order without a session opens one, which then owns the
                 *        key. A guest's keys stay with the reader at login. Refuse anyone else, including a caller without a cookie,
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the operation, its path, its query except `captcha` and `admin-view`, and
                 *        its body as a JSON value (`true` is not `1`). Refuse any other request with the key with `keyReused`.
                 *     3. **One request at a time** runs for a key. Let a second one wait for the first reply, or refuse it with
                 *        `keyInUse`.
                 *     4. **Replies are kept for 24 hours** and returned, with their status, to every repeat of the request. A 401, 403
                 *        or 429 is not kept: nothing was done, and the key can be used again. After a 5xx, run a repeat only if the
                 *        first request did not run; otherwise return the outcome of the first.
                 *     5. **A closed key stays unused**: after `closeAttempt` has replied that nothing was placed, refuse a late
                 *        request with `keyClosed`.
                 *
                 *     A request without a key runs every time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The invoice's token, from the fulfilment.
                 * @example inv_5tG4hA
                 */
                invoice: components["schemas"]["InvoiceToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePaymentRequest"];
            };
        };
        responses: {
            /** @description The next step, by `type`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The payment is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            402: components["responses"]["PaymentNeeded"];
            /**
             * @description The bot check failed, the invoice cannot be paid online, the session is view-only, or the key belongs to
             *     another session.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The invoice does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The invoice is being paid, was paid, or has changed, or the key is in use or closed. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description `type` says what failed. `updated-failed`, which the front end also reads as `update-failed`: `invoice`
             *     names no open intent of this purchase and session, or the intent could not be updated, and nothing is
             *     charged. A reused idempotency key has no `type` but the `reason` `key-reused`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The ID of the intent that was paid. Added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description The client secret of that intent. Added by the payment provider. Never log it. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The invoice's token, from the fulfilment.
                 * @example inv_5tG4hA
                 */
                invoice: components["schemas"]["InvoiceToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["InvoicePage"];
                };
            };
        };
    };
    findOrder: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSearch"];
            };
        };
        responses: {
            /** @description The order and what can be withdrawn from. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawableOrder"];
                };
            };
            /** @description The number or the address is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["OrderUnknown"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdraw: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The declaration was received. A repeated one gets the same reply. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description A field is invalid, or more is withdrawn from than is left. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["OrderUnknown"];
            /** @description The right has ended, or the order has changed since the reader saw it. Nothing was recorded. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showWithdrawal: {
        parameters: {
            query?: {
                /**
                 * @description The number of an order, from the link on its receipt or invoice.
                 * @example R-1042
                 */
                order?: components["schemas"]["OrderNumber"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["WithdrawalPage"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart, by shipping category. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartState"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAction"];
            };
        };
        responses: {
            /** @description The current cart. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartState"];
                };
            };
            /** @description The cart does not accept this change. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            /** @description The item is not sold. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["CartConflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCart: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAction"];
            };
        };
        responses: {
            /** @description The current cart. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartState"];
                };
            };
            /** @description The cart does not accept this change. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            /** @description The cart has no such line. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["CartConflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAction"];
            };
        };
        responses: {
            /** @description The current cart. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartState"];
                };
            };
            /** @description The cart does not accept this change. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            /** @description The cart can no longer be changed. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCoupon: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            /** @description The coupon, or the updated cart or invoice. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOpened"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponReply"];
                };
            };
            /** @description The code is malformed or takes nothing off the cart or invoice. Nothing was changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description The invoice is not paid online, or the session is view-only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The invoice does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The cart was changed or ordered, or the invoice is being paid or was paid. Nothing was changed. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProducts: {
        parameters: {
            query: {
                /**
                 * @description The tag of the products to list.
                 * @example swag
                 */
                tag: components["schemas"]["Tag"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, best first. */
            200: {
                headers: {
                    /** @description Cacheable for one minute, because stock changes. */
                    "Cache-Control"?: "public, max-age=60";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showStore: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["StorePage"];
                };
            };
        };
    };
    showIssues: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["IssuesPage"];
                };
            };
        };
    };
    showIssue: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The issue's slug.
                 * @example low-water
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["IssuePage"];
                };
            };
        };
    };
    showProduct: {
        parameters: {
            query?: {
                /** @description A coupon code. The server adds its result to the page data. */
                code?: components["parameters"]["PageCoupon"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The product's slug.
                 * @example harbour-lights
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The reader is logged in. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionBegun"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The reader is not logged in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description The same reply for every address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            /** @description No link was sent. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCode: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description The same reply for every address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeReply"];
                };
            };
            /** @description No code was sent. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCode: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description The reader is logged in. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionBegun"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The reader is not logged in. `errors` is a string. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionEnded"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIdentityProviders: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The institutions, sorted by name. */
            200: {
                headers: {
                    /** @description Cacheable for one hour. */
                    "Cache-Control"?: "public, max-age=3600";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProviders"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: {
                /**
                 * @description The path to return to after login. Defaults to `/`.
                 * @example /account
                 */
                url?: components["parameters"]["ReturnUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToProvider"];
        };
    };
    signInWithOpenAthens: {
        parameters: {
            query?: {
                /**
                 * @description The path to return to after login. Defaults to `/`.
                 * @example /account
                 */
                url?: components["parameters"]["ReturnUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToProvider"];
        };
    };
    signInWithInstitution: {
        parameters: {
            query: {
                /**
                 * @description The institution's `entity_id`.
                 * @example https://idp.blackwater.example/entity
                 */
                entity: components["schemas"]["EntityId"];
                /**
                 * @description The path to return to. Defaults to `/`.
                 * @example /store/issues
                 */
                target?: components["schemas"]["ReturnPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["ToProvider"];
        };
    };
    showLogin: {
        parameters: {
            query?: {
                /**
                 * @description The path to return to after login. Defaults to `/`.
                 * @example /account
                 */
                url?: components["parameters"]["ReturnUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["OpenPage"];
                };
            };
            /** @description The reader is already logged in. */
            302: {
                headers: {
                    /**
                     * @description The validated `url`, or `/`.
                     * @example /account
                     */
                    Location?: components["schemas"]["ReturnPath"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["OpenPage"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionEnded"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The session has ended; redirects to the home page. */
            303: {
                headers: {
                    /** @description The home page. */
                    Location?: "/";
                    "Set-Cookie": components["headers"]["SessionEnded"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinMailingList: {
        parameters: {
            query?: {
                /**
                 * @description A new token from the bot-protection service, with the action `signup` on the mailing list and `checkout` on
                 *     every order. Empty if the host page has no site key. A server with a secret answers 403 to an empty, used or
                 *     rejected token; a server without one accepts any (HOST-13). Treat a missing token as empty.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /**
                 * @description A mailing-list tag; repeat for several. The widget passes on each `list-tag` of its page's URL, decoded once: any
                 *     characters, empty values and repetitions included.
                 * @example [
                 *       "events",
                 *       "back-issues"
                 *     ]
                 */
                "list-tag"?: components["parameters"]["ListTag"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description The address is on the list, or will be once it is confirmed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The address is invalid. The widget shows `errors.email`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The bot check failed, or the session is view-only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscriber: {
        parameters: {
            query?: {
                /** @description Always sent, with an empty value. A server may ignore it. */
                membership?: "";
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and its subscriptions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberReply"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceName: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewName"];
        responses: {
            200: components["responses"]["NameKept"];
            400: components["responses"]["NameRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeName: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewName"];
        responses: {
            200: components["responses"]["NameKept"];
            400: components["responses"]["NameRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description The change is pending confirmation. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailReply"];
                };
            };
            /** @description The address is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewLink: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description The same reply for every token. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            /** @description No link was sent. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ViewOnly"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    flipAutorenew: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AutorenewRequest"];
            };
        };
        responses: {
            /** @description The current state of autorenew. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutorenewReply"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            /** @description There is nothing to renew or to pay with, or the subscription has changed since it was shown. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description The `next` cursor of the previous page. Absent for the first page.
                 * @example ord_6
                 */
                after?: components["schemas"]["OrderCursor"];
                /** @description The maximum number of orders. */
                limit?: number;
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistory"];
                };
            };
            /** @description The cursor is unknown, or the limit is not a number from 1 to 100. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showAccount: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            302: components["responses"]["ToLogin"];
        };
    };
    showName: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ReaderPage"];
                };
            };
            302: components["responses"]["ToLogin"];
        };
    };
    showEmail: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Marks a page opened by a mailed link. The front end replaces the token in the URL with this digest, which grants
                 *     no access. On a reload it requests the page with the token stored in the tab. Ignore the value and return the
                 *     page, never the login; without a token, `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["EmailPage"];
                };
            };
            /** @description The new address is confirmed, or, without `token` and `link`, the reader must log in first. */
            302: {
                headers: {
                    /**
                     * @description `/account`, or the login page.
                     * @example /account
                     */
                    Location?: "/account" | "/login?url=%2Faccount%2Femail";
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getCancellation: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The token of the reader's current subscription, or of a monthly donation.
                 * @example sub_Fz20
                 */
                token: components["parameters"]["CancellationToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription or donation. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NothingToCancel"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancel: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The token of the reader's current subscription, or of a monthly donation.
                 * @example sub_Fz20
                 */
                token: components["parameters"]["CancellationToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            /** @description The state after cancelling. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            /** @description The comment is too long, or the request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NothingToCancel"];
            /** @description The subscription has changed since it was shown. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCancellation: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The token of the reader's current subscription, or of a monthly donation.
                 * @example sub_Fz20
                 */
                token: components["parameters"]["CancellationToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state after undoing it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NothingToCancel"];
            /** @description It is too late, or nothing on file can pay. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The token of the reader's current subscription, or of a monthly donation.
                 * @example sub_Fz20
                 */
                token: components["parameters"]["CancellationToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptOfferRequest"];
            };
        };
        responses: {
            /** @description The state with the offer accepted. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NothingToCancel"];
            /** @description The offer is gone, or the subscription has changed since it was shown. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showCancellation: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The token of the reader's current subscription, or of a monthly donation.
                 * @example sub_Fz20
                 */
                token: components["parameters"]["CancellationToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["CancellationPage"];
                };
            };
            302: components["responses"]["ToLogin"];
        };
    };
    saveAddress: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front end always sends the first three; a server also accepts `us`, `ca` and `other` for them
                 *     (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewAddress"];
        responses: {
            200: components["responses"]["AddressesKept"];
            400: components["responses"]["AddressRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            409: components["responses"]["AddressNotNeeded"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front end always sends the first three; a server also accepts `us`, `ca` and `other` for them
                 *     (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slot is empty. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressesReply"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            /** @description The current subscription needs the address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAddress: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front end always sends the first three; a server also accepts `us`, `ca` and `other` for them
                 *     (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewAddress"];
        responses: {
            200: components["responses"]["AddressesKept"];
            400: components["responses"]["AddressRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            409: components["responses"]["AddressNotNeeded"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAddressByLink: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front end always sends the first three; a server also accepts `us`, `ca` and `other` for them
                 *     (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewAddress"];
        responses: {
            200: components["responses"]["AddressesKept"];
            400: components["responses"]["AddressRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["LinkRefused"];
            409: components["responses"]["AddressNotNeeded"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchAddressByLink: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front end always sends the first three; a server also accepts `us`, `ca` and `other` for them
                 *     (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewAddress"];
        responses: {
            200: components["responses"]["AddressesKept"];
            400: components["responses"]["AddressRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["LinkRefused"];
            409: components["responses"]["AddressNotNeeded"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showAddresses: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Marks a page opened by a mailed link. The front end replaces the token in the URL with this digest, which grants
                 *     no access. On a reload it requests the page with the token stored in the tab. Ignore the value and return the
                 *     page, never the login; without a token, `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["AddressPage"];
                };
            };
            302: components["responses"]["ToLogin"];
        };
    };
    showAddressDeletion: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot.
                 * @example ship-c
                 */
                shipcode: components["schemas"]["Shipcode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ReaderPage"];
                };
            };
            302: components["responses"]["ToLogin"];
        };
    };
    setCard: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewCard"];
        responses: {
            /** @description The method was saved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardReply"];
                };
            };
            400: components["responses"]["CardRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["LinkRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCard: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
                /** @description The method to delete. If absent, everything on file is deleted. */
                method?: "card" | "ach";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The method was deleted and autorenew is off. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["ViewOnly"];
            /** @description Nothing, or not this method, was on file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A payment with this method is under way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showPayment: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, instead of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Marks a page opened by a mailed link. The front end replaces the token in the URL with this digest, which grants
                 *     no access. On a reload it requests the page with the token stored in the tab. Ignore the value and return the
                 *     page, never the login; without a token, `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /**
                 * @description Added by the payment provider when it redirects the reader back. It proves nothing: the front end removes it
                 *     from the URL before any call and requests the intent's state.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /**
                 * @description The provider's setup intent, in the return URL.
                 * @example seti_1Qk20z
                 */
                setup_intent?: components["parameters"]["SetupIntent"];
                /**
                 * @description The setup intent's client secret, used to query the provider for its outcome.
                 * @example seti_1Qk20z_secret_Wm7p
                 */
                setup_intent_client_secret?: components["parameters"]["SetupIntentClientSecret"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Referrer-Policy": components["headers"]["NoReferrer"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            302: components["responses"]["ToLogin"];
        };
    };
    getShipping: {
        parameters: {
            query?: {
                /** @description Sent where donors from any country may enter their address. */
                inclusive?: "";
                /**
                 * @description Copied from the page's URL. Ignored unless the session is an administrator's (HOST-15). In an administrator's
                 *     view, refuse every call except GET with `viewOnly` before checking anything else.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries by category, and states by country. */
            200: {
                headers: {
                    /** @description Cacheable for one hour. */
                    "Cache-Control"?: "public, max-age=3600";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingConfig"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    showHome: {
        parameters: {
            query?: {
                /**
                 * @description A mailing-list tag; repeat for several. The widget passes on each `list-tag` of its page's URL, decoded once: any
                 *     characters, empty values and repetitions included.
                 * @example [
                 *       "events",
                 *       "back-issues"
                 *     ]
                 */
                "list-tag"?: components["parameters"]["ListTag"];
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PageCache"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ShellPage"];
                };
            };
        };
    };
    showArticle: {
        parameters: {
            query?: {
                /** @description Makes the page view-only. Ignored unless the session is an administrator's (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The article's slug.
                 * @example keepers-of-the-light
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PageCache"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
        };
    };
    onPaymentSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body,
                 *     keyed with the secret that the provider issued for this URL. While a secret is replaced there are several `v1`;
                 *     one that is valid suffices. Reject signatures older than five minutes.
                 * @example t=1772704817,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": components["parameters"]["ProviderSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentIntentEvent"];
            };
        };
        responses: {
            200: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
        };
    };
    onPaymentProcessing: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body,
                 *     keyed with the secret that the provider issued for this URL. While a secret is replaced there are several `v1`;
                 *     one that is valid suffices. Reject signatures older than five minutes.
                 * @example t=1772704817,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": components["parameters"]["ProviderSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentIntentEvent"];
            };
        };
        responses: {
            200: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
        };
    };
    onPaymentFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body,
                 *     keyed with the secret that the provider issued for this URL. While a secret is replaced there are several `v1`;
                 *     one that is valid suffices. Reject signatures older than five minutes.
                 * @example t=1772704817,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": components["parameters"]["ProviderSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentIntentEvent"];
            };
        };
        responses: {
            200: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
        };
    };
    onPaymentCanceled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body,
                 *     keyed with the secret that the provider issued for this URL. While a secret is replaced there are several `v1`;
                 *     one that is valid suffices. Reject signatures older than five minutes.
                 * @example t=1772704817,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": components["parameters"]["ProviderSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentIntentEvent"];
            };
        };
        responses: {
            200: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
        };
    };
    onSetupSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body,
                 *     keyed with the secret that the provider issued for this URL. While a secret is replaced there are several `v1`;
                 *     one that is valid suffices. Reject signatures older than five minutes.
                 * @example t=1772704817,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": components["parameters"]["ProviderSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupIntentEvent"];
            };
        };
        responses: {
            200: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
        };
    };
    onChargeRefunded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body,
                 *     keyed with the secret that the provider issued for this URL. While a secret is replaced there are several `v1`;
                 *     one that is valid suffices. Reject signatures older than five minutes.
                 * @example t=1772704817,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature": components["parameters"]["ProviderSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeEvent"];
            };
        };
        responses: {
            200: components["responses"]["EventTaken"];
            400: components["responses"]["EventRefused"];
        };
    };
    onMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Mail"];
            };
        };
        responses: {
            /** @description The mail is sent. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
