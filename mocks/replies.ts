// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import type { DocumentedPages, DocumentedReplies, DocumentedRequests } from './documented.ts';

/** Every documented reply of a call, by operation and name. */
export const replies = {
  "subscribe": {
    "started": {
      "status": 200,
      "summary": "A payment intent was opened; the payment form is shown",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "type": "started",
        "data": {
          "keys": {
            "payment_intent_id": "pi_3Pq81x",
            "stripe_secret": "pi_3Pq81x_secret_k2Jd"
          }
        }
      }
    },
    "updated": {
      "status": 200,
      "summary": "The open intent was brought up to date; it is confirmed with the provider",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "type": "updated",
        "data": {
          "keys": {
            "payment_intent_id": "pi_3Pq81x",
            "stripe_secret": "pi_3Pq81x_secret_k2Jd"
          }
        }
      }
    },
    "customerCompleted": {
      "status": 200,
      "summary": "The card on file was charged and the order is fulfilled",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "type": "customer",
        "data": {
          "status": "completed",
          "receipt": "rcp_Vd0w7c"
        }
      }
    },
    "customerProcessing": {
      "status": 200,
      "summary": "The method on file is being charged; the invoice page tells how it goes",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "type": "customer",
        "data": {
          "status": "processing",
          "invoice": "inv_5tG4hA"
        }
      }
    },
    "gratis": {
      "status": 200,
      "summary": "Nothing to pay",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "type": "gratis",
        "data": {
          "receipt": "rcp_Vd0w7c"
        }
      }
    },
    "refused": {
      "status": 400,
      "summary": "One sentence for the general error area",
      "body": {
        "errors": "We cannot take this order at the moment."
      }
    },
    "fieldErrors": {
      "status": 400,
      "summary": "Errors by field",
      "body": {
        "errors": {
          "name": "Please give the name that should be printed on the label.",
          "email": "An account with this email address exists already. Please log in."
        }
      }
    },
    "nestedErrors": {
      "status": 400,
      "summary": "Errors by nested field",
      "body": {
        "errors": {
          "address": {
            "postcode": "This postcode does not belong to the state."
          },
          "password": {
            "password": "Please use at least 8 characters.",
            "confirm": "The passwords differ."
          },
          "general": "Please look at the fields marked below."
        }
      }
    },
    "couponRefused": {
      "status": 400,
      "summary": "The coupon no longer holds",
      "body": {
        "errors": {
          "coupon": "This coupon has expired."
        }
      }
    },
    "signedOut": {
      "status": 401,
      "summary": "The session has ended",
      "body": {
        "errors": "Please log in."
      }
    },
    "authorizationRequired": {
      "status": 402,
      "summary": "The card on file must be authenticated by its holder",
      "body": {
        "checkout_errors": {
          "keys": {
            "payment_intent_id": "pi_3Pq81x",
            "stripe_secret": "pi_3Pq81x_secret_k2Jd"
          },
          "require": "authorization",
          "method": "pm_1Nf42k",
          "message": "Your bank asks you to confirm this payment."
        }
      }
    },
    "replacementRequired": {
      "status": 402,
      "summary": "The card on file must be replaced",
      "body": {
        "checkout_errors": {
          "keys": {
            "payment_intent_id": "pi_3Pq81x",
            "stripe_secret": "pi_3Pq81x_secret_k2Jd"
          },
          "require": "replacement",
          "message": "Your card has expired."
        }
      }
    },
    "paymentRefused": {
      "status": 402,
      "summary": "Only a message",
      "body": {
        "checkout_errors": {
          "message": "The payment could not be taken."
        }
      }
    },
    "botCheckRefused": {
      "status": 403,
      "summary": "The bot check was not passed",
      "body": {
        "errors": "We could not tell that you are a person. Please try again."
      }
    },
    "orderChanged": {
      "status": 409,
      "summary": "The order is not what the reader saw",
      "body": {
        "errors": "Your order has changed since this page was opened. Please look at it again."
      }
    },
    "updatedFailed": {
      "status": 422,
      "summary": "The open intent could not be brought up to date",
      "body": {
        "type": "updated-failed",
        "message": "The order could not be brought up to date."
      }
    },
    "redeemFailed": {
      "status": 422,
      "summary": "A gift could not be redeemed",
      "body": {
        "type": "redeem-failed",
        "message": "This gift could not be redeemed."
      }
    },
    "upgradeFailed": {
      "status": 422,
      "summary": "A subscription could not be upgraded",
      "body": {
        "type": "upgrade-failed",
        "message": "This subscription could not be upgraded."
      }
    },
    "tooManyRequests": {
      "status": 429,
      "summary": "Too many calls in a short time",
      "headers": {
        "Retry-After": "30"
      },
      "body": {
        "errors": "Too many requests. Please wait a moment."
      }
    },
    "unavailable": {
      "status": 503,
      "summary": "The server cannot answer at the moment",
      "headers": {
        "Retry-After": "30"
      },
      "body": {
        "errors": "We are busy at the moment. Please try again."
      }
    }
  },
  "getFulfilment": {
    "completed": {
      "status": 200,
      "summary": "Fulfilled; the receipt page follows",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "status": "completed",
        "receipt": "rcp_Vd0w7c"
      }
    },
    "processing": {
      "status": 200,
      "summary": "The payment takes days; the invoice page follows",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "status": "processing",
        "invoice": "inv_5tG4hA"
      }
    },
    "inProgress": {
      "status": 200,
      "summary": "Not yet",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "status": "in-progress"
      }
    },
    "unpaid": {
      "status": 200,
      "summary": "Nothing was paid; the reader may pay",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "status": "unpaid"
      }
    },
    "signedOut": {
      "status": 401,
      "summary": "The session has ended",
      "body": {
        "errors": "Please log in."
      }
    },
    "unknownIntent": {
      "status": 404,
      "summary": "No such intent in this session",
      "body": {
        "errors": "There is no such order."
      }
    },
    "tooManyRequests": {
      "status": 429,
      "summary": "Too many calls in a short time",
      "headers": {
        "Retry-After": "30"
      },
      "body": {
        "errors": "Too many requests. Please wait a moment."
      }
    },
    "unavailable": {
      "status": 503,
      "summary": "The server cannot answer at the moment",
      "headers": {
        "Retry-After": "30"
      },
      "body": {
        "errors": "We are busy at the moment. Please try again."
      }
    }
  },
  "getShipping": {
    "shipping": {
      "status": 200,
      "summary": "One country, one country, the rest",
      "headers": {
        "Cache-Control": "public, max-age=3600"
      },
      "body": {
        "a": {
          "countries": [
            {
              "code": "US",
              "names": [
                "United States",
                "USA",
                "America"
              ]
            }
          ]
        },
        "b": {
          "countries": [
            {
              "code": "CA",
              "names": [
                "Canada"
              ]
            }
          ]
        },
        "c": {
          "countries": [
            {
              "code": "AU",
              "names": [
                "Australia"
              ]
            },
            {
              "code": "BR",
              "names": [
                "Brazil",
                "Brasil"
              ]
            },
            {
              "code": "DE",
              "names": [
                "Germany",
                "Deutschland"
              ]
            },
            {
              "code": "FR",
              "names": [
                "France"
              ]
            },
            {
              "code": "GB",
              "names": [
                "United Kingdom",
                "Great Britain",
                "UK"
              ]
            },
            {
              "code": "IE",
              "names": [
                "Ireland",
                "Éire"
              ]
            },
            {
              "code": "IN",
              "names": [
                "India"
              ]
            },
            {
              "code": "JP",
              "names": [
                "Japan"
              ]
            },
            {
              "code": "MX",
              "names": [
                "Mexico",
                "México"
              ]
            },
            {
              "code": "NG",
              "names": [
                "Nigeria"
              ]
            },
            {
              "code": "NZ",
              "names": [
                "New Zealand",
                "Aotearoa"
              ]
            }
          ]
        },
        "states": {
          "US": [
            {
              "code": "CA",
              "name": "California"
            },
            {
              "code": "IL",
              "name": "Illinois"
            },
            {
              "code": "MA",
              "name": "Massachusetts"
            },
            {
              "code": "ME",
              "name": "Maine"
            },
            {
              "code": "NY",
              "name": "New York"
            },
            {
              "code": "OR",
              "name": "Oregon"
            },
            {
              "code": "TX",
              "name": "Texas"
            },
            {
              "code": "VT",
              "name": "Vermont"
            },
            {
              "code": "WA",
              "name": "Washington"
            }
          ],
          "CA": [
            {
              "code": "BC",
              "name": "British Columbia"
            },
            {
              "code": "NS",
              "name": "Nova Scotia"
            },
            {
              "code": "ON",
              "name": "Ontario"
            },
            {
              "code": "QC",
              "name": "Quebec"
            }
          ],
          "AU": [
            {
              "code": "NSW",
              "name": "New South Wales"
            },
            {
              "code": "TAS",
              "name": "Tasmania"
            },
            {
              "code": "VIC",
              "name": "Victoria"
            }
          ]
        }
      }
    },
    "tooManyRequests": {
      "status": 429,
      "summary": "Too many calls in a short time",
      "headers": {
        "Retry-After": "30"
      },
      "body": {
        "errors": "Too many requests. Please wait a moment."
      }
    },
    "unavailable": {
      "status": 503,
      "summary": "The server cannot answer at the moment",
      "headers": {
        "Retry-After": "30"
      },
      "body": {
        "errors": "We are busy at the moment. Please try again."
      }
    }
  },
  "getProducts": {
    "swag": {
      "status": 200,
      "summary": "One product that has sizes, one that has one, one that is sold out",
      "headers": {
        "Cache-Control": "public, max-age=60"
      },
      "body": {
        "list": [
          {
            "ref": "prd:tote",
            "slug": "harbour-tote",
            "name": "Harbour tote",
            "image": {
              "source": "/covers/tote.svg",
              "width": 480,
              "height": 600
            },
            "quantity": 24,
            "sizes": [
              {
                "ref": "sze:tote-one",
                "name": "One size",
                "quantity": 24
              }
            ],
            "print_price": "$18.00",
            "price": 1800
          },
          {
            "ref": "prd:shirt",
            "slug": "tide-table-shirt",
            "name": "Tide table shirt",
            "image": {
              "source": "/covers/shirt.svg",
              "width": 480,
              "height": 600
            },
            "quantity": 15,
            "sizes": [
              {
                "ref": "sze:shirt-s",
                "name": "Small",
                "quantity": 4
              },
              {
                "ref": "sze:shirt-m",
                "name": "Medium",
                "quantity": 0
              },
              {
                "ref": "sze:shirt-l",
                "name": "Large",
                "quantity": 11
              }
            ],
            "print_price": "$26.50",
            "price": 2650
          },
          {
            "ref": "prd:mug",
            "slug": "lamp-room-mug",
            "name": "Lamp room mug",
            "image": {
              "source": "/covers/mug.svg",
              "width": 480,
              "height": 600
            },
            "quantity": 0,
            "sizes": [
              {
                "ref": "sze:mug-one",
                "name": "One size",
                "quantity": 0
              }
            ],
            "print_price": "$14.00",
            "price": 1400
          }
        ]
      }
    },
    "noProducts": {
      "status": 200,
      "summary": "Nothing has this tag",
      "headers": {
        "Cache-Control": "public, max-age=60"
      },
      "body": {
        "list": []
      }
    },
    "tooManyRequests": {
      "status": 429,
      "summary": "Too many calls in a short time",
      "headers": {
        "Retry-After": "30"
      },
      "body": {
        "errors": "Too many requests. Please wait a moment."
      }
    },
    "unavailable": {
      "status": 503,
      "summary": "The server cannot answer at the moment",
      "headers": {
        "Retry-After": "30"
      },
      "body": {
        "errors": "We are busy at the moment. Please try again."
      }
    }
  }
} as const satisfies DocumentedReplies;

