// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

export interface paths {
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
         *     again on an order that was under way. Reading is safe to repeat.
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
         *     from `window.journal` where the block is absent.
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
         *     with `Referrer-Policy: no-referrer` and `Cache-Control: no-store`.
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
}
export type webhooks = Record<string, never>;
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
        /** Format: email */
        Email: string;
        /** @description A payment intent of the provider. */
        IntentId: string;
        /** @description The client secret of an intent. Never stored, never put into an address. */
        Secret: string;
        ReceiptToken: string;
        InvoiceToken: string;
        CouponCode: string;
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
        /** @enum {string} */
        Term: "1year" | "2year" | "3year" | "lifetime";
        /**
         * @description United States, Canada, International.
         * @enum {string}
         */
        Shipcode: "ship-a" | "ship-b" | "ship-c";
        /** @enum {string} */
        Deliverable: "digital" | "print-a" | "print-b" | "print-c";
        /** @description What the provider's client needs to take a payment. */
        Keys: {
            payment_intent_id: components["schemas"]["IntentId"];
            stripe_secret: components["schemas"]["Secret"];
        };
        /** @description What follows an order, by type. */
        CheckoutReply: components["schemas"]["Started"] | components["schemas"]["Updated"] | components["schemas"]["Customer"] | components["schemas"]["Gratis"];
        /** @description A payment intent was opened. */
        Started: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "started";
            data: components["schemas"]["IntentData"];
        };
        /** @description The open intent is up to date and may be confirmed. */
        Updated: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customer";
            data: components["schemas"]["Settled"];
        };
        /** @description The order cost nothing. */
        Gratis: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gratis";
            /** @description Where to go. */
            data: {
                receipt: components["schemas"]["ReceiptToken"];
            };
        };
        /** @description The state of an order after its payment, by status. */
        Fulfilment: components["schemas"]["Completed"] | components["schemas"]["Processing"] | components["schemas"]["InProgress"] | components["schemas"]["Unpaid"];
        /** @description An order that needs no more polling. */
        Settled: components["schemas"]["Completed"] | components["schemas"]["Processing"];
        /** @description The order is fulfilled. */
        Completed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "completed";
            receipt: components["schemas"]["ReceiptToken"];
        };
        /** @description The payment is under way and takes longer than a reader waits. */
        Processing: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "processing";
            invoice: components["schemas"]["InvoiceToken"];
        };
        /** @description Ask again in a second. */
        InProgress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "in-progress";
        };
        /** @description Nothing was paid for this intent and nothing is being paid. */
        Unpaid: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
        };
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
            /**
             * @description Which address is used; guests always change (CHECK-12).
             * @enum {string}
             */
            origin: "keep" | "change" | "recipient";
            address?: components["schemas"]["Address"];
            shipcode: components["schemas"]["Shipcode"];
            session: components["schemas"]["Session"];
            /** @description True when the order goes to another recipient. */
            gifted: boolean;
            /** @description The payment intent that is open for this order. */
            invoice?: components["schemas"]["IntentId"];
            /**
             * @description Use the card on file, or keep the new one; left out otherwise (CHECK-25).
             * @enum {string}
             */
            customer?: "use-card" | "add-card";
        };
        Name: string;
        /** @description An opaque id from the page data. */
        Session: string;
        /** @description A new account's password, twice. Left out where the reader has an account. */
        PasswordPair: {
            password: string;
            confirm: string;
        };
        /** @description What is ordered. */
        Cart: {
            items: components["schemas"]["CartItem"][];
            giftsubs: components["schemas"]["CartGift"][];
            donation?: components["schemas"]["CartDonation"];
            subscription?: components["schemas"]["CartSubscription"];
        };
        /** @description Goods. */
        CartItem: {
            /** @enum {string} */
            item: "basic-product" | "sized-product" | "digital-product" | "print-issue" | "digital-issue";
            quantity: number;
            ref: components["schemas"]["GoodsRef"];
        };
        /** @description A basic or digital product, a size, or an issue. */
        GoodsRef: string;
        /** @description One gift subscription. */
        CartGift: {
            deliverable: components["schemas"]["Deliverable"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            coupon?: components["schemas"]["CouponCode"];
        };
        /** @description A donation. Absent when there is none. */
        CartDonation: {
            /** @enum {string} */
            process: "onetime" | "monthly-init";
            dollars: number;
        };
        /** @description A personal subscription. */
        CartSubscription: {
            renewal: boolean;
            medium: components["schemas"]["Medium"];
            level: components["schemas"]["Level"];
            term: components["schemas"]["Term"];
            coupon?: components["schemas"]["CouponCode"];
        };
        /** @description Where print is sent. State for US, CA and AU; postcode for US, CA, GB and AU. */
        Address: {
            line1: string;
            line2: string;
            city: string;
            state: string;
            postcode: string;
            country: string;
            country_name: string;
        };
        /** @description A country and the names it is found by; the first is shown. */
        Country: {
            code: string;
            names: string[];
        };
        State: {
            code: string;
            name: string;
        };
        Zone: {
            countries: components["schemas"]["Country"][];
        };
        /** @description Countries by shipping category, and states by country. */
        ShippingConfig: {
            a: components["schemas"]["Zone"];
            b: components["schemas"]["Zone"];
            c: components["schemas"]["Zone"];
            states: {
                [key: string]: components["schemas"]["State"][];
            };
        };
        ProductList: {
            list: components["schemas"]["Product"][];
        };
        /** @description Something in the store. */
        Product: {
            ref: components["schemas"]["GoodsRef"];
            slug: string;
            name: string;
            image: components["schemas"]["Image"];
            quantity: components["schemas"]["Stock"];
            sizes: components["schemas"]["Size"][];
            /** @description The price as it is displayed (STORE-7). */
            print_price: string;
            price: components["schemas"]["Cents"];
        };
        Size: {
            ref: components["schemas"]["GoodsRef"];
            name: string;
            quantity: components["schemas"]["Stock"];
        };
        /** @description How many are left. */
        Stock: number;
        Image: {
            source: string;
            width: number;
            height: number;
        };
        /** @description What the host says of itself. */
        Settings: {
            journal: string;
            support_email?: components["schemas"]["Email"];
            /** @default 4 */
            issues_per_year?: number;
            /** @default en-US */
            locale?: string;
            /** @description The host's own words, by the key of the text that they replace. */
            messages?: {
                [key: string]: string;
            };
            /** @description Display names of the shipping categories (ADDR-11). */
            shipping_categories?: {
                "ship-a"?: string;
                "ship-b"?: string;
                "ship-c"?: string;
            };
            terms_of_sale?: string;
            /** @description The payment provider's publishable key. */
            payment?: {
                publishable_key: string;
            };
            /** @description The bot-protection service; without it the token is empty (HOST-13). */
            bot_check?: {
                /** @enum {string} */
                provider: "recaptcha";
                site_key: string;
            };
            /** @description The tag of the products that the subscription builder offers. */
            swag_tag?: components["schemas"]["Tag"];
            /** @description Feature flags by page. */
            features?: {
                subscribe?: components["schemas"]["Features"];
            };
        };
        /** @description The flags of one page; absent means false. */
        Features: {
            checkout_later?: boolean;
            add_donation?: boolean;
            add_products?: boolean;
        };
        /** @description The reader who is logged in. */
        Subscriber: {
            account: components["schemas"]["Account"];
            timetable: components["schemas"]["Timetable"];
        };
        Account: {
            ref: string;
            name: string;
            email: components["schemas"]["Email"];
            shipcode: components["schemas"]["Shipcode"];
            addresses: components["schemas"]["Addresses"];
        };
        /** @description One address a shipping category at most. */
        Addresses: {
            a: components["schemas"]["SavedAddress"];
            b: components["schemas"]["SavedAddress"];
            c: components["schemas"]["SavedAddress"];
        };
        /** @description Null where none is saved. */
        SavedAddress: components["schemas"]["Address"] | null;
        Timetable: {
            /** @description Null for a reader who has none. */
            current_subscription: components["schemas"]["Subscription"] | null;
            lifetime_subscription: boolean;
        };
        Subscription: {
            info: components["schemas"]["SubscriptionInfo"];
        };
        SubscriptionInfo: {
            token: string;
            term: components["schemas"]["Term"];
            level: components["schemas"]["Level"];
            cancelled: boolean;
            deliverables: components["schemas"]["Deliverables"];
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
            prices: {
                "print-low": components["schemas"]["TermPrices"];
                "print-high": components["schemas"]["TermPrices"];
                "digital-low": components["schemas"]["TermPrices"];
                "digital-high": components["schemas"]["TermPrices"];
            };
            /** @description Shipping of a print subscription, by category and term. */
            shipping: {
                "ship-a": components["schemas"]["TermShipping"];
                "ship-b": components["schemas"]["TermShipping"];
                "ship-c": components["schemas"]["TermShipping"];
            };
            /** @description Shipping of goods, by category and by how many of one kind are ordered; needed where products are offered. */
            goods_shipping?: {
                "ship-a": components["schemas"]["BandPrices"];
                "ship-b": components["schemas"]["BandPrices"];
                "ship-c": components["schemas"]["BandPrices"];
            };
            /** @description What the server says of the coupon in the address; null without one. */
            coupon?: components["schemas"]["Coupon"] | null;
        };
        TermPrices: {
            "1year": components["schemas"]["Cents"];
            lifetime: components["schemas"]["Cents"];
        };
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
            /** @enum {string} */
            applied: "gift" | "renewal" | "other";
            can_apply: boolean;
            /** @description Why the server refuses it; null when it does not. */
            errors?: components["schemas"]["Words"] | null;
            discounts: {
                print_us: components["schemas"]["Cents"];
                print_ca: components["schemas"]["Cents"];
                print_intl: components["schemas"]["Cents"];
                digital: components["schemas"]["Cents"];
            };
        };
        /** @description A card, a bank account, or both. */
        PaymentRecord: {
            /** @constant */
            type: "details";
            card?: components["schemas"]["Card"];
            ach?: components["schemas"]["BankAccount"];
        };
        Card: {
            type: string;
            last_four: string;
            exp_month: number;
            exp_year: number;
        };
        BankAccount: {
            bank_name: string;
            last_four: string;
            routing_number: string;
        };
        /** @description One line of an order, before shipping and discount. */
        OrderLine: {
            /** @enum {string} */
            kind: "basic-product" | "sized-product" | "digital-product" | "print-issue" | "digital-issue" | "personal-subscription" | "gift-subscription" | "donation-item" | "subscription-upgrade";
            name: string;
            quantity: number;
            amount: components["schemas"]["Cents"];
            shipping: components["schemas"]["Cents"];
            discount: components["schemas"]["Cents"];
        };
        /** @description The page data of `/receipts`. */
        ReceiptPage: {
            settings: components["schemas"]["Settings"];
            /** @description Null where the token names none. */
            receipt: components["schemas"]["Receipt"] | null;
        };
        Receipt: {
            token: components["schemas"]["ReceiptToken"];
            created: components["schemas"]["Date"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            lines: components["schemas"]["OrderLine"][];
            total: components["schemas"]["Cents"];
        };
        /** @description The page data of `/invoice/{invoice}`. */
        InvoicePage: {
            settings: components["schemas"]["Settings"];
            /** @description Null where the token names none. */
            invoice: components["schemas"]["Invoice"] | null;
        };
        Invoice: {
            token: components["schemas"]["InvoiceToken"];
            /** @description The number for people (INV-9). */
            invoice_no: string;
            created: components["schemas"]["Date"];
            name: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            /** @description Not null while a payment is under way. */
            processing: components["schemas"]["UnderWay"] | null;
            /** @description Newest first. */
            failures: components["schemas"]["PaymentFailure"][];
            lines: components["schemas"]["OrderLine"][];
            total: components["schemas"]["Cents"];
        };
        UnderWay: {
            since: components["schemas"]["Date"];
        };
        PaymentFailure: {
            data: {
                msg: components["schemas"]["Words"];
            };
        };
    };
    responses: {
        /** @description Too many calls in a short time. */
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
    };
    parameters: {
        /** @description A fresh token of the bot-protection service; empty where the host page gives no site key. */
        Captcha: string;
        /** @description Present when the purpose is a gift. */
        Gift: "";
        /** @description The coupon that came with the page's address. */
        Coupon: components["schemas"]["CouponCode"];
        /** @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). */
        AdminView: string;
        /**
         * @description Made once for an intention, sent again while its answer is not known, new after any answer and after any edit
         *     of what is ordered. Optional for the server to honour, but without it a lost answer can lead to a second order.
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The answer is for this reader alone. */
        NoStore: "no-store";
        /** @description The address holds a token. */
        NoReferrer: "no-referrer";
        /**
         * @description Seconds until the call may be made again.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    subscribe: {
        parameters: {
            query: {
                /** @description A fresh token of the bot-protection service; empty where the host page gives no site key. */
                captcha: components["parameters"]["Captcha"];
                /** @description Present when the purpose is a gift. */
                gift?: components["parameters"]["Gift"];
                /** @description The coupon that came with the page's address. */
                coupon?: components["parameters"]["Coupon"];
                /** @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). */
                "admin-view"?: components["parameters"]["AdminView"];
            };
            header?: {
                /**
                 * @description Made once for an intention, sent again while its answer is not known, new after any answer and after any edit
                 *     of what is ordered. Optional for the server to honour, but without it a lost answer can lead to a second order.
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
            /** @description The bot check was not passed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
    getFulfilment: {
        parameters: {
            query?: {
                /** @description Present on the first read of a new attempt on the same intent after a failure or a timeout. */
                reset?: "";
                /** @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). */
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
    getShipping: {
        parameters: {
            query?: {
                /** @description Present where donors from anywhere may give their address. */
                inclusive?: "";
                /** @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). */
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
    getProducts: {
        parameters: {
            query: {
                /**
                 * @description Which products to list.
                 * @example swag
                 */
                tag: components["schemas"]["Tag"];
                /** @description Copied from the page's address; honoured for an administrator's session, otherwise ignored (HOST-15). */
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
                    "application/json": components["schemas"]["SubscribePage"];
                };
            };
        };
    };
    showReceipt: {
        parameters: {
            query: {
                /**
                 * @description The receipt's token, as fulfilment gave it.
                 * @example rcp_Vd0w7c
                 */
                token: components["schemas"]["ReceiptToken"];
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
    showInvoice: {
        parameters: {
            query?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["InvoicePage"];
                };
            };
        };
    };
}
