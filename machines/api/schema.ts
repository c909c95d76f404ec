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
         * Order what is in the cart
         * @description Sent when the reader places the order, and again with `invoice` when the payment form has been filled in. The
         *     goods are those of the session's cart at `version`; the body lists none. The server has one open intent for a
         *     cart, brings its amount up to date and fulfils it once; when the order is fulfilled, or its bank debit is under
         *     way, the session has an empty cart. A cart
         *     that changes a subscription is answered as that change is: `update-succeeded` where nothing is to be paid,
         *     `upgrade-checkout` where something is.
         */
        post: operations["checkOutCart"];
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
         * @description Sent when the reader places the order, and again with `invoice` when the payment form has been filled in.
         *     The first answer to a charged order is `started`; to an order that names an open intent it is `updated`, after
         *     the server has brought the intent's amount up to date. Nothing is charged before the provider confirms.
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
         * Renew the reader's own subscription
         * @description Works as `/api/subscribe` does, for the reader of the session: sent when the order is placed, and again with
         *     `invoice` when the payment form has been filled in. `account` must be the account of the session, whatever the
         *     body says. The cart's subscription has `renewal: true`.
         */
        post: operations["renewSubscription"];
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
         * Read a gift, and what its reader may do with it
         * @description What the page data of `/subscribe/redeem` says, asked again after the reader has logged in on the page. Knowing
         *     the token is enough to read it; the giver's name is all that it tells of anybody. The server limits how often
         *     tokens may be tried.
         */
        get: operations["getGift"];
        put?: never;
        /**
         * Redeem a gift, or pay for the upgrade that it needs
         * @description A delivery that costs nothing more is redeemed at once. One that requires an upgrade is answered with
         *     `upgrade-checkout`, which holds what an order would have been answered with; then the call is sent again with
         *     `invoice`, as for an order. A gift is redeemed once: only the server can hold to that, whatever two tabs or two
         *     readers send. A confirmation is mailed to the reader.
         */
        post: operations["redeemGift"];
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
         * Give a donation, once or every month
         * @description Works as `/api/subscribe` does. `monthly-init` begins a donation of the same amount every month. Nothing is
         *     shipped: the address is the donor's, the shipcode always `ship-a`.
         */
        post: operations["donate"];
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
         * Read an invoice again
         * @description For a client whose page may be stale: when it is shown again, when another tab reports an order, or after a payment
         *     was refused because the invoice has changed. Reading is safe to repeat. Whoever knows the token may read the
         *     invoice.
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
         * @description Whoever knows the token may pay; the token is not the invoice's number. The answers are those of an order. What
         *     is owed is the server's to say and cannot be changed by the call. An invoice that is being paid, that is paid or
         *     that takes checks and wires only is not charged: only the server can hold to that.
         */
        post: operations["payInvoice"];
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
         * Find out what became of an order whose reply was lost
         * @description Sent with the idempotency key of the order before another order of the same kind is sent. The answer is final:
         *     where nothing was placed, the server closes the key, and the order is refused if it arrives after all. So the
         *     reader can be told what happened, and nothing is charged twice. Closing a key again is safe and answers the same.
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
         * Read what became of a payment
         * @description Polled once a second, a hundred times at most, after a payment was confirmed; and once when a page is opened
         *     again on an order that was under way. Reading is safe to repeat. [Payment intents](#/section/payment-intents) shows
         *     which status answers which state of the intent.
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
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cart
         * @description The cart of the session, a visitor's too. Read when a page is opened or shown again, and after another tab has
         *     changed it. Reading is safe to repeat. The server keeps the cart when a visitor logs in.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Put something into the cart
         * @description Adds `qty` of it to what the cart holds. A second donation, personal subscription or upgrade takes the place of
         *     the first. The front emits a cart update after the answer. An answer that was lost is not asked for again by
         *     adding once more: the cart is read first.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set how many of a line there are
         * @description `qty` is the new quantity, not a difference, so that a lost answer does no harm and the last of several calls
         *     holds. The calls are taken in the order in which they come; `version` tells which answer is the latest.
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
         * Take a line out of the cart
         * @description Takes out the named line and no other, whatever its quantity. A line that is not there is no failure: the call
         *     may be repeated. One that was ordered with a cart of the session is.
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
         * Check a coupon code that was typed
         * @description Says what a code takes off what is bought. For a subscription that is being built, nothing is kept: the reply is
         *     the coupon as page data has it, and the order carries the code. A cart and an invoice keep the coupon, since the
         *     server adds them up; the reply is the cart or the invoice with its new prices, and a code of null takes the coupon
         *     off. Sending the same again is safe and answers the same.
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
         * List the products with a tag
         * @description Asked by the subscription builder, which offers at most two of them that are in stock.
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
         * @description A change that costs nothing is made at once and answered with `update-succeeded`, on which the front goes to
         *     `/account`. One that costs something is answered with `upgrade-checkout` around the reply that an order would
         *     have, and goes on as an order does: sent again with `invoice` once the payment form has been filled in. The
         *     server computes the price again, checks `can_update` and `can_upgrade` again, and changes nothing before it is
         *     paid. A completed change that stays on the page shows 'Subscription updated successfully'.
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
         * Read one subscription again
         * @description Asked after a completed update, so that the page shows what holds now. Reading is safe to repeat. The token is
         *     bound to the session: one of another reader is answered as one that does not exist.
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
         * Keep another card for a monthly donation
         * @description Sent when the provider's client has set the card up with the keys of the page. No money moves. If the donation was
         *     failing, the front then restarts it. Only the server can hold to these: the token is bound to one donation and
         *     touches no account; the card was set up for this donation; sending the same card again changes nothing.
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
         * Restart a monthly donation that was failing
         * @description Sent once, after the card of a failing donation was changed; the page then reloads. The server takes the payment
         *     that is due with the method named, and restarts only a donation that is failing and whose card has changed.
         */
        post: operations["restartDonation"];
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
         * @description On success the session cookie is set and the front reloads the page, or goes to the path that the page's
         *     settings name. Only the server can hold to these: it gives the session a new id; it answers an unknown address
         *     and a wrong password with the same words after the same time; it limits attempts by address and by caller.
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
         * Ask for a link to set up or reset a password
         * @description The panel shows `message`. The server answers a known and an unknown address with the same words after the same
         *     time, mails a link that can be used once and for an hour, and limits how many it mails to an address.
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
         * Ask for a sign-in code by email
         * @description The front keeps `token` and asks for the code. The server answers a known and an unknown address alike, with a
         *     token either way; it validates `path` again before any mail or redirect carries it, and limits how many codes it
         *     mails to an address.
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
         * Log in with a code
         * @description On success the session cookie is set and the front goes on as after a password. A code takes five attempts,
         *     lives ten minutes and is good for one login, all counted by the server. After the last attempt `errors` is
         *     'Too many failed attempts. Request a new verification code to log in.', letter for letter: by these words the
         *     front returns to the email step and clears email, password and token.
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
         * End the session, from the header
         * @description Sent without a body by the header, which then reloads the page; on a page with the institutional page flag it
         *     goes to `/`. The server ends the session on its side too, and answers the same where there was none.
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
         * List the institutions that readers may sign in through
         * @description Asked when the institutional tab of the login widget is opened. The same for every reader.
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
         * @description A link, never a call. The server validates `url` by its own rules (same origin; no `//` or `..` in the path, no
         *     control character or backslash; not `/login…`, `/logout`, `/oauth/…`, `/api/…` or a delete page), keeps it beside
         *     a fresh state, and goes there after the sign-in with a session of a new id; otherwise it goes to `/`.
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
         * Sign in through an institution, chosen there
         * @description A link, never a call: the single button of the institutional tab. `url` is treated as it is for a social account.
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
         * Sign in through one institution
         * @description A link, never a call: the choice in the institution dropdown, or a link on the institution's own pages. `target`
         *     is treated as `url` is for a social account, and `entity` must be in the list of identity providers.
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
         * @description Sent by the mailing-list widget, which stands on any page. The server answers an address that is on the list
         *     already, and one that belongs to an account, as it answers a new one: nobody learns who reads the journal.
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
         * Read who is logged in
         * @description Asked where a page must know the reader anew: after a login in another tab, on return from the back/forward cache,
         *     before an order that keeps the address on record. Reading is safe to repeat.
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
         * Change the reader's name, by PUT
         * @description The same call by the other method that the documents name. The front sends POST; the server takes both.
         */
        put: operations["replaceName"];
        /**
         * Change the reader's name
         * @description The front then shows 'Name updated successfully'. Sending the same name again changes nothing.
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
         * Ask for another email address
         * @description The address becomes `email_change` and waits for the mailed link; another one sent later replaces it. The front
         *     then shows 'A confirmation email has been sent to {email}', with the address that was sent. Only the server can
         *     hold to this: an address of another account is answered as a free one is, and its owner is told by mail.
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
         * Ask for a new mailed link in place of one that is too old
         * @description Sent from a page that the server has answered with a link that is `expired`. The server mails a new link of the
         *     same kind to the address that the old one was mailed to, and ends the old one. Only the server can hold to this:
         *     it answers every token with the same words after the same time, mails nothing for one that was never mailed or
         *     whose purpose is gone, and limits how many links it mails to an address.
         */
        post: operations["renewLink"];
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
         * Mail the link of a gift again
         * @description Mails the link of a gift once more, to the email address of the account of its giver. The token is bound to the
         *     session: the gift of another giver is answered as one that does not exist. Every request that is answered with
         *     200 mails once; the front never repeats one by itself.
         */
        post: operations["resendGift"];
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
                 * @description The slot. The front always sends the first three; the server takes `us`, `ca` and `other` for them (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the address of a slot, by POST
         * @description The same call by the other method. The front sends PATCH; the server takes both.
         */
        post: operations["saveAddress"];
        /**
         * Delete the address of a slot
         * @description Sent by a slot's delete link, which the front offers where `canDeleteAddress` allows it; the page reloads. The
         *     server checks again that the current subscription does not need the slot. Deleting an empty slot changes nothing.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /**
         * Save the address of a slot
         * @description Adds or replaces the whole address of the slot, `line2` included. The front then shows
         *     'Address updated successfully'. Sending the same address again changes nothing. The server checks the rules of
         *     the country again, and that the country belongs to the slot.
         */
        patch: operations["changeAddress"];
        trace?: never;
    };
    "/api/account/change-address/{shipcode}": {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, in place of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front always sends the first three; the server takes `us`, `ca` and `other` for them (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the address of a slot, by a mailed link
         * @description Used when the page has a `token`, which authorises this call without a login and nothing else. The rules are those
         *     of the resource path, and a session is taken in place of the token.
         */
        post: operations["changeAddressByLink"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save the address of a slot, by a mailed link and PATCH
         * @description The same call by the other method. The front sends POST; the server takes both.
         */
        patch: operations["patchAddressByLink"];
        trace?: never;
    };
    "/api/account/card": {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, in place of a login.
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
         * Keep another card or bank account
         * @description Sent when the provider's client has set the method up with the keys of the page. The front then shows
         *     'Payment updated successfully'. No money moves. The server checks with the provider that the method was set up
         *     for this account, and keeps it instead of the one before; sending the same method again changes nothing.
         */
        post: operations["setCard"];
        /**
         * Delete a method that is on file
         * @description Sent after the confirmation dialog, with the method that the dialog names. The server forgets that card or bank
         *     account and switches autorenew off. With nothing left on file it does not renew by itself until payment information is
         *     added again. Whatever the answer, the app goes to `/account`, which tells the outcome once, as the page data say.
         */
        delete: operations["deleteCard"];
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
         * Switch autorenew on or off
         * @description Sent after the confirmation dialog, with what the reader wants. Without a body, each call flips what is kept, so
         *     the front never sends it twice for one confirmation. Before it is sent the state is read by `getSubscriber`, and
         *     the reply is compared with what was asked for. The page reloads whether it succeeded or not; a failure is told
         *     once, on the page that follows. Switching autorenew off is how a reader cancels: what is paid for is still sent.
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
         * @description The history of the reader who is logged in, newest first, in [pages](#/section/paging). The account page brings the first page in its
         *     data; the front asks for each further page when the reader does. Reading is safe to repeat.
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
         * Retry a renewal that failed
         * @description Pays at once for the automatic renewal that `renewal_failed` tells of, and works as the other orders do: sent when
         *     the reader asks for it, and again with `invoice` when the payment form has been filled in. What is renewed, for
         *     whom and what it costs is the server's to say; the body repeats the amount that the reader was shown, and the
         *     renewal is refused when it is another by now. One payment settles it: whoever asks afterwards is told the receipt.
         */
        post: operations["retryRenewal"];
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
         * Read the countries of each shipping category
         * @description Asked once by a page that takes an address. The same for every reader.
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
         * The front page, and what every page has around it
         * @description The host renders it. `<header data-journal="header">` and `<footer data-journal="footer">` are mounted here and on
         *     every other page, and read `settings`, `subscriber` and `cart` from the page data of that page. The modules of the
         *     header are the menu, the archive, the reader, the login and print, beside the cart counter.
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
         * A post
         * @description The host renders the text. `<div data-journal="share">` has the Twitter and Facebook buttons and the print toggle,
         *     `<div data-journal="post-navigation">` the table of contents and the footnotes.
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
    "/institutional-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What institutions can subscribe to
         * @description The host's own words, and the login widget with the institutional tab open. Logging out here, as on any page with
         *     the institutional page flag, leads to `/`.
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
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The login page
         * @description `<div data-journal="login"></div>` and the page data. The same widget may stand on any page and reads nothing but
         *     the settings: `login` says which tabs there are, which one is open, and where a reader goes afterwards. Without
         *     `login.path` the page reloads, and a page whose path starts with `/login` leads to `/`.
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
         * The logout page
         * @description `<div data-journal="logout"></div>` and the page data. Opening the page ends nothing, so that no image, link or
         *     prefetch of another site logs a reader out; its one button sends the POST.
         */
        get: operations["showLogout"];
        put?: never;
        /**
         * End the session, from the logout page
         * @description Sent without a body; the front then goes to `/`. The server ends the session on its side too, and answers the
         *     same where there was none.
         */
        post: operations["logOut"];
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
         * The store
         * @description `<div data-journal="store"></div>` and the page data. What is in stock is as of the page; the server decides again when
         *     something is put into the cart and when it is ordered.
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
         * The back issues
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
         * A single issue
         * @description `<div data-journal="issue"></div>` and the page data. The server names files only to a reader who may have them, and
         *     checks again when one is asked for.
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
         * A product, and the box that adds it to the cart
         * @description `<div data-journal="product"></div>` with the add-to-cart box in it, and the page data.
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
    "/store/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart and its checkout
         * @description `<div data-journal="checkout"></div>` and the page data. The cart is read again when the page is shown again. The
         *     payment provider may send the reader back here, so the page is sent with `Referrer-Policy: no-referrer`.
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
    "/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that sells a new subscription
         * @description The host renders a page with an empty `div` of `data-journal="subscribe"`, and the page data in a `script` of
         *     `type="application/json"` and `id="journal-data"`, every `<` in it written as `\u003c`. The same keys are read
         *     from `window.journal` where the block is absent. The payment provider may send the reader back here, so the page
         *     is sent with `Referrer-Policy: no-referrer`.
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
         * The renewal of a subscription
         * @description `<div data-journal="renew"></div>` and the page data. Only the reader of the session is in it. The payment provider may
         *     send the reader back here, so the page is sent with `Referrer-Policy: no-referrer`.
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
    "/subscribe/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The redemption of a gift
         * @description `<div data-journal="redeem"></div>` and the page data. The address carries a bearer token, so the page is sent with
         *     `Referrer-Policy: no-referrer` and `Cache-Control: no-store`. The page shows a QR code of its own address.
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
    "/donate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that takes a donation
         * @description `<div data-journal="donate"></div>` and the page data. The payment provider may send the reader back here, so the page
         *     is sent with `Referrer-Policy: no-referrer`.
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
         * The page that updates the card of a monthly donation
         * @description `<div data-journal="monthly-donation-card"></div>` and the page data. The token is all the authority there is: it
         *     is bound to one donation, and the page is sent with `Referrer-Policy: no-referrer`. `redirect_status=succeeded`
         *     marks the page as completed, but is a claim of the address bar, as it is on the change-payment page. Without a
         *     `payment_setup` the page is failed and says, with a 'Return to settings' link:
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
    "/invoice/{invoice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An invoice, by its token
         * @description `<div data-journal="invoice"></div>` and the page data. The address carries a bearer token, so the page is sent
         *     with `Referrer-Policy: no-referrer` and `Cache-Control: no-store`. Whoever has the link may read and pay it.
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
    "/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of an order
         * @description `<div data-journal="receipt"></div>` and the page data. The address carries a bearer token, so the page is sent
         *     with `Referrer-Policy: no-referrer` and `Cache-Control: no-store`.
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
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account page
         * @description `<div data-journal="account"></div>` and the page data: the overview, the account, subscription and payment
         *     settings, and the issues received. It is where every 'Return to settings' link, a card deletion and a completed
         *     subscription update lead. What the data makes the page say:
         *
         *     - `emailFailing`: 'There appears to be a problem with your email address, so we are currently unable to send important notifications'
         *     - an address required and none saved: 'You do not have an address on record for us to send to.'
         *     - the same in the list of cycles: 'No Address to send to. Please add one now.' (active) or 'No Address on Record' (inactive)
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
    "/account/subscriptions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that changes one subscription
         * @description `<div data-journal="subscription-change"></div>` and the page data. A choice with a positive upgrade price needs
         *     a payment. What the data makes the page say:
         *
         *     - `can_update` false, with a link to the address page: 'Unfortunately, options for updating this subscription are not available...'
         *     - `can_upgrade` false: 'Automatic upgrade is not available for this subscription. To upgrade your subscription email us at {email} and we'll help you out.'
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
    "/account/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change-name page
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
         * The change-email page, and the target of the mailed link
         * @description `<div data-journal="email"></div>` and the page data. With a valid `token` the server moves `email_change` to
         *     `email`; the token is good once, for one account and one address, and needs no session. A reader who is logged in
         *     is redirected to `/account`, whose page data say `confirmed`; to a visitor this page says it. The page is sent with
         *     `Referrer-Policy: no-referrer`.
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
    "/account/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change-address page
         * @description `<div data-journal="address"></div>` and the page data: up to three saved addresses and the form. A slot is
         *     needed where `address_required` says so, and may be deleted where `canDeleteAddress` says so. The category names
         *     come from the settings. With a `token` no session is needed, and the page is sent with
         *     `Referrer-Policy: no-referrer`. What the data makes the page say:
         *
         *     - a digital subscription: 'You currently have a digital subscription so an address is not required.'
         *     - a slot that is not needed: 'You do not currently have a subscription that requires shipping to an address in this category.'
         *     - an address required and none saved: 'You do not have an address on record for us to send to.'
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
         * The page that deletes the address of one slot
         * @description `<div data-journal="address-deletion"></div>` and the page data: one button. It is the address of a slot's
         *     delete link, for readers without the script on the change-address page. Opening it deletes nothing; the button
         *     sends the DELETE, and the slot's state is read from the page data.
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
    "/account/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change-payment page
         * @description `<div data-journal="payment-change"></div>` and the page data: what is on file, and the keys with which the
         *     provider's client sets up another card or bank account. With a `token` no session is needed.
         *     `redirect_status=succeeded` marks the change as completed, but is a claim of the address bar: where the
         *     provider's `setup_intent_client_secret` is there too, the provider's own status decides. The front takes these
         *     parameters out of the address before any call; the page is sent with `Referrer-Policy: no-referrer`.
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
    "/account/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that retries a failed renewal
         * @description `<div data-journal="renewal-retry"></div>` and the page data: what is renewed and what it costs, when and why it
         *     failed, and what is on file. The banner of a failed renewal leads here from every page of the account.
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
         *     Fulfil the order of the intent once, even if the reader never returns to the page. A settled bank debit arrives here,
         *     too: it turns the invoice into a receipt.
         *
         *     Check the signature over the raw body. Answer 200 for an `id` you have handled before, without doing anything again.
         *     Any answer but 2xx is retried with the same `id`.
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
         *     Take the order, set its goods aside and send the invoice. Ignore it if the payment has succeeded or failed since.
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
         *     Keep the order open: the reader can pay again with the same intent. If a bank gives a debit back, release the goods and
         *     tell the reader by mail.
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
         *     Release what was set aside. The next order of the session opens another intent.
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
         * A payment method can be kept
         * @description The event `setup_intent.succeeded`.
         *
         *     Put the payment method on file for the reader whose setup intent it is, even if the reader never returns to the page.
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
         *     Record the refund with the order. `amount_refunded` counts all refunds of the charge, in cents; it is not the amount of
         *     this one.
         */
        post: operations["onChargeRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Whole cents of US dollars. */
        Cents: number;
        /**
         * Format: date
         * @description A calendar day, without a time zone.
         */
        Date: string;
        /** @description Plain text for the reader, never markup. */
        Words: string;
        /**
         * Format: email
         * @description An email address.
         */
        Email: string;
        /** @description What happened to a payment intent. The provider sends more properties; ignore the rest. */
        PaymentIntentEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "payment_intent.succeeded" | "payment_intent.processing" | "payment_intent.payment_failed" | "payment_intent.canceled";
            created: components["schemas"]["UnixTime"];
            /** @description False for test payments. */
            livemode: boolean;
            /** @description What the event is about. */
            data: {
                /** @description The payment intent when the event was created. */
                object: {
                    id: components["schemas"]["IntentId"];
                    /**
                     * @description Always `payment_intent`.
                     * @constant
                     */
                    object: "payment_intent";
                    /**
                     * @description The state of the intent.
                     * @enum {string}
                     */
                    status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "processing" | "succeeded" | "canceled";
                    amount: components["schemas"]["Cents"];
                    /**
                     * @description The ISO 4217 code in lower case.
                     * @constant
                     */
                    currency: "usd";
                    last_payment_error?: components["schemas"]["ProviderError"];
                    metadata?: components["schemas"]["ProviderMetadata"];
                };
            };
        };
        /** @description What happened to a setup intent. The provider sends more properties; ignore the rest. */
        SetupIntentEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "setup_intent.succeeded";
            created: components["schemas"]["UnixTime"];
            /** @description False for test payments. */
            livemode: boolean;
            /** @description What the event is about. */
            data: {
                /** @description The setup intent when the event was created. */
                object: {
                    id: components["schemas"]["IntentId"];
                    /**
                     * @description Always `setup_intent`.
                     * @constant
                     */
                    object: "setup_intent";
                    /**
                     * @description The state of the intent.
                     * @enum {string}
                     */
                    status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "processing" | "succeeded" | "canceled";
                    /** @description The id of the method to keep. */
                    payment_method: string;
                    last_setup_error?: components["schemas"]["ProviderError"];
                    metadata?: components["schemas"]["ProviderMetadata"];
                };
            };
        };
        /** @description What happened to a charge. The provider sends more properties; ignore the rest. */
        ChargeEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "charge.refunded";
            created: components["schemas"]["UnixTime"];
            /** @description False for test payments. */
            livemode: boolean;
            /** @description What the event is about. */
            data: {
                /** @description The charge when the event was created. */
                object: {
                    /** @description The id of the charge. */
                    id: string;
                    /**
                     * @description Always `charge`.
                     * @constant
                     */
                    object: "charge";
                    payment_intent: components["schemas"]["IntentId"];
                    amount: components["schemas"]["Cents"];
                    amount_refunded: components["schemas"]["Cents"];
                    /** @description True once the whole amount was refunded. */
                    refunded: boolean;
                    /**
                     * @description The ISO 4217 code in lower case.
                     * @constant
                     */
                    currency: "usd";
                };
            };
        };
        /** @description The id of an event, the same whenever it is delivered. */
        EventId: string;
        /** @description A time in Unix seconds. */
        UnixTime: number;
        /** @description Why the last attempt failed; null if none did. */
        ProviderError: {
            /** @description The kind of error, such as `card_error`. */
            type: string;
            /** @description The error code, such as `card_declined`. */
            code?: string;
            /** @description What a reader can be told. */
            message?: string;
        } | null;
        /** @description What the server attached to the intent, such as the number of an order. */
        ProviderMetadata: {
            [key: string]: string;
        };
        /** @description The id of a payment or setup intent; see [Payment intents](#/section/payment-intents). */
        IntentId: string;
        /** @description The client secret of an intent. Never stored, never put into an address. */
        Secret: string;
        /**
         * @description A token that may stand in an address, and names what it opens. Servers make them at random. One that looks like a
         *     secret of the payment provider is none: it has the prefix of a key (`sk_`, `rk_`, `pk_`, `ek_`, `whsec_`), or is a
         *     client secret (`pi_…_secret_…`, `seti_…_secret_…`), in whatever case. The front never puts such a value into an
         *     address, a call or its storage, so a server whose random token happens to look like one makes another.
         */
        Token: string;
        /** @description A receipt, as its address carries it. */
        ReceiptToken: components["schemas"]["Token"];
        /** @description An invoice, as its address carries it; never its number. */
        InvoiceToken: components["schemas"]["Token"];
        /** @description A coupon code, and what it is for. */
        CouponRequest: components["schemas"]["SubscriptionCouponRequest"] | components["schemas"]["CartCouponRequest"] | components["schemas"]["InvoiceCouponRequest"];
        /** @description A coupon for a subscription that is being chosen. */
        SubscriptionCouponRequest: {
            /**
             * @description What the coupon is for, always `subscription` here. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "subscription";
            /**
             * @description Whose subscription it is: the reader's own, a gift, or a renewal.
             * @enum {string}
             */
            purpose: "personal" | "gift" | "renewal";
            code: components["schemas"]["CouponCode"];
        };
        /** @description A coupon for everything in the cart. */
        CartCouponRequest: {
            /**
             * @description What the coupon is for, always `cart` here. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "cart";
            /** @description The version that the reader sees; another is refused with 409. */
            version: components["schemas"]["CartVersion"];
            code: components["schemas"]["TypedCode"];
        };
        /** @description A coupon for an unpaid invoice. */
        InvoiceCouponRequest: {
            /**
             * @description What the coupon is for, always `invoice` here. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "invoice";
            invoice: components["schemas"]["InvoiceToken"];
            code: components["schemas"]["TypedCode"];
        };
        /** @description The code to apply; null takes off the one that is applied. */
        TypedCode: components["schemas"]["CouponCode"] | null;
        /** @description What was asked about, as it is now. */
        CouponReply: components["schemas"]["SubscriptionCouponReply"] | components["schemas"]["CartCouponReply"] | components["schemas"]["InvoiceCouponReply"];
        /** @description A coupon that holds for the subscription. */
        SubscriptionCouponReply: {
            /**
             * @description What the coupon is for, always `subscription` here. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "subscription";
            coupon: components["schemas"]["Coupon"];
        };
        /** @description The cart once the coupon is applied. */
        CartCouponReply: {
            /**
             * @description What the coupon is for, always `cart` here. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "cart";
            cart: components["schemas"]["CartState"];
        };
        /** @description The invoice once the coupon is applied. */
        InvoiceCouponReply: {
            /**
             * @description What the coupon is for, always `invoice` here. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            for: "invoice";
            invoice: components["schemas"]["InvoiceData"];
        };
        /** @description A coupon's code as the server keeps it. */
        CouponCode: string;
        /** @description A tag of the mailing list. */
        Tag: string;
        /**
         * @description Student (low) or Standard (high).
         * @enum {string}
         */
        Level: "low" | "high";
        /**
         * @description Print plus digital, or digital only.
         * @enum {string}
         */
        Medium: "print" | "digital";
        /**
         * @description How long a subscription runs.
         * @enum {string}
         */
        Term: "1year" | "2year" | "3year" | "lifetime";
        /**
         * @description United States, Canada, International.
         * @enum {string}
         */
        Shipcode: "ship-a" | "ship-b" | "ship-c";
        /**
         * @description How issues arrive - as files, or printed in one of three shipping zones.
         * @enum {string}
         */
        Deliverable: "digital" | "print-a" | "print-b" | "print-c";
        /** @description What the provider's client needs to take a payment. */
        Keys: {
            payment_intent_id: components["schemas"]["IntentId"];
            stripe_secret: components["schemas"]["Secret"];
        };
        /** @description What follows a checkout that can change a subscription, by type; an order alone has the first four. */
        CheckoutReply: components["schemas"]["Started"] | components["schemas"]["Updated"] | components["schemas"]["Customer"] | components["schemas"]["Gratis"] | components["schemas"]["RedeemSucceeded"] | components["schemas"]["UpdateSucceeded"] | components["schemas"]["UpgradeCheckout"];
        /** @description A payment intent was opened. */
        Started: {
            /**
             * @description Marks a new payment intent. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "started";
            data: components["schemas"]["IntentData"];
        };
        /** @description The open intent is up to date and may be confirmed. */
        Updated: {
            /**
             * @description Marks an intent whose amount was updated. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "updated";
            data: components["schemas"]["IntentData"];
        };
        /** @description The intent that a reply is about. */
        IntentData: {
            keys: components["schemas"]["Keys"];
        };
        /** @description The method on file was charged. */
        Customer: {
            /**
             * @description Marks an order that was charged to the card on file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "customer";
            data: components["schemas"]["Settled"];
        };
        /** @description The order cost nothing. */
        Gratis: {
            /**
             * @description Marks an order that costs nothing. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "gratis";
            /** @description Where to go. */
            data: {
                receipt: components["schemas"]["ReceiptToken"];
                order?: components["schemas"]["PlacedOrder"];
            };
        };
        /** @description The state of an order after its payment, by status. */
        Fulfilment: components["schemas"]["Completed"] | components["schemas"]["Processing"] | components["schemas"]["InProgress"] | components["schemas"]["Unpaid"];
        /** @description An order that was sent, by its idempotency key. */
        AttemptRequest: {
            /**
             * Format: uuid
             * @description The `Idempotency-Key` of the order whose reply was lost.
             */
            key: string;
        };
        /**
         * @description What became of an order. With an intent it can be read by `getFulfilment`; without one and `in-progress` the same
         *     question is asked again.
         */
        AttemptOutcome: {
            /**
             * @description What became of the order.
             * @enum {string}
             */
            status: "not-placed" | "in-progress" | "unpaid" | "completed" | "processing";
            intent?: components["schemas"]["IntentId"];
            receipt?: components["schemas"]["ReceiptToken"];
            invoice?: components["schemas"]["InvoiceToken"];
            order?: components["schemas"]["PlacedOrder"];
        };
        /** @description An order that needs no more polling. */
        Settled: components["schemas"]["Completed"] | components["schemas"]["Processing"];
        /** @description The order is fulfilled. */
        Completed: {
            /**
             * @description Marks a fulfilled order. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "completed";
            receipt: components["schemas"]["ReceiptToken"];
            order?: components["schemas"]["PlacedOrder"];
        };
        /** @description The payment is under way and takes longer than a reader waits. */
        Processing: {
            /**
             * @description Marks a payment that takes days. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "processing";
            invoice: components["schemas"]["InvoiceToken"];
            order?: components["schemas"]["PlacedOrder"];
        };
        /**
         * @description What the host page may be told of an order, for its statistics (`journal:order-completed`). Nothing of the reader.
         *     A server that leaves it out, or sends one that is wrong, has the page told what the front knows: the intent as the
         *     reference, and the price the reader saw.
         */
        PlacedOrder: {
            /** @description The order's number, the same each time the order is reported. */
            reference: string;
            kind: components["schemas"]["OrderKind"];
            amount: components["schemas"]["Cents"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description What is ordered. A cart is a `cart`, whatever is in it, and an invoice an `invoice`; an order for oneself on the page
         *     of subscriptions is a `subscription` or `renewal` with all that goes with it.
         * @enum {string}
         */
        OrderKind: "subscription" | "gift-subscription" | "renewal" | "upgrade" | "redemption" | "donation" | "monthly-donation" | "cart" | "invoice";
        /** @description A currency by its ISO 4217 code. */
        Currency: string;
        /** @description Ask again in a second. */
        InProgress: {
            /**
             * @description Marks an order that is not fulfilled yet. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "in-progress";
        };
        /** @description Nothing was paid for this intent and nothing is being paid. */
        Unpaid: {
            /**
             * @description Marks an intent that was never paid. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "unpaid";
        };
        /** @description The one envelope of every failure. */
        Failure: {
            /** @description A sentence for the general error area, or messages by field. */
            errors?: components["schemas"]["Words"] | components["schemas"]["FieldErrors"];
            checkout_errors?: components["schemas"]["CheckoutErrors"];
            /**
             * @description Which change failed; `message` says why.
             * @enum {string}
             */
            type?: "updated-failed" | "update-failed" | "redeem-failed" | "upgrade-failed";
            message?: components["schemas"]["Words"];
            reason?: components["schemas"]["Reason"];
            /** @description The receipt or invoice of an order that is paid already. */
            paid?: components["schemas"]["Settled"];
        };
        /**
         * @description What kind of refusal it is, where a client acts on that: an idempotency key that cannot be used (see
         *     `Idempotency-Key`), an order that is paid already, or a request built on data that has changed since.
         * @enum {string}
         */
        Reason: "key-reused" | "key-foreign" | "key-in-use" | "key-closed" | "paid-elsewhere" | "outdated";
        /** @description Messages by field; a field of fields holds its own. */
        FieldErrors: {
            [key: string]: components["schemas"]["Words"] | components["schemas"]["NestedErrors"];
        };
        /** @description Messages by the fields of one field. */
        NestedErrors: {
            [key: string]: components["schemas"]["Words"];
        };
        /** @description What a payment needs that was not made. */
        CheckoutErrors: {
            keys?: components["schemas"]["Keys"];
            /**
             * @description Authenticate the payment with `method`, or take a new card.
             * @enum {string}
             */
            require?: "authorization" | "replacement";
            /** @description The payment method to authenticate with. */
            method?: string;
            message?: components["schemas"]["Words"];
        };
        /** @description A new subscription, by the one who orders it. */
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
            /** @description The payment intent that is open for this order. */
            invoice?: components["schemas"]["IntentId"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description A person's name. */
        Name: string;
        /**
         * @description An opaque id that the page data carries and the order returns unchanged, so that a server can tie an order to the
         *     page it was placed on. It is not the session cookie and grants nothing; a server may ignore it.
         */
        Session: string;
        /** @description A new account's password, twice. Left out where the reader has an account. */
        PasswordPair: {
            /** @description The new password. */
            password: string;
            /** @description The new password, typed a second time. */
            confirm: string;
        };
        /** @description What is ordered. */
        Cart: {
            /** @description The goods, one entry per kind. */
            items: components["schemas"]["CartItem"][];
            /** @description The gift subscriptions. */
            giftsubs: components["schemas"]["CartGift"][];
            donation?: components["schemas"]["CartDonation"];
            subscription?: components["schemas"]["CartSubscription"];
        };
        /** @description Goods. */
        CartItem: {
            item: components["schemas"]["GoodsKind"];
            /** @description How many, in pieces. */
            quantity: number;
            ref: components["schemas"]["GoodsRef"];
        };
        /**
         * @description What goods are.
         * @enum {string}
         */
        GoodsKind: "basic-product" | "sized-product" | "digital-product" | "print-issue" | "digital-issue";
        /** @description A basic or digital product, a size, or an issue. */
        GoodsRef: string;
        /** @description One gift subscription. */
        CartGift: {
            deliverable: components["schemas"]["Deliverable"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            coupon?: components["schemas"]["CouponCode"];
            message?: components["schemas"]["GiftMessage"];
            /** @description The day on which the gift is delivered to its recipient; left out, it is delivered at once. */
            deliver_on?: components["schemas"]["Date"];
        };
        /** @description Words for the recipient of a gift. Plain text with line breaks; no other control characters, and no markup. */
        GiftMessage: string;
        /**
         * @description The message of a gift, as the server keeps it: plain text with line breaks. The front leaves out other control
         *     characters and shows at most 500 characters.
         */
        GivenMessage: string;
        /** @description A gift subscription, as its giver sees it. */
        GivenGift: {
            token: components["schemas"]["GiftToken"];
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            deliverable: components["schemas"]["Deliverable"];
            /** @description Who it is for, where the order says so. */
            recipient_name?: components["schemas"]["Name"];
            message?: components["schemas"]["GivenMessage"];
            deliver_on?: components["schemas"]["Date"];
            /** @description The day it was bought. */
            created?: components["schemas"]["Date"];
            /**
             * @description How far the gift has got.
             * @enum {string}
             */
            state: "scheduled" | "sent" | "opened" | "redeemed";
            /** @description The day its link was mailed last. */
            sent_at?: components["schemas"]["Date"];
            /** @description The day its page was opened first. */
            opened_at?: components["schemas"]["Date"];
            redeemed_at?: components["schemas"]["Date"];
            /** @description How many times its mail was sent. */
            mails?: number;
        };
        /** @description Gifts of one giver; absent where the server does not tell. */
        GivenGifts: components["schemas"]["GivenGift"][];
        /** @description A donation. Absent when there is none. */
        CartDonation: {
            /**
             * @description Whether it is given once or begins a monthly donation.
             * @enum {string}
             */
            process: "onetime" | "monthly-init";
            /** @description The amount in cents, whatever the name says. */
            dollars: number;
        };
        /** @description A personal subscription. */
        CartSubscription: {
            /** @description Whether it renews a subscription the reader has. */
            renewal: boolean;
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            coupon?: components["schemas"]["CouponCode"];
        };
        /** @description Where print is sent. State for US, CA and AU; postcode for US, CA, GB and AU. */
        Address: {
            /** @description Street and number. */
            line1: string;
            /** @description Flat, floor or company; empty for none. */
            line2: string;
            /** @description Town or city. */
            city: string;
            /** @description State, province or region; empty where the country has none. */
            state: string;
            /** @description Postal code; empty where the country has none. */
            postcode: string;
            /** @description The country's ISO 3166-1 code. */
            country: string;
            /** @description The country's name, as it is printed on the label. */
            country_name: string;
        };
        /** @description A country and the names it is found by; the first is shown. */
        Country: {
            /** @description The country's ISO 3166-1 code. */
            code: string;
            /** @description The country's names that a search finds, the one shown first. */
            names: string[];
        };
        /** @description A state or province of a country. */
        State: {
            /** @description The state's postal abbreviation. */
            code: string;
            /** @description The state's name. */
            name: string;
        };
        /** @description The countries of one shipping zone. */
        Zone: {
            /** @description The countries, in the order they are listed. */
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
        /** @description What the journal sells beside its issues. */
        ProductList: {
            /** @description The products, in the order they are shown. */
            list: components["schemas"]["Product"][];
        };
        /** @description Something in the store. */
        Product: {
            ref: components["schemas"]["GoodsRef"];
            kind: components["schemas"]["GoodsKind"];
            /** @description The last part of the address of the product's page. */
            slug: string;
            /** @description The product's name. */
            name: string;
            image: components["schemas"]["Image"];
            quantity: components["schemas"]["Stock"];
            /** @description The sizes, of which the reader picks one. */
            sizes: components["schemas"]["Size"][];
            /** @description The price as it is displayed (STORE-7). */
            print_price: string;
            price: components["schemas"]["Cents"];
            /** @description What it cost before (STORE-15). */
            list_price?: components["schemas"]["Cents"];
            description?: components["schemas"]["Words"];
            issue?: components["schemas"]["ProductIssue"];
            /** @description The file formats of a digital product. */
            formats?: components["schemas"]["FileFormat"][];
        };
        /** @description One size of a product. */
        Size: {
            ref: components["schemas"]["GoodsRef"];
            /** @description The size, as the reader reads it. */
            name: string;
            quantity: components["schemas"]["Stock"];
        };
        /** @description How many are left. */
        Stock: number;
        /** @description A picture, with the size that keeps its place on the page. */
        Image: {
            /** @description The picture's address. */
            source: string;
            /** @description Its width in pixels. */
            width: number;
            /** @description Its height in pixels. */
            height: number;
        };
        /** @description What the host says of itself. */
        Settings: {
            /** @description The journal's name. */
            journal: string;
            support_email?: components["schemas"]["Email"];
            /**
             * @description How many issues appear in a year.
             * @default 4
             */
            issues_per_year?: number;
            /**
             * @description The sign before an amount.
             * @default $
             */
            currency_sign?: string;
            /**
             * @description The currency of all prices, as the host page is told of it with an order. It changes nothing that is shown.
             * @default USD
             */
            currency?: components["schemas"]["Currency"];
            /**
             * @description The language and region of the page, a BCP 47 tag.
             * @default en-US
             */
            locale?: string;
            /** @description The host's own words, by the key of the text that they replace. */
            messages?: {
                [key: string]: string;
            };
            /** @description Display names of the shipping categories (ADDR-11). */
            shipping_categories?: {
                /** @description The name of the first shipping zone. */
                "ship-a"?: string;
                /** @description The name of the second shipping zone. */
                "ship-b"?: string;
                /** @description The name of the third shipping zone. */
                "ship-c"?: string;
            };
            /** @description The terms of sale, shown before an order is placed. */
            terms_of_sale?: string;
            /** @description Who sells, as receipts and invoices name it. Without it they name the journal alone. */
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
             * @description Shows a coupon field on `/subscribe`, `/subscribe/renew`, `/store/checkout` and invoices, which calls `checkCoupon`; absent means false.
             * @default false
             */
            typed_coupons?: boolean;
            /** @description Hides the control that switches autorenew on; absent means false (ACCT-19). */
            hideAutorenew?: boolean;
            /** @description Feature flags by page. */
            features?: {
                subscribe?: components["schemas"]["Features"];
                renew?: components["schemas"]["Features"];
                donate?: components["schemas"]["Features"];
            };
            store?: components["schemas"]["StoreLinks"];
            donation_tiers?: components["schemas"]["DonationTiers"];
            /** @description An image service that draws QR codes. Without it they are drawn in the browser, and no one is told the address (REDEEM-3). */
            qr_template?: components["schemas"]["UrlTemplate"];
            navigation?: components["schemas"]["Navigation"];
            share?: components["schemas"]["Share"];
            /**
             * @description Shows the debug widget, which lists the page's state and changes nothing (SHELL-20).
             * @default false
             */
            debug?: boolean;
            /**
             * @description Shows the view-only banner, as for an administrator's view (SHELL-12).
             * @default false
             */
            view_only?: boolean;
            /**
             * @description Whether a tab keeps what was chosen and typed for a purchase until it is ordered, for one day at most, and writes the
             *     choices into the address of its page. With false nothing is kept, and the address is left alone (BEYOND-5).
             * @default true
             */
            keeps_drafts?: boolean;
        };
        /**
         * @description The bot-protection service, with the public key that it gave the host. Without this setting the token is empty (HOST-13).
         *     The server checks each `captcha` with the secret of the same service.
         */
        BotCheck: {
            /**
             * @description The service that tells people from programs.
             * @enum {string}
             */
            provider: "recaptcha" | "turnstile" | "hcaptcha";
            /** @description The journal's key at that service. */
            site_key: string;
        };
        /**
         * @description Origins that the host serves covers and pictures from, beside that of the page. The widgets show pictures from
         *     anywhere; `quarterly policy` allows these origins in `img-src` (BEYOND-78).
         */
        ImageHosts: string[];
        /** @description The flags of one page; absent means false. */
        Features: {
            /** @description Whether the choice may be put into the cart. */
            checkout_later?: boolean;
            /** @description Whether a donation may be added. */
            add_donation?: boolean;
            /** @description Whether products may be added. */
            add_products?: boolean;
            /** @description Offers a message and a delivery date for gifts; read on `/subscribe` alone. */
            gift_message?: boolean;
        };
        /** @description The reader who is logged in. */
        Subscriber: {
            account: components["schemas"]["Account"];
            timetable: components["schemas"]["Timetable"];
        };
        /** @description What a reader keeps here. */
        Account: {
            /** @description The account's id. */
            ref: string;
            /** @description The reader's name. */
            name: string;
            /** @description The name that a greeting uses. */
            first_name: string;
            email: components["schemas"]["Email"];
            email_change: components["schemas"]["PendingEmail"];
            /** @description Whether a new address waits to be confirmed. */
            emailPending: boolean;
            /** @description Whether mail to the address comes back. */
            emailFailing: boolean;
            /** @description What mail the reader gets. */
            contacts: components["schemas"]["Contact"][];
            /** @description Whether the subscription renews at the end of its cycle. */
            autorenew: boolean;
            /** @description A monthly donation whose latest payment could not be taken; null or absent for none. */
            donation_failing?: components["schemas"]["FailedDonation"] | null;
            created: components["schemas"]["Date"];
            shipcode: components["schemas"]["Shipcode"];
            addresses: components["schemas"]["Addresses"];
            /** @description A slot that holds an address which the current subscription does not need. */
            canDeleteAddress: components["schemas"]["SlotFlags"];
        };
        /** @description One address a shipping category at most. */
        Addresses: {
            a: components["schemas"]["SavedAddress"];
            b: components["schemas"]["SavedAddress"];
            c: components["schemas"]["SavedAddress"];
        };
        /** @description Null where none is saved. */
        SavedAddress: components["schemas"]["Address"] | null;
        /** @description What a reader has received, is receiving and will receive. */
        Timetable: {
            version?: components["schemas"]["SubscriptionVersion"];
            /** @description The automatic renewal that could not be paid; null or absent for none. */
            renewal_failed?: components["schemas"]["FailedRenewal"] | null;
            /** @description Null for a reader who has none. */
            current_subscription: components["schemas"]["Subscription"] | null;
            /** @description The cycles that follow, soonest first. */
            future_subscriptions: components["schemas"]["Subscription"][];
            /** @description Whether the current subscription is for life and not cancelled. */
            lifetime_subscription: boolean;
            /** @description Oldest first. */
            issues_delivered: components["schemas"]["IssueToken"][];
            /** @description Issues of this reader that are not released yet, soonest first. */
            issues_expected: components["schemas"]["IssueName"][];
            /** @description The delivery now and the one that follows; null where they are the same. */
            discontinuous: components["schemas"]["DeliverablePair"] | null;
            /** @description The slots that the current subscription is sent to. */
            address_required: components["schemas"]["SlotFlags"];
            address_removable: components["schemas"]["SlotFlags"];
        };
        /** @description An automatic renewal that could not be paid. */
        FailedRenewal: {
            failed_at: components["schemas"]["Date"];
            /** @description What the renewal costs now. */
            amount: components["schemas"]["Cents"];
            /** @description Why the payment was not taken, in the words of the provider or the bank. */
            reason?: components["schemas"]["Words"];
        };
        /** @description A monthly donation that is paused, since its latest payment could not be taken. */
        FailedDonation: {
            /** @description That of the donation's own page, `/donation/setup`. */
            token: components["schemas"]["LinkToken"];
            failed_at: components["schemas"]["Date"];
            amount: components["schemas"]["Cents"];
        };
        /**
         * @description Counts up with every renewal and change of the reader's subscription, and every time autorenew is switched. The
         *     front sends back the version it has shown, and a request with an older one is refused with `outdated`.
         */
        SubscriptionVersion: number;
        /** @description One cycle of a subscription. */
        Subscription: {
            state: components["schemas"]["TokenState"];
            status: components["schemas"]["SubscriptionStatus"];
            info: components["schemas"]["SubscriptionInfo"];
            /** @description Who gave this cycle; absent for one that the reader pays for. */
            gift?: components["schemas"]["GiftOrigin"];
        };
        /** @description A gift, as its recipient's account tells of it. */
        GiftOrigin: {
            /** @description Who gave it; absent where that is the name in `info.order`. */
            from?: components["schemas"]["Name"];
            until?: components["schemas"]["Date"];
        };
        /** @description What a subscription is and what is left of it. */
        SubscriptionInfo: {
            token: components["schemas"]["SubscriptionToken"];
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            phase: components["schemas"]["Phase"];
            created: components["schemas"]["Date"];
            /** @description Whether it was cancelled. */
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
        /** @description What was paid for, and what is sent now; the two may differ. */
        Deliverables: {
            set: components["schemas"]["Deliverable"];
            active: components["schemas"]["Deliverable"];
        };
        /** @description The page data of `/subscribe`. */
        SubscribePage: {
            settings: components["schemas"]["Settings"];
            /** @description Null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            subscribe: components["schemas"]["SubscribeOptions"];
            /** @description What the reader has on file; null for nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description What a subscription costs, and the coupon that came with the address. */
        SubscribeOptions: {
            session: components["schemas"]["Session"];
            prices: components["schemas"]["SubscriptionPrices"];
            shipping: components["schemas"]["SubscriptionShipping"];
            goods_shipping?: components["schemas"]["GoodsShipping"];
            /** @description What the server says of the coupon in the address; null without one. */
            coupon?: components["schemas"]["Coupon"] | null;
        };
        /** @description What a subscription costs for each term that is sold. */
        TermPrices: {
            "1year": components["schemas"]["Cents"];
            lifetime: components["schemas"]["Cents"];
        };
        /** @description What shipping costs for each term. */
        TermShipping: {
            "1year": components["schemas"]["Cents"];
            "2year": components["schemas"]["Cents"];
            "3year": components["schemas"]["Cents"];
            lifetime: components["schemas"]["Cents"];
        };
        /** @description One, two to four, five or more. */
        BandPrices: {
            single: components["schemas"]["Cents"];
            few: components["schemas"]["Cents"];
            many: components["schemas"]["Cents"];
        };
        /** @description A coupon and what it takes off, in cents, once a subscription. */
        Coupon: {
            code: components["schemas"]["CouponCode"];
            /**
             * @description What kind of subscription it takes from.
             * @enum {string}
             */
            applied: "gift" | "renewal" | "other";
            /** @description Whether it holds for what is being ordered. */
            can_apply: boolean;
            /** @description Why the server refuses it; null when it does not. */
            errors?: components["schemas"]["Words"] | null;
            /** @description How much it takes off, by where the issues go. */
            discounts: {
                print_us: components["schemas"]["Cents"];
                print_ca: components["schemas"]["Cents"];
                print_intl: components["schemas"]["Cents"];
                digital: components["schemas"]["Cents"];
            };
        };
        /** @description A card, a bank account, or both. */
        PaymentRecord: {
            /**
             * @description Marks a method that is on file.
             * @constant
             */
            type: "details";
            card?: components["schemas"]["Card"];
            ach?: components["schemas"]["BankAccount"];
            keys?: components["schemas"]["SetupKeys"];
        };
        /** @description A card, which is good until the end of its last month. */
        Card: {
            /** @description The card's brand, as it is shown. */
            type: string;
            /** @description The last four digits of the card. */
            last_four: string;
            /** @description The month it expires, 1 to 12. */
            exp_month: number;
            /** @description The year it expires, with its century. */
            exp_year: number;
        };
        /** @description A bank account on file. */
        BankAccount: {
            /** @description The bank's name. */
            bank_name: string;
            /** @description The last four digits of the account. */
            last_four: string;
            /** @description The bank's routing number. */
            routing_number: string;
        };
        /** @description One line of an order, before shipping and discount. */
        OrderLine: {
            /**
             * @description What was ordered.
             * @enum {string}
             */
            kind: "basic-product" | "sized-product" | "digital-product" | "print-issue" | "digital-issue" | "personal-subscription" | "gift-subscription" | "donation-item" | "subscription-upgrade";
            /** @description The line's text. */
            name: string;
            /** @description How many, in pieces. */
            quantity: number;
            amount: components["schemas"]["Cents"];
            shipping: components["schemas"]["Cents"];
            discount: components["schemas"]["Cents"];
            message?: components["schemas"]["GivenMessage"];
            deliver_on?: components["schemas"]["Date"];
        };
        /** @description The business that sells, as tax law wants it on a receipt. */
        Seller: {
            /** @description The seller's name. */
            name: string;
            address?: components["schemas"]["PrintedAddress"];
            /** @description As it is printed, with the name of the number in front. */
            tax_id?: string;
            email?: components["schemas"]["Email"];
        };
        /** @description An address that is only printed; whatever part is missing or blank is left out. */
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
            /** @description The country's ISO 3166-1 code. */
            country?: string;
            /** @description The country's name. */
            country_name?: string;
        };
        /** @description What is sent to one address. */
        Shipment: {
            name: components["schemas"]["Name"];
            address: components["schemas"]["PrintedAddress"];
            /** @description What is sent there; absent or empty where it is everything. */
            goods?: components["schemas"]["ShippedGoods"][];
        };
        /** @description Goods in a shipment. */
        ShippedGoods: {
            /** @description Their name. */
            name: string;
            /** @description How many, in pieces. */
            qty: number;
        };
        /** @description What an order was paid with. */
        PaidBy: {
            /**
             * @description The kind of method.
             * @enum {string}
             */
            kind: "card" | "bank" | "wallet" | "check" | "wire" | "free";
            /** @description The brand of the card, the name of the bank or of the wallet. */
            name?: string;
            /** @description The last four digits of the card or account. */
            last_four?: string;
        };
        /** @description A tax that the total includes. */
        Tax: {
            /** @description As it is printed, with its rate. */
            label: string;
            amount: components["schemas"]["Cents"];
        };
        /** @description Mail that the order caused. */
        Mailing: {
            /**
             * @description `gift` has the link of a gift; one that is scheduled is not mailed yet, and not counted. `donation` has the link by which a monthly donation is changed or stopped.
             * @enum {string}
             */
            what: "receipt" | "gift" | "downloads" | "donation";
            to: components["schemas"]["Email"];
            /** @description How many mails of this kind; absent means one. */
            count?: number;
        };
        /** @description The next issue that the order brings, and when it should arrive. */
        NextIssue: {
            date: components["schemas"]["Date"];
            /** @description Absent while it has none. */
            title?: string;
        };
        /** @description The page data of `/receipts`. */
        ReceiptPage: {
            settings: components["schemas"]["Settings"];
            /** @description Never ignored because it is wrong, since a link that is not good opens nothing. */
            link?: components["schemas"]["MailedLink"];
            /** @description Null or absent for a visitor. Whoever set up a password with the order is logged in. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description Null where the token names none. */
            receipt: components["schemas"]["Receipt"] | null;
        };
        /** @description A paid order. */
        Receipt: {
            token: components["schemas"]["ReceiptToken"];
            /** @description The number for people, as the books have it. */
            number?: string;
            created: components["schemas"]["Date"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            /** @description The buyer's address. */
            billing?: components["schemas"]["PrintedAddress"];
            /** @description Where print and goods are sent. */
            shipping?: components["schemas"]["Shipment"][];
            payment?: components["schemas"]["PaidBy"];
            /** @description What was ordered, line by line. */
            lines: components["schemas"]["OrderLine"][];
            /** @description Never left out because it is wrong, since a receipt would then tell less tax than was paid. */
            taxes?: components["schemas"]["Tax"][];
            total: components["schemas"]["Cents"];
            /** @description The mails that were sent for the order. */
            mailed?: components["schemas"]["Mailing"][];
            /** @description The files of what is digital and released; the server checks who may have them. */
            downloads?: components["schemas"]["Link"][];
            next_issue?: components["schemas"]["NextIssue"];
            /** @description Whether the order begins the reader's first subscription or renews one. */
            phase?: components["schemas"]["Phase"];
            /**
             * @description Whether the donation is repeated every month.
             * @enum {string}
             */
            donation?: "onetime" | "monthly";
            /** @description The gifts that were bought, each with its link. Whoever has the link of the receipt has them. */
            gifts?: components["schemas"]["GivenGifts"];
        };
        /** @description The page data of `/invoice/{invoice}`. */
        InvoicePage: {
            settings: components["schemas"]["Settings"];
            /** @description Null or absent for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description Null or absent where no check or wire is taken. */
            business_info?: components["schemas"]["BusinessInfo"] | null;
            /** @description Null or absent where nothing can be paid. */
            checkout?: components["schemas"]["CheckoutOptions"] | null;
            /** @description What the reader has on file; null or absent for nothing. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description The receipt of an invoice that is paid; null or absent where it is not. */
            receipt?: components["schemas"]["ReceiptToken"] | null;
            /** @description Null where the token names none. */
            invoice: components["schemas"]["Invoice"] | null;
        };
        /** @description An invoice, read again. */
        InvoiceData: {
            /** @description Null or absent for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description Null or absent where no check or wire is taken. */
            business_info?: components["schemas"]["BusinessInfo"] | null;
            /** @description Null or absent where nothing can be paid. */
            checkout?: components["schemas"]["CheckoutOptions"] | null;
            /** @description What the reader has on file; null or absent for nothing. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description The receipt of an invoice that is paid; null or absent where it is not. */
            receipt?: components["schemas"]["ReceiptToken"] | null;
            invoice: components["schemas"]["Invoice"];
        };
        /** @description An order that is to be paid. */
        Invoice: {
            token: components["schemas"]["InvoiceToken"];
            /** @description The number for people (INV-9). */
            invoice_no: string;
            created: components["schemas"]["Date"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            /** @description Who pays, where that is not `name`; null otherwise. */
            billed_to: components["schemas"]["Name"] | null;
            /** @description Where the invoice is mailed, where that is not `email`; null otherwise. */
            email_to: components["schemas"]["Email"] | null;
            /** @description The billing address; null for none. */
            address: components["schemas"]["Address"] | null;
            /** @description The shipping zone; null where nothing is shipped. */
            shipcode: components["schemas"]["Shipcode"] | null;
            /** @description Days, printed 'NET {n}' (INV-7). */
            term: components["schemas"]["Days"] | null;
            /** @description The day it is due; null for none. */
            due_date: components["schemas"]["Date"] | null;
            /**
             * @description How it may be paid.
             * @enum {string}
             */
            accepted_payments: "all" | "check-or-wire-only";
            /** @description The address of whoever is billed. */
            billing?: components["schemas"]["PrintedAddress"];
            /** @description The taxes in the total. */
            taxes?: components["schemas"]["Tax"][];
            /** @description The day it was paid; absent where it is not paid, or where the server does not tell. */
            paid_on?: components["schemas"]["Date"];
            bill: components["schemas"]["InvoiceBill"];
            /** @description Not null while a payment is under way. */
            processing: components["schemas"]["UnderWay"] | null;
            /** @description Newest first. */
            failures: components["schemas"]["PaymentFailure"][];
            /** @description The coupon that is applied to the invoice as a whole; null or absent for none. */
            coupon?: components["schemas"]["CouponCode"] | null;
            /** @description What was ordered, line by line. */
            lines: components["schemas"]["OrderLine"][];
            total: components["schemas"]["Cents"];
        };
        /** @description A payment that takes days. */
        UnderWay: {
            since: components["schemas"]["Date"];
        };
        /** @description A payment that failed, and why. */
        PaymentFailure: {
            /** @description What is told about the failure. */
            data: {
                msg: components["schemas"]["Words"];
            };
        };
        /** @description The cart of a session, by shipping group. */
        CartState: {
            version: components["schemas"]["CartVersion"];
            /** @description The sum of items, gift subscriptions, subscription and donation (CART-2). */
            count: number;
            /** @description Whether an invoice was made of the cart, which can then no longer change. */
            invoiced: boolean;
            /** @description How the cart was ordered last; left out where it was not. */
            paid?: components["schemas"]["Settled"];
            /** @description The coupon that the session applied to the cart; left out where there is none. */
            coupon?: components["schemas"]["CouponCode"];
            billing: components["schemas"]["Billing"];
        };
        /** @description Counts the changes of a cart up by one. */
        CartVersion: number;
        /** @description The shipping groups, `ship-a`, `ship-b` and `ship-c`. */
        Billing: {
            a: components["schemas"]["BillingGroup"];
            b: components["schemas"]["BillingGroup"];
            c: components["schemas"]["BillingGroup"];
        };
        /** @description What goes to one shipping category. */
        BillingGroup: {
            /** @description The goods that are shipped in this zone, or not at all. */
            goods: components["schemas"]["BilledGoods"][];
            /** @description The gift subscriptions. */
            giftsubs: components["schemas"]["BilledGift"][];
            /** @description The personal subscription, or the change of one; null for none. */
            membership: components["schemas"]["Membership"] | null;
            /** @description Null for none. */
            donation: components["schemas"]["BilledDonation"] | null;
            /** @description Who is given something, and what. */
            giftees: components["schemas"]["Giftee"][];
            /** @description The lines of the cart table. */
            reported: components["schemas"]["PricedLine"][];
        };
        /** @description Goods in the cart, with what they cost. */
        BilledGoods: {
            ref: components["schemas"]["GoodsRef"];
            /** @description Their name. */
            name: string;
            medium: components["schemas"]["Medium"];
            /** @description How many, in pieces. */
            qty: number;
            outlays: components["schemas"]["Outlays"];
        };
        /** @description What the goods cost for all of their quantity. */
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
             * @description Whether it is given once or every month.
             * @enum {string}
             */
            process: "onetime" | "monthly";
            amount: components["schemas"]["Cents"];
        };
        /** @description A personal subscription, or the change of one. */
        Membership: {
            /**
             * @description Whether a subscription begins or is changed.
             * @enum {string}
             */
            type: "subscription" | "upgrades";
            item: components["schemas"]["MembershipItem"];
        };
        /** @description What is subscribed to; `introductory` is a reader's first subscription (INV-20). */
        MembershipItem: {
            /**
             * @description Whether it is the reader's first subscription or a renewal.
             * @enum {string}
             */
            phase: "introductory" | "renewal";
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            /** @description Null without one. */
            coupon: components["schemas"]["CouponCode"] | null;
        };
        /** @description Who is given what. */
        Giftee: {
            name: components["schemas"]["Name"];
            /** @description Null where nothing is shipped. */
            address: components["schemas"]["Address"] | null;
            /** @description What they are given. */
            goods: components["schemas"]["GifteeGoods"][];
        };
        /** @description Goods that somebody is given. */
        GifteeGoods: {
            /** @description Their name. */
            name: string;
            /** @description How many, in pieces. */
            qty: number;
        };
        /** @description One line of the cart table. */
        PricedLine: {
            /** @description The line's id, the same as long as the line is there. */
            id: string;
            /** @description The line's text, which the receipt repeats. */
            name: string;
            /** @description How many, in pieces. */
            quantity: number;
            price: components["schemas"]["Cents"];
            shipping: components["schemas"]["Cents"];
            discount: components["schemas"]["Cents"];
            /** @description The shipping zone; null where nothing is shipped. */
            shipcode: components["schemas"]["Shipcode"] | null;
            /** @description Whether the reader may change how many. */
            change_quantity: boolean;
            /** @description The most that may be ordered, in pieces. */
            max_quantity: number;
            cart: components["schemas"]["CartAction"];
        };
        /** @description Names what is put into the cart, changed there or taken out, by type. */
        CartAction: components["schemas"]["BasicProductAction"] | components["schemas"]["SizedProductAction"] | components["schemas"]["DigitalProductAction"] | components["schemas"]["PrintIssueAction"] | components["schemas"]["DigitalIssueAction"] | components["schemas"]["PersonalSubscriptionAction"] | components["schemas"]["GiftSubscriptionAction"] | components["schemas"]["DonationAction"] | components["schemas"]["UpgradeAction"];
        /** @description A product without sizes, to be put into the cart. */
        BasicProductAction: {
            /**
             * @description Marks a product without sizes. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "basic-product";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description A product in one of its sizes, to be put into the cart. */
        SizedProductAction: {
            /**
             * @description Marks a product with sizes. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "sized-product";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description A product that is downloaded, to be put into the cart. */
        DigitalProductAction: {
            /**
             * @description Marks a product that is downloaded. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "digital-product";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description A printed back issue, to be put into the cart. */
        PrintIssueAction: {
            /**
             * @description Marks a printed issue. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "print-issue";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description A digital back issue, to be put into the cart. */
        DigitalIssueAction: {
            /**
             * @description Marks a digital issue. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "digital-issue";
            item: components["schemas"]["GoodsChoice"];
            qty?: components["schemas"]["GoodsQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description A personal subscription, to be put into the cart. */
        PersonalSubscriptionAction: {
            /**
             * @description Marks a personal subscription. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "personal-subscription";
            item: components["schemas"]["MembershipChoice"];
            qty?: components["schemas"]["OneOnly"];
            all?: components["schemas"]["All"];
        };
        /** @description A gift subscription, to be put into the cart. */
        GiftSubscriptionAction: {
            /**
             * @description Marks a gift subscription. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "gift-subscription";
            item: components["schemas"]["CartGift"];
            qty?: components["schemas"]["GiftQuantity"];
            all?: components["schemas"]["All"];
        };
        /** @description A cart holds one donation; another takes its place. */
        DonationAction: {
            /**
             * @description Marks a donation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "donation-item";
            item: components["schemas"]["CartDonation"];
            qty?: components["schemas"]["OneOnly"];
            all?: components["schemas"]["All"];
        };
        /** @description The upgrade of a subscription, to be put into the cart. */
        UpgradeAction: {
            /**
             * @description Marks an upgrade. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "subscription-upgrade";
            item: components["schemas"]["UpgradeChoice"];
            qty?: components["schemas"]["OneOnly"];
            all?: components["schemas"]["All"];
        };
        /** @description Goods by their reference; a size stands for its product. */
        GoodsChoice: {
            ref: components["schemas"]["GoodsRef"];
            coupon?: components["schemas"]["CouponCode"];
        };
        /** @description A personal subscription, to check out later. */
        MembershipChoice: {
            /** @description Whether it renews a subscription the reader has. */
            renewal: boolean;
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            shipcode: components["schemas"]["Shipcode"];
            coupon?: components["schemas"]["CouponCode"];
        };
        /** @description A subscription of the reader, and what it becomes. */
        UpgradeChoice: {
            token: components["schemas"]["SubscriptionToken"];
            deliverable: components["schemas"]["Deliverable"];
            level: components["schemas"]["Level"];
        };
        /** @description The stock may allow less (STORE-8). */
        GoodsQuantity: number;
        /** @description How many gifts of one kind (GIFT-2). */
        GiftQuantity: number;
        /** @description There is one of it in an order. */
        OneOnly: number;
        /**
         * @description The whole line, whatever its quantity.
         * @constant
         */
        All: true;
        /** @description The order of what is in the cart. */
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
            invoice?: components["schemas"]["IntentId"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description The renewal of the reader's own subscription, with what is ordered beside it. */
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
            invoice?: components["schemas"]["IntentId"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description A gift, taken by the one who was given it. */
        RedeemRequest: {
            /** @description The gift, and how it is to be delivered. */
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
            invoice?: components["schemas"]["IntentId"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description A donation, once or every month. */
        DonateRequest: {
            /** @description The donation and nothing else. */
            cart: {
                donation: components["schemas"]["CartDonation"];
            };
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            origin: components["schemas"]["Origin"];
            address?: components["schemas"]["Address"];
            recipient_name?: components["schemas"]["Name"];
            /**
             * @description Always the first, wherever the donor lives; nothing is shipped.
             * @constant
             */
            shipcode: "ship-a";
            session: components["schemas"]["Session"];
            gifted: components["schemas"]["Gifted"];
            invoice?: components["schemas"]["IntentId"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description The payment of an invoice. */
        InvoicePaymentRequest: {
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordPair"];
            origin: components["schemas"]["Origin"];
            address?: components["schemas"]["Address"];
            shipcode: components["schemas"]["Shipcode"];
            session: components["schemas"]["Session"];
            gifted: components["schemas"]["Gifted"];
            invoice?: components["schemas"]["IntentId"];
            /**
             * @description Use the card on file; left out otherwise.
             * @constant
             */
            customer?: "use-card";
        };
        /** @description The id of an account. */
        AccountRef: string;
        /** @description A gift subscription, as the link to it carries it. */
        GiftToken: components["schemas"]["Token"];
        /**
         * @description Which address is used; guests always change (CHECK-12).
         * @enum {string}
         */
        Origin: "keep" | "change" | "recipient";
        /** @description True when the order goes to another recipient. */
        Gifted: boolean;
        /**
         * @description Use what is on file, or keep the new card; left out otherwise (CHECK-25). Only an account has either, so that an
         *     order which says it is refused with 401 where the session of its reader has ended.
         *     The card on file is charged until the end of its month. A bank account on file is debited where there is no card
         *     or the card has expired; with neither the order is refused with 402 `replacementRequired`.
         * @enum {string}
         */
        CardUse: "use-card" | "add-card";
        /** @description What follows an order that is paid or free, by type. */
        OrderReply: components["schemas"]["Started"] | components["schemas"]["Updated"] | components["schemas"]["Customer"] | components["schemas"]["Gratis"];
        /** @description The gift is the reader's. */
        RedeemSucceeded: {
            /**
             * @description Marks a redeemed gift. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "redeem-succeeded";
            /** @description The subscription that begins. */
            data: {
                token: components["schemas"]["SubscriptionToken"];
                order?: components["schemas"]["PlacedOrder"];
            };
        };
        /** @description The subscription was changed, and nothing was to be paid; `/account` follows. */
        UpdateSucceeded: {
            /**
             * @description Marks a change that is done and costs nothing. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "update-succeeded";
            data: components["schemas"]["ChangedSubscription"];
        };
        /** @description The change is to be paid; `data` is what follows, as if it were an order. */
        UpgradeCheckout: {
            /**
             * @description Marks an upgrade that is to be paid. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "upgrade-checkout";
            data: components["schemas"]["OrderReply"];
        };
        /** @description The subscription that a reply is about. */
        ChangedSubscription: {
            token: components["schemas"]["SubscriptionToken"];
        };
        /** @description The issue that goods are an edition of. */
        ProductIssue: {
            /** @description The last part of the address of the issue's page. */
            slug: string;
            number: components["schemas"]["IssueNumber"];
            /** @description Digital formats are there only when it is true (STORE-20). */
            released: boolean;
            release_date: components["schemas"]["Date"];
        };
        /** @description The issue's number, counted from the first issue. */
        IssueNumber: number;
        /**
         * @description The format of a file to download.
         * @enum {string}
         */
        FileFormat: "PDF" | "EPUB";
        /** @description An issue of the journal, and its editions in the store. */
        StoreIssue: {
            /** @description The last part of the address of the issue's page. */
            slug: string;
            number: components["schemas"]["IssueNumber"];
            /** @description The issue's title. */
            title: string;
            image: components["schemas"]["Image"];
            summary: components["schemas"]["Words"];
            /** @description Whether the issue has appeared. */
            released: boolean;
            release_date: components["schemas"]["Date"];
            /** @description The printed issue; null where it is not sold. */
            print: components["schemas"]["Product"] | null;
            /** @description The digital issue; null where it is not sold. */
            digital: components["schemas"]["Product"] | null;
            /** @description The files that the reader may download. */
            files: components["schemas"]["IssueFile"][];
        };
        /** @description A file of an issue. */
        IssueFile: {
            format: components["schemas"]["FileFormat"];
            href: components["schemas"]["Href"];
        };
        /** @description An `https:` address, or one on the site's own origin. */
        Href: string;
        /** @description A link of the host's own pages. */
        Link: {
            /** @description The link's text. */
            title: string;
            href: components["schemas"]["Href"];
        };
        /** @description What the header and the footer link to. */
        Navigation: {
            /** @description The links of the menu. */
            menu?: components["schemas"]["Link"][];
            /** @description The links of the archive. */
            archive?: components["schemas"]["Link"][];
            /** @description The links of the footer. */
            footer?: components["schemas"]["Link"][];
        };
        /** @description Where a post is shared, each an `https:` address with `{url}` and, if wanted, `{title}` in it; a popup of 600x350 opens it. */
        Share: {
            twitter?: components["schemas"]["UrlTemplate"];
            facebook?: components["schemas"]["UrlTemplate"];
        };
        /** @description An address with a place for another, which is put there percent-encoded. */
        UrlTemplate: string;
        /** @description The tiers that a donor is offered. */
        DonationTiers: components["schemas"]["DonationTier"][];
        /** @description A named level of donations. */
        DonationTier: {
            /** @description The level's name. */
            name: string;
            onetime: components["schemas"]["Cents"];
            monthly: components["schemas"]["Cents"];
        };
        /** @description The two links to proceed of the add-to-cart box and of the review panel. */
        StoreLinks: {
            /**
             * @description Where the store begins.
             * @default /store
             */
            browse?: string;
            /**
             * @description Where the cart is ordered.
             * @default /store/checkout
             */
            checkout?: string;
        };
        /** @description What the header and the footer of any page read from its page data. */
        ShellPage: {
            settings: components["schemas"]["Settings"];
            /** @description Null or absent for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description Null or absent where the header asks for it itself. */
            cart?: components["schemas"]["CartState"] | null;
        };
        /** @description The page data of `/articles/{slug}`. */
        ArticlePage: {
            settings: components["schemas"]["Settings"];
            /** @description The reader who is logged in; null for a visitor. */
            subscriber?: components["schemas"]["Subscriber"] | null;
            /** @description The cart; null where the front asks for it. */
            cart?: components["schemas"]["CartState"] | null;
            /** @description Null where the slug names none. */
            article: components["schemas"]["Article"] | null;
        };
        /** @description A post as its navigation and its share buttons need it; the host renders the text itself. */
        Article: {
            /** @description The article's title. */
            title: string;
            /** @description The address to share. */
            url: components["schemas"]["Href"];
            /** @description The headings of the text, in order. */
            contents: components["schemas"]["Heading"][];
            /** @description The footnotes, in the order of their numbers. */
            footnotes: components["schemas"]["Footnote"][];
        };
        /** @description A heading of an article. */
        Heading: {
            anchor: components["schemas"]["Anchor"];
            /** @description The heading's text. */
            title: string;
            /** @description Its level, 2 to 6 as in HTML. */
            depth: number;
        };
        /** @description A footnote of an article. */
        Footnote: {
            anchor: components["schemas"]["Anchor"];
            /** @description Where the text refers to it; a note that says it can be gone back from. */
            reference?: components["schemas"]["Anchor"];
            words: components["schemas"]["Words"];
        };
        /** @description The id of an element of the page. */
        Anchor: string;
        /** @description The page data of `/store`. */
        StorePage: {
            settings: components["schemas"]["Settings"];
            /** @description The reader who is logged in; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            /** @description Everything that is sold beside issues, best first, and the newest issues. */
            store: {
                /** @description The products, in the order they are shown. */
                products: components["schemas"]["Product"][];
                /** @description The issues, newest first. */
                issues: components["schemas"]["StoreIssue"][];
            };
        };
        /** @description The page data of `/store/issues`. */
        IssuesPage: {
            settings: components["schemas"]["Settings"];
            /** @description The reader who is logged in; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            /** @description Newest first. */
            issues: components["schemas"]["StoreIssue"][];
        };
        /** @description The page data of `/issue/{slug}`. */
        IssuePage: {
            settings: components["schemas"]["Settings"];
            /** @description The reader who is logged in; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            /** @description Null where the slug names none. */
            issue: components["schemas"]["StoreIssue"] | null;
            /** @description What is in the issue, in order. */
            contents?: components["schemas"]["Link"][];
        };
        /** @description The page data of `/store/product/{slug}`. */
        ProductPage: {
            settings: components["schemas"]["Settings"];
            /** @description The reader who is logged in; null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            /** @description Null where the slug names none. */
            product: components["schemas"]["Product"] | null;
            /** @description What the coupon in the address takes off this product; null without one. */
            coupon: components["schemas"]["ProductCoupon"] | null;
        };
        /** @description The applied-coupon line of the add-to-cart box (STORE-15). */
        ProductCoupon: {
            code: components["schemas"]["CouponCode"];
            discount: components["schemas"]["Cents"];
        };
        /** @description The page data of `/store/checkout`. */
        CheckoutPage: {
            settings: components["schemas"]["Settings"];
            /** @description Null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            cart: components["schemas"]["CartState"];
            checkout: components["schemas"]["CheckoutOptions"];
            /** @description What the reader has on file; null for nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description What an order of this page must carry. */
        CheckoutOptions: {
            session: components["schemas"]["Session"];
        };
        /** @description The page data of `/subscribe/renew`. */
        RenewPage: {
            settings: components["schemas"]["Settings"];
            /** @description Null for a visitor, who is asked to log in (RENEW-10). */
            subscriber: components["schemas"]["Subscriber"] | null;
            /** @description Null for a visitor, and for a reader who has nothing to renew. */
            renew: components["schemas"]["RenewOptions"] | null;
            /** @description What the reader has on file; null for nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description The subscription to be renewed, what it costs, and the coupon that came with the address. */
        RenewOptions: {
            session: components["schemas"]["Session"];
            account: components["schemas"]["AccountRef"];
            /** @description What was subscribed to. */
            settings: {
                medium: components["schemas"]["Medium"];
                level: components["schemas"]["Level"];
                term: components["schemas"]["Term"];
                deliverable: components["schemas"]["Deliverable"];
            };
            /** @description The subscription to renew; null for a reader who has none. */
            token: components["schemas"]["RenewalToken"] | null;
            prices: components["schemas"]["SubscriptionPrices"];
            shipping: components["schemas"]["SubscriptionShipping"];
            goods_shipping?: components["schemas"]["GoodsShipping"];
            /** @description What the server says of the coupon in the address; null without one. */
            coupon: components["schemas"]["Coupon"] | null;
        };
        /** @description Where the subscription stands. */
        RenewalToken: {
            /**
             * @description How much is left of the subscription.
             * @enum {string}
             */
            state: "extended" | "expiring" | "expired";
            /** @description How many issues are left. */
            tokens_left: number;
            /** @description How many issues are still to come. */
            issues_expected: number;
        };
        /** @description Base prices, by category and term. */
        SubscriptionPrices: {
            "print-low": components["schemas"]["TermPrices"];
            "print-high": components["schemas"]["TermPrices"];
            "digital-low": components["schemas"]["TermPrices"];
            "digital-high": components["schemas"]["TermPrices"];
        };
        /** @description Shipping of a print subscription, by category and term; a digital one has none. */
        SubscriptionShipping: {
            "ship-a": components["schemas"]["TermShipping"];
            "ship-b": components["schemas"]["TermShipping"];
            "ship-c": components["schemas"]["TermShipping"];
        };
        /** @description Shipping of goods, by category and by how many of one kind are ordered; needed where products are offered. */
        GoodsShipping: {
            "ship-a": components["schemas"]["BandPrices"];
            "ship-b": components["schemas"]["BandPrices"];
            "ship-c": components["schemas"]["BandPrices"];
        };
        /** @description The page data of `/subscribe/redeem`. */
        RedeemPage: {
            settings: components["schemas"]["Settings"];
            link?: components["schemas"]["MailedLink"];
            /** @description Null for a new reader, who chooses a password or logs in. */
            subscriber: components["schemas"]["Subscriber"] | null;
            redeem: components["schemas"]["RedeemOptions"];
            /** @description What the reader has on file; null for nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description A gift and the reader who asks for it, as the page data of `/subscribe/redeem` has them. */
        RedeemData: {
            /** @description Null for a new reader. */
            subscriber: components["schemas"]["Subscriber"] | null;
            redeem: components["schemas"]["RedeemOptions"];
            /** @description What the reader has on file; null for nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description What may be done with a gift, by status. */
        RedeemOptions: components["schemas"]["OpenGift"] | components["schemas"]["RedeemedGift"] | components["schemas"]["UnknownGift"] | components["schemas"]["ClosedGift"];
        /** @description A gift that may be redeemed. */
        OpenGift: {
            /**
             * @description Marks a gift that can be redeemed. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "open";
            session: components["schemas"]["Session"];
            gift: components["schemas"]["GiftSubscription"];
            /** @description Whether it is delivered otherwise than the reader's own subscription. */
            misaligned: boolean;
            /** @description Whether an upgrade can be bought here. */
            can_upgrade: boolean;
            /** @description What it costs to have the gift delivered so, shipping included. */
            upgrade_prices: {
                digital: components["schemas"]["Cents"];
                "print-a": components["schemas"]["Cents"];
                "print-b": components["schemas"]["Cents"];
                "print-c": components["schemas"]["Cents"];
            };
        };
        /** @description Somebody has it already; the form is hidden. */
        RedeemedGift: {
            /**
             * @description Marks a gift that somebody has redeemed. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "redeemed";
        };
        /** @description The token names no gift. */
        UnknownGift: {
            /**
             * @description Marks a code that names no gift. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "notfound";
        };
        /** @description The gift cannot be redeemed, for the reason that `message` gives. */
        ClosedGift: {
            /**
             * @description Marks a gift that can no longer be redeemed. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "closed";
            message: components["schemas"]["Words"];
        };
        /** @description A subscription that was bought for somebody. */
        GiftSubscription: {
            token: components["schemas"]["GiftToken"];
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            /** @description How the gift is delivered. */
            deliverables: {
                set: components["schemas"]["Deliverable"];
            };
            /** @description The order that the gift is of. */
            order: {
                /** @description The giver. */
                name: components["schemas"]["Name"];
            };
            message?: components["schemas"]["GivenMessage"];
            /** @description The day it was meant for. */
            deliver_on?: components["schemas"]["Date"];
        };
        /** @description The page data of `/donate`. */
        DonatePage: {
            settings: components["schemas"]["Settings"];
            /** @description Null for a visitor. */
            subscriber: components["schemas"]["Subscriber"] | null;
            donate: components["schemas"]["DonateOptions"];
            /** @description What the reader has on file; null for nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description What the donate page begins with. */
        DonateOptions: {
            session: components["schemas"]["Session"];
            /**
             * @description Whether the page begins with a single or a monthly donation.
             * @enum {string}
             */
            process: "onetime" | "monthly";
            /** @description The amount that the page begins with, in cents. */
            amount: number;
        };
        /** @description How an invoice is paid without the payment provider; plain text, one line an item. */
        BusinessInfo: {
            /** @description To whom and where a check is sent. */
            checking: components["schemas"]["Words"];
            /** @description The lines of the account for a wire. */
            banking: string[];
        };
        /** @description A number of days. */
        Days: number;
        /** @description What is billed. */
        InvoiceBill: {
            /** @description The goods on the invoice. */
            goods: components["schemas"]["InvoiceGoods"][];
            /** @description Null for none. */
            membership: components["schemas"]["Membership"] | null;
            /** @description Who is given something, and what. */
            giftees: components["schemas"]["Giftee"][];
        };
        /** @description Goods on an invoice. */
        InvoiceGoods: {
            /** @description Their name. */
            name: string;
            medium: components["schemas"]["Medium"];
        };
        /** @description The token of a mailed link. */
        LinkToken: components["schemas"]["Token"];
        /** @description A subscription, by its token; never the word `update` (API-40). */
        SubscriptionToken: components["schemas"]["Token"];
        /** @description An institution, as identity providers name it. */
        EntityId: string;
        /**
         * @description A page of this origin, with query and fragment. One `/` first, never two in a row in the path, no backslash, space
         *     or control character. The server checks again that it does not lead to `/login…`, `/logout`, `/oauth/…`, `/api/…`
         *     or a delete page, in whatever case and however encoded, nor carries a `redirect_status`.
         */
        ReturnPath: string;
        /** @description A payment method of the provider, or a token for one. */
        MethodId: string;
        /** @description The call did what it was asked. The documents give its reply no field, and none is read. */
        Done: Record<string, never>;
        /** @description A sentence for the reader. */
        MessageReply: {
            message: components["schemas"]["Words"];
        };
        /** @description An email address to write to. */
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description An address and its password. */
        LoginRequest: {
            email: components["schemas"]["Email"];
            /** @description The password, as it was typed. */
            password: string;
        };
        /** @description Asks for a code by mail. */
        CodeRequest: {
            email: components["schemas"]["Email"];
            path: components["schemas"]["ReturnPath"];
        };
        /** @description What names the request for a code when the code is sent back. Kept in memory only. */
        CodeReply: {
            /** @description Names this request; sent back with the code. */
            token: string;
        };
        /** @description The code that was mailed, and the request it answers. */
        VerifyRequest: {
            /** @description The token that the request for the code was answered with. */
            token: string;
            /** @description The code as it was typed; the server ignores spaces and case. */
            password: string;
        };
        /** @description The institutions that a reader can log in by. */
        IdentityProviders: components["schemas"]["IdentityProvider"][];
        /** @description An institution that readers may sign in through. */
        IdentityProvider: {
            entity_id: components["schemas"]["EntityId"];
            /** @description The institution's name. */
            name: string;
        };
        /** @description How readers log in on this page; absent means false. */
        LoginSettings: {
            /** @description Whether there is the tab for a Google account. */
            google?: boolean;
            /** @description Whether there is the tab for institutional access. */
            institutional?: boolean;
            /** @description The institutional tab is open first, and logging out leads to `/`. */
            institutional_page?: boolean;
            /** @description Where to go after the login, validated by the host; absent means that the page reloads. */
            path?: components["schemas"]["ReturnPath"];
        };
        /** @description A way that notifications are sent. */
        Contact: {
            /** @description Nothing is sent, because what was sent came back. */
            suspended: boolean;
        };
        /** @description One flag for each address slot. */
        SlotFlags: {
            /** @description For the address of the first zone. */
            a: boolean;
            /** @description For the address of the second zone. */
            b: boolean;
            /** @description For the address of the third zone. */
            c: boolean;
        };
        /** @description What is left of a subscription; nothing is, once it has expired. */
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
         * @description A subscription that still runs, or an issue still to be sent; or neither any more.
         * @enum {string}
         */
        TokenState: "active" | "expired";
        /**
         * @description A reader's first subscription, or a later one.
         * @enum {string}
         */
        Phase: "introductory" | "renewal";
        /** @description What the reader has chosen. */
        SubscriptionSettings: {
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
        };
        /** @description Who ordered the subscription; for a gift, the giver. */
        SubscriptionOrder: {
            name: components["schemas"]["Name"];
        };
        /** @description Issue tokens, counted by state. */
        TokenSummary: {
            active: components["schemas"]["IssueCount"];
            expired: components["schemas"]["IssueCount"];
        };
        /** @description The right to one issue. */
        IssueToken: {
            /** @description The issue; null where it has no title yet. */
            issue: components["schemas"]["IssueName"] | null;
            deliverable: components["schemas"]["Deliverable"];
            state: components["schemas"]["TokenState"];
        };
        /** @description An issue, as lists name it. */
        IssueName: {
            /** @description The issue's title. */
            title: string;
            /** @description The last part of the address of the issue's page. */
            slug: string;
            /** @description Whether it is out. */
            released: boolean;
            /** @description The day it came out or will; null while that is not known. */
            release_date: components["schemas"]["Date"] | null;
            /** @description Its cover; absent while there is none to show. */
            image?: components["schemas"]["Image"];
        };
        /** @description What is sent now, and what follows in a later cycle. */
        DeliverablePair: components["schemas"]["Deliverable"][];
        /** @description Who is logged in, read again. */
        SubscriberReply: {
            /** @description The reader who is now logged in. */
            subscriber: {
                account: components["schemas"]["Account"];
            };
            timetable: components["schemas"]["Timetable"];
            /** @description What the reader has on file; null for nothing. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description What the reader has given, as the page data of `/account` have it. */
            gifts?: components["schemas"]["GivenGifts"];
        };
        /** @description A new name. */
        NameRequest: {
            name: components["schemas"]["Name"];
        };
        /** @description The name as it is now kept. */
        NameReply: {
            name: components["schemas"]["Name"];
        };
        /** @description The address that holds, and the one that waits. */
        EmailReply: {
            email: components["schemas"]["Email"];
            email_change: components["schemas"]["PendingEmail"];
            /** @description The reader's name. */
            name: string;
        };
        /** @description An address that waits to be confirmed; null for none. */
        PendingEmail: components["schemas"]["Email"] | null;
        /** @description The saved addresses as they are now. */
        AddressesReply: {
            addresses: components["schemas"]["Addresses"];
        };
        /** @description What autorenew is to become, and the version of the subscription that it is asked for. */
        AutorenewRequest: {
            /** @description Whether the subscription is to renew by itself. */
            autorenew: boolean;
            version?: components["schemas"]["SubscriptionVersion"];
        };
        /** @description Whether the subscription renews by itself now. */
        AutorenewReply: {
            /** @description True where it renews at the end of its cycle. */
            autorenew: boolean;
        };
        /** @description A payment method that the provider's client has set up, and its holder. */
        CardRequest: {
            name: components["schemas"]["Name"];
            cc_token: components["schemas"]["MethodId"];
        };
        /** @description What is on file now. */
        CardReply: {
            /** @description The reader's name. */
            name: string;
            details: components["schemas"]["PaymentDetails"];
        };
        /** @description Starts a monthly donation again by another method. */
        RestartRequest: {
            "payment-method": components["schemas"]["MethodId"];
        };
        /** @description What is on file. */
        PaymentDetails: {
            /**
             * @description Marks a method that is on file.
             * @constant
             */
            type: "details";
            /** @description A card, a bank account, or both. */
            data: {
                card?: components["schemas"]["Card"];
                ach?: components["schemas"]["BankAccount"];
            };
        };
        /** @description What is on file, and the keys to set another method up. */
        PaymentSetup: {
            /** @description The reader's name. */
            name: string;
            /** @description Null for nothing on file. */
            details: components["schemas"]["PaymentDetails"] | null;
            keys: components["schemas"]["SetupKeys"];
            /** @description The latest payment of a monthly donation could not be taken; absent means false. */
            failing?: boolean;
            /** @description What a monthly donation charges each month. A failing donation is told with its amount, so that nobody restarts one without seeing it. */
            amount?: components["schemas"]["Cents"];
            /** @description The day of the next payment of a monthly donation; absent where it is not told. */
            next_at?: components["schemas"]["Date"];
        };
        /** @description What the provider's client needs to set a payment method up; made anew for each page. */
        SetupKeys: {
            /** @description The payment provider's publishable key. */
            pubkey: string;
            secret: components["schemas"]["Secret"];
        };
        /** @description A subscription, read again. */
        SubscriptionReply: {
            upgrade: components["schemas"]["Upgrade"];
            subscriber: components["schemas"]["AddressesReply"];
        };
        /** @description A subscription and what it can become. */
        Upgrade: {
            session: components["schemas"]["Session"];
            version?: components["schemas"]["SubscriptionVersion"];
            subscription: components["schemas"]["UpgradeSubscription"];
        };
        /** @description A subscription that may be changed. */
        UpgradeSubscription: {
            token: components["schemas"]["SubscriptionToken"];
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            phase: components["schemas"]["Phase"];
            /** @description Whether it was cancelled. */
            cancelled: boolean;
            deliverables: components["schemas"]["Deliverables"];
            /** @description Whether anything can be changed here. */
            can_update: boolean;
            /** @description Whether more can be chosen than is paid for. */
            can_upgrade: boolean;
            /** @description The card or bank account on file; null for nothing. */
            card: components["schemas"]["PaymentRecord"] | null;
            upgrade_prices: components["schemas"]["UpgradePrices"];
        };
        /** @description What a change costs now, by the level and the deliverable that are chosen. */
        UpgradePrices: {
            low: components["schemas"]["DeliverablePrices"];
            high: components["schemas"]["DeliverablePrices"];
        };
        /** @description 0 is free; a deliverable without a price is not offered. */
        DeliverablePrices: {
            digital?: components["schemas"]["Cents"];
            "print-a"?: components["schemas"]["Cents"];
            "print-b"?: components["schemas"]["Cents"];
            "print-c"?: components["schemas"]["Cents"];
        };
        /** @description A change of a subscription, by the reader who has it. */
        UpdateRequest: {
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordPair"];
            /**
             * @description Keep the address on record, or change it to `address`.
             * @enum {string}
             */
            origin: "keep" | "change";
            address?: components["schemas"]["Address"];
            shipcode: components["schemas"]["Shipcode"];
            /** @description The subscription, and what it is to become. */
            subscription: {
                token: components["schemas"]["SubscriptionToken"];
                deliverable: components["schemas"]["Deliverable"];
                level: components["schemas"]["Level"];
            };
            version?: components["schemas"]["SubscriptionVersion"];
            session?: components["schemas"]["Session"];
            /** @description Whether the order is given to somebody else. */
            gifted?: boolean;
            /** @description The payment intent that is open for this change. */
            invoice?: components["schemas"]["IntentId"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description What follows a change of a subscription, by type. */
        UpdateReply: components["schemas"]["UpdateSucceeded"] | components["schemas"]["UpgradeCheckout"];
        /** @description The page data of a page that anyone may open. */
        OpenPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["MaybeSubscriber"];
        };
        /** @description The page data of a page that is a reader's own. */
        ReaderPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["Subscriber"];
            /** @description What the reader has on file, for the banner about it; null for nothing. Without it there is none about a card. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description Null for a visitor. */
        MaybeSubscriber: components["schemas"]["Subscriber"] | null;
        /** @description The page data of `/account`. */
        AccountPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["Subscriber"];
            /** @description The newest receipts and invoices. Absent from a server without a history; the page then has no such section. */
            orders?: components["schemas"]["OrderHistory"];
            confirmed?: components["schemas"]["ConfirmedEmail"];
            /** @description What the reader has on file; null for nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
            /** @description What the reader has given, newest first. Without any the account has no such section. */
            gifts?: components["schemas"]["GivenGifts"];
        };
        /** @description The token of a mailed link. */
        LinkRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description Receipts and invoices of one account, newest first, and where the next ones begin. */
        OrderHistory: {
            /** @description The orders, newest first. */
            orders: components["schemas"]["ListedOrder"][];
            /** @description The cursor of what is older; null where there is nothing older. */
            next: components["schemas"]["OrderCursor"] | null;
        };
        /** @description Names a place in the history, whatever is bought meanwhile. Only the server reads it. */
        OrderCursor: string;
        /** @description One receipt or invoice, as the history lists it. */
        ListedOrder: {
            /**
             * @description Whether it leads to a receipt or an invoice.
             * @enum {string}
             */
            kind: "receipt" | "invoice";
            /** @description A bearer token, as in the address of the receipt or invoice. */
            token: components["schemas"]["Token"];
            /** @description The number for people. */
            number?: string;
            date: components["schemas"]["Date"];
            total: components["schemas"]["Cents"];
            /**
             * @description Whether it is paid, and if not, why.
             * @enum {string}
             */
            status: "paid" | "due" | "past-due" | "processing" | "failed" | "refunded";
            /** @description What was bought, in a few words. */
            summary?: string;
        };
        /**
         * @description What a server knows of the mailed link by which a page was asked for; absent where the address has neither `token`
         *     nor `link`, and from a server that does not say. The page never says whose link it is.
         */
        MailedLink: {
            /**
             * @description Whether the link can be used, and if not, why.
             * @enum {string}
             */
            state: "good" | "expired" | "used" | "unknown" | "foreign" | "missing";
        };
        /**
         * @description The email address that a mailed link has confirmed. On `/account` it is told once, to the reader who opened the
         *     link; on `/account/email` to a visitor who opens it, for an hour.
         */
        ConfirmedEmail: string;
        /** @description The page data of `/account/email`. */
        EmailPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["MaybeSubscriber"];
            /** @description Never ignored because it is wrong, since a link that is not good opens nothing. */
            link?: components["schemas"]["MailedLink"];
            confirmed?: components["schemas"]["ConfirmedEmail"];
            /** @description What the reader has on file, for the banner about it; null for nothing. Without it there is none about a card. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
            /** @description What servers sent before `link`. It is read as `unknown` where there is no `link`. */
            token_refused?: boolean;
        };
        /** @description The page data of `/account/renewal`. */
        RenewalPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["Subscriber"];
            /** @description Null where nothing is to be retried. */
            renewal: components["schemas"]["RenewalRetry"] | null;
            /** @description What the reader has on file; null for nothing. */
            payment_info: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description What a retry pays for. */
        RenewalRetry: {
            /** @description What is paid for. */
            lines: components["schemas"]["OrderLine"][];
            total: components["schemas"]["Cents"];
        };
        /** @description The retry of a failed renewal, by the reader whose it is. */
        RetryRequest: {
            amount: components["schemas"]["Cents"];
            version?: components["schemas"]["SubscriptionVersion"];
            /** @description The payment intent that is open for this renewal. */
            invoice?: components["schemas"]["IntentId"];
            customer?: components["schemas"]["CardUse"];
        };
        /** @description The page data of `/account/address`. */
        AddressPage: {
            settings: components["schemas"]["Settings"];
            /** @description The reader whose addresses are changed; null where a link opens none and nobody is logged in. */
            subscriber: components["schemas"]["Subscriber"] | null;
            /** @description Never ignored because it is wrong, since a link that is not good opens nothing. */
            link?: components["schemas"]["MailedLink"];
            /** @description What the reader has on file, for the banner about it; null for nothing. Without it there is none about a card. */
            payment_info?: components["schemas"]["PaymentRecord"] | null;
        };
        /** @description The page data of `/account/payment`. */
        PaymentPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["MaybeSubscriber"];
            payment_setup: components["schemas"]["MaybePaymentSetup"];
            link?: components["schemas"]["MailedLink"];
        };
        /** @description Null where no link and no session opens one. */
        MaybePaymentSetup: components["schemas"]["PaymentSetup"] | null;
        /** @description The page data of `/account/subscriptions/{token}`. */
        SubscriptionPage: {
            settings: components["schemas"]["Settings"];
            subscriber: components["schemas"]["Subscriber"];
            /** @description Null where the token names no subscription of this reader. */
            upgrade: components["schemas"]["Upgrade"] | null;
        };
        /** @description The page data of `/donation/setup`. */
        DonationSetupPage: {
            settings: components["schemas"]["Settings"];
            payment_setup: components["schemas"]["MaybePaymentSetup"];
            link?: components["schemas"]["MailedLink"];
        };
    };
    responses: {
        /** @description The session has ended. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The payment was not made; `checkout_errors` says what it needs. */
        PaymentNeeded: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The bot check was not passed, or the session may only look. */
        BotCheckRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The order has changed since it was shown, is sold out, or is being paid in another tab. */
        OrderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The order or the subscription has changed since it was shown, is sold out, or is being paid in another tab. */
        RenewalConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The cart cannot hold so many, or cannot be changed any more. */
        CartConflict: {
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
        /** @description The server cannot answer at the moment; what it did with the call is not known. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Handled, now or before. The provider reads the status alone. */
        EventTaken: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The signature is missing, wrong or too old. Nothing was done. */
        EventRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The session may only look, as an administrator's with `admin-view`. */
        ViewOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token of the mailed link is not valid any more, or the session may only look. */
        LinkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token names no subscription of this reader. */
        NoSuchSubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The name is kept. */
        NameKept: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NameReply"];
            };
        };
        /** @description The name cannot be taken. */
        NameRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The address is kept. */
        AddressesKept: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressesReply"];
            };
        };
        /** @description The address cannot be taken. */
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
        /** @description The card or bank account cannot be taken. */
        CardRefused: {
            headers: {
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
                 * @description The login page, with the path of this one as `url`.
                 * @example /login?url=%2Faccount
                 */
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description On to the provider; or to `/login` where this sign-in is switched off. */
        ToProvider: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                /**
                 * @description An address of the provider's, with a state made for this sign-in.
                 * @example https://accounts.provider.example/authorize?state=st_5Gk1
                 */
                Location?: string;
                "Referrer-Policy": components["headers"]["NoReferrer"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
         *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
         *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
         *     empty one.
         * @example bot_Zk41xR
         */
        Captcha: string;
        /** @description Present when the purpose is a gift. */
        Gift: "";
        /** @description The coupon that came with the page's address. */
        Coupon: components["schemas"]["CouponCode"];
        /**
         * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
         *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
         */
        AdminView: string;
        /**
         * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
         *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
         *
         *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
         *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
         *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
         *        with `keyForeign`.
         *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
         *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
         *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
         *        is refused with `keyInUse`.
         *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
         *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
         *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
         *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
         *        arrives late is refused with `keyClosed`.
         *
         *     A request without a key is carried out each time it arrives.
         */
        IdempotencyKey: string;
        /**
         * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body, keyed
         *     with the secret that the provider gave for this address. Refuse a signature older than five minutes.
         * @example t=1772704817,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
         */
        ProviderSignature: string;
        /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
        PageAdminView: string;
        /**
         * @description The products chosen to begin with, where the page offers them, each with its size and how many.
         * @example prd:harbour-tote*1.sze:shirt-s*2
         */
        PageProducts: string;
        /**
         * @description The donation to begin with, in dollars, where the page offers one; used only if it can be given.
         * @example 12.50
         */
        PageDonation: string;
        /** @description A coupon; the server puts what it says of it into the page data. */
        PageCoupon: components["schemas"]["CouponCode"];
        /**
         * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
         *     takes it out of the address before any call and asks for the state of the intent.
         */
        ReturnStatus: string;
        /** @description The intent that the reader comes back from; added by the payment provider. */
        ReturnIntent: components["schemas"]["IntentId"];
        /** @description Its client secret; added by the payment provider, never logged by the server. */
        ReturnSecret: components["schemas"]["Secret"];
        /**
         * @description The gift's token, as the mailed link carries it.
         * @example gft_p8Lx3N
         */
        GiftToken: components["schemas"]["GiftToken"];
        /**
         * @description What the reader signs up for; once for each. The widget passes on those of its page's address.
         * @example [
         *       "events",
         *       "back-issues"
         *     ]
         */
        ListTag: components["schemas"]["Tag"][];
        /**
         * @description Where to return to after the login; absent means `/`.
         * @example /account
         */
        ReturnUrl: components["schemas"]["ReturnPath"];
        /**
         * @description The token of a mailed link, in place of a login.
         * @example lnk_9Zc4Tq
         */
        LinkToken: components["schemas"]["LinkToken"];
        /**
         * @description Marks a page that a mailed link opened. The front takes the token out of the address and puts this in its
         *     place, a digest that opens nothing. On a reload it asks for the page with the token that the tab has kept. The
         *     server ignores the value and answers with the page, never with the login: where no token comes with it,
         *     `link` is `missing`.
         * @example 1x9f3k
         */
        KeptLink: string;
        /**
         * @description The token of the link that was mailed to the donor.
         * @example don_3Kf8Yw
         */
        DonationToken: components["schemas"]["LinkToken"];
        /**
         * @description The provider's setup intent, in the address it returns to.
         * @example seti_1Qk20z
         */
        SetupIntent: components["schemas"]["IntentId"];
        /**
         * @description The secret of the setup intent; with it the provider is asked what became of the setup.
         * @example seti_1Qk20z_secret_Wm7p
         */
        SetupIntentClientSecret: components["schemas"]["Secret"];
        /**
         * @description The slot. The front always sends the first three; the server takes `us`, `ca` and `other` for them (ADDR-10).
         * @example ship-a
         */
        AddressSlot: "ship-a" | "ship-b" | "ship-c" | "us" | "ca" | "other";
        /**
         * @description The subscription's token, good only in the session of the reader who has it.
         * @example sub_An09
         */
        SubscriptionToken: components["schemas"]["SubscriptionToken"];
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
        /** @description The answer is for this reader alone. */
        NoStore: "no-store";
        /** @description The address holds a token. */
        NoReferrer: "no-referrer";
        /**
         * @description As the host decides for a page that is the same for every reader; `no-store` for any other.
         * @example no-store
         */
        PageCache: string;
        /**
         * @description Seconds until the call may be made again.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The cookie of a new session, never of the one before the login.
         * @example session=s1_Kq83nTzr; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionBegun: string;
        /**
         * @description The cookie of the session that the page's orders belong to; only where the request brought none.
         * @example session=s1_Kq83nTzr; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionOpened: string;
        /**
         * @description The cookie of a session of the account that the order has opened: on the reply that tells the session that ordered
         *     that its order is completed, and on no other.
         * @example session=s1_Kq83nTzr; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionOfAccount: string;
        /**
         * @description The cookie is taken back.
         * @example session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax
         */
        SessionEnded: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkOutCart: {
        parameters: {
            query?: {
                /**
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present when the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon that came with the page's address. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
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
            /** @description What follows, by type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOfAccount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutReply"];
                };
            };
            /** @description The order cannot be taken as it is. */
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
            /** @description A failure told by type. */
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
    subscribe: {
        parameters: {
            query?: {
                /**
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present when the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon that came with the page's address. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
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
            /** @description What follows, by type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOfAccount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The order cannot be taken as it is. */
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
            /** @description The payment was not made; `checkout_errors` says what it needs. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["BotCheckRefused"];
            /** @description The order has changed since it was shown, or is being paid in another tab. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A failure told by type. */
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
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present when the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon that came with the page's address. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
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
            /** @description What follows, by type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The order cannot be taken as it is. */
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
            /** @description The bot check was not passed, the account is not the session's, or the session may only look. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["RenewalConflict"];
            /** @description A failure told by type. */
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
    getGift: {
        parameters: {
            query: {
                /**
                 * @description The gift's token, as the mailed link carries it.
                 * @example gft_p8Lx3N
                 */
                token: components["parameters"]["GiftToken"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift, by status. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemData"];
                };
            };
            /** @description The token is not of its pattern. */
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
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present when the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon that came with the page's address. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
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
            /** @description What follows, by type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionOfAccount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutReply"];
                };
            };
            /** @description The gift cannot be redeemed as the form is. */
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
            /** @description No such gift. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["OrderConflict"];
            /** @description A failure told by type. */
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
    donate: {
        parameters: {
            query?: {
                /**
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present when the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon that came with the page's address. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
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
            /** @description What follows, by type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The donation cannot be taken as it is. */
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
            /** @description The donation is being paid in another tab. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A failure told by type. */
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
    getInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The invoice's token, as fulfilment gave it.
                 * @example inv_5tG4hA
                 */
                invoice: components["schemas"]["InvoiceToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice, and how its payment stands. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceData"];
                };
            };
            /** @description No such invoice. */
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
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /** @description Present when the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon that came with the page's address. */
                coupon?: components["parameters"]["Coupon"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The invoice's token, as fulfilment gave it.
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
            /** @description What follows, by type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The payment cannot be taken as it is. */
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
            /** @description The bot check was not passed, the invoice is not paid online, or the session may only look. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such invoice. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The invoice is being paid or was paid, or it has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A failure told by type. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description What became of the order. */
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
            /** @description The key belongs to another session, or the session may only look. */
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
                /** @description Present on the first read of a new attempt on the same intent after a failure or a timeout. */
                reset?: "";
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The payment intent's id.
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
            /** @description No such intent in this session. */
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
    getCart: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart, by shipping group. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The cart as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartState"];
                };
            };
            /** @description The cart cannot take it. */
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
            /** @description It is not sold. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The cart as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartState"];
                };
            };
            /** @description The cart cannot take it. */
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
            /** @description The cart holds no such line. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The cart as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartState"];
                };
            };
            /** @description The cart cannot take it. */
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
            /** @description The cart cannot be changed any more. */
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
    checkCoupon: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The coupon, or the cart or invoice as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponReply"];
                };
            };
            /** @description The code takes nothing off the cart or the invoice, or cannot be a code; nothing was changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description The invoice is not paid online, or the session may only look. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such invoice. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The cart was changed or ordered meanwhile, or the invoice is being paid or was; nothing was changed. */
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
    getProducts: {
        parameters: {
            query: {
                /**
                 * @description Which products to list.
                 * @example swag
                 */
                tag: components["schemas"]["Tag"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
                    /** @description May be kept for a minute; stock changes. */
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
    updateSubscription: {
        parameters: {
            query?: {
                /**
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
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
            /** @description What follows, by type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateReply"];
                };
            };
            /** @description The change cannot be made as it is. */
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
            /** @description The bot check was not passed, or the session may only look. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NoSuchSubscription"];
            /** @description The subscription or its price has changed since the page was shown, or is being paid in another tab. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A failure told by type. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The subscription's token, good only in the session of the reader who has it.
                 * @example sub_An09
                 */
                token: components["parameters"]["SubscriptionToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, and the addresses that it may be sent to. */
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
    setDonationCard: {
        parameters: {
            query: {
                /**
                 * @description The token of the link that was mailed to the donor.
                 * @example don_3Kf8Yw
                 */
                token: components["parameters"]["DonationToken"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewCard"];
        responses: {
            /** @description The card is kept. */
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
                 * @description The token of the link that was mailed to the donor.
                 * @example don_3Kf8Yw
                 */
                token: components["parameters"]["DonationToken"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
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
            /** @description The donation goes on. */
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
            /** @description The token of the mailed link is not valid any more, the session may only look, or the key is of another session. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is nothing to restart. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The idempotency key was sent with another body. */
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
    logIn: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description Logged in. */
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
            /** @description Not logged in. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The same for every address. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The same for every address. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description Logged in. */
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
            /** @description Not logged in; `errors` is a string. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no session any more. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The institutions, by name. */
            200: {
                headers: {
                    /** @description May be kept for an hour. */
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
                 * @description Where to return to after the login; absent means `/`.
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
                 * @description Where to return to after the login; absent means `/`.
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
                 * @description Where to return to; absent means `/`.
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
    joinMailingList: {
        parameters: {
            query?: {
                /**
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /**
                 * @description What the reader signs up for; once for each. The widget passes on those of its page's address.
                 * @example [
                 *       "events",
                 *       "back-issues"
                 *     ]
                 */
                "list-tag"?: components["parameters"]["ListTag"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The address cannot be taken; `errors.email` is shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The bot check was not passed, or the session may only look. */
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
                /** @description Always present and empty. A server may ignore it. */
                membership?: "";
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and what it is subscribed to. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The change waits to be confirmed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailReply"];
                };
            };
            /** @description The address cannot be taken. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description The same for every token. */
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
    resendGift: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The gift's token, good only in the session of its giver.
                 * @example gft_Ib2q
                 */
                token: components["schemas"]["GiftToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift as it is now. */
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
            /** @description The reader has given no such gift. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Nothing was mailed. */
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
    saveAddress: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front always sends the first three; the server takes `us`, `ca` and `other` for them (ADDR-10).
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front always sends the first three; the server takes `us`, `ca` and `other` for them (ADDR-10).
                 * @example ship-a
                 */
                shipcode: components["parameters"]["AddressSlot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slot holds no address. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front always sends the first three; the server takes `us`, `ca` and `other` for them (ADDR-10).
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
                 * @description The token of a mailed link, in place of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front always sends the first three; the server takes `us`, `ca` and `other` for them (ADDR-10).
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
                 * @description The token of a mailed link, in place of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The slot. The front always sends the first three; the server takes `us`, `ca` and `other` for them (ADDR-10).
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
    setCard: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, in place of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewCard"];
        responses: {
            /** @description The method is kept. */
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
                 * @description The token of a mailed link, in place of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
                /** @description The method to delete; everything on file where it is left out. */
                method?: "card" | "ach";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The method is forgotten and autorenew is off. */
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
            /** @description Nothing was on file, or not the method that was named. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A payment with it is under way. */
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
    flipAutorenew: {
        parameters: {
            query?: {
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
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
            /** @description Flipped. */
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
            /** @description There is nothing to renew, nothing to renew it with, or the subscription has changed since it was shown. */
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
                 * @description The `next` of the page before; absent for the newest.
                 * @example ord_6
                 */
                after?: components["schemas"]["OrderCursor"];
                /** @description How many at most. */
                limit?: number;
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistory"];
                };
            };
            /** @description The cursor is none of this history, or the limit is not a number from 1 to 100. */
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
    retryRenewal: {
        parameters: {
            query?: {
                /**
                 * @description A fresh token of the bot-protection service, for the action `signup` on the mailing list and `checkout` on every
                 *     order; empty where the host page gives no site key. A server without a secret takes any token, also an empty
                 *     one; one with a secret answers 403 to an empty, a used or a refused one (HOST-13). Treat a missing token as an
                 *     empty one.
                 * @example bot_Zk41xR
                 */
                captcha?: components["parameters"]["Captcha"];
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description A UUID made for one order; see [Idempotency keys](#/section/idempotency-keys). The client sends the same key only to
                 *     repeat the same request after its reply was lost. Every server follows these rules, in this order:
                 *
                 *     1. **A key belongs to one session**: to the account that is logged in, else to the session whose cookie came
                 *        with the request. Every page that sells gives a guest a session; a first order without one opens one, and the
                 *        key belongs to it. Login takes a guest's keys along. Anyone else, also a caller without a cookie, is refused
                 *        with `keyForeign`.
                 *     2. **A key stands for one request**: the call, its path, the query but for `captcha` and `admin-view`, and the
                 *        body as a JSON value, in which `true` is not `1`. Any other request with the key is refused with `keyReused`.
                 *     3. **Only one request at a time** is carried out for a key. A second one waits for the reply to the first, or
                 *        is refused with `keyInUse`.
                 *     4. **The reply is kept for 24 hours** and repeated, with its status, to every request that repeats the first.
                 *        A reply with the status 401, 403 or 429 is not kept: nothing was done, and the key can be used again. After
                 *        a 5xx, a repeat is carried out unless the first request was, and then gets the reply to that.
                 *     5. **A key that was given up stays unused**: after `closeAttempt` said that nothing was placed, a request that
                 *        arrives late is refused with `keyClosed`.
                 *
                 *     A request without a key is carried out each time it arrives.
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
            /** @description What follows, by type. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
            /** @description The renewal cannot be paid as it is. */
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
            /** @description The renewal is being paid or was paid, it is not what the reader saw, or there is none to retry. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A failure told by type. */
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
    getShipping: {
        parameters: {
            query?: {
                /** @description Present where donors from anywhere may give their address. */
                inclusive?: "";
                /**
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries by category, and the states of those countries that have a list of them. */
            200: {
                headers: {
                    /** @description May be kept for an hour. */
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
                 * @description What the reader signs up for; once for each. The widget passes on those of its page's address.
                 * @example [
                 *       "events",
                 *       "back-issues"
                 *     ]
                 */
                "list-tag"?: components["parameters"]["ListTag"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The post, as its address names it.
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
    showLogin: {
        parameters: {
            query?: {
                /**
                 * @description Where to return to after the login; absent means `/`.
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
            /** @description The reader is logged in already. */
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
                 * @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). Where it is
                 *     honoured, every call but a GET is refused with `viewOnly` before anything else is looked at.
                 */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no session any more. */
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
            /** @description There is no session any more; on to the home page. */
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
    showStore: {
        parameters: {
            query?: {
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The issue, as its address names it.
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
                /** @description A coupon; the server puts what it says of it into the page data. */
                code?: components["parameters"]["PageCoupon"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The product, as its address names it.
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
    showCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The intent that the reader comes back from; added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description Its client secret; added by the payment provider, never logged by the server. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    showSubscribe: {
        parameters: {
            query?: {
                /** @description Whom the subscription is for. */
                type?: "personal" | "gift";
                /** @description The level chosen to begin with. */
                level?: components["schemas"]["Level"];
                /** @description The term chosen to begin with; anything else means one year. */
                years?: "lifetime" | "3years" | "2years" | "1year";
                /** @description The shipping category chosen to begin with. */
                shipping?: components["schemas"]["Shipcode"];
                /** @description A coupon; the server puts what it says of it into the page data. */
                code?: components["schemas"]["CouponCode"];
                /** @description The medium chosen to begin with. */
                medium?: "print" | "digital";
                /** @description How many gifts to begin with. */
                quantity?: number;
                /**
                 * @description The products chosen to begin with, where the page offers them, each with its size and how many.
                 * @example prd:harbour-tote*1.sze:shirt-s*2
                 */
                products?: components["parameters"]["PageProducts"];
                /**
                 * @description The donation to begin with, in dollars, where the page offers one; used only if it can be given.
                 * @example 12.50
                 */
                donation?: components["parameters"]["PageDonation"];
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The intent that the reader comes back from; added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description Its client secret; added by the payment provider, never logged by the server. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
                /** @description A coupon; the server puts what it says of it into the page data. */
                code?: components["parameters"]["PageCoupon"];
                /** @description Whether the renewal begins with other settings. */
                settings?: "other";
                /** @description The level chosen to begin with, where the settings are others. */
                level?: components["schemas"]["Level"];
                /** @description The medium chosen to begin with, where the settings are others. */
                medium?: "print" | "digital";
                /** @description The term chosen to begin with, where the settings are others. */
                years?: "lifetime" | "3years" | "2years" | "1year";
                /** @description The shipping category chosen to begin with, where the settings are others. */
                shipping?: components["schemas"]["Shipcode"];
                /**
                 * @description The products chosen to begin with, where the page offers them, each with its size and how many.
                 * @example prd:harbour-tote*1.sze:shirt-s*2
                 */
                products?: components["parameters"]["PageProducts"];
                /**
                 * @description The donation to begin with, in dollars, where the page offers one; used only if it can be given.
                 * @example 12.50
                 */
                donation?: components["parameters"]["PageDonation"];
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The intent that the reader comes back from; added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description Its client secret; added by the payment provider, never logged by the server. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    showRedeem: {
        parameters: {
            query?: {
                /**
                 * @description The gift's token, as the mailed link carries it.
                 * @example gft_p8Lx3N
                 */
                token?: components["schemas"]["GiftToken"];
                /**
                 * @description Marks a page that a mailed link opened. The front takes the token out of the address and puts this in its
                 *     place, a digest that opens nothing. On a reload it asks for the page with the token that the tab has kept. The
                 *     server ignores the value and answers with the page, never with the login: where no token comes with it,
                 *     `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The intent that the reader comes back from; added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description Its client secret; added by the payment provider, never logged by the server. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    showDonate: {
        parameters: {
            query?: {
                /** @description How often. */
                type?: "onetime" | "monthly";
                /**
                 * @description Dollars to begin with, used only if numeric and positive.
                 * @example 100
                 */
                amount?: string;
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The intent that the reader comes back from; added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description Its client secret; added by the payment provider, never logged by the server. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
                 * @description The token of the link that was mailed to the donor.
                 * @example don_3Kf8Yw
                 */
                token?: components["schemas"]["LinkToken"];
                /**
                 * @description Marks a page that a mailed link opened. The front takes the token out of the address and puts this in its
                 *     place, a digest that opens nothing. On a reload it asks for the page with the token that the tab has kept. The
                 *     server ignores the value and answers with the page, never with the login: where no token comes with it,
                 *     `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /**
                 * @description The provider's setup intent, in the address it returns to.
                 * @example seti_1Qk20z
                 */
                setup_intent?: components["parameters"]["SetupIntent"];
                /**
                 * @description The secret of the setup intent; with it the provider is asked what became of the setup.
                 * @example seti_1Qk20z_secret_Wm7p
                 */
                setup_intent_client_secret?: components["parameters"]["SetupIntentClientSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    showInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The intent that the reader comes back from; added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description Its client secret; added by the payment provider, never logged by the server. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The invoice's token, as fulfilment gave it.
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
    showReceipt: {
        parameters: {
            query?: {
                /**
                 * @description The receipt's token, as fulfilment gave it.
                 * @example rcp_Vd0w7c
                 */
                token?: components["schemas"]["ReceiptToken"];
                /**
                 * @description Marks a page that a mailed link opened. The front takes the token out of the address and puts this in its
                 *     place, a digest that opens nothing. On a reload it asks for the page with the token that the tab has kept. The
                 *     server ignores the value and answers with the page, never with the login: where no token comes with it,
                 *     `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    showAccount: {
        parameters: {
            query?: {
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    showSubscription: {
        parameters: {
            query?: {
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
                "admin-view"?: components["parameters"]["PageAdminView"];
            };
            header?: never;
            path: {
                /**
                 * @description The subscription's token, good only in the session of the reader who has it.
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
    showName: {
        parameters: {
            query?: {
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
                 * @description The token of a mailed link, in place of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Marks a page that a mailed link opened. The front takes the token out of the address and puts this in its
                 *     place, a digest that opens nothing. On a reload it asks for the page with the token that the tab has kept. The
                 *     server ignores the value and answers with the page, never with the login: where no token comes with it,
                 *     `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
            /** @description The new address is confirmed; or, without a `token` and a `link`, the reader must log in first. */
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
    showAddresses: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, in place of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Marks a page that a mailed link opened. The front takes the token out of the address and puts this in its
                 *     place, a digest that opens nothing. On a reload it asks for the page with the token that the tab has kept. The
                 *     server ignores the value and answers with the page, never with the login: where no token comes with it,
                 *     `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    showPayment: {
        parameters: {
            query?: {
                /**
                 * @description The token of a mailed link, in place of a login.
                 * @example lnk_9Zc4Tq
                 */
                token?: components["parameters"]["LinkToken"];
                /**
                 * @description Marks a page that a mailed link opened. The front takes the token out of the address and puts this in its
                 *     place, a digest that opens nothing. On a reload it asks for the page with the token that the tab has kept. The
                 *     server ignores the value and answers with the page, never with the login: where no token comes with it,
                 *     `link` is `missing`.
                 * @example 1x9f3k
                 */
                link?: components["parameters"]["KeptLink"];
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /**
                 * @description The provider's setup intent, in the address it returns to.
                 * @example seti_1Qk20z
                 */
                setup_intent?: components["parameters"]["SetupIntent"];
                /**
                 * @description The secret of the setup intent; with it the provider is asked what became of the setup.
                 * @example seti_1Qk20z_secret_Wm7p
                 */
                setup_intent_client_secret?: components["parameters"]["SetupIntentClientSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    showRenewal: {
        parameters: {
            query?: {
                /**
                 * @description Added by the payment provider when it sends the reader back. A claim of the address, never a proof: the front
                 *     takes it out of the address before any call and asks for the state of the intent.
                 */
                redirect_status?: components["parameters"]["ReturnStatus"];
                /** @description The intent that the reader comes back from; added by the payment provider. */
                payment_intent?: components["parameters"]["ReturnIntent"];
                /** @description Its client secret; added by the payment provider, never logged by the server. */
                payment_intent_client_secret?: components["parameters"]["ReturnSecret"];
                /** @description Makes the page view-only for an administrator's session, otherwise ignored (HOST-15). */
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
    onPaymentSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body, keyed
                 *     with the secret that the provider gave for this address. Refuse a signature older than five minutes.
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
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body, keyed
                 *     with the secret that the provider gave for this address. Refuse a signature older than five minutes.
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
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body, keyed
                 *     with the secret that the provider gave for this address. Refuse a signature older than five minutes.
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
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body, keyed
                 *     with the secret that the provider gave for this address. Refuse a signature older than five minutes.
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
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body, keyed
                 *     with the secret that the provider gave for this address. Refuse a signature older than five minutes.
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
                 * @description `t=` the time in Unix seconds, `v1=` the hexadecimal HMAC-SHA256 of the time, a full stop and the raw body, keyed
                 *     with the secret that the provider gave for this address. Refuse a signature older than five minutes.
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
}