/** Every documented request body, by operation and name. */
export const requests = {
  "subscribe": {
    "printOrder": {
      "summary": "A print subscription for a new reader in the United States",
      "body": {
        "cart": {
          "items": [],
          "giftsubs": [],
          "donation": {
            "process": "onetime",
            "dollars": 2500
          },
          "subscription": {
            "renewal": false,
            "medium": "print",
            "level": "low",
            "term": "1year"
          }
        },
        "name": "Ada Okafor",
        "email": "ada@reader.example",
        "password": {
          "password": "correct horse",
          "confirm": "correct horse"
        },
        "origin": "change",
        "address": {
          "line1": "12 Harbour Street",
          "line2": "",
          "city": "Portland",
          "state": "ME",
          "postcode": "04101",
          "country": "US",
          "country_name": "United States"
        },
        "shipcode": "ship-a",
        "session": "ses_8Qm2Zr",
        "gifted": false
      }
    },
    "digitalOrder": {
      "summary": "A digital subscription, paid after the form was shown",
      "body": {
        "cart": {
          "items": [],
          "giftsubs": [],
          "subscription": {
            "renewal": false,
            "medium": "digital",
            "level": "high",
            "term": "2year"
          }
        },
        "name": "Ada Okafor",
        "email": "ada@reader.example",
        "password": {
          "password": "correct horse",
          "confirm": "correct horse"
        },
        "origin": "change",
        "shipcode": "ship-a",
        "session": "ses_8Qm2Zr",
        "gifted": false,
        "invoice": "pi_3Pq81x"
      }
    }
  }
} as const satisfies DocumentedRequests;

/** Every documented page data of a host page, by operation and name. */
export const pages = {
  "showSubscribe": {
    "visitor": {
      "status": 200,
      "summary": "A visitor without an account",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "subscriber": null,
        "subscribe": {
          "session": "ses_8Qm2Zr",
          "prices": {
            "print-low": {
              "1year": 3600,
              "lifetime": 60000
            },
            "print-high": {
              "1year": 6000,
              "lifetime": 96000
            },
            "digital-low": {
              "1year": 2400,
              "lifetime": 42000
            },
            "digital-high": {
              "1year": 4800,
              "lifetime": 80000
            }
          },
          "shipping": {
            "ship-a": {
              "1year": 0,
              "2year": 0,
              "3year": 0,
              "lifetime": 0
            },
            "ship-b": {
              "1year": 1200,
              "2year": 2400,
              "3year": 3600,
              "lifetime": 12000
            },
            "ship-c": {
              "1year": 2205,
              "2year": 4410,
              "3year": 6615,
              "lifetime": 22000
            }
          },
          "goods_shipping": {
            "ship-a": {
              "single": 450,
              "few": 800,
              "many": 1400
            },
            "ship-b": {
              "single": 1250,
              "few": 2100,
              "many": 3600
            },
            "ship-c": {
              "single": 1800,
              "few": 3100,
              "many": 5200
            }
          },
          "coupon": null
        },
        "payment_info": null
      }
    },
    "donor": {
      "status": 200,
      "summary": "A reader who has an account and a card on file but no subscription",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "subscriber": {
          "account": {
            "ref": "acc_Jm5s",
            "name": "Tomás Lindqvist",
            "email": "tomas@reader.example",
            "shipcode": "ship-a",
            "addresses": {
              "a": {
                "line1": "4 Mill Lane",
                "line2": "Apartment 2",
                "city": "Brattleboro",
                "state": "VT",
                "postcode": "05301",
                "country": "US",
                "country_name": "United States"
              },
              "b": null,
              "c": null
            }
          },
          "timetable": {
            "current_subscription": null,
            "lifetime_subscription": false
          }
        },
        "subscribe": {
          "session": "ses_8Qm2Zr",
          "prices": {
            "print-low": {
              "1year": 3600,
              "lifetime": 60000
            },
            "print-high": {
              "1year": 6000,
              "lifetime": 96000
            },
            "digital-low": {
              "1year": 2400,
              "lifetime": 42000
            },
            "digital-high": {
              "1year": 4800,
              "lifetime": 80000
            }
          },
          "shipping": {
            "ship-a": {
              "1year": 0,
              "2year": 0,
              "3year": 0,
              "lifetime": 0
            },
            "ship-b": {
              "1year": 1200,
              "2year": 2400,
              "3year": 3600,
              "lifetime": 12000
            },
            "ship-c": {
              "1year": 2205,
              "2year": 4410,
              "3year": 6615,
              "lifetime": 22000
            }
          },
          "goods_shipping": {
            "ship-a": {
              "single": 450,
              "few": 800,
              "many": 1400
            },
            "ship-b": {
              "single": 1250,
              "few": 2100,
              "many": 3600
            },
            "ship-c": {
              "single": 1800,
              "few": 3100,
              "many": 5200
            }
          },
          "coupon": null
        },
        "payment_info": {
          "type": "details",
          "card": {
            "type": "Visa",
            "last_four": "4242",
            "exp_month": 8,
            "exp_year": 2029
          }
        }
      }
    },
    "subscriber": {
      "status": 200,
      "summary": "A reader who has a subscription",
      "headers": {
        "Cache-Control": "no-store"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "subscriber": {
          "account": {
            "ref": "acc_Wq31",
            "name": "Ines Calloway",
            "email": "ines@reader.example",
            "shipcode": "ship-b",
            "addresses": {
              "a": null,
              "b": {
                "line1": "88 Rue Saint-Viateur",
                "line2": "",
                "city": "Montréal",
                "state": "QC",
                "postcode": "H2T 1A8",
                "country": "CA",
                "country_name": "Canada"
              },
              "c": null
            }
          },
          "timetable": {
            "current_subscription": {
              "info": {
                "token": "sub_t9Bd",
                "term": "2year",
                "level": "high",
                "cancelled": false,
                "deliverables": {
                  "set": "print-b",
                  "active": "print-b"
                }
              }
            },
            "lifetime_subscription": false
          }
        },
        "subscribe": {
          "session": "ses_8Qm2Zr",
          "prices": {
            "print-low": {
              "1year": 3600,
              "lifetime": 60000
            },
            "print-high": {
              "1year": 6000,
              "lifetime": 96000
            },
            "digital-low": {
              "1year": 2400,
              "lifetime": 42000
            },
            "digital-high": {
              "1year": 4800,
              "lifetime": 80000
            }
          },
          "shipping": {
            "ship-a": {
              "1year": 0,
              "2year": 0,
              "3year": 0,
              "lifetime": 0
            },
            "ship-b": {
              "1year": 1200,
              "2year": 2400,
              "3year": 3600,
              "lifetime": 12000
            },
            "ship-c": {
              "1year": 2205,
              "2year": 4410,
              "3year": 6615,
              "lifetime": 22000
            }
          },
          "goods_shipping": {
            "ship-a": {
              "single": 450,
              "few": 800,
              "many": 1400
            },
            "ship-b": {
              "single": 1250,
              "few": 2100,
              "many": 3600
            },
            "ship-c": {
              "single": 1800,
              "few": 3100,
              "many": 5200
            }
          },
          "coupon": null
        },
        "payment_info": null
      }
    }
  },
  "showReceipt": {
    "receipt": {
      "status": 200,
      "summary": "A print subscription with a donation",
      "headers": {
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "receipt": {
          "token": "rcp_Vd0w7c",
          "created": "2026-03-14",
          "name": "Ada Okafor",
          "email": "ada@reader.example",
          "lines": [
            {
              "kind": "personal-subscription",
              "name": "Standard, print and digital, 1 year",
              "quantity": 1,
              "amount": 6000,
              "shipping": 0,
              "discount": 0
            },
            {
              "kind": "donation-item",
              "name": "One-time donation",
              "quantity": 1,
              "amount": 2500,
              "shipping": 0,
              "discount": 0
            }
          ],
          "total": 8500
        }
      }
    },
    "freeReceipt": {
      "status": 200,
      "summary": "An order that cost nothing",
      "headers": {
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "receipt": {
          "token": "rcp_Vd0w7c",
          "created": "2026-03-14",
          "name": "Ada Okafor",
          "email": "ada@reader.example",
          "lines": [
            {
              "kind": "personal-subscription",
              "name": "Student, digital, 1 year",
              "quantity": 1,
              "amount": 2400,
              "shipping": 0,
              "discount": 2400
            }
          ],
          "total": 0
        }
      }
    },
    "noReceipt": {
      "status": 200,
      "summary": "The token names no receipt",
      "headers": {
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "receipt": null
      }
    }
  },
  "showInvoice": {
    "invoiceProcessing": {
      "status": 200,
      "summary": "A bank debit under way",
      "headers": {
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "invoice": {
          "token": "inv_5tG4hA",
          "invoice_no": "CAT-1042",
          "created": "2026-03-14",
          "name": "Ada Okafor",
          "email": "ada@reader.example",
          "processing": {
            "since": "2026-03-14"
          },
          "failures": [],
          "lines": [
            {
              "kind": "personal-subscription",
              "name": "Standard, print and digital, 1 year",
              "quantity": 1,
              "amount": 6000,
              "shipping": 0,
              "discount": 0
            }
          ],
          "total": 6000
        }
      }
    },
    "invoiceFailed": {
      "status": 200,
      "summary": "The bank gave the debit back",
      "headers": {
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "invoice": {
          "token": "inv_5tG4hA",
          "invoice_no": "CAT-1042",
          "created": "2026-03-14",
          "name": "Ada Okafor",
          "email": "ada@reader.example",
          "processing": null,
          "failures": [
            {
              "data": {
                "msg": "The account does not hold enough money."
              }
            }
          ],
          "lines": [
            {
              "kind": "personal-subscription",
              "name": "Standard, print and digital, 1 year",
              "quantity": 1,
              "amount": 6000,
              "shipping": 0,
              "discount": 0
            }
          ],
          "total": 6000
        }
      }
    },
    "noInvoice": {
      "status": 200,
      "summary": "The token names no invoice",
      "headers": {
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer"
      },
      "body": {
        "settings": {
          "journal": "Ember Days",
          "support_email": "readers@emberdays.example",
          "issues_per_year": 4,
          "shipping_categories": {
            "ship-a": "United States",
            "ship-b": "Canada",
            "ship-c": "International"
          },
          "terms_of_sale": "Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.",
          "payment": {
            "publishable_key": "pk_test_emberdays"
          },
          "bot_check": {
            "provider": "recaptcha",
            "site_key": "6LfEmberDays"
          },
          "features": {
            "subscribe": {
              "add_donation": true,
              "add_products": true
            }
          }
        },
        "invoice": null
      }
    }
  }
} as const satisfies DocumentedPages;
