// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import type { DocumentedPages, DocumentedRedirects, DocumentedReplies, DocumentedRequests } from './documented.ts';

const shared1 = {"keys":{"payment_intent_id":"pi_3Pq81x","stripe_secret":"pi_3Pq81x_secret_k2Jd"}} as const;
const shared2 = {"type":"started","data":shared1} as const;
const shared3 = {"status":200,"summary":"A payment intent is created; the payment form is shown","headers":{"Cache-Control":"no-store"},"body":shared2} as const;
const shared4 = {"type":"updated","data":shared1} as const;
const shared5 = {"status":200,"summary":"The open intent is updated; the front end confirms it with the provider","headers":{"Cache-Control":"no-store"},"body":shared4} as const;
const shared6 = {"type":"customer","data":{"status":"completed","receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"cart","amount":6850,"currency":"USD"}}} as const;
const shared7 = {"type":"customer","data":{"status":"processing","invoice":"inv_5tG4hA","order":{"reference":"CAT-987","kind":"cart","amount":6850,"currency":"USD"}}} as const;
const shared8 = {"type":"gratis","data":{"receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"cart","amount":0,"currency":"USD"}}} as const;
const shared9 = {"status":200,"summary":"The upgrade must be paid; the payment form is shown","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":shared2}} as const;
const shared10 = {"status":200,"summary":"The open intent of the upgrade is updated","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":shared4}} as const;
const shared11 = {"status":400,"summary":"A general error","body":{"errors":"We cannot take this order at the moment."}} as const;
const shared12 = {"status":400,"summary":"An unspecified failure, with the documented text","body":{"errors":"There was a problem processing your order. Please try again at another time or contact readers@emberdays.example"}} as const;
const shared13 = {"status":400,"summary":"Errors by field","body":{"errors":{"name":"Please give the name that should be printed on the label.","email":"An account with this email address exists already. Please log in."}}} as const;
const shared14 = {"status":400,"summary":"Errors by nested field","body":{"errors":{"address":{"postcode":"This postcode does not belong to the state."},"password":{"password":"Please use at least 8 characters.","confirm":"The passwords differ."},"general":"Please correct your details and try again."}}} as const;
const shared15 = {"status":400,"summary":"An order that renews, without the consent that the host asks for","body":{"errors":{"renewal_consent":"Please agree to the renewal before you order."}}} as const;
const shared16 = {"status":400,"summary":"A renewal-only coupon on a new subscription","body":{"errors":{"coupon":"This coupon does not apply to new subscriptions."}}} as const;
const shared17 = {"status":400,"summary":"A coupon that is not for renewals on a renewal","body":{"errors":{"coupon":"This coupon does not apply to subscription renewals."}}} as const;
const shared18 = {"status":400,"summary":"The coupon does not cover the delivery","body":{"errors":{"coupon":"Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form."}}} as const;
const shared19 = {"status":400,"summary":"The coupon takes nothing off","body":{"errors":{"coupon":"Unable to apply coupon SPRING24"}}} as const;
const shared20 = {"status":400,"summary":"The coupon is no longer valid","body":{"errors":{"coupon":"This coupon has expired."}}} as const;
const shared21 = {"status":401,"summary":"The session has ended","body":{"errors":"Please log in."}} as const;
const shared22 = {"status":402,"summary":"The card on file needs authentication","headers":{"Cache-Control":"no-store"},"body":{"checkout_errors":{"keys":{"payment_intent_id":"pi_3Pq81x","stripe_secret":"pi_3Pq81x_secret_k2Jd"},"require":"authorization","method":"pm_1Nf42k","message":"Your bank asks you to confirm this payment."}}} as const;
const shared23 = {"status":402,"summary":"The card on file must be replaced","headers":{"Cache-Control":"no-store"},"body":{"checkout_errors":{"keys":{"payment_intent_id":"pi_3Pq81x","stripe_secret":"pi_3Pq81x_secret_k2Jd"},"require":"replacement","message":"Your card has expired."}}} as const;
const shared24 = {"status":402,"summary":"A message only","headers":{"Cache-Control":"no-store"},"body":{"checkout_errors":{"message":"The payment could not be taken."}}} as const;
const shared25 = {"status":403,"summary":"The bot check failed","body":{"errors":"We could not tell that you are a person. Please try again."}} as const;
const shared26 = {"status":403,"summary":"The session is view-only","body":{"errors":"This page is for viewing only."}} as const;
const shared27 = {"status":403,"summary":"The idempotency key belongs to another session","body":{"errors":"This order was started in another session.","reason":"key-foreign"}} as const;
const shared28 = {"status":409,"summary":"The order has changed since it was shown","headers":{"Cache-Control":"no-store"},"body":{"errors":"Your order has changed since this page was opened. Please look at it again."}} as const;
const shared29 = {"status":409,"summary":"An item in the order has sold out","headers":{"Cache-Control":"no-store"},"body":{"errors":{"cart":{"items":"Only 2 of Harbour lights, art print are left."}}}} as const;
const shared30 = {"errors":"This order is being paid in another tab or has been paid there.","reason":"paid-elsewhere","paid":{"status":"completed","receipt":"rcp_Vd0w7c"}} as const;
const shared31 = {"status":409,"summary":"The order was paid in another tab; `paid` has its receipt","headers":{"Cache-Control":"no-store"},"body":shared30} as const;
const shared32 = {"status":409,"summary":"A bank debit for the order is under way; `paid` has its invoice","headers":{"Cache-Control":"no-store"},"body":{"errors":"This order is being paid in another tab or has been paid there.","reason":"paid-elsewhere","paid":{"status":"processing","invoice":"inv_5tG4hA"}}} as const;
const shared33 = {"status":409,"summary":"A request with this idempotency key is still running","headers":{"Cache-Control":"no-store"},"body":{"errors":"This order is being placed at the moment.","reason":"key-in-use"}} as const;
const shared34 = {"errors":"This order was not placed. Please send it again.","reason":"key-closed"} as const;
const shared35 = {"status":409,"summary":"The key was closed before the order arrived, so nothing is placed","headers":{"Cache-Control":"no-store"},"body":shared34} as const;
const shared36 = {"status":422,"summary":"The open intent could not be updated","body":{"type":"updated-failed","message":"The order could not be brought up to date."}} as const;
const shared37 = {"status":422,"summary":"The same failure, as some servers spell it","body":{"type":"update-failed","message":"The order could not be brought up to date."}} as const;
const shared38 = {"status":422,"summary":"The subscription cannot be upgraded automatically","body":{"type":"upgrade-failed","message":"Automatic upgrade is not available for this subscription. To upgrade your subscription email us at readers@emberdays.example and we'll help you out."}} as const;
const shared39 = {"status":422,"summary":"The idempotency key was already sent with another request","body":{"errors":"This order is not the one that was sent before. Please send it again.","reason":"key-reused"}} as const;
const shared40 = {"status":429,"summary":"Too many calls in a short time","headers":{"Retry-After":"30"},"body":{"errors":"Too many requests. Please wait a moment."}} as const;
const shared41 = {"status":503,"summary":"The server is temporarily unavailable","headers":{"Retry-After":"30"},"body":{"errors":"We are busy at the moment. Please try again."}} as const;
const shared42 = {"arrives":"2026-03-18","url":"https://payments.stripe.com/microdeposit/pacs_test_YWNjdF8x"} as const;
const shared43 = {"status":"completed","receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"subscription","amount":6000,"currency":"USD"}} as const;
const shared44 = {"status":"processing","invoice":"inv_5tG4hA","order":{"reference":"CAT-987","kind":"subscription","amount":6000,"currency":"USD"}} as const;
const shared45 = {"type":"customer","data":{"status":"completed","receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"renewal","amount":6000,"currency":"USD"}}} as const;
const shared46 = {"status":200,"summary":"The method on file is being charged; the invoice page shows the state","headers":{"Cache-Control":"no-store"},"body":{"type":"customer","data":{"status":"processing","invoice":"inv_5tG4hA","order":{"reference":"CAT-987","kind":"renewal","amount":6000,"currency":"USD"}}}} as const;
const shared47 = {"errors":{"address":"You do not have an address on record for us to send to."}} as const;
const shared48 = {"errors":"Your subscription has changed since this page was opened. Please look at it again.","reason":"outdated"} as const;
const shared49 = {"status":409,"summary":"The subscription has changed since the page was shown; nothing was done","headers":{"Cache-Control":"no-store"},"body":shared48} as const;
const shared50 = {"keys":{"payment_intent_id":"pi_3Rw52k","stripe_secret":"pi_3Rw52k_secret_Vb6n"}} as const;
const shared51 = {"status":400,"summary":"Errors by field","body":{"errors":{"name":"Please give the name that should be printed on the label."}}} as const;
const shared52 = {"status":404,"summary":"The subscription is unknown, or another reader's","body":{"errors":"There is no such subscription."}} as const;
const shared53 = {"status":409,"summary":"A request with this idempotency key is still running","body":{"errors":"This order is being placed at the moment.","reason":"key-in-use"}} as const;
const shared54 = {"status":409,"summary":"The key was closed before the order arrived, so nothing is placed","body":shared34} as const;
const shared55 = {"type":"details","card":{"type":"Visa","last_four":"4242","exp_month":8,"exp_year":2029}} as const;
const shared56 = {"session":"ses_4Vt9Kc","version":3,"subscription":{"token":"sub_An09","term":"1year","level":"low","phase":"introductory","cancelled":false,"deliverables":{"set":"print-c","active":"print-c"},"can_update":true,"can_upgrade":true,"card":shared55,"upgrade_prices":{"low":{"digital":0,"print-a":0,"print-b":0,"print-c":0},"high":{"digital":0,"print-a":146,"print-b":1046,"print-c":1800}}}} as const;
const shared57 = {"a":null,"b":null,"c":{"line1":"29 Marine Parade","line2":"","city":"Napier","state":"","postcode":"4110","country":"NZ","country_name":"New Zealand"}} as const;
const shared58 = {"session":"ses_4Vt9Kc","version":3,"subscription":{"token":"sub_Nr02","term":"1year","level":"high","phase":"introductory","cancelled":false,"deliverables":{"set":"digital","active":"digital"},"can_update":true,"can_upgrade":true,"card":shared55,"upgrade_prices":{"low":{"digital":0,"print-a":0,"print-b":0,"print-c":0},"high":{"digital":0,"print-a":600,"print-b":1200,"print-c":1702}}}} as const;
const shared59 = {"line1":"1540 North Damen Avenue","line2":"Apartment 3","city":"Chicago","state":"IL","postcode":"60622","country":"US","country_name":"United States"} as const;
const shared60 = {"status":"open","session":"ses_8Qm2Zr","gift":{"token":"gft_p8Lx3N","term":"1year","level":"low","deliverables":{"set":"print-a"},"order":{"name":"Ada Okafor"}},"misaligned":false,"can_upgrade":true,"upgrade_prices":{"digital":0,"print-a":0,"print-b":1200,"print-c":2205}} as const;
const shared61 = {"line1":"12 Harbour Street","line2":"","city":"Portland","state":"ME","postcode":"04101","country":"US","country_name":"United States"} as const;
const shared62 = {"a":shared61,"b":null,"c":null} as const;
const shared63 = {"version":3,"current_subscription":null,"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":[],"issues_expected":[],"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}} as const;
const shared64 = {"status":"open","session":"ses_8Qm2Zr","gift":{"token":"gft_p8Lx3N","term":"2year","level":"high","deliverables":{"set":"digital"},"order":{"name":"Tomás Lindqvist"}},"misaligned":false,"can_upgrade":true,"upgrade_prices":{"digital":0,"print-a":2400,"print-b":4800,"print-c":6810}} as const;
const shared65 = {"title":"Low Water","slug":"low-water","released":true,"release_date":"2025-12-01","image":{"source":"/covers/issue-41.svg","width":480,"height":600}} as const;
const shared66 = {"issue":shared65,"deliverable":"print-a","state":"expired"} as const;
const shared67 = {"title":"The Lamp Room","slug":"the-lamp-room","released":true,"release_date":"2026-03-01","image":{"source":"/covers/issue-42.svg","width":480,"height":600}} as const;
const shared68 = {"issue":shared67,"deliverable":"print-a","state":"expired"} as const;
const shared69 = {"title":"Night Ferry","slug":"night-ferry","released":false,"release_date":"2026-06-01","image":{"source":"/covers/issue-43.svg","width":480,"height":600}} as const;
const shared70 = {"issue":shared69,"deliverable":"print-a","state":"active"} as const;
const shared71 = {"title":"Slack Tide","slug":"slack-tide","released":false,"release_date":"2026-09-01"} as const;
const shared72 = {"issue":shared71,"deliverable":"print-a","state":"active"} as const;
const shared73 = [shared66,shared68,shared70,shared72] as const;
const shared74 = [shared66,shared68] as const;
const shared75 = [shared69,shared71] as const;
const shared76 = {"account":{"ref":"acc_Bk2w","name":"Marguerite Abara","first_name":"Marguerite","email":"marguerite@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2025-12-08","shipcode":"ship-a","addresses":shared62,"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":2},"info":{"token":"sub_m4Rg","term":"1year","level":"high","phase":"introductory","created":"2025-12-08","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Marguerite Abara"},"issues_left":2,"legacy_tokens":0,"token_summary":{"active":2,"expired":2},"tokens":shared73}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared74,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared77 = {"token":"gft_p8Lx3N","term":"1year","level":"low","deliverables":{"set":"digital"},"order":{"name":"Ada Okafor"}} as const;
const shared78 = {"status":"open","session":"ses_8Qm2Zr","gift":shared77,"misaligned":true,"can_upgrade":true,"upgrade_prices":{"digital":0,"print-a":1200,"print-b":2400,"print-c":3405}} as const;
const shared79 = {"status":"open","session":"ses_8Qm2Zr","gift":shared77,"misaligned":false,"can_upgrade":false,"upgrade_prices":{"digital":0,"print-a":1200,"print-b":2400,"print-c":3405}} as const;
const shared80 = {"account":{"ref":"acc_Pe7u","name":"Sunniva Aas","first_name":"Sunniva","email":"sunniva@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2025-12-08","shipcode":"ship-a","addresses":shared62,"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"active","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_L1fe","term":"lifetime","level":"high","phase":"introductory","created":"2025-12-08","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Sunniva Aas"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":0},"tokens":[]}},"future_subscriptions":[],"lifetime_subscription":true,"issues_delivered":[],"issues_expected":shared75,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared81 = {"status":400,"summary":"Errors by field","body":{"errors":{"name":"Please give your name.","email":"Please give an email address."}}} as const;
const shared82 = {"type":"details","data":{"card":{"type":"Mastercard","last_four":"5454","exp_month":11,"exp_year":2030}}} as const;
const shared83 = {"status":400,"summary":"The name is blank after trimming","body":{"errors":{"name":"Must not be blank."}}} as const;
const shared84 = {"status":400,"summary":"The provider declined the card","body":{"errors":"Your card was declined."}} as const;
const shared85 = {"status":400,"summary":"The provider does not know the card, or it was set up for something else","body":{"errors":"This card was not set up here. Please enter it again."}} as const;
const shared86 = {"status":403,"summary":"The token is unknown, used, expired, or for something else, with the same text","body":{"errors":"This link is not valid any more."}} as const;
const shared87 = {"status":200,"summary":"Done; the reply has no fields","headers":{"Cache-Control":"no-store"},"body":{}} as const;
const shared88 = {"checking":"Make the check out to Ember Days and send it to PO Box 12, Portland, ME 04101.","banking":["Ember Days","Harbour Savings","Routing number 110000000","Account number 000123456789"]} as const;
const shared89 = {"goods":[],"membership":{"type":"subscription","item":{"phase":"introductory","medium":"print","level":"high","term":"1year","coupon":null}},"giftees":[]} as const;
const shared90 = {"kind":"personal-subscription","name":"Standard, print and digital, 1 year","quantity":1,"amount":6000,"shipping":0,"discount":0} as const;
const shared91 = [shared90] as const;
const shared92 = {"token":"inv_5tG4hA","invoice_no":"CAT-1042","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared89,"processing":null,"failures":[],"lines":shared91,"total":6000} as const;
const shared93 = {"token":"inv_5tG4hA","invoice_no":"CAT-1042","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared89,"processing":{"since":"2026-03-14"},"failures":[],"lines":shared91,"total":6000} as const;
const shared94 = {"status":404,"summary":"The token matches no invoice","body":{"errors":"There is no such invoice."}} as const;
const shared95 = {"status":403,"summary":"The invoice accepts only checks and wires","body":{"errors":"This invoice can be paid by check or wire only."}} as const;
const shared96 = {"id":"line_1","name":"Standard, print and digital, 1 year","quantity":1,"amount":6000,"right":"open","until":"2099-03-28"} as const;
const shared97 = {"id":"line_3","name":"A field guide to lamps","quantity":1,"amount":900,"right":"ended","ended_because":"delivered"} as const;
const shared98 = {"id":"line_4","name":"Gift subscription, 1 year","quantity":1,"amount":6000,"right":"ended","ended_because":"begun"} as const;
const shared99 = {"number":"R-1042","created":"2026-03-14","version":0,"lines":[shared96,{"id":"line_2","name":"Harbour Lights mug","quantity":3,"amount":5400,"right":"open","until":"2099-03-28"},shared97,shared98],"withdrawals":[]} as const;
const shared100 = {"number":"W-301","declared_at":"2026-03-15T09:30:00Z","order":"R-1042","name":"Ada Okafor","email":"ada@reader.example","lines":[{"id":"line_1","name":"Standard, print and digital, 1 year","quantity":1},{"id":"line_2","name":"Harbour Lights mug","quantity":3}],"refund":{"amount":11400,"by":"2026-03-29"}} as const;
const shared101 = {"number":"W-302","declared_at":"2026-03-15T09:30:00Z","order":"R-1042","name":"Ada Okafor","email":"ada@reader.example","lines":[{"id":"line_2","name":"Harbour Lights mug","quantity":1}]} as const;
const shared102 = {"number":"R-1017","created":"2026-02-01","version":0,"lines":[{"id":"line_1","name":"Harbour Lights mug","quantity":1,"amount":1800,"right":"ended","ended_because":"late"},{"id":"line_2","name":"A field guide to lamps","quantity":1,"amount":900,"right":"ended","ended_because":"delivered"}],"withdrawals":[]} as const;
const shared103 = {"status":400,"summary":"Errors by field","body":{"errors":{"email":"Please give an email address like name@reader.example."}}} as const;
const shared104 = {"status":404,"summary":"No order has this number and address","body":{"errors":"We found no order with this number and this email address."}} as const;
const shared105 = {"goods":[],"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[]} as const;
const shared106 = {"a":shared105,"b":shared105,"c":shared105} as const;
const shared107 = {"version":0,"count":0,"invoiced":false,"billing":shared106} as const;
const shared108 = {"ref":"prd:lights","name":"Harbour lights, art print","medium":"print","qty":1,"outlays":{"amount":3200,"shipping":450,"discount":0}} as const;
const shared109 = [shared108] as const;
const shared110 = {"id":"ln_1","name":"Harbour lights, art print","quantity":1,"price":3650,"shipping":450,"discount":0,"shipcode":"ship-a","change_quantity":true,"max_quantity":24,"cart":{"type":"basic-product","item":{"ref":"prd:lights"}}} as const;
const shared111 = {"a":{"goods":shared109,"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[shared110]},"b":shared105,"c":shared105} as const;
const shared112 = {"version":1,"count":1,"invoiced":false,"billing":shared111} as const;
const shared113 = {"goods":[{"ref":"iss:41","name":"Low Water, issue 41, print","medium":"print","qty":1,"outlays":{"amount":1600,"shipping":1250,"discount":0}}],"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[{"id":"ln_4","name":"Low Water, issue 41, print","quantity":1,"price":2850,"shipping":1250,"discount":0,"shipcode":"ship-b","change_quantity":true,"max_quantity":50,"cart":{"type":"print-issue","item":{"ref":"iss:41"}}}]} as const;
const shared114 = {"ref":"iss:41","name":"Low Water, issue 41, digital","medium":"digital","qty":1,"outlays":{"amount":800,"shipping":0,"discount":0}} as const;
const shared115 = {"id":"ln_5","name":"Low Water, issue 41, digital","quantity":1,"price":800,"shipping":0,"discount":0,"shipcode":null,"change_quantity":false,"max_quantity":1,"cart":{"type":"digital-issue","item":{"ref":"iss:41"}}} as const;
const shared116 = {"version":5,"count":1,"invoiced":false,"billing":{"a":{"goods":[shared114],"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[shared115]},"b":shared105,"c":shared105}} as const;
const shared117 = {"type":"subscription","item":{"phase":"introductory","medium":"print","level":"low","term":"1year","coupon":null}} as const;
const shared118 = {"renewal":false,"medium":"print","level":"low","term":"1year","shipcode":"ship-c"} as const;
const shared119 = {"goods":[],"giftsubs":[],"membership":shared117,"donation":null,"giftees":[],"reported":[{"id":"ln_6","name":"Student, print and digital, 1 year","quantity":1,"price":5805,"shipping":2205,"discount":0,"shipcode":"ship-c","change_quantity":false,"max_quantity":1,"cart":{"type":"personal-subscription","item":shared118}}]} as const;
const shared120 = {"version":6,"count":1,"invoiced":false,"billing":{"a":shared105,"b":shared105,"c":shared119}} as const;
const shared121 = [{"name":"Noor Haddad","address":shared61,"goods":[{"name":"Standard, print and digital, 1 year","qty":3}]}] as const;
const shared122 = {"id":"ln_7","name":"Standard, print and digital, 1 year","quantity":3,"price":18000,"shipping":0,"discount":0,"shipcode":"ship-a","change_quantity":true,"max_quantity":20,"cart":{"type":"gift-subscription","item":{"deliverable":"print-a","level":"high","term":"1year"}}} as const;
const shared123 = {"id":"ln_8","name":"One-time donation","quantity":1,"price":2500,"shipping":0,"discount":0,"shipcode":null,"change_quantity":false,"max_quantity":1,"cart":{"type":"donation-item","item":{"process":"onetime","dollars":2500}}} as const;
const shared124 = {"type":"upgrades","item":{"phase":"renewal","medium":"print","level":"high","term":"2year","coupon":null}} as const;
const shared125 = {"version":11,"count":8,"invoiced":false,"billing":{"a":{"goods":[shared108,shared114],"giftsubs":[{"deliverable":"print-a","level":"high","term":"1year","qty":3}],"membership":null,"donation":{"process":"onetime","amount":2500},"giftees":shared121,"reported":[shared110,shared115,shared122,shared123]},"b":shared113,"c":shared119}} as const;
const shared126 = {"version":12,"count":1,"invoiced":false,"billing":{"a":{"goods":[],"giftsubs":[],"membership":{"type":"subscription","item":{"phase":"introductory","medium":"print","level":"low","term":"1year","coupon":"HARBOUR10"}},"donation":null,"giftees":[],"reported":[{"id":"ln_6","name":"Student, print and digital, 1 year","quantity":1,"price":2600,"shipping":0,"discount":1000,"shipcode":"ship-a","change_quantity":false,"max_quantity":1,"cart":{"type":"personal-subscription","item":{"renewal":false,"medium":"print","level":"low","term":"1year","shipcode":"ship-a","coupon":"HARBOUR10"}}}]},"b":shared105,"c":shared105}} as const;
const shared127 = {"version":13,"count":1,"invoiced":false,"billing":{"a":{"goods":[],"giftsubs":[],"membership":{"type":"subscription","item":{"phase":"introductory","medium":"digital","level":"low","term":"1year","coupon":"FREEYEAR"}},"donation":null,"giftees":[],"reported":[{"id":"ln_6","name":"Student, digital, 1 year","quantity":1,"price":0,"shipping":0,"discount":2400,"shipcode":null,"change_quantity":false,"max_quantity":1,"cart":{"type":"personal-subscription","item":{"renewal":false,"medium":"digital","level":"low","term":"1year","shipcode":"ship-a","coupon":"FREEYEAR"}}}]},"b":shared105,"c":shared105}} as const;
const shared128 = {"version":12,"count":0,"invoiced":false,"paid":{"status":"processing","invoice":"inv_5tG4hA"},"billing":shared106} as const;
const shared129 = {"version":14,"count":1,"invoiced":true,"paid":{"status":"processing","invoice":"inv_5tG4hA"},"billing":{"a":{"goods":shared109,"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[{"id":"ln_1","name":"Harbour lights, art print","quantity":1,"price":3650,"shipping":450,"discount":0,"shipcode":"ship-a","change_quantity":false,"max_quantity":24,"cart":{"type":"basic-product","item":{"ref":"prd:lights"}}}]},"b":shared105,"c":shared105}} as const;
const shared130 = {"status":400,"summary":"A general error","body":{"errors":"We cannot change your cart at the moment."}} as const;
const shared131 = {"status":409,"summary":"Too few are in stock; the message says how many are left","headers":{"Cache-Control":"no-store"},"body":{"errors":{"qty":"Only 6 are left."}}} as const;
const shared132 = {"status":409,"summary":"None is in stock","headers":{"Cache-Control":"no-store"},"body":{"errors":{"qty":"OUT OF STOCK"}}} as const;
const shared133 = {"status":409,"summary":"The cart, or the one that had the line, was invoiced","headers":{"Cache-Control":"no-store"},"body":{"errors":"There is an invoice for this cart already. It can be paid, but not changed.","reason":"paid-elsewhere","paid":{"status":"processing","invoice":"inv_5tG4hA"}}} as const;
const shared134 = {"status":409,"summary":"The cart, or the one that had the line, was ordered in another tab","headers":{"Cache-Control":"no-store"},"body":shared30} as const;
const shared135 = {"code":"HARBOUR10","applied":"other","can_apply":true,"errors":null,"discounts":{"print_us":1000,"print_ca":1000,"print_intl":1000,"digital":1000}} as const;
const shared136 = {"code":"RENEW10","applied":"renewal","can_apply":true,"errors":null,"discounts":{"print_us":1000,"print_ca":1000,"print_intl":1000,"digital":1000}} as const;
const shared137 = {"ref":"prd:shirt","slug":"tide-table-shirt","kind":"sized-product","name":"Tide table shirt","image":{"source":"/covers/shirt.svg","width":480,"height":600},"quantity":15,"sizes":[{"ref":"sze:shirt-s","name":"Small","quantity":4},{"ref":"sze:shirt-m","name":"Medium","quantity":0},{"ref":"sze:shirt-l","name":"Large","quantity":11}],"print_price":"$26.50","price":2650,"description":"Heavy cotton, printed with one week of tides. It is cut straight; take your usual size."} as const;
const shared138 = {"ref":"prd:mug","slug":"lamp-room-mug","kind":"sized-product","name":"Lamp room mug","image":{"source":"/covers/mug.svg","width":480,"height":600},"quantity":0,"sizes":[{"ref":"sze:mug-one","name":"One size","quantity":0}],"print_price":"$14.00","price":1400,"description":"Stoneware from a pottery two streets away. It holds 30 cl, and no two glazes are alike."} as const;
const shared139 = {"ref":"prd:lights","slug":"harbour-lights","kind":"basic-product","name":"Harbour lights, art print","image":{"source":"/covers/lights.svg","width":480,"height":600},"quantity":24,"sizes":[],"print_price":"$32.00","price":3200,"description":"A linocut of the harbour at night, 30 by 40 cm."} as const;
const shared140 = {"ref":"prd:field-guide","slug":"field-guide-to-lamps","kind":"digital-product","name":"A field guide to lamps","image":{"source":"/covers/field-guide.svg","width":480,"height":600},"quantity":50,"sizes":[],"print_price":"$9.00","price":900,"formats":["PDF","EPUB"],"description":"Sixty lamps and lights, drawn and described: where they hang, what they burn, who trims them."} as const;
const shared141 = {"ref":"iss:41","slug":"low-water-print","kind":"print-issue","name":"Low Water, issue 41, print","image":{"source":"/covers/issue-41.svg","width":480,"height":600},"quantity":120,"sizes":[],"print_price":"$16.00","price":1600,"issue":{"slug":"low-water","number":41,"released":true,"release_date":"2025-12-01"}} as const;
const shared142 = {"ref":"iss:41","slug":"low-water-digital","kind":"digital-issue","name":"Low Water, issue 41, digital","image":{"source":"/covers/issue-41.svg","width":480,"height":600},"quantity":50,"sizes":[],"print_price":"$8.00","price":800,"formats":["PDF","EPUB"],"issue":{"slug":"low-water","number":41,"released":true,"release_date":"2025-12-01"}} as const;
const shared143 = {"status":200,"summary":"Done; the reply has no fields","headers":{"Cache-Control":"no-store","Set-Cookie":"session=s1_Kq83nTzr; Path=/; HttpOnly; Secure; SameSite=Lax"},"body":{}} as const;
const shared144 = {"status":400,"summary":"A general error","body":{"errors":"We cannot send links at the moment."}} as const;
const shared145 = {"status":200,"summary":"Done; the reply has no fields","headers":{"Cache-Control":"no-store","Set-Cookie":"session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax"},"body":{}} as const;
const shared146 = {"ref":"acc_Eg1q","name":"Étienne Gagnon","first_name":"Étienne","email":"etienne@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2021-11-20","shipcode":"ship-b","addresses":{"a":null,"b":{"line1":"4012 Rue Saint-Denis","line2":"","city":"Montréal","state":"QC","postcode":"H2W 2M4","country":"CA","country_name":"Canada"},"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}} as const;
const shared147 = {"issue":shared65,"deliverable":"print-b","state":"expired"} as const;
const shared148 = {"issue":shared67,"deliverable":"print-b","state":"expired"} as const;
const shared149 = {"issue":shared69,"deliverable":"print-b","state":"active"} as const;
const shared150 = {"issue":shared71,"deliverable":"print-b","state":"active"} as const;
const shared151 = {"title":"The Long Grass","slug":"the-long-grass","released":false,"release_date":null} as const;
const shared152 = {"issue":shared151,"deliverable":"print-b","state":"active"} as const;
const shared153 = [shared147,shared148] as const;
const shared154 = [shared69,shared71,shared151] as const;
const shared155 = {"version":3,"next_charge":{"on":"2028-09-01","amount":21600,"interval":36},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":10},"info":{"token":"sub_Eg20","term":"3year","level":"high","phase":"renewal","created":"2025-11-20","cancelled":false,"deliverables":{"set":"print-b","active":"print-b"},"settings":{"medium":"print","level":"high"},"order":{"name":"Étienne Gagnon"},"issues_left":10,"legacy_tokens":0,"token_summary":{"active":10,"expired":2},"tokens":[shared147,shared148,shared149,shared150,shared152,{"issue":null,"deliverable":"print-b","state":"active"},{"issue":null,"deliverable":"print-b","state":"active"},{"issue":null,"deliverable":"print-b","state":"active"},{"issue":null,"deliverable":"print-b","state":"active"},{"issue":null,"deliverable":"print-b","state":"active"},{"issue":null,"deliverable":"print-b","state":"active"},{"issue":null,"deliverable":"print-b","state":"active"}]}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared153,"issues_expected":shared154,"discontinuous":null,"address_required":{"a":false,"b":true,"c":false},"address_removable":{"a":false,"b":false,"c":false}} as const;
const shared156 = {"type":"details","ach":{"bank_name":"Harbor Savings","last_four":"6789","routing_number":"110000000"}} as const;
const shared157 = {"ref":"acc_Nr5h","name":"Noor Rahman","first_name":"Noor","email":"noor@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2025-11-02","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}} as const;
const shared158 = {"issue":shared65,"deliverable":"digital","state":"expired"} as const;
const shared159 = {"issue":shared67,"deliverable":"digital","state":"expired"} as const;
const shared160 = {"issue":shared69,"deliverable":"digital","state":"active"} as const;
const shared161 = {"issue":shared71,"deliverable":"digital","state":"active"} as const;
const shared162 = [shared158,shared159] as const;
const shared163 = {"version":3,"next_charge":{"on":"2026-09-01","amount":4800,"interval":12},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":2},"info":{"token":"sub_Nr02","term":"1year","level":"high","phase":"introductory","created":"2025-11-02","cancelled":false,"deliverables":{"set":"digital","active":"digital"},"settings":{"medium":"digital","level":"high"},"order":{"name":"Noor Rahman"},"issues_left":2,"legacy_tokens":0,"token_summary":{"active":2,"expired":2},"tokens":[shared158,shared159,shared160,shared161]}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared162,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}} as const;
const shared164 = {"ref":"acc_Em3d","name":"Eilidh MacRae","first_name":"Eilidh","email":"eilidh@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2016-10-30","shipcode":"ship-c","addresses":{"a":null,"b":null,"c":{"line1":"7 Shore Street","line2":"","city":"Ullapool","state":"","postcode":"IV26 2UJ","country":"GB","country_name":"United Kingdom"}},"canDeleteAddress":{"a":false,"b":false,"c":false}} as const;
const shared165 = {"issue":shared65,"deliverable":"print-c","state":"expired"} as const;
const shared166 = {"issue":shared67,"deliverable":"print-c","state":"expired"} as const;
const shared167 = [shared165,shared166] as const;
const shared168 = {"version":3,"current_subscription":{"state":"active","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_Em30","term":"lifetime","level":"high","phase":"renewal","created":"2025-10-30","cancelled":false,"deliverables":{"set":"print-c","active":"print-c"},"settings":{"medium":"print","level":"high"},"order":{"name":"Eilidh MacRae"},"issues_left":0,"legacy_tokens":3,"token_summary":{"active":0,"expired":0},"tokens":[]}},"future_subscriptions":[],"lifetime_subscription":true,"issues_delivered":shared167,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":false,"b":false,"c":true},"address_removable":{"a":false,"b":false,"c":false}} as const;
const shared169 = {"ref":"acc_Lt6v","name":"Linh Tran","first_name":"Linh","email":"linh@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2026-01-22","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}} as const;
const shared170 = {"current_subscription":null,"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":[],"issues_expected":[],"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}} as const;
const shared171 = {"status":409,"summary":"Nothing is on file","body":{"errors":"Please add payment information first."}} as const;
const shared172 = {"status":409,"summary":"The subscription has changed since the page was shown; nothing was done","body":shared48} as const;
const shared173 = {"orders":[{"kind":"receipt","token":"rcp_fatima15","number":"R-1215","date":"2026-02-20","total":2500,"status":"paid","summary":"One-time donation"},{"kind":"invoice","token":"inv_fatima14","number":"CAT-987","date":"2026-02-14","total":6000,"status":"due","summary":"Standard, print and digital, 1 year"},{"kind":"receipt","token":"rcp_fatima13","number":"R-1188","date":"2025-12-01","total":5300,"status":"paid","summary":"Tide table shirt, Large and 1 more"},{"kind":"receipt","token":"rcp_fatima12","number":"R-1161","date":"2025-10-11","total":12000,"status":"paid","summary":"2 gift subscriptions"},{"kind":"invoice","token":"inv_fatima11","number":"CAT-964","date":"2025-09-03","total":6000,"status":"processing","summary":"Standard, print and digital, 1 year"},{"kind":"receipt","token":"rcp_fatima10","number":"R-1093","date":"2025-06-19","total":0,"status":"paid","summary":"Student, digital, 1 year"},{"kind":"invoice","token":"inv_fatima9","number":"CAT-931","date":"2025-04-02","total":6000,"status":"past-due","summary":"Standard, print and digital, 1 year"},{"kind":"receipt","token":"rcp_fatima8","number":"R-1017","date":"2025-01-24","total":1600,"status":"refunded","summary":"Low Water, issue 41, print"},{"kind":"invoice","token":"inv_fatima7","number":"CAT-902","date":"2024-11-08","total":6000,"status":"failed","summary":"Standard, print and digital, 1 year"},{"kind":"receipt","token":"rcp_fatima6","number":"R-0941","date":"2024-09-30","total":1000,"status":"paid","summary":"Monthly donation"}],"next":"ord_6"} as const;
const shared174 = {"kind":"subscription","token":"sub_Ra14","state":"renewing","version":3,"ends_on":"2028-03-01","issues_left":8,"keeps_archive":true,"next_charge":{"on":"2028-03-01","amount":12000,"interval":24}} as const;
const shared175 = {"id":"offer_fatima","kind":"discount","text":"Your next year for $45.00 instead of $60.00.","amount":4500} as const;
const shared176 = {"kind":"subscription","token":"sub_Fz20","state":"renewing","version":3,"ends_on":"2026-06-01","issues_left":1,"keeps_archive":true,"next_charge":{"on":"2026-06-01","amount":6000,"interval":12},"offer":shared175} as const;
const shared177 = {"status":200,"summary":"The subscription was cancelled","headers":{"Cache-Control":"no-store"},"body":{"kind":"subscription","token":"sub_Fz20","state":"cancelled","version":4,"ends_on":"2026-06-01","issues_left":1,"keeps_archive":true,"next_charge":null,"cancelled_at":"2026-03-14T09:30:00.000Z","mailed_to":"fatima@reader.example","undo_until":"2026-06-01"}} as const;
const shared178 = {"status":200,"summary":"The offer was accepted","headers":{"Cache-Control":"no-store"},"body":{"kind":"subscription","token":"sub_Fz20","state":"renewing","version":3,"ends_on":"2026-06-01","issues_left":1,"keeps_archive":true,"next_charge":{"on":"2026-06-01","amount":4500,"interval":12},"accepted":shared175}} as const;
const shared179 = {"kind":"donation","token":"don_3Kf8Yw","state":"renewing","next_charge":{"on":"2026-04-01","amount":1500,"interval":1}} as const;
const shared180 = {"status":200,"summary":"A monthly donation","headers":{"Cache-Control":"no-store"},"body":shared179} as const;
const shared181 = {"status":404,"summary":"The token matches nothing of this reader's","body":{"errors":"We could not find that subscription or donation."}} as const;
const shared182 = {"kind":"donation","token":"don_3Kf8Yw","state":"cancelled","next_charge":null,"cancelled_at":"2026-03-14T09:30:00.000Z","mailed_to":"wanjiru@reader.example","undo_until":"2026-04-01"} as const;
const shared183 = {"line1":"905 South Laurel Street","line2":"Unit B","city":"Austin","state":"TX","postcode":"78704","country":"US","country_name":"United States"} as const;
const shared184 = {"status":200,"summary":"The address is updated","headers":{"Cache-Control":"no-store"},"body":{"addresses":{"a":shared183,"b":null,"c":null}}} as const;
const shared185 = {"line1":"3 O'Connell Parade","line2":"","city":"Galway","state":"","postcode":"","country":"IE","country_name":"Ireland"} as const;
const shared186 = {"status":200,"summary":"A second address is added, in another slot","headers":{"Cache-Control":"no-store"},"body":{"addresses":{"a":shared183,"b":null,"c":shared185}}} as const;
const shared187 = {"status":400,"summary":"A general error","body":{"errors":"We cannot change addresses at the moment."}} as const;
const shared188 = {"status":400,"summary":"Errors by field","body":{"errors":{"line1":"Please give the first line of the address.","state":"Please choose a state.","postcode":"This postcode does not belong to the state."}}} as const;
const shared189 = {"status":400,"summary":"The country belongs to another slot","body":{"errors":{"country":"Please use the address for this country's category."}}} as const;
const shared190 = {"status":400,"summary":"A general error among the fields","body":{"errors":{"general":"We could not find this address.","line1":"Please look at this line."}}} as const;
const shared191 = {"status":409,"summary":"The slot is not needed, with the text of the warning","body":{"errors":"You do not currently have a subscription that requires shipping to an address in this category."}} as const;
const shared192 = {"line1":"77 Elm Street","line2":"","city":"Cambridge","state":"MA","postcode":"02139","country":"US","country_name":"United States"} as const;
const shared193 = {"type":"details","data":{"ach":{"bank_name":"Harbor Savings","last_four":"6789","routing_number":"110000000"}}} as const;
const shared194 = {"items":[],"giftsubs":[],"subscription":{"renewal":false,"medium":"digital","level":"high","term":"2year"}} as const;
const shared195 = {"text_version":"2026-12","text":"Your subscription renews on March 1, 2027, and every year after that, for $72.00, until you cancel. You can cancel at any time in your account.","shown_at":"2026-03-14T09:29:30Z","agreed_at":"2026-03-14T09:30:00Z"} as const;
const shared196 = {"journal":"Ember Days","support_email":"readers@emberdays.example","issues_per_year":4,"shipping_categories":{"ship-a":"United States","ship-b":"Canada","ship-c":"International"},"terms_of_sale":"Subscriptions begin with the next issue to be printed. You can cancel at any time and keep what you have paid for.","payment":{"publishable_key":"pk_test_emberdays"},"bot_check":{"provider":"recaptcha","site_key":"6LfEmberDays"},"seller":{"name":"Ember Days Press, Inc.","address":{"line1":"PO Box 12","city":"Portland","state":"ME","postcode":"04101","country":"US","country_name":"United States"},"tax_id":"EIN 01-2345678","email":"accounts@emberdays.example"},"login":{"google":true,"institutional":true},"features":{"subscribe":{"add_donation":true,"add_products":true,"gift_message":true}}} as const;
const shared197 = {"session":"ses_8Qm2Zr","renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"}} as const;
const shared198 = {"account":{"ref":"acc_Jm5s","name":"Tomás Lindqvist","first_name":"Tomás","email":"tomas@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2025-12-05","shipcode":"ship-a","addresses":{"a":{"line1":"4 Mill Lane","line2":"Apartment 2","city":"Brattleboro","state":"VT","postcode":"05301","country":"US","country_name":"United States"},"b":null,"c":null},"canDeleteAddress":{"a":true,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":null,"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":[],"issues_expected":[],"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":true,"b":false,"c":false}}} as const;
const shared199 = {"type":"details","ach":{"bank_name":"Harbour Savings","last_four":"6789","routing_number":"110000000"}} as const;
const shared200 = {"kind":"donation-item","name":"One-time donation","quantity":1,"amount":2500,"shipping":0,"discount":0} as const;
const shared201 = {"line1":"88 Rue Saint-Viateur","line2":"","city":"Montréal","state":"QC","postcode":"H2T 1A8","country":"CA","country_name":"Canada"} as const;
const shared202 = {"account":{"ref":"acc_Wq31","name":"Ines Calloway","first_name":"Ines","email":"ines@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2024-04-17","shipcode":"ship-b","addresses":{"a":null,"b":shared201,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2027-09-01","amount":14400,"interval":24},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":6},"info":{"token":"sub_t9Bd","term":"2year","level":"high","phase":"introductory","created":"2025-10-17","cancelled":false,"deliverables":{"set":"print-b","active":"print-b"},"settings":{"medium":"print","level":"high"},"order":{"name":"Ines Calloway"},"issues_left":6,"legacy_tokens":0,"token_summary":{"active":6,"expired":2},"tokens":[shared147,shared148,shared149,shared150,shared152,{"issue":null,"deliverable":"print-b","state":"active"},{"issue":null,"deliverable":"print-b","state":"active"},{"issue":null,"deliverable":"print-b","state":"active"}]}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared153,"issues_expected":shared154,"discontinuous":null,"address_required":{"a":false,"b":true,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared203 = [{"kind":"personal-subscription","name":"Student, digital, 1 year","quantity":1,"amount":2400,"shipping":0,"discount":0}] as const;
const shared204 = {"kind":"sized-product","name":"Tide table shirt, Large","quantity":2,"amount":5300,"shipping":800,"discount":0} as const;
const shared205 = {"kind":"print-issue","name":"Low Water, issue 41, print","quantity":1,"amount":1600,"shipping":450,"discount":0} as const;
const shared206 = {"kind":"digital-product","name":"A field guide to lamps","quantity":1,"amount":900,"shipping":0,"discount":0} as const;
const shared207 = {"kind":"gift-subscription","name":"Student, digital, 1 year","quantity":1,"amount":2400,"shipping":0,"discount":0} as const;
const shared208 = {"kind":"donation-item","name":"Monthly donation","quantity":1,"amount":1000,"shipping":0,"discount":0} as const;
const shared209 = [{"kind":"subscription-upgrade","name":"Change to Standard, print and digital","quantity":1,"amount":2400,"shipping":2400,"discount":0}] as const;
const shared210 = {"line1":"31 rue Sherbrooke","city":"Montréal","state":"QC","postcode":"H2X 1X5","country":"CA","country_name":"Canada"} as const;
const shared211 = {"journal":"Ember Days","support_email":"institutions@emberdays.example","login":{"institutional":true,"institutional_page":true}} as const;
const shared212 = {"title":"Salt Roads","slug":"salt-roads","released":true,"release_date":"2025-09-01","image":{"source":"/covers/issue-40.svg","width":480,"height":600}} as const;
const shared213 = {"issue":shared212,"deliverable":"print-a","state":"expired"} as const;
const shared214 = [shared213,shared66,shared68,shared70] as const;
const shared215 = [shared213,shared66,shared68] as const;
const shared216 = {"account":{"ref":"acc_Fz1i","name":"Fatima Zahra Idrissi","first_name":"Fatima","email":"fatima@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"monthly_donation":{"token":"don_fatima","amount":1000,"next_charge_on":"2026-03-30"},"autorenew":true,"created":"2025-08-20","shipcode":"ship-a","addresses":{"a":{"line1":"61 Congress Street","line2":"","city":"Portland","state":"ME","postcode":"04101","country":"US","country_name":"United States"},"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2026-06-01","amount":6000,"interval":12},"current_subscription":{"state":"active","status":{"expiring":true,"extended":false,"count":1},"info":{"token":"sub_Fz20","term":"1year","level":"high","phase":"introductory","created":"2025-08-20","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Fatima Zahra Idrissi"},"issues_left":1,"legacy_tokens":0,"token_summary":{"active":1,"expired":3},"tokens":shared214}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared215,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared217 = {"print-low":{"1year":3600,"lifetime":60000},"print-high":{"1year":6000,"lifetime":96000},"digital-low":{"1year":2400,"lifetime":42000},"digital-high":{"1year":4800,"lifetime":80000}} as const;
const shared218 = {"ship-a":{"1year":0,"2year":0,"3year":0,"lifetime":0},"ship-b":{"1year":1200,"2year":2400,"3year":3600,"lifetime":12000},"ship-c":{"1year":2205,"2year":4410,"3year":6615,"lifetime":22000}} as const;
const shared219 = {"ship-a":{"single":450,"few":800,"many":1400},"ship-b":{"single":1250,"few":2100,"many":3600},"ship-c":{"single":1800,"few":3100,"many":5200}} as const;
const shared220 = {"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":null} as const;
const shared221 = {"session":"ses_8Qm2Zr","account":"acc_Wq31","settings":{"medium":"print","level":"high","term":"2year","deliverable":"print-b"},"token":{"state":"extended","tokens_left":6,"issues_expected":6},"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":null} as const;
const shared222 = [shared69] as const;
const shared223 = [shared158,shared159,shared160] as const;
const shared224 = {"issue":shared69,"deliverable":"print-c","state":"active"} as const;
const shared225 = {"issue":shared71,"deliverable":"print-c","state":"active"} as const;
const shared226 = {"account":{"ref":"acc_An0z","name":"Aroha Ngata","first_name":"Aroha","email":"aroha@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2026-01-09","shipcode":"ship-c","addresses":shared57,"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2026-12-01","amount":5805,"interval":12},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":3},"info":{"token":"sub_An09","term":"1year","level":"low","phase":"introductory","created":"2026-01-09","cancelled":false,"deliverables":{"set":"print-c","active":"print-c"},"settings":{"medium":"print","level":"low"},"order":{"name":"Aroha Ngata"},"issues_left":3,"legacy_tokens":0,"token_summary":{"active":3,"expired":1},"tokens":[shared166,shared224,shared225,{"issue":shared151,"deliverable":"print-c","state":"active"}]}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":[shared166],"issues_expected":shared154,"discontinuous":null,"address_required":{"a":false,"b":false,"c":true},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared227 = {"account":shared157,"timetable":shared163} as const;
const shared228 = {"account":shared146,"timetable":shared155} as const;
const shared229 = {"account":{"ref":"acc_Ht7b","name":"Hiroshi Tanabe","first_name":"Hiroshi","email":"hiroshi@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2022-08-11","shipcode":"ship-a","addresses":{"a":{"line1":"2210 Alder Avenue","line2":"","city":"Eugene","state":"OR","postcode":"97403","country":"US","country_name":"United States"},"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"active","status":{"expiring":true,"extended":false,"count":1},"info":{"token":"sub_Ht11","term":"1year","level":"low","phase":"renewal","created":"2025-08-11","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"low"},"order":{"name":"Hiroshi Tanabe"},"issues_left":1,"legacy_tokens":0,"token_summary":{"active":1,"expired":3},"tokens":shared214}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared215,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared230 = {"issue":shared151,"deliverable":"print-a","state":"active"} as const;
const shared231 = {"account":{"ref":"acc_Lf7e","name":"Leila Farahani","first_name":"Leila","email":"leila@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2026-02-26","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2026-12-01","amount":6000,"interval":12},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":4},"info":{"token":"sub_Lf26","term":"1year","level":"high","phase":"introductory","created":"2026-02-26","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Leila Farahani"},"issues_left":4,"legacy_tokens":0,"token_summary":{"active":4,"expired":0},"tokens":[{"issue":shared67,"deliverable":"print-a","state":"active"},shared70,shared72,shared230]}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":[],"issues_expected":shared154,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared232 = {"title":"First Thaw","slug":"first-thaw","released":true,"release_date":"2025-03-01","image":{"source":"/covers/issue-38.svg","width":480,"height":600}} as const;
const shared233 = {"title":"Orchard Year","slug":"orchard-year","released":true,"release_date":"2025-06-01","image":{"source":"/covers/issue-39.svg","width":480,"height":600}} as const;
const shared234 = [{"issue":shared232,"deliverable":"digital","state":"expired"},{"issue":shared233,"deliverable":"digital","state":"expired"},{"issue":shared212,"deliverable":"digital","state":"expired"},shared158] as const;
const shared235 = {"account":{"ref":"acc_Mf2c","name":"Marisol Fuentes","first_name":"Marisol","email":"marisol@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2025-02-17","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"expired","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_Mf17","term":"1year","level":"low","phase":"introductory","created":"2025-02-17","cancelled":false,"deliverables":{"set":"digital","active":"digital"},"settings":{"medium":"digital","level":"low"},"order":{"name":"Marisol Fuentes"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":4},"tokens":shared234}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared234,"issues_expected":[],"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared236 = {"account":shared164,"timetable":shared168} as const;
const shared237 = {"issue":shared232,"deliverable":"print-a","state":"expired"} as const;
const shared238 = {"issue":shared233,"deliverable":"print-a","state":"expired"} as const;
const shared239 = [shared237,shared238,shared213,shared66,shared68] as const;
const shared240 = {"account":{"ref":"acc_Mc5y","name":"Mei-Ling Chou","first_name":"Mei-Ling","email":"meiling@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2024-10-21","shipcode":"ship-a","addresses":{"a":{"line1":"418 Juniper Way","line2":"","city":"Seattle","state":"WA","postcode":"98109","country":"US","country_name":"United States"},"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"expired","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_Mc21","term":"2year","level":"high","phase":"introductory","created":"2024-10-21","cancelled":true,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Mei-Ling Chou"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":5},"tokens":shared239}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared239,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared241 = [shared237,shared238,shared213,shared66] as const;
const shared242 = {"account":{"ref":"acc_Mi5f","name":"Mirela Ionescu","first_name":"Mirela","email":"mirela@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2024-02-10","shipcode":"ship-a","addresses":{"a":{"line1":"77 Larkspur Lane","line2":"","city":"Madison","state":"WI","postcode":"53703","country":"US","country_name":"United States"},"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"renewal_failed":{"failed_at":"2026-02-10","amount":6000,"reason":"Your card has insufficient funds."},"next_charge":null,"current_subscription":{"state":"expired","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_Mi02","term":"1year","level":"high","phase":"renewal","created":"2025-02-10","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Mirela Ionescu"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":4},"tokens":shared241}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared241,"issues_expected":[],"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared243 = {"lines":shared91,"total":6000} as const;
const shared244 = {"type":"details","card":{"type":"Mastercard","last_four":"0005","exp_month":1,"exp_year":2026}} as const;
const shared245 = {"type":"details","data":{"card":{"type":"Visa","last_four":"4242","exp_month":8,"exp_year":2029}}} as const;
const shared246 = {"goods":[{"name":"Low Water, issue 41, print","medium":"print"},{"name":"A field guide to lamps","medium":"digital"}],"membership":null,"giftees":[]} as const;
const shared247 = [shared205,shared206] as const;
const shared248 = {"goods":[],"membership":{"type":"subscription","item":{"phase":"renewal","medium":"print","level":"high","term":"1year","coupon":null}},"giftees":[]} as const;
const shared249 = {"journal":"Ember Days","support_email":"readers@emberdays.example","withdrawal":true} as const;
const shared250 = [shared99,shared102] as const;
const shared251 = {"ref":"prd:calendar","slug":"tide-calendar","kind":"basic-product","name":"Tide calendar","image":{"source":"/covers/calendar.svg","width":480,"height":600},"quantity":6,"sizes":[],"print_price":"$18.00","price":1800,"description":"High and low water for every day of the year, set in two colours and bound at the top."} as const;
const shared252 = {"ref":"prd:pin","slug":"lamp-pin","kind":"basic-product","name":"Lamp pin","image":{"source":"/covers/pin.svg","width":480,"height":600},"quantity":0,"sizes":[],"print_price":"$8.00","price":800,"description":"A hand lamp in enamelled brass, 22 mm across, with a clasp that holds."} as const;
const shared253 = {"ref":"prd:map","slug":"chart-of-the-bay","kind":"basic-product","name":"Chart of the bay","image":{"source":"/covers/map.svg","width":480,"height":600},"quantity":40,"sizes":[],"print_price":"$20.00","price":2000,"list_price":2800,"description":"Soundings, wrecks and lights on one sheet, redrawn from the survey of 1889, 60 by 75 cm."} as const;
const shared254 = {"ref":"iss:43","slug":"night-ferry-print","kind":"print-issue","name":"Night Ferry, issue 43, print","image":{"source":"/covers/issue-43.svg","width":480,"height":600},"quantity":400,"sizes":[],"print_price":"$16.00","price":1600,"issue":{"slug":"night-ferry","number":43,"released":false,"release_date":"2026-06-01"}} as const;
const shared255 = {"slug":"night-ferry","number":43,"title":"Night Ferry","image":{"source":"/covers/issue-43.svg","width":480,"height":600},"summary":"Stories and reports from boats that sail after dark.","released":false,"release_date":"2026-06-01","print":shared254,"digital":null,"files":[]} as const;
const shared256 = {"slug":"low-water","number":41,"title":"Low Water","image":{"source":"/covers/issue-41.svg","width":480,"height":600},"summary":"Six essays and a story from the coast.","released":true,"release_date":"2025-12-01","print":shared141,"digital":shared142,"files":[]} as const;
const shared257 = {"slug":"salt-roads","number":40,"title":"Salt Roads","image":{"source":"/covers/issue-40.svg","width":480,"height":600},"summary":"Five writers walk what is left of five roads that salt made.","released":true,"release_date":"2025-09-01","print":{"ref":"iss:40","slug":"salt-roads-print","kind":"print-issue","name":"Salt Roads, issue 40, print","image":{"source":"/covers/issue-40.svg","width":480,"height":600},"quantity":0,"sizes":[],"print_price":"$16.00","price":1600,"issue":{"slug":"salt-roads","number":40,"released":true,"release_date":"2025-09-01"}},"digital":null,"files":[]} as const;
const shared258 = {"settings":shared196,"subscriber":null} as const;
const shared259 = {"settings":shared196,"subscriber":shared216} as const;
const shared260 = {"account":{"ref":"acc_Ra4w","name":"Ruth Abramowitz","first_name":"Ruth","email":"ruth@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2019-05-14","shipcode":"ship-a","addresses":{"a":{"line1":"340 Riverside Drive","line2":"Apartment 9C","city":"New York","state":"NY","postcode":"10025","country":"US","country_name":"United States"},"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2028-03-01","amount":12000,"interval":24},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":8},"info":{"token":"sub_Ra14","term":"2year","level":"high","phase":"renewal","created":"2025-05-14","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Ruth Abramowitz"},"issues_left":4,"legacy_tokens":0,"token_summary":{"active":4,"expired":4},"tokens":[shared238,shared213,shared66,shared68,shared70,shared72,shared230,{"issue":null,"deliverable":"print-a","state":"active"}]}},"future_subscriptions":[{"state":"active","status":{"expiring":false,"extended":true,"count":4},"info":{"token":"sub_Ra15","term":"1year","level":"high","phase":"renewal","created":"2026-02-02","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Ruth Abramowitz"},"issues_left":4,"legacy_tokens":0,"token_summary":{"active":4,"expired":0},"tokens":[{"issue":null,"deliverable":"print-a","state":"active"},{"issue":null,"deliverable":"print-a","state":"active"},{"issue":null,"deliverable":"print-a","state":"active"},{"issue":null,"deliverable":"print-a","state":"active"}]}}],"lifetime_subscription":false,"issues_delivered":[shared238,shared213,shared66,shared68],"issues_expected":shared154,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared261 = {"type":"details","card":{"type":"Mastercard","last_four":"4444","exp_month":2,"exp_year":2028},"ach":{"bank_name":"Harbor Savings","last_four":"6789","routing_number":"110000000"}} as const;
const shared262 = {"issue":shared233,"deliverable":"print-c","state":"expired"} as const;
const shared263 = {"issue":shared212,"deliverable":"print-c","state":"expired"} as const;
const shared264 = [{"issue":shared232,"deliverable":"print-c","state":"expired"},shared262,shared263,shared165] as const;
const shared265 = {"account":{"ref":"acc_Kb9s","name":"Kwame Boateng","first_name":"Kwame","email":"kwame@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2023-02-03","shipcode":"ship-c","addresses":{"a":null,"b":null,"c":{"line1":"18 Gloucester Road","line2":"","city":"Bristol","state":"","postcode":"BS7 8AE","country":"GB","country_name":"United Kingdom"}},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2026-03-14","amount":5805,"interval":12},"current_subscription":{"state":"expired","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_Kb03","term":"1year","level":"low","phase":"renewal","created":"2025-02-03","cancelled":false,"deliverables":{"set":"print-c","active":"print-c"},"settings":{"medium":"print","level":"low"},"order":{"name":"Kwame Boateng"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":4},"tokens":shared264}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared264,"issues_expected":[],"discontinuous":null,"address_required":{"a":false,"b":false,"c":true},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared266 = {"settings":shared196,"subscriber":shared265,"payment_info":shared244} as const;
const shared267 = {"title":"The Hundredth","slug":"the-hundredth","released":false,"release_date":"2029-03-01"} as const;
const shared268 = [shared159] as const;
const shared269 = {"settings":shared196,"subscriber":{"account":{"ref":"acc_Dr6e","name":"Dilys Rowlands","first_name":"Dilys","email":"dilys@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2026-02-15","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"next_charge":{"on":"2029-03-01","amount":4800,"interval":12},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":2},"info":{"token":"sub_Dr06","term":"1year","level":"high","phase":"introductory","created":"2026-02-15","cancelled":false,"deliverables":{"set":"digital","active":"digital"},"settings":{"medium":"digital","level":"high"},"order":{"name":"Dilys Rowlands"},"issues_left":2,"legacy_tokens":0,"token_summary":{"active":2,"expired":1},"tokens":[shared159,shared160,{"issue":shared267,"deliverable":"digital","state":"active"}]}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared268,"issues_expected":[shared69,shared267],"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}},"payment_info":{"type":"details","card":{"type":"Visa","last_four":"4242","exp_month":1,"exp_year":2029}}} as const;
const shared270 = {"account":{"ref":"acc_Oa8k","name":"Oluwaseun Adeyemi","first_name":"Oluwaseun","email":"oluwaseun@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2024-06-09","shipcode":"ship-c","addresses":{"a":null,"b":null,"c":{"line1":"15 Adeola Odeku Street","line2":"Victoria Island","city":"Lagos","state":"Lagos","postcode":"","country":"NG","country_name":"Nigeria"}},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"active","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_Oa09","term":"lifetime","level":"high","phase":"introductory","created":"2024-06-09","cancelled":false,"deliverables":{"set":"print-c","active":"print-c"},"settings":{"medium":"print","level":"high"},"order":{"name":"Oluwaseun Adeyemi"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":0},"tokens":[]}},"future_subscriptions":[],"lifetime_subscription":true,"issues_delivered":[shared263,shared165,shared166],"issues_expected":shared75,"discontinuous":null,"address_required":{"a":false,"b":false,"c":true},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared271 = {"account":shared169,"timetable":shared170} as const;
const shared272 = [shared165,shared166,shared224,shared225] as const;
const shared273 = {"account":{"ref":"acc_Ab4m","name":"Anneliese Brandt","first_name":"Anneliese","email":"anneliese@reader.example","email_change":null,"emailPending":false,"emailFailing":true,"contacts":[{"suspended":true}],"autorenew":true,"created":"2020-12-01","shipcode":"ship-c","addresses":{"a":null,"b":null,"c":{"line1":"Lindenallee 14","line2":"","city":"Leipzig","state":"","postcode":"04109","country":"DE","country_name":"Germany"}},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2026-09-01","amount":8205,"interval":12},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":2},"info":{"token":"sub_Ab01","term":"1year","level":"high","phase":"renewal","created":"2025-12-01","cancelled":false,"deliverables":{"set":"print-c","active":"print-c"},"settings":{"medium":"print","level":"high"},"order":{"name":"Anneliese Brandt"},"issues_left":2,"legacy_tokens":0,"token_summary":{"active":2,"expired":2},"tokens":shared272}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared167,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":false,"b":false,"c":true},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared274 = {"account":{"ref":"acc_Aw2x","name":"Amara Nwosu","first_name":"Amara","email":"amara@reader.example","email_change":"amara.nwosu@post.example","emailPending":true,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2024-11-18","shipcode":"ship-a","addresses":{"a":{"line1":"905 South Laurel Street","line2":"","city":"Austin","state":"TX","postcode":"78704","country":"US","country_name":"United States"},"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2026-09-01","amount":6000,"interval":12},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":2},"info":{"token":"sub_Aw18","term":"1year","level":"high","phase":"renewal","created":"2025-11-18","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Amara Nwosu"},"issues_left":2,"legacy_tokens":0,"token_summary":{"active":2,"expired":2},"tokens":shared73}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared74,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}} as const;
const shared275 = [shared262,shared263,shared165,shared166] as const;
const shared276 = {"account":{"ref":"acc_Ks8n","name":"Kavitha Sundaram","first_name":"Kavitha","email":"kavitha@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2022-10-04","shipcode":"ship-a","addresses":{"a":shared192,"b":null,"c":{"line1":"12 Kasturba Road","line2":"","city":"Bengaluru","state":"Karnataka","postcode":"560001","country":"IN","country_name":"India"}},"canDeleteAddress":{"a":false,"b":false,"c":true}},"timetable":{"version":3,"next_charge":{"on":"2026-09-01","amount":6000,"interval":12},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":2},"info":{"token":"sub_Ks04","term":"1year","level":"high","phase":"renewal","created":"2025-10-04","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"high"},"order":{"name":"Kavitha Sundaram"},"issues_left":2,"legacy_tokens":0,"token_summary":{"active":2,"expired":2},"tokens":shared73}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared74,"issues_expected":shared75,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":true}}} as const;
const shared277 = {"settings":shared196,"subscriber":shared242,"payment_info":shared55} as const;
const shared278 = {"version":0,"current_subscription":null,"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":[],"issues_expected":[],"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}} as const;
const shared279 = {"account":{"ref":"acc_Wk8d","name":"Wanjiru Kamau","first_name":"Wanjiru","email":"wanjiru@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"donation_failing":{"token":"don_failing","failed_at":"2026-02-01","amount":1500},"monthly_donation":{"token":"don_failing","amount":1500},"autorenew":false,"created":"2025-06-01","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":shared278} as const;
const shared280 = {"settings":shared196,"subscriber":shared279,"payment_info":null} as const;
const shared281 = {"settings":shared196,"subscriber":shared228} as const;
const shared282 = {"settings":shared196,"subscriber":shared227} as const;
const shared283 = {"status":200,"summary":"The mailed link has expired, for a visitor","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"link":{"state":"expired"}}} as const;
const shared284 = {"status":200,"summary":"The link is unknown, for a visitor","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"link":{"state":"unknown"}}} as const;
const shared285 = {"status":200,"summary":"The mark of a link, without its token","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"link":{"state":"missing"}}} as const;
const shared286 = [{"code":"too-expensive","text":"It costs too much"},{"code":"no-time","text":"I have no time to read it"},{"code":"delivery","text":"Issues arrive late or damaged"},{"code":"other","text":"Something else"}] as const;
const shared287 = {"settings":shared196,"subscriber":shared276} as const;
const shared288 = {"settings":shared196,"subscriber":shared271} as const;
const shared289 = {"name":"Fatima Zahra Idrissi","details":shared245,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"}} as const;
const shared290 = {"journal":"Ember Days","support_email":"readers@emberdays.example","issues_per_year":4,"currency_sign":"$","navigation":{"menu":[{"title":"Issues","href":"/store/issues"},{"title":"Store","href":"/store"},{"title":"Account","href":"/account"}],"archive":[{"title":"The Lamp Room, issue 42","href":"/issue/the-lamp-room"},{"title":"Low Water, issue 41","href":"/issue/low-water"}],"footer":[{"title":"For institutions","href":"/institutional-subscriptions"}]},"share":{"twitter":"https://twitter.com/intent/tweet?url={url}&text={title}","facebook":"https://www.facebook.com/sharer/sharer.php?u={url}"},"store":{"browse":"/store","checkout":"/store/checkout"}} as const;

/** Every documented reply of a call, by operation and name. */
export const replies = {
  checkOutCart: {
    started: shared3,
    updated: shared5,
    customerCompleted: {"status":200,"summary":"The card on file is charged and the order is fulfilled","headers":{"Cache-Control":"no-store"},"body":shared6},
    customerProcessing: {"status":200,"summary":"The method on file is being charged; the invoice page shows the state","headers":{"Cache-Control":"no-store"},"body":shared7},
    gratis: {"status":200,"summary":"Nothing is due","headers":{"Cache-Control":"no-store"},"body":shared8},
    updateSucceeded: {"status":200,"summary":"The subscription is changed, and nothing is due","headers":{"Cache-Control":"no-store"},"body":{"type":"update-succeeded","data":{"token":"sub_t9Bd"}}},
    upgradeStarted: shared9,
    upgradeUpdated: shared10,
    upgradeCompleted: {"status":200,"summary":"The card on file is charged for the upgrade","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":shared6}},
    upgradeProcessing: {"status":200,"summary":"The method on file is being charged for the upgrade","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":shared7}},
    upgradeGratis: {"status":200,"summary":"The upgrade is free","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":shared8}},
    refused: shared11,
    orderFailed: shared12,
    fieldErrors: shared13,
    nestedErrors: shared14,
    recipientNameMissing: {"status":400,"summary":"Goods for another recipient need a name","body":{"errors":{"recipient_name":"Please give the name of the recipient."}}},
    cartEmpty: {"status":400,"summary":"The cart is empty","body":{"errors":"Your cart is empty"}},
    consentRequired: shared15,
    notForNew: shared16,
    notForRenewals: shared17,
    notCovered: shared18,
    noDiscount: shared19,
    couponRefused: shared20,
    signedOut: shared21,
    authorizationRequired: shared22,
    replacementRequired: shared23,
    paymentRefused: shared24,
    botCheckRefused: shared25,
    viewOnly: shared26,
    keyForeign: shared27,
    orderChanged: shared28,
    soldOut: shared29,
    paidElsewhere: shared31,
    paidByDebitElsewhere: shared32,
    keyInUse: shared33,
    keyClosed: shared35,
    updatedFailed: shared36,
    updateFailed: shared37,
    upgradeFailed: shared38,
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  closeAttempt: {
    notPlaced: {"status":200,"summary":"Nothing was placed, and the key is closed","headers":{"Cache-Control":"no-store"},"body":{"status":"not-placed"}},
    underWay: {"status":200,"summary":"The order is being processed; retry in a second","headers":{"Cache-Control":"no-store"},"body":{"status":"in-progress"}},
    awaitingPayment: {"status":200,"summary":"The intent is open and nothing was paid","headers":{"Cache-Control":"no-store"},"body":{"status":"unpaid","intent":"pi_3Pq81x"}},
    confirmedPayment: {"status":200,"summary":"The payment was confirmed; poll the intent for the result","headers":{"Cache-Control":"no-store"},"body":{"status":"in-progress","intent":"pi_3Pq81x"}},
    verifying: {"status":200,"summary":"The bank account waits for small deposits","headers":{"Cache-Control":"no-store"},"body":{"status":"verifying","intent":"pi_3Pq81x","deposits":shared42}},
    placed: {"status":200,"summary":"The order is fulfilled, with a receipt","headers":{"Cache-Control":"no-store"},"body":shared43},
    placedFree: {"status":200,"summary":"Done without a receipt, for a redeemed gift or a changed subscription","headers":{"Cache-Control":"no-store"},"body":{"status":"completed","order":{"reference":"G-311","kind":"redemption","amount":0,"currency":"USD"}}},
    placedByDebit: {"status":200,"summary":"A bank debit is under way","headers":{"Cache-Control":"no-store"},"body":shared44},
    keyMissing: {"status":400,"summary":"The key is not a UUID","body":{"errors":"Please name the key of the order."}},
    keyForeign: shared27,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getFulfilment: {
    completed: {"status":200,"summary":"The order is fulfilled; the receipt page follows","headers":{"Cache-Control":"no-store"},"body":shared43},
    processing: {"status":200,"summary":"The payment takes days; the invoice page follows","headers":{"Cache-Control":"no-store"},"body":shared44},
    inProgress: {"status":200,"summary":"The order is not fulfilled yet","headers":{"Cache-Control":"no-store"},"body":{"status":"in-progress"}},
    verifying: {"status":200,"summary":"The bank account waits for small deposits, which the reader then confirms","headers":{"Cache-Control":"no-store"},"body":{"status":"verifying","deposits":shared42}},
    verifyingUndated: {"status":200,"summary":"The same, without a day or a link","headers":{"Cache-Control":"no-store"},"body":{"status":"verifying"}},
    unpaid: {"status":200,"summary":"Nothing was paid; the reader can pay","headers":{"Cache-Control":"no-store"},"body":{"status":"unpaid"}},
    signedOut: shared21,
    unknownIntent: {"status":404,"summary":"The session has no such intent","body":{"errors":"There is no such order."}},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  subscribe: {
    started: shared3,
    updated: shared5,
    customerCompleted: {"status":200,"summary":"The card on file is charged and the order is fulfilled","headers":{"Cache-Control":"no-store"},"body":{"type":"customer","data":shared43}},
    customerProcessing: {"status":200,"summary":"The method on file is being charged; the invoice page shows the state","headers":{"Cache-Control":"no-store"},"body":{"type":"customer","data":shared44}},
    gratis: {"status":200,"summary":"Nothing is due","headers":{"Cache-Control":"no-store"},"body":{"type":"gratis","data":{"receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"subscription","amount":0,"currency":"USD"}}}},
    refused: shared11,
    fieldErrors: shared13,
    nestedErrors: shared14,
    couponRefused: shared20,
    notForNew: shared16,
    notCovered: shared18,
    noDiscount: shared19,
    orderFailed: shared12,
    giftMessageRefused: {"status":400,"summary":"A gift's message or delivery date is invalid","body":{"errors":{"gift_message":"Please use plain text only.","deliver_on":"Please choose a day within a year."}}},
    existingSubscription: {"status":400,"summary":"A subscriber orders another subscription for themselves","body":{"errors":"You already have an account. To give a subscription choose the gift option, or renew your own subscription."}},
    consentRequired: shared15,
    signedOut: shared21,
    authorizationRequired: shared22,
    replacementRequired: shared23,
    paymentRefused: shared24,
    botCheckRefused: shared25,
    viewOnly: shared26,
    keyForeign: shared27,
    orderChanged: shared28,
    soldOut: {"status":409,"summary":"An item in the order has sold out","headers":{"Cache-Control":"no-store"},"body":{"errors":{"cart":{"items":"Only 2 of Harbour tote are left."}}}},
    paidElsewhere: shared31,
    paidByDebitElsewhere: shared32,
    keyInUse: shared33,
    keyClosed: shared35,
    updatedFailed: shared36,
    redeemFailed: {"status":422,"summary":"A gift could not be redeemed","body":{"type":"redeem-failed","message":"This gift could not be redeemed."}},
    upgradeFailed: {"status":422,"summary":"A subscription could not be upgraded","body":{"type":"upgrade-failed","message":"This subscription could not be upgraded."}},
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  renewSubscription: {
    started: shared3,
    updated: shared5,
    customerCompleted: {"status":200,"summary":"The card on file is charged and the order is fulfilled","headers":{"Cache-Control":"no-store"},"body":shared45},
    customerProcessing: shared46,
    gratis: {"status":200,"summary":"Nothing is due","headers":{"Cache-Control":"no-store"},"body":{"type":"gratis","data":{"receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"renewal","amount":0,"currency":"USD"}}}},
    refused: shared11,
    orderFailed: shared12,
    fieldErrors: shared13,
    nestedErrors: shared14,
    addressMissing: {"status":400,"summary":"The delivery has no address; the page opens the settings","body":shared47},
    consentRequired: shared15,
    notForRenewals: shared17,
    notCovered: shared18,
    noDiscount: shared19,
    couponRefused: shared20,
    renewalNotNecessary: {"status":400,"summary":"The subscription is for life","body":{"errors":"Renewal not necessary"}},
    signedOut: shared21,
    authorizationRequired: shared22,
    replacementRequired: shared23,
    paymentRefused: shared24,
    botCheckRefused: shared25,
    otherAccount: {"status":403,"summary":"The account is not the session's","body":{"errors":"You are logged in with another account."}},
    viewOnly: shared26,
    keyForeign: shared27,
    orderChanged: shared28,
    soldOut: shared29,
    paidElsewhere: shared31,
    paidByDebitElsewhere: shared32,
    keyInUse: shared33,
    keyClosed: shared35,
    outdated: shared49,
    updatedFailed: shared36,
    updateFailed: shared37,
    upgradeFailed: shared38,
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  updateSubscription: {
    updateSucceeded: {"status":200,"summary":"The subscription is changed; the account page follows","headers":{"Cache-Control":"no-store"},"body":{"type":"update-succeeded","data":{"token":"sub_Nr02"}}},
    upgradeStarted: {"status":200,"summary":"A payment intent is created; the payment form is shown","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":{"type":"started","data":shared50}}},
    upgradeUpdated: {"status":200,"summary":"The open intent is updated; the front end confirms it with the provider","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":{"type":"updated","data":shared50}}},
    upgradeCustomerCompleted: {"status":200,"summary":"The card on file is charged and the subscription is changed","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":{"type":"customer","data":{"status":"completed","receipt":"rcp_Up7s2e","order":{"reference":"R-1217","kind":"upgrade","amount":1500,"currency":"USD"}}}}},
    upgradeCustomerProcessing: {"status":200,"summary":"The bank account on file is being charged; the invoice page shows the state","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":{"type":"customer","data":{"status":"processing","invoice":"inv_Up7s2e","order":{"reference":"CAT-987","kind":"upgrade","amount":1500,"currency":"USD"}}}}},
    upgradeGratis: {"status":200,"summary":"Nothing is due after all","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":{"type":"gratis","data":{"receipt":"rcp_Up7s2e","order":{"reference":"R-1217","kind":"upgrade","amount":0,"currency":"USD"}}}}},
    refused: {"status":400,"summary":"A general error","body":{"errors":"We cannot change subscriptions at the moment."}},
    fieldErrors: shared51,
    addressErrors: {"status":400,"summary":"Errors in the address; the page opens the settings form","body":{"errors":{"address":{"postcode":"This postcode does not belong to the state."}}}},
    addressMissing: {"status":400,"summary":"A print delivery has no address; the page opens the settings form","body":shared47},
    signedOut: shared21,
    authorizationRequired: shared22,
    replacementRequired: shared23,
    paymentRefused: shared24,
    botCheckRefused: shared25,
    viewOnly: shared26,
    keyForeign: shared27,
    noSuchSubscription: shared52,
    subscriptionChanged: {"status":409,"summary":"The invoice has changed since it was shown","body":shared48},
    keyInUse: shared53,
    keyClosed: shared54,
    updatedFailed: {"status":422,"summary":"The change could not be made","body":{"type":"updated-failed","message":"The subscription could not be changed."}},
    upgradeFailed: {"status":422,"summary":"The upgrade could not be made, with a reason","body":{"type":"upgrade-failed","message":"This subscription could not be upgraded."}},
    upgradeUnavailable: {"status":422,"summary":"No message; the text for an unavailable upgrade is shown","body":{"type":"upgrade-failed"}},
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getSubscription: {
    printSubscription: {"status":200,"summary":"A print subscription, with its address","headers":{"Cache-Control":"no-store"},"body":{"upgrade":shared56,"subscriber":{"addresses":shared57}}},
    digitalSubscription: {"status":200,"summary":"A digital subscription, without an address","headers":{"Cache-Control":"no-store"},"body":{"upgrade":shared58,"subscriber":{"addresses":{"a":null,"b":null,"c":null}}}},
    upgradedSubscription: {"status":200,"summary":"After a free upgrade from digital to print","headers":{"Cache-Control":"no-store"},"body":{"upgrade":{"session":"ses_4Vt9Kc","version":4,"subscription":{"token":"sub_Nr02","term":"1year","level":"low","phase":"introductory","cancelled":false,"deliverables":{"set":"print-a","active":"digital"},"can_update":true,"can_upgrade":true,"card":shared55,"upgrade_prices":{"low":{"digital":0,"print-a":0,"print-b":600,"print-c":1102},"high":{"digital":600,"print-a":1200,"print-b":1800,"print-c":2302}}}},"subscriber":{"addresses":{"a":shared59,"b":null,"c":null}}}},
    signedOut: shared21,
    noSuchSubscription: shared52,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  retryRenewal: {
    started: shared3,
    updated: shared5,
    customerCompleted: {"status":200,"summary":"The card on file is charged and the subscription is renewed","headers":{"Cache-Control":"no-store"},"body":shared45},
    customerProcessing: shared46,
    refused: shared11,
    orderFailed: shared12,
    signedOut: shared21,
    authorizationRequired: shared22,
    replacementRequired: shared23,
    paymentRefused: shared24,
    botCheckRefused: shared25,
    viewOnly: shared26,
    keyForeign: shared27,
    renewalPaid: {"status":409,"summary":"The invoice is paid; `paid` has its receipt","headers":{"Cache-Control":"no-store"},"body":{"errors":"Your subscription was renewed already.","reason":"paid-elsewhere","paid":{"status":"completed","receipt":"rcp_Vd0w7c"}}},
    renewalProcessing: {"status":409,"summary":"A payment of the renewal is under way; `paid` has its invoice","headers":{"Cache-Control":"no-store"},"body":{"errors":"Your renewal is being paid.","reason":"paid-elsewhere","paid":{"status":"processing","invoice":"inv_5tG4hA"}}},
    nothingToRetry: {"status":409,"summary":"No renewal has failed, or it has since been renewed automatically","headers":{"Cache-Control":"no-store"},"body":{"errors":"There is no renewal to pay for.","reason":"outdated"}},
    outdated: shared49,
    keyInUse: shared33,
    keyClosed: shared35,
    updatedFailed: shared36,
    updateFailed: shared37,
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getGift: {
    fresh: {"status":200,"summary":"A gift for a new reader","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"redeem":shared60,"payment_info":null}},
    freshForReader: {"status":200,"summary":"A gift for a logged-in reader without a subscription","headers":{"Cache-Control":"no-store"},"body":{"subscriber":{"account":{"ref":"acc_Gr1d","name":"Wen Li","first_name":"Wen","email":"wen@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2025-12-08","shipcode":"ship-a","addresses":shared62,"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":shared63},"redeem":shared60,"payment_info":shared55}},
    digitalGift: {"status":200,"summary":"A digital gift; print requires an upgrade","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"redeem":shared64,"payment_info":null}},
    misaligned: {"status":200,"summary":"Delivery differs from the reader's current subscription","headers":{"Cache-Control":"no-store"},"body":{"subscriber":shared76,"redeem":shared78,"payment_info":null}},
    upgradeClosed: {"status":200,"summary":"Print requires an upgrade that cannot be bought here","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"redeem":shared79,"payment_info":null}},
    alreadyRedeemed: {"status":200,"summary":"The gift is already redeemed","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"redeem":{"status":"redeemed"},"payment_info":null}},
    notFound: {"status":200,"summary":"The token matches no gift","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"redeem":{"status":"notfound"},"payment_info":null}},
    expiredGift: {"status":200,"summary":"The gift has expired","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"redeem":{"status":"closed","message":"This gift has expired."},"payment_info":null}},
    refundedGift: {"status":200,"summary":"The gift was refunded to the giver","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"redeem":{"status":"closed","message":"This gift was returned to its giver."},"payment_info":null}},
    needlessGift: {"status":200,"summary":"The reader has a lifetime subscription","headers":{"Cache-Control":"no-store"},"body":{"subscriber":shared80,"redeem":{"status":"closed","message":"You have a lifetime subscription already. You can pass this gift on."},"payment_info":null}},
    malformedToken: {"status":400,"summary":"The token is malformed","body":{"errors":{"token":"This is not the address of a gift."}}},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  redeemGift: {
    redeemSucceeded: {"status":200,"summary":"The gift is redeemed, and nothing is due","headers":{"Cache-Control":"no-store"},"body":{"type":"redeem-succeeded","data":{"token":"sub_g1Ft","order":{"reference":"G-311","kind":"redemption","amount":0,"currency":"USD"}}}},
    upgradeStarted: shared9,
    upgradeUpdated: shared10,
    upgradeCompleted: {"status":200,"summary":"The card on file is charged for the upgrade","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":{"type":"customer","data":{"status":"completed","receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"redemption","amount":1500,"currency":"USD"}}}}},
    upgradeProcessing: {"status":200,"summary":"The method on file is being charged for the upgrade","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":{"type":"customer","data":{"status":"processing","invoice":"inv_5tG4hA","order":{"reference":"CAT-987","kind":"redemption","amount":1500,"currency":"USD"}}}}},
    upgradeGratis: {"status":200,"summary":"The upgrade is free","headers":{"Cache-Control":"no-store"},"body":{"type":"upgrade-checkout","data":{"type":"gratis","data":{"receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"redemption","amount":0,"currency":"USD"}}}}},
    refused: shared11,
    orderFailed: shared12,
    fieldErrors: shared13,
    nestedErrors: shared14,
    addressMissing: {"status":400,"summary":"A print delivery needs an address","body":shared47},
    signedOut: shared21,
    authorizationRequired: shared22,
    replacementRequired: shared23,
    paymentRefused: shared24,
    botCheckRefused: shared25,
    viewOnly: shared26,
    keyForeign: shared27,
    unknownGift: {"status":404,"summary":"The token matches no gift","body":{"errors":"We could not find this gift. Please check the link or contact readers@emberdays.example"}},
    orderChanged: shared28,
    soldOut: shared29,
    paidElsewhere: shared31,
    paidByDebitElsewhere: shared32,
    keyInUse: shared33,
    keyClosed: shared35,
    updatedFailed: shared36,
    updateFailed: shared37,
    alreadyRedeemed: {"status":422,"summary":"The gift was already redeemed","body":{"type":"redeem-failed","message":"This gift has already been redeemed. If you believe this is an error, please contact readers@emberdays.example"}},
    redeemFailed: {"status":422,"summary":"The gift cannot be redeemed for another reason","body":{"type":"redeem-failed","message":"This gift has expired."}},
    upgradeFailed: shared38,
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  resendGift: {
    giftResent: {"status":200,"summary":"The link was emailed a second time","headers":{"Cache-Control":"no-store"},"body":{"token":"gft_Ib2q","term":"1year","level":"high","deliverable":"print-a","message":"For the long evenings.\nYours, Ibrahim","created":"2026-03-01","state":"sent","sent_at":"2026-03-14","mails":2}},
    signedOut: shared21,
    viewOnly: shared26,
    unknownGift: {"status":404,"summary":"The gift is unknown, or another reader's","body":{"errors":"We could not find this gift."}},
    giftRedeemed: {"status":409,"summary":"The gift is already redeemed","body":{"errors":"This gift has been redeemed, so its link was not mailed again."}},
    giftScheduled: {"status":409,"summary":"The delivery date is in the future","body":{"errors":"This gift is mailed on the day you chose."}},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  donate: {
    started: shared3,
    updated: shared5,
    customerCompleted: {"status":200,"summary":"The card on file is charged and the order is fulfilled","headers":{"Cache-Control":"no-store"},"body":{"type":"customer","data":{"status":"completed","receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"donation","amount":2500,"currency":"USD"}}}},
    customerProcessing: {"status":200,"summary":"The method on file is being charged; the invoice page shows the state","headers":{"Cache-Control":"no-store"},"body":{"type":"customer","data":{"status":"processing","invoice":"inv_5tG4hA","order":{"reference":"CAT-987","kind":"donation","amount":2500,"currency":"USD"}}}},
    refused: shared11,
    orderFailed: shared12,
    amountRefused: {"status":400,"summary":"The amount is too small","body":{"errors":{"amount":"Please give a little more."}}},
    consentRequired: shared15,
    fieldErrors: shared81,
    nestedErrors: {"status":400,"summary":"Errors by nested field","body":{"errors":{"address":{"country":"Please choose a country."},"general":"Please correct your details and try again."}}},
    signedOut: shared21,
    authorizationRequired: shared22,
    replacementRequired: shared23,
    paymentRefused: shared24,
    botCheckRefused: shared25,
    viewOnly: shared26,
    keyForeign: shared27,
    paidElsewhere: shared31,
    paidByDebitElsewhere: shared32,
    keyInUse: shared33,
    keyClosed: shared35,
    updatedFailed: shared36,
    updateFailed: shared37,
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  setDonationCard: {
    donationCardKept: {"status":200,"summary":"The card of an active donation is replaced","headers":{"Cache-Control":"no-store"},"body":{"name":"Wanjiru Kamau","details":shared82,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Rb73v_secret_Hd4y"},"failing":false}},
    failingDonationCardKept: {"status":200,"summary":"The card of a failing donation is replaced; the front end restarts it next","headers":{"Cache-Control":"no-store"},"body":{"name":"Wanjiru Kamau","details":shared82,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Rb73v_secret_Hd4y"},"failing":true}},
    nameBlank: shared83,
    cardDeclined: shared84,
    unknownCard: shared85,
    linkRefused: shared86,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  restartDonation: {
    restarted: shared87,
    unknownMethod: {"status":400,"summary":"The method is not the one that was set up","body":{"errors":"This card was not set up for the donation."}},
    restartDeclined: {"status":402,"summary":"The new card was also declined","body":{"errors":"Your card was declined. Please try another one."}},
    linkRefused: shared86,
    viewOnly: shared26,
    keyForeign: shared27,
    notFailing: {"status":409,"summary":"The donation is paid, or was restarted in another tab","body":{"errors":"Your donation is not failing.","reason":"outdated"}},
    cardUnchanged: {"status":409,"summary":"The card is the one that failed","body":{"errors":"Please change the card first."}},
    keyInUse: shared53,
    keyClosed: shared54,
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getInvoice: {
    payable: {"status":200,"summary":"The invoice can be paid","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":shared92}},
    changed: {"status":200,"summary":"The invoice can be paid, with a changed total","headers":{"Cache-Control":"no-store"},"body":{"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1042","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared89,"processing":null,"failures":[],"lines":[{"kind":"personal-subscription","name":"Standard, print and digital, 1 year","quantity":1,"amount":4500,"shipping":0,"discount":0}],"total":4500}}},
    processing: {"status":200,"summary":"A bank debit is under way","headers":{"Cache-Control":"no-store"},"body":{"invoice":shared93}},
    paid: {"status":200,"summary":"The invoice is paid and has a receipt","headers":{"Cache-Control":"no-store"},"body":{"receipt":"rcp_Vd0w7c","invoice":shared92}},
    unknownInvoice: shared94,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  payInvoice: {
    started: shared3,
    updated: shared5,
    customerCompleted: {"status":200,"summary":"The card on file is charged and the order is fulfilled","headers":{"Cache-Control":"no-store"},"body":{"type":"customer","data":{"status":"completed","receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"invoice","amount":6000,"currency":"USD"}}}},
    customerProcessing: {"status":200,"summary":"The method on file is being charged; the invoice page shows the state","headers":{"Cache-Control":"no-store"},"body":{"type":"customer","data":{"status":"processing","invoice":"inv_5tG4hA","order":{"reference":"CAT-987","kind":"invoice","amount":6000,"currency":"USD"}}}},
    gratis: {"status":200,"summary":"Nothing is due","headers":{"Cache-Control":"no-store"},"body":{"type":"gratis","data":{"receipt":"rcp_Vd0w7c","order":{"reference":"R-1217","kind":"invoice","amount":0,"currency":"USD"}}}},
    refused: shared11,
    orderFailed: shared12,
    passwordNeeded: {"status":400,"summary":"An introductory subscription needs an account","body":{"errors":{"password":"In order to manage your subscription you will need to set up a password."}}},
    fieldErrors: shared81,
    nestedErrors: shared14,
    signedOut: shared21,
    authorizationRequired: shared22,
    replacementRequired: shared23,
    paymentRefused: shared24,
    botCheckRefused: shared25,
    checkOrWireOnly: shared95,
    viewOnly: shared26,
    keyForeign: shared27,
    unknownInvoice: shared94,
    invoiceProcessing: {"status":409,"summary":"A payment of the invoice is under way","headers":{"Cache-Control":"no-store"},"body":{"errors":"Your order is currently being processed. As soon as your payment has gone through, an email will be sent to your email address with your receipt.","reason":"paid-elsewhere","paid":{"status":"processing","invoice":"inv_5tG4hA"}}},
    invoicePaid: {"status":409,"summary":"The invoice is paid; `paid` has its receipt","headers":{"Cache-Control":"no-store"},"body":{"errors":"This invoice has been paid.","reason":"paid-elsewhere","paid":{"status":"completed","receipt":"rcp_Vd0w7c"}}},
    invoiceChanged: {"status":409,"summary":"The invoice has changed since it was shown","headers":{"Cache-Control":"no-store"},"body":{"errors":"This invoice has changed since this page was opened. Please look at it again.","reason":"outdated"}},
    keyInUse: shared33,
    keyClosed: shared35,
    updatedFailed: shared36,
    updateFailed: shared37,
    keyReused: shared39,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  findOrder: {
    withdrawable: {"status":200,"summary":"Some lines can be withdrawn from, others no longer","headers":{"Cache-Control":"no-store"},"body":shared99},
    withdrawn: {"status":200,"summary":"Everything that could be withdrawn from has been","headers":{"Cache-Control":"no-store"},"body":{"number":"R-1042","created":"2026-03-14","version":1,"lines":[{"id":"line_1","name":"Standard, print and digital, 1 year","quantity":1,"amount":6000,"right":"ended","ended_because":"withdrawn"},{"id":"line_2","name":"Harbour Lights mug","quantity":3,"amount":5400,"right":"ended","ended_because":"withdrawn"},shared97,shared98],"withdrawals":[shared100]}},
    partlyWithdrawn: {"status":200,"summary":"One of three copies has been withdrawn from","headers":{"Cache-Control":"no-store"},"body":{"number":"R-1042","created":"2026-03-14","version":1,"lines":[shared96,{"id":"line_2","name":"Harbour Lights mug","quantity":2,"amount":3600,"right":"open","until":"2099-03-28"},shared97,shared98],"withdrawals":[shared101]}},
    nothingLeft: {"status":200,"summary":"Nothing can be withdrawn from any more","headers":{"Cache-Control":"no-store"},"body":shared102},
    fieldErrors: shared103,
    viewOnly: shared26,
    unknownOrder: shared104,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  withdraw: {
    declared: {"status":200,"summary":"The whole declaration","headers":{"Cache-Control":"no-store"},"body":shared100},
    declaredInPart: {"status":200,"summary":"A declaration about one of three copies, whose refund is not known yet","headers":{"Cache-Control":"no-store"},"body":shared101},
    fieldErrors: {"status":400,"summary":"Errors by field","body":{"errors":{"name":"Please give your name.","email":"Please give an email address like name@reader.example."}}},
    tooMany: {"status":400,"summary":"More is withdrawn from than is left","body":{"errors":{"lines":"You cannot withdraw from more than you ordered."}}},
    viewOnly: shared26,
    unknownOrder: shared104,
    rightEnded: {"status":409,"summary":"The right to withdraw from a line has ended","body":{"errors":"Part of your choice can no longer be withdrawn from."}},
    orderChanged: {"status":409,"summary":"The order has changed since it was shown","body":{"errors":"Your order has changed since this page was opened. Please look at it again.","reason":"outdated"}},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getCart: {
    empty: {"status":200,"summary":"An empty cart","headers":{"Cache-Control":"no-store"},"body":shared107},
    basicProduct: {"status":200,"summary":"A basic product","headers":{"Cache-Control":"no-store"},"body":shared112},
    sizedProduct: {"status":200,"summary":"Two of one size","headers":{"Cache-Control":"no-store"},"body":{"version":2,"count":2,"invoiced":false,"billing":{"a":{"goods":[{"ref":"sze:shirt-l","name":"Tide table shirt, Large","medium":"print","qty":2,"outlays":{"amount":5300,"shipping":800,"discount":0}}],"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[{"id":"ln_2","name":"Tide table shirt, Large","quantity":2,"price":6100,"shipping":800,"discount":0,"shipcode":"ship-a","change_quantity":true,"max_quantity":11,"cart":{"type":"sized-product","item":{"ref":"sze:shirt-l"}}}]},"b":shared105,"c":shared105}}},
    digitalProduct: {"status":200,"summary":"A digital product, which is not shipped","headers":{"Cache-Control":"no-store"},"body":{"version":3,"count":1,"invoiced":false,"billing":{"a":{"goods":[{"ref":"prd:field-guide","name":"A field guide to lamps","medium":"digital","qty":1,"outlays":{"amount":900,"shipping":0,"discount":0}}],"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[{"id":"ln_3","name":"A field guide to lamps","quantity":1,"price":900,"shipping":0,"discount":0,"shipcode":null,"change_quantity":false,"max_quantity":1,"cart":{"type":"digital-product","item":{"ref":"prd:field-guide"}}}]},"b":shared105,"c":shared105}}},
    printIssue: {"status":200,"summary":"A print issue to Canada","headers":{"Cache-Control":"no-store"},"body":{"version":4,"count":1,"invoiced":false,"billing":{"a":shared105,"b":shared113,"c":shared105}}},
    digitalIssue: {"status":200,"summary":"A digital issue","headers":{"Cache-Control":"no-store"},"body":shared116},
    personalSubscription: {"status":200,"summary":"A first subscription, shipped abroad, to check out later","headers":{"Cache-Control":"no-store"},"body":shared120},
    giftSubscriptions: {"status":200,"summary":"Three gift subscriptions for one recipient","headers":{"Cache-Control":"no-store"},"body":{"version":7,"count":3,"invoiced":false,"billing":{"a":{"goods":[],"giftsubs":[{"deliverable":"print-a","level":"high","term":"1year","qty":3}],"membership":null,"donation":null,"giftees":shared121,"reported":[shared122]},"b":shared105,"c":shared105}}},
    donationOnce: {"status":200,"summary":"A one-time donation","headers":{"Cache-Control":"no-store"},"body":{"version":8,"count":1,"invoiced":false,"billing":{"a":{"goods":[],"giftsubs":[],"membership":null,"donation":{"process":"onetime","amount":2500},"giftees":[],"reported":[shared123]},"b":shared105,"c":shared105}}},
    donationMonthly: {"status":200,"summary":"A monthly donation; the reply says `monthly`, its action `monthly-init`","headers":{"Cache-Control":"no-store"},"body":{"version":9,"count":1,"invoiced":false,"billing":{"a":{"goods":[],"giftsubs":[],"membership":null,"donation":{"process":"monthly","amount":1000},"giftees":[],"reported":[{"id":"ln_8","name":"Monthly donation","quantity":1,"price":1000,"shipping":0,"discount":0,"shipcode":null,"change_quantity":false,"max_quantity":1,"cart":{"type":"donation-item","item":{"process":"monthly-init","dollars":1000}}}]},"b":shared105,"c":shared105}}},
    subscriptionUpgrade: {"status":200,"summary":"A change to a subscription","headers":{"Cache-Control":"no-store"},"body":{"version":10,"count":1,"invoiced":false,"billing":{"a":shared105,"b":{"goods":[],"giftsubs":[],"membership":shared124,"donation":null,"giftees":[],"reported":[{"id":"ln_9","name":"Change to Standard, print and digital","quantity":1,"price":4800,"shipping":2400,"discount":0,"shipcode":"ship-b","change_quantity":false,"max_quantity":1,"cart":{"type":"subscription-upgrade","item":{"token":"sub_t9Bd","deliverable":"print-b","level":"high"}}}]},"c":shared105}}},
    mixed: {"status":200,"summary":"All three shipping categories","headers":{"Cache-Control":"no-store"},"body":shared125},
    discounted: {"status":200,"summary":"With a discount from a coupon","headers":{"Cache-Control":"no-store"},"body":shared126},
    gratis: {"status":200,"summary":"A coupon makes the order free","headers":{"Cache-Control":"no-store"},"body":shared127},
    ordered: {"status":200,"summary":"The cart after a paid order","headers":{"Cache-Control":"no-store"},"body":{"version":12,"count":0,"invoiced":false,"paid":{"status":"completed","receipt":"rcp_Vd0w7c"},"billing":shared106}},
    debited: {"status":200,"summary":"The new cart after an order whose bank debit is under way","headers":{"Cache-Control":"no-store"},"body":shared128},
    invoiced: {"status":200,"summary":"The cart was invoiced and cannot be changed","headers":{"Cache-Control":"no-store"},"body":shared129},
    signedOut: shared21,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  addToCart: {
    added: {"status":200,"summary":"The product is in the cart","headers":{"Cache-Control":"no-store"},"body":shared112},
    refused: shared130,
    amountRefused: {"status":400,"summary":"The donation is too small","body":{"errors":{"amount":"Please give a little more."}}},
    notForNew: shared16,
    notForRenewals: shared17,
    noDiscount: shared19,
    unreleased: {"status":400,"summary":"The digital edition is not released yet","body":{"errors":{"item":"Digital formats are available only after release."}}},
    signedOut: shared21,
    viewOnly: shared26,
    notSold: {"status":404,"summary":"The item is not, or no longer, sold","body":{"errors":"This is no longer sold."}},
    fewerLeft: shared131,
    noneLeft: shared132,
    cartInvoiced: shared133,
    cartPaid: shared134,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  updateCart: {
    changed: {"status":200,"summary":"The quantity is now three","headers":{"Cache-Control":"no-store"},"body":{"version":2,"count":3,"invoiced":false,"billing":{"a":{"goods":[{"ref":"prd:lights","name":"Harbour lights, art print","medium":"print","qty":3,"outlays":{"amount":9600,"shipping":800,"discount":0}}],"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[{"id":"ln_1","name":"Harbour lights, art print","quantity":3,"price":10400,"shipping":800,"discount":0,"shipcode":"ship-a","change_quantity":true,"max_quantity":24,"cart":{"type":"basic-product","item":{"ref":"prd:lights"}}}]},"b":shared105,"c":shared105}}},
    refused: shared130,
    quantityRefused: {"status":400,"summary":"The quantity is not allowed","body":{"errors":{"qty":"20 at most"}}},
    signedOut: shared21,
    viewOnly: shared26,
    unknownLine: {"status":404,"summary":"The cart has no such line","body":{"errors":"This is not in your cart any more."}},
    fewerLeft: shared131,
    noneLeft: shared132,
    cartInvoiced: shared133,
    cartPaid: shared134,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  removeFromCart: {
    removed: {"status":200,"summary":"The cart is empty","headers":{"Cache-Control":"no-store"},"body":{"version":3,"count":0,"invoiced":false,"billing":shared106}},
    removedOne: {"status":200,"summary":"The other gift remains","headers":{"Cache-Control":"no-store"},"body":{"version":3,"count":1,"invoiced":false,"billing":{"a":{"goods":[],"giftsubs":[{"deliverable":"digital","level":"low","term":"1year","qty":1}],"membership":null,"donation":null,"giftees":[],"reported":[{"id":"ln_7","name":"Student, digital, 1 year","quantity":1,"price":2400,"shipping":0,"discount":0,"shipcode":null,"change_quantity":true,"max_quantity":20,"cart":{"type":"gift-subscription","item":{"deliverable":"digital","level":"low","term":"1year"}}}]},"b":shared105,"c":shared105}}},
    refused: shared130,
    signedOut: shared21,
    viewOnly: shared26,
    cartInvoiced: shared133,
    cartPaid: shared134,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  checkCoupon: {
    coupon: {"status":200,"summary":"A coupon for any new subscription","headers":{"Cache-Control":"no-store"},"body":{"for":"subscription","coupon":shared135}},
    renewalCoupon: {"status":200,"summary":"A coupon for renewals","headers":{"Cache-Control":"no-store"},"body":{"for":"subscription","coupon":shared136}},
    unknownCode: {"status":200,"summary":"The coupon does not exist","headers":{"Cache-Control":"no-store"},"body":{"for":"subscription","coupon":{"code":"NOSUCH","applied":"other","can_apply":false,"errors":"There is no such coupon.","discounts":{"print_us":0,"print_ca":0,"print_intl":0,"digital":0}}}},
    wordless: {"status":200,"summary":"The coupon cannot be applied, and the server gives no reason","headers":{"Cache-Control":"no-store"},"body":{"for":"subscription","coupon":{"code":"NOSUCH","applied":"other","can_apply":false,"errors":null,"discounts":{"print_us":0,"print_ca":0,"print_intl":0,"digital":0}}}},
    cartDiscounted: {"status":200,"summary":"The cart with the coupon","headers":{"Cache-Control":"no-store"},"body":{"for":"cart","cart":{"version":7,"count":1,"invoiced":false,"coupon":"FIVE","billing":{"a":{"goods":[{"ref":"prd:lights","name":"Harbour lights, art print","medium":"print","qty":1,"outlays":{"amount":3200,"shipping":450,"discount":500}}],"giftsubs":[],"membership":null,"donation":null,"giftees":[],"reported":[{"id":"ln_1","name":"Harbour lights, art print","quantity":1,"price":3150,"shipping":450,"discount":500,"shipcode":"ship-a","change_quantity":true,"max_quantity":24,"cart":{"type":"basic-product","item":{"ref":"prd:lights","coupon":"FIVE"}}}]},"b":shared105,"c":shared105}}}},
    cartFullPrice: {"status":200,"summary":"The cart without a coupon","headers":{"Cache-Control":"no-store"},"body":{"for":"cart","cart":{"version":8,"count":1,"invoiced":false,"billing":shared111}}},
    invoiceDiscounted: {"status":200,"summary":"The invoice with the coupon","headers":{"Cache-Control":"no-store"},"body":{"for":"invoice","invoice":{"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1042","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":{"goods":[],"membership":{"type":"subscription","item":{"phase":"introductory","medium":"print","level":"low","term":"1year","coupon":"FIVE"}},"giftees":[]},"processing":null,"failures":[],"coupon":"FIVE","lines":[{"kind":"personal-subscription","name":"Student, print and digital, 1 year","quantity":1,"amount":3600,"shipping":0,"discount":500}],"total":3100}}}},
    invoiceFullPrice: {"status":200,"summary":"The invoice without a coupon","headers":{"Cache-Control":"no-store"},"body":{"for":"invoice","invoice":{"subscriber":null,"business_info":null,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1042","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":{"goods":[],"membership":shared117,"giftees":[]},"processing":null,"failures":[],"coupon":null,"lines":[{"kind":"personal-subscription","name":"Student, print and digital, 1 year","quantity":1,"amount":3600,"shipping":0,"discount":0}],"total":3600}}}},
    refused: {"status":400,"summary":"The body is invalid","body":{"errors":"We cannot check this coupon at the moment."}},
    notForNew: shared16,
    notForRenewals: shared17,
    notCovered: shared18,
    noDiscount: shared19,
    unknownCoupon: {"status":400,"summary":"The coupon does not exist","body":{"errors":{"coupon":"There is no such coupon."}}},
    signedOut: shared21,
    checkOrWireOnly: shared95,
    viewOnly: shared26,
    unknownInvoice: shared94,
    cartChanged: {"status":409,"summary":"The cart has changed since it was shown","headers":{"Cache-Control":"no-store"},"body":{"errors":"Your cart has changed since this page was opened. Please look at it again.","reason":"outdated"}},
    paidElsewhere: shared31,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getProducts: {
    swag: {"status":200,"summary":"A product with sizes, one with a single size, one sold out","headers":{"Cache-Control":"public, max-age=60"},"body":{"list":[{"ref":"prd:tote","slug":"harbour-tote","kind":"sized-product","name":"Harbour tote","image":{"source":"/covers/tote.svg","width":480,"height":600},"quantity":24,"sizes":[{"ref":"sze:tote-one","name":"One size","quantity":24}],"print_price":"$18.00","price":1800,"description":"Undyed canvas with handles long enough for a shoulder. It carries a year of issues."},shared137,shared138]}},
    everyKind: {"status":200,"summary":"A product of every kind","headers":{"Cache-Control":"public, max-age=60"},"body":{"list":[shared139,shared137,shared140,shared141,shared142]}},
    noProducts: {"status":200,"summary":"No product has the tag","headers":{"Cache-Control":"public, max-age=60"},"body":{"list":[]}},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  logIn: {
    loggedIn: shared143,
    loginRefused: {"status":400,"summary":"A wrong password or an unknown address, with the same text","body":{"errors":"The email address or the password is not right."}},
    fieldErrors: {"status":400,"summary":"Errors by field","body":{"errors":{"email":"Please give your email address.","password":"Please give your password."}}},
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  resetPassword: {
    linkSent: {"status":200,"summary":"The message in the panel","headers":{"Cache-Control":"no-store"},"body":{"message":"If there is an account with this email address, a link to set its password is on its way."}},
    refused: shared144,
    fieldErrors: shared103,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  requestCode: {
    codeSent: {"status":200,"summary":"The front end asks for the code next","headers":{"Cache-Control":"no-store"},"body":{"token":"vrf_7mQ2hX"}},
    refused: {"status":400,"summary":"A general error","body":{"errors":"We cannot send codes at the moment."}},
    fieldErrors: shared103,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  verifyCode: {
    verified: shared143,
    wrongCode: {"status":400,"summary":"The code is wrong; the reader can try again","body":{"errors":"This code is not right. Please try again."}},
    codeExpired: {"status":400,"summary":"The code has expired","body":{"errors":"This code has expired. Please request a new one."}},
    tooManyAttempts: {"status":400,"summary":"The attempts are used up; the front end returns to the email step","body":{"errors":"Too many failed attempts. Request a new verification code to log in."}},
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  endSession: {
    sessionEnded: shared145,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getIdentityProviders: {
    institutions: {"status":200,"summary":"Four institutions","headers":{"Cache-Control":"public, max-age=3600"},"body":[{"entity_id":"https://idp.blackwater.example/entity","name":"Blackwater College"},{"entity_id":"https://sso.northshore.example/shibboleth","name":"North Shore University"},{"entity_id":"urn:mace:example:university-of-the-isles","name":"University of the Isles"},{"entity_id":"https://login.bibliotheque.example/idp","name":"Bibliothèque de la Ville-Haute"}]},
    noInstitutions: {"status":200,"summary":"No institutions; the single button is shown","headers":{"Cache-Control":"public, max-age=3600"},"body":[]},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  logOut: {
    loggedOut: shared145,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  joinMailingList: {
    signedUp: shared87,
    emailRefused: {"status":400,"summary":"The email address is invalid","body":{"errors":{"email":"Please give an email address like name@reader.example."}}},
    botCheckRefused: {"status":403,"summary":"The bot check failed","body":{"errors":{"email":"We could not tell that you are a person. Please try again."}}},
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getSubscriber: {
    printSubscriber: {"status":200,"summary":"A reader with a print subscription","headers":{"Cache-Control":"no-store"},"body":{"subscriber":{"account":shared146},"timetable":shared155,"payment_info":shared156}},
    digitalSubscriber: {"status":200,"summary":"A reader with a digital subscription","headers":{"Cache-Control":"no-store"},"body":{"subscriber":{"account":shared157},"timetable":shared163}},
    lifetimeSubscriber: {"status":200,"summary":"A reader with a lifetime subscription","headers":{"Cache-Control":"no-store"},"body":{"subscriber":{"account":shared164},"timetable":shared168}},
    withoutSubscription: {"status":200,"summary":"A reader without a subscription","headers":{"Cache-Control":"no-store"},"body":{"subscriber":{"account":shared169},"timetable":shared170}},
    signedOut: shared21,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  changeName: {
    nameUpdated: {"status":200,"summary":"The name is updated","headers":{"Cache-Control":"no-store"},"body":{"name":"Étienne Gagnon-Tremblay"}},
    refused: {"status":400,"summary":"A general error","body":{"errors":"We cannot change names at the moment."}},
    fieldErrors: shared51,
    signedOut: shared21,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  replaceName: {
    nameUpdated: {"status":200,"summary":"The name is updated","headers":{"Cache-Control":"no-store"},"body":{"name":"Étienne Gagnon-Tremblay"}},
    refused: {"status":400,"summary":"A general error","body":{"errors":"We cannot change names at the moment."}},
    fieldErrors: shared51,
    signedOut: shared21,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  changeEmail: {
    emailChangePending: {"status":200,"summary":"A link was emailed to the new address","headers":{"Cache-Control":"no-store"},"body":{"email":"amara@reader.example","email_change":"amara.nwosu@post.example","name":"Amara Nwosu"}},
    emailChangeEnded: {"status":200,"summary":"The current address was sent; nothing is pending","headers":{"Cache-Control":"no-store"},"body":{"email":"amara@reader.example","email_change":null,"name":"Amara Nwosu"}},
    refused: {"status":400,"summary":"A general error","body":{"errors":"We cannot change email addresses at the moment."}},
    fieldErrors: shared103,
    signedOut: shared21,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  renewLink: {
    linkRenewed: {"status":200,"summary":"The message on the page","headers":{"Cache-Control":"no-store"},"body":{"message":"If the link was once good, a new one is on its way to the address it was sent to."}},
    refused: shared144,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  flipAutorenew: {
    autorenewOn: {"status":200,"summary":"The subscription renews at the end of its cycle","headers":{"Cache-Control":"no-store"},"body":{"autorenew":true}},
    autorenewOff: {"status":200,"summary":"The subscription ends with its cycle","headers":{"Cache-Control":"no-store"},"body":{"autorenew":false}},
    signedOut: shared21,
    viewOnly: shared26,
    paymentMissing: shared171,
    nothingToRenew: {"status":409,"summary":"A lifetime subscription, or none","body":{"errors":"There is no subscription to renew."}},
    outdated: shared172,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  listOrders: {
    newestOrders: {"status":200,"summary":"The first page, with more to follow","headers":{"Cache-Control":"no-store"},"body":shared173},
    oldestOrders: {"status":200,"summary":"The last page","headers":{"Cache-Control":"no-store"},"body":{"orders":[{"kind":"receipt","token":"rcp_fatima5","number":"R-0910","date":"2024-06-12","total":3200,"status":"paid","summary":"Harbour lights, art print"},{"kind":"receipt","token":"rcp_fatima4","number":"R-0872","date":"2024-03-05","total":900,"status":"paid","summary":"A field guide to lamps"},{"kind":"receipt","token":"rcp_fatima3","number":"R-0806","date":"2023-12-18","total":6000,"status":"paid","summary":"Standard, print and digital, 1 year"},{"kind":"receipt","token":"rcp_fatima2","number":"R-0731","date":"2023-05-27","total":1600,"status":"paid","summary":"First Thaw, print"},{"kind":"receipt","token":"rcp_fatima1","number":"R-0702","date":"2022-12-18","total":6000,"status":"paid","summary":"Standard, print and digital, 1 year"}],"next":null}},
    giftOrders: {"status":200,"summary":"Only gifts to others","headers":{"Cache-Control":"no-store"},"body":{"orders":[{"kind":"receipt","token":"rcp_ibrahim4","number":"R-1240","date":"2026-03-10","total":4800,"status":"paid","summary":"Student, digital, 2 years, a gift"},{"kind":"receipt","token":"rcp_ibrahim3","number":"R-1226","date":"2026-03-01","total":6000,"status":"paid","summary":"Standard, print and digital, 1 year, a gift"},{"kind":"receipt","token":"rcp_ibrahim2","number":"R-1207","date":"2026-02-10","total":8205,"status":"paid","summary":"Standard, print and digital, 1 year, a gift"},{"kind":"receipt","token":"rcp_ibrahim1","number":"R-1189","date":"2025-12-01","total":80000,"status":"paid","summary":"Standard, digital, lifetime, a gift"}],"next":null}},
    noOrders: {"status":200,"summary":"No orders yet","headers":{"Cache-Control":"no-store"},"body":{"orders":[],"next":null}},
    unknownCursor: {"status":400,"summary":"The cursor is not of this history","body":{"errors":"We could not find that page of your orders."}},
    signedOut: shared21,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getCancellation: {
    renewing: {"status":200,"summary":"A subscription that renews; nothing is offered","headers":{"Cache-Control":"no-store"},"body":shared174},
    offered: {"status":200,"summary":"A subscription that renews, with an offer","headers":{"Cache-Control":"no-store"},"body":shared176},
    cancelled: shared177,
    accepted: shared178,
    donation: shared180,
    signedOut: shared21,
    unknownToken: shared181,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  cancel: {
    cancelled: shared177,
    donationStopped: {"status":200,"summary":"The monthly donation was stopped","headers":{"Cache-Control":"no-store"},"body":shared182},
    fieldErrors: {"status":400,"summary":"The comment is too long","body":{"errors":{"comment":"Please use at most 1000 characters."}}},
    refused: shared11,
    signedOut: shared21,
    viewOnly: shared26,
    unknownToken: shared181,
    outdated: shared172,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  undoCancellation: {
    resumed: {"status":200,"summary":"The subscription renews again","headers":{"Cache-Control":"no-store"},"body":{"kind":"subscription","token":"sub_Fz20","state":"renewing","version":5,"ends_on":"2026-06-01","issues_left":1,"keeps_archive":true,"next_charge":{"on":"2026-06-01","amount":6000,"interval":12}}},
    donationResumed: shared180,
    signedOut: shared21,
    viewOnly: shared26,
    unknownToken: shared181,
    tooLate: {"status":409,"summary":"The day is over","body":{"errors":"This can no longer be undone. You can subscribe or donate again at any time."}},
    paymentMissing: shared171,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  acceptOffer: {
    accepted: shared178,
    refused: shared11,
    signedOut: shared21,
    viewOnly: shared26,
    unknownToken: shared181,
    offerGone: {"status":409,"summary":"The offer has expired, or was declined","body":{"errors":"This offer is no longer available."}},
    outdated: shared172,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  changeAddress: {
    addressUpdated: shared184,
    addressAdded: shared186,
    refused: shared187,
    fieldErrors: shared188,
    countryRefused: shared189,
    generalError: shared190,
    signedOut: shared21,
    viewOnly: shared26,
    addressNotNeeded: shared191,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  saveAddress: {
    addressUpdated: shared184,
    addressAdded: shared186,
    refused: shared187,
    fieldErrors: shared188,
    countryRefused: shared189,
    generalError: shared190,
    signedOut: shared21,
    viewOnly: shared26,
    addressNotNeeded: shared191,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  deleteAddress: {
    addressDeleted: {"status":200,"summary":"One address remains","headers":{"Cache-Control":"no-store"},"body":{"addresses":{"a":shared192,"b":null,"c":null}}},
    lastAddressDeleted: {"status":200,"summary":"No address remains","headers":{"Cache-Control":"no-store"},"body":{"addresses":{"a":null,"b":null,"c":null}}},
    signedOut: shared21,
    viewOnly: shared26,
    addressNeeded: {"status":409,"summary":"The slot's address cannot be deleted","body":{"errors":"Your current subscription is sent to this address. Please change it instead."}},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  changeAddressByLink: {
    addressUpdated: shared184,
    addressAdded: shared186,
    refused: shared187,
    fieldErrors: shared188,
    countryRefused: shared189,
    generalError: shared190,
    signedOut: shared21,
    linkRefused: shared86,
    viewOnly: shared26,
    addressNotNeeded: shared191,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  patchAddressByLink: {
    addressUpdated: shared184,
    addressAdded: shared186,
    refused: shared187,
    fieldErrors: shared188,
    countryRefused: shared189,
    generalError: shared190,
    signedOut: shared21,
    linkRefused: shared86,
    viewOnly: shared26,
    addressNotNeeded: shared191,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  setCard: {
    cardKept: {"status":200,"summary":"A card","headers":{"Cache-Control":"no-store"},"body":{"name":"Fatima Zahra Idrissi","details":{"type":"details","data":{"card":{"type":"Visa","last_four":"1881","exp_month":4,"exp_year":2030}}}}},
    bankKept: {"status":200,"summary":"A bank account","headers":{"Cache-Control":"no-store"},"body":{"name":"Étienne Gagnon","details":shared193}},
    cardKeptBesideBank: {"status":200,"summary":"A card, added to the bank account on file","headers":{"Cache-Control":"no-store"},"body":{"name":"Ruth Abramowitz","details":{"type":"details","data":{"card":{"type":"Visa","last_four":"1881","exp_month":4,"exp_year":2030},"ach":{"bank_name":"Harbor Savings","last_four":"6789","routing_number":"110000000"}}}}},
    nameBlank: shared83,
    cardDeclined: shared84,
    unknownCard: shared85,
    signedOut: shared21,
    linkRefused: shared86,
    viewOnly: shared26,
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  deleteCard: {
    cardDeleted: shared87,
    signedOut: shared21,
    viewOnly: shared26,
    nothingOnFile: {"status":404,"summary":"The method was already deleted in another tab","body":{"errors":"There is no payment information on file."}},
    cardInUse: {"status":409,"summary":"The card is in use and cannot be deleted now","body":{"errors":"A payment with this card is under way. Please try again later."}},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
  getShipping: {
    shipping: {"status":200,"summary":"The United States, Canada, and all other countries","headers":{"Cache-Control":"public, max-age=3600"},"body":{"a":{"countries":[{"code":"US","names":["United States","USA","America"]}]},"b":{"countries":[{"code":"CA","names":["Canada"]}]},"c":{"countries":[{"code":"AD","names":["Andorra"]},{"code":"AE","names":["United Arab Emirates"]},{"code":"AF","names":["Afghanistan"]},{"code":"AG","names":["Antigua and Barbuda"]},{"code":"AI","names":["Anguilla"]},{"code":"AL","names":["Albania"]},{"code":"AM","names":["Armenia"]},{"code":"AO","names":["Angola"]},{"code":"AQ","names":["Antarctica"]},{"code":"AR","names":["Argentina"]},{"code":"AS","names":["American Samoa"]},{"code":"AT","names":["Austria"]},{"code":"AU","names":["Australia"]},{"code":"AW","names":["Aruba"]},{"code":"AX","names":["Åland Islands"]},{"code":"AZ","names":["Azerbaijan"]},{"code":"BA","names":["Bosnia and Herzegovina"]},{"code":"BB","names":["Barbados"]},{"code":"BD","names":["Bangladesh"]},{"code":"BE","names":["Belgium"]},{"code":"BF","names":["Burkina Faso"]},{"code":"BG","names":["Bulgaria"]},{"code":"BH","names":["Bahrain"]},{"code":"BI","names":["Burundi"]},{"code":"BJ","names":["Benin"]},{"code":"BL","names":["St. Barthélemy"]},{"code":"BM","names":["Bermuda"]},{"code":"BN","names":["Brunei"]},{"code":"BO","names":["Bolivia"]},{"code":"BQ","names":["Caribbean Netherlands"]},{"code":"BR","names":["Brazil","Brasil"]},{"code":"BS","names":["Bahamas"]},{"code":"BT","names":["Bhutan"]},{"code":"BV","names":["Bouvet Island"]},{"code":"BW","names":["Botswana"]},{"code":"BY","names":["Belarus"]},{"code":"BZ","names":["Belize"]},{"code":"CC","names":["Cocos (Keeling) Islands"]},{"code":"CD","names":["Congo - Kinshasa"]},{"code":"CF","names":["Central African Republic"]},{"code":"CG","names":["Congo - Brazzaville"]},{"code":"CH","names":["Switzerland"]},{"code":"CI","names":["Côte d’Ivoire"]},{"code":"CK","names":["Cook Islands"]},{"code":"CL","names":["Chile"]},{"code":"CM","names":["Cameroon"]},{"code":"CN","names":["China"]},{"code":"CO","names":["Colombia"]},{"code":"CR","names":["Costa Rica"]},{"code":"CU","names":["Cuba"]},{"code":"CV","names":["Cape Verde"]},{"code":"CW","names":["Curaçao"]},{"code":"CX","names":["Christmas Island"]},{"code":"CY","names":["Cyprus"]},{"code":"CZ","names":["Czechia"]},{"code":"DE","names":["Germany","Deutschland"]},{"code":"DJ","names":["Djibouti"]},{"code":"DK","names":["Denmark"]},{"code":"DM","names":["Dominica"]},{"code":"DO","names":["Dominican Republic"]},{"code":"DZ","names":["Algeria"]},{"code":"EC","names":["Ecuador"]},{"code":"EE","names":["Estonia"]},{"code":"EG","names":["Egypt"]},{"code":"EH","names":["Western Sahara"]},{"code":"ER","names":["Eritrea"]},{"code":"ES","names":["Spain"]},{"code":"ET","names":["Ethiopia"]},{"code":"FI","names":["Finland"]},{"code":"FJ","names":["Fiji"]},{"code":"FK","names":["Falkland Islands"]},{"code":"FM","names":["Micronesia"]},{"code":"FO","names":["Faroe Islands"]},{"code":"FR","names":["France"]},{"code":"GA","names":["Gabon"]},{"code":"GB","names":["United Kingdom","Great Britain","UK"]},{"code":"GD","names":["Grenada"]},{"code":"GE","names":["Georgia"]},{"code":"GF","names":["French Guiana"]},{"code":"GG","names":["Guernsey"]},{"code":"GH","names":["Ghana"]},{"code":"GI","names":["Gibraltar"]},{"code":"GL","names":["Greenland"]},{"code":"GM","names":["Gambia"]},{"code":"GN","names":["Guinea"]},{"code":"GP","names":["Guadeloupe"]},{"code":"GQ","names":["Equatorial Guinea"]},{"code":"GR","names":["Greece"]},{"code":"GS","names":["South Georgia and South Sandwich Islands"]},{"code":"GT","names":["Guatemala"]},{"code":"GU","names":["Guam"]},{"code":"GW","names":["Guinea-Bissau"]},{"code":"GY","names":["Guyana"]},{"code":"HK","names":["Hong Kong SAR China"]},{"code":"HM","names":["Heard and McDonald Islands"]},{"code":"HN","names":["Honduras"]},{"code":"HR","names":["Croatia"]},{"code":"HT","names":["Haiti"]},{"code":"HU","names":["Hungary"]},{"code":"ID","names":["Indonesia"]},{"code":"IE","names":["Ireland","Éire"]},{"code":"IL","names":["Israel"]},{"code":"IM","names":["Isle of Man"]},{"code":"IN","names":["India"]},{"code":"IO","names":["British Indian Ocean Territory"]},{"code":"IQ","names":["Iraq"]},{"code":"IR","names":["Iran"]},{"code":"IS","names":["Iceland"]},{"code":"IT","names":["Italy"]},{"code":"JE","names":["Jersey"]},{"code":"JM","names":["Jamaica"]},{"code":"JO","names":["Jordan"]},{"code":"JP","names":["Japan"]},{"code":"KE","names":["Kenya"]},{"code":"KG","names":["Kyrgyzstan"]},{"code":"KH","names":["Cambodia"]},{"code":"KI","names":["Kiribati"]},{"code":"KM","names":["Comoros"]},{"code":"KN","names":["St. Kitts and Nevis"]},{"code":"KP","names":["North Korea"]},{"code":"KR","names":["South Korea"]},{"code":"KW","names":["Kuwait"]},{"code":"KY","names":["Cayman Islands"]},{"code":"KZ","names":["Kazakhstan"]},{"code":"LA","names":["Laos"]},{"code":"LB","names":["Lebanon"]},{"code":"LC","names":["St. Lucia"]},{"code":"LI","names":["Liechtenstein"]},{"code":"LK","names":["Sri Lanka"]},{"code":"LR","names":["Liberia"]},{"code":"LS","names":["Lesotho"]},{"code":"LT","names":["Lithuania"]},{"code":"LU","names":["Luxembourg"]},{"code":"LV","names":["Latvia"]},{"code":"LY","names":["Libya"]},{"code":"MA","names":["Morocco"]},{"code":"MC","names":["Monaco"]},{"code":"MD","names":["Moldova"]},{"code":"ME","names":["Montenegro"]},{"code":"MF","names":["St. Martin"]},{"code":"MG","names":["Madagascar"]},{"code":"MH","names":["Marshall Islands"]},{"code":"MK","names":["North Macedonia"]},{"code":"ML","names":["Mali"]},{"code":"MM","names":["Myanmar (Burma)"]},{"code":"MN","names":["Mongolia"]},{"code":"MO","names":["Macao SAR China"]},{"code":"MP","names":["Northern Mariana Islands"]},{"code":"MQ","names":["Martinique"]},{"code":"MR","names":["Mauritania"]},{"code":"MS","names":["Montserrat"]},{"code":"MT","names":["Malta"]},{"code":"MU","names":["Mauritius"]},{"code":"MV","names":["Maldives"]},{"code":"MW","names":["Malawi"]},{"code":"MX","names":["Mexico","México"]},{"code":"MY","names":["Malaysia"]},{"code":"MZ","names":["Mozambique"]},{"code":"NA","names":["Namibia"]},{"code":"NC","names":["New Caledonia"]},{"code":"NE","names":["Niger"]},{"code":"NF","names":["Norfolk Island"]},{"code":"NG","names":["Nigeria"]},{"code":"NI","names":["Nicaragua"]},{"code":"NL","names":["Netherlands"]},{"code":"NO","names":["Norway"]},{"code":"NP","names":["Nepal"]},{"code":"NR","names":["Nauru"]},{"code":"NU","names":["Niue"]},{"code":"NZ","names":["New Zealand","Aotearoa"]},{"code":"OM","names":["Oman"]},{"code":"PA","names":["Panama"]},{"code":"PE","names":["Peru"]},{"code":"PF","names":["French Polynesia"]},{"code":"PG","names":["Papua New Guinea"]},{"code":"PH","names":["Philippines"]},{"code":"PK","names":["Pakistan"]},{"code":"PL","names":["Poland"]},{"code":"PM","names":["St. Pierre and Miquelon"]},{"code":"PN","names":["Pitcairn Islands"]},{"code":"PR","names":["Puerto Rico"]},{"code":"PS","names":["Palestinian Territories"]},{"code":"PT","names":["Portugal"]},{"code":"PW","names":["Palau"]},{"code":"PY","names":["Paraguay"]},{"code":"QA","names":["Qatar"]},{"code":"RE","names":["Réunion"]},{"code":"RO","names":["Romania"]},{"code":"RS","names":["Serbia"]},{"code":"RU","names":["Russia"]},{"code":"RW","names":["Rwanda"]},{"code":"SA","names":["Saudi Arabia"]},{"code":"SB","names":["Solomon Islands"]},{"code":"SC","names":["Seychelles"]},{"code":"SD","names":["Sudan"]},{"code":"SE","names":["Sweden"]},{"code":"SG","names":["Singapore"]},{"code":"SH","names":["St. Helena"]},{"code":"SI","names":["Slovenia"]},{"code":"SJ","names":["Svalbard and Jan Mayen"]},{"code":"SK","names":["Slovakia"]},{"code":"SL","names":["Sierra Leone"]},{"code":"SM","names":["San Marino"]},{"code":"SN","names":["Senegal"]},{"code":"SO","names":["Somalia"]},{"code":"SR","names":["Suriname"]},{"code":"SS","names":["South Sudan"]},{"code":"ST","names":["São Tomé and Príncipe"]},{"code":"SV","names":["El Salvador"]},{"code":"SX","names":["Sint Maarten"]},{"code":"SY","names":["Syria"]},{"code":"SZ","names":["Eswatini"]},{"code":"TC","names":["Turks and Caicos Islands"]},{"code":"TD","names":["Chad"]},{"code":"TF","names":["French Southern Territories"]},{"code":"TG","names":["Togo"]},{"code":"TH","names":["Thailand"]},{"code":"TJ","names":["Tajikistan"]},{"code":"TK","names":["Tokelau"]},{"code":"TL","names":["Timor-Leste"]},{"code":"TM","names":["Turkmenistan"]},{"code":"TN","names":["Tunisia"]},{"code":"TO","names":["Tonga"]},{"code":"TR","names":["Türkiye"]},{"code":"TT","names":["Trinidad and Tobago"]},{"code":"TV","names":["Tuvalu"]},{"code":"TW","names":["Taiwan"]},{"code":"TZ","names":["Tanzania"]},{"code":"UA","names":["Ukraine"]},{"code":"UG","names":["Uganda"]},{"code":"UM","names":["U.S. Outlying Islands"]},{"code":"UY","names":["Uruguay"]},{"code":"UZ","names":["Uzbekistan"]},{"code":"VA","names":["Vatican City"]},{"code":"VC","names":["St. Vincent and Grenadines"]},{"code":"VE","names":["Venezuela"]},{"code":"VG","names":["British Virgin Islands"]},{"code":"VI","names":["U.S. Virgin Islands"]},{"code":"VN","names":["Vietnam"]},{"code":"VU","names":["Vanuatu"]},{"code":"WF","names":["Wallis and Futuna"]},{"code":"WS","names":["Samoa"]},{"code":"YE","names":["Yemen"]},{"code":"YT","names":["Mayotte"]},{"code":"ZA","names":["South Africa"]},{"code":"ZM","names":["Zambia"]},{"code":"ZW","names":["Zimbabwe"]}]},"states":{"US":[{"code":"AL","name":"Alabama"},{"code":"AK","name":"Alaska"},{"code":"AS","name":"American Samoa"},{"code":"AZ","name":"Arizona"},{"code":"AR","name":"Arkansas"},{"code":"AA","name":"Armed Forces (AA)"},{"code":"AE","name":"Armed Forces (AE)"},{"code":"AP","name":"Armed Forces (AP)"},{"code":"CA","name":"California"},{"code":"CO","name":"Colorado"},{"code":"CT","name":"Connecticut"},{"code":"DE","name":"Delaware"},{"code":"DC","name":"District of Columbia"},{"code":"FL","name":"Florida"},{"code":"GA","name":"Georgia"},{"code":"GU","name":"Guam"},{"code":"HI","name":"Hawaii"},{"code":"ID","name":"Idaho"},{"code":"IL","name":"Illinois"},{"code":"IN","name":"Indiana"},{"code":"IA","name":"Iowa"},{"code":"KS","name":"Kansas"},{"code":"KY","name":"Kentucky"},{"code":"LA","name":"Louisiana"},{"code":"ME","name":"Maine"},{"code":"MH","name":"Marshall Islands"},{"code":"MD","name":"Maryland"},{"code":"MA","name":"Massachusetts"},{"code":"MI","name":"Michigan"},{"code":"FM","name":"Micronesia"},{"code":"MN","name":"Minnesota"},{"code":"MS","name":"Mississippi"},{"code":"MO","name":"Missouri"},{"code":"MT","name":"Montana"},{"code":"NE","name":"Nebraska"},{"code":"NV","name":"Nevada"},{"code":"NH","name":"New Hampshire"},{"code":"NJ","name":"New Jersey"},{"code":"NM","name":"New Mexico"},{"code":"NY","name":"New York"},{"code":"NC","name":"North Carolina"},{"code":"ND","name":"North Dakota"},{"code":"MP","name":"Northern Mariana Islands"},{"code":"OH","name":"Ohio"},{"code":"OK","name":"Oklahoma"},{"code":"OR","name":"Oregon"},{"code":"PW","name":"Palau"},{"code":"PA","name":"Pennsylvania"},{"code":"PR","name":"Puerto Rico"},{"code":"RI","name":"Rhode Island"},{"code":"SC","name":"South Carolina"},{"code":"SD","name":"South Dakota"},{"code":"TN","name":"Tennessee"},{"code":"TX","name":"Texas"},{"code":"UT","name":"Utah"},{"code":"VT","name":"Vermont"},{"code":"VI","name":"Virgin Islands"},{"code":"VA","name":"Virginia"},{"code":"WA","name":"Washington"},{"code":"WV","name":"West Virginia"},{"code":"WI","name":"Wisconsin"},{"code":"WY","name":"Wyoming"}],"CA":[{"code":"AB","name":"Alberta"},{"code":"BC","name":"British Columbia"},{"code":"MB","name":"Manitoba"},{"code":"NB","name":"New Brunswick"},{"code":"NL","name":"Newfoundland and Labrador"},{"code":"NT","name":"Northwest Territories"},{"code":"NS","name":"Nova Scotia"},{"code":"NU","name":"Nunavut"},{"code":"ON","name":"Ontario"},{"code":"PE","name":"Prince Edward Island"},{"code":"QC","name":"Quebec"},{"code":"SK","name":"Saskatchewan"},{"code":"YT","name":"Yukon"}],"AU":[{"code":"ACT","name":"Australian Capital Territory"},{"code":"NSW","name":"New South Wales"},{"code":"NT","name":"Northern Territory"},{"code":"QLD","name":"Queensland"},{"code":"SA","name":"South Australia"},{"code":"TAS","name":"Tasmania"},{"code":"VIC","name":"Victoria"},{"code":"WA","name":"Western Australia"}]}}},
    tooManyRequests: shared40,
    unavailable: shared41,
  },
} as const satisfies DocumentedReplies;

/** Every documented request body, by operation and name. */
export const requests = {
  checkOutCart: {
    guest: {"summary":"A guest, with a password for the subscription in the cart","body":{"version":6,"name":"Ada Okafor","email":"ada@reader.example","password":{"password":"correct horse","confirm":"correct horse"},"origin":"change","address":shared61,"shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false}},
    reader: {"summary":"A reader uses the address on record and the card on file","body":{"version":2,"name":"Tomás Lindqvist","email":"tomas@reader.example","origin":"keep","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"customer":"use-card"}},
    recipient: {"summary":"Goods for another recipient","body":{"version":1,"name":"Ada Okafor","email":"ada@reader.example","origin":"recipient","recipient_name":"Noor Haddad","recipient_address":shared61,"recipient_shipcode":"ship-a","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":true}},
    paid: {"summary":"With the filled-in payment form; the new card is saved","body":{"version":2,"name":"Tomás Lindqvist","email":"tomas@reader.example","origin":"keep","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"invoice":"pi_3Pq81x","customer":"add-card"}},
  },
  closeAttempt: {
    lostOrder: {"summary":"The key of the lost order","body":{"key":"6f1c2d9e-4a57-4c1b-9d3e-0b7a5f28c614"}},
  },
  subscribe: {
    printOrder: {"summary":"A print subscription for a new reader in the United States","body":{"cart":{"items":[],"giftsubs":[],"donation":{"process":"onetime","dollars":2500},"subscription":{"renewal":false,"medium":"print","level":"low","term":"1year"}},"name":"Ada Okafor","email":"ada@reader.example","password":{"password":"correct horse","confirm":"correct horse"},"origin":"change","address":shared61,"shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false}},
    withConsent: {"summary":"A digital subscription whose renewal the reader agreed to","body":{"cart":shared194,"name":"Ada Okafor","email":"ada@reader.example","password":{"password":"correct horse","confirm":"correct horse"},"origin":"change","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"renewal_consent":shared195}},
    giftOrder: {"summary":"Two gifts and goods, sent to another recipient","body":{"cart":{"items":[{"item":"sized-product","quantity":1,"ref":"sze:tote-one"}],"giftsubs":[{"deliverable":"print-a","level":"high","term":"1year","coupon":"GIFT10"},{"deliverable":"print-a","level":"high","term":"1year","coupon":"GIFT10"}]},"name":"Ada Okafor","email":"ada@reader.example","origin":"recipient","recipient_name":"Noor Haddad","recipient_shipcode":"ship-a","recipient_address":shared61,"shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":true}},
    giftWithMessage: {"summary":"A gift with a message and a delivery date","body":{"cart":{"items":[],"giftsubs":[{"deliverable":"digital","level":"low","term":"1year","message":"Happy birthday, Noor!\nEnjoy it.","deliver_on":"2026-12-24"}]},"name":"Ada Okafor","email":"ada@reader.example","origin":"change","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false}},
    digitalOrder: {"summary":"A digital subscription, with the filled-in payment form","body":{"cart":shared194,"name":"Ada Okafor","email":"ada@reader.example","password":{"password":"correct horse","confirm":"correct horse"},"origin":"change","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"invoice":"pi_3Pq81x"}},
  },
  renewSubscription: {
    sameSettings: {"summary":"The same settings, with the card on file and the address on record","body":{"cart":{"items":[],"giftsubs":[],"subscription":{"renewal":true,"medium":"print","level":"high","term":"2year"}},"account":"acc_Wq31","version":3,"name":"Ines Calloway","email":"ines@reader.example","origin":"keep","shipcode":"ship-b","session":"ses_8Qm2Zr","gifted":false,"customer":"use-card"}},
    changedSettings: {"summary":"Other settings, with a new address, a coupon, goods and a new card to save","body":{"cart":{"items":[{"item":"sized-product","quantity":1,"ref":"sze:tote-one"}],"giftsubs":[],"donation":{"process":"onetime","dollars":1000},"subscription":{"renewal":true,"medium":"print","level":"low","term":"1year","coupon":"RENEW10"}},"account":"acc_Wq31","version":3,"name":"Ines Calloway","email":"ines@reader.example","origin":"change","address":shared61,"shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"invoice":"pi_3Pq81x","customer":"add-card"}},
  },
  updateSubscription: {
    freeUpgrade: {"summary":"From digital at Standard to print at Student, to a new address","body":{"name":"Noor Rahman","email":"noor@reader.example","origin":"change","address":shared59,"shipcode":"ship-a","subscription":{"token":"sub_Nr02","deliverable":"print-a","level":"low"},"version":3}},
    paidUpgrade: {"summary":"From Student to Standard with the card on file, to the address on record","body":{"name":"Aroha Ngata","email":"aroha@reader.example","origin":"keep","shipcode":"ship-c","subscription":{"token":"sub_An09","deliverable":"print-c","level":"high"},"version":3,"session":"ses_4Vt9Kc","customer":"use-card"}},
    paidUpgradeAgain: {"summary":"From Student to Standard with a new card and the filled-in payment form","body":{"name":"Aroha Ngata","email":"aroha@reader.example","origin":"keep","shipcode":"ship-c","subscription":{"token":"sub_An09","deliverable":"print-c","level":"high"},"version":3,"session":"ses_4Vt9Kc","customer":"add-card","invoice":"pi_3Rw52k"}},
    toDigital: {"summary":"From print to digital, without an address","body":{"name":"Aroha Ngata","email":"aroha@reader.example","origin":"keep","shipcode":"ship-c","subscription":{"token":"sub_An09","deliverable":"digital","level":"low"},"version":3}},
  },
  retryRenewal: {
    cardOnFile: {"summary":"With the card on file","body":{"amount":6000,"version":3,"customer":"use-card"}},
    newCard: {"summary":"With a new card to save and the filled-in payment form","body":{"amount":6000,"version":3,"invoice":"pi_3Pq81x","customer":"add-card"}},
  },
  redeemGift: {
    newReader: {"summary":"A new reader, who gets an account","body":{"subscription":{"token":"gft_p8Lx3N","deliverable":"print-a"},"name":"Noor Haddad","email":"haddad@reader.example","password":{"password":"correct horse","confirm":"correct horse"},"origin":"change","address":shared61,"shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false}},
    reader: {"summary":"A logged-in reader, with the address on record","body":{"subscription":{"token":"gft_p8Lx3N","deliverable":"print-a"},"name":"Tomás Lindqvist","email":"tomas@reader.example","origin":"keep","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false}},
    digitalReader: {"summary":"A digital gift, without an address","body":{"subscription":{"token":"gft_p8Lx3N","deliverable":"digital"},"name":"Noor Haddad","email":"haddad@reader.example","password":{"password":"correct horse","confirm":"correct horse"},"origin":"change","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false}},
    paidUpgrade: {"summary":"An upgrade to print, with the filled-in payment form","body":{"subscription":{"token":"gft_p8Lx3N","deliverable":"print-a"},"name":"Tomás Lindqvist","email":"tomas@reader.example","origin":"keep","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"invoice":"pi_3Pq81x","customer":"add-card"}},
  },
  donate: {
    onetime: {"summary":"A one-time donation of 25 dollars","body":{"cart":{"donation":{"process":"onetime","dollars":2500}},"name":"Ada Okafor","email":"ada@reader.example","origin":"change","address":shared61,"shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false}},
    monthly: {"summary":"Ten dollars a month from abroad, with a new card to save","body":{"cart":{"donation":{"process":"monthly-init","dollars":1000}},"name":"Tomás Lindqvist","email":"tomas@reader.example","origin":"change","address":{"line1":"3 Quay Road","line2":"","city":"Galway","state":"","postcode":"","country":"IE","country_name":"Ireland"},"shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"customer":"add-card"}},
    inHonour: {"summary":"In someone else's name, with the card on file","body":{"cart":{"donation":{"process":"onetime","dollars":25000}},"name":"Tomás Lindqvist","email":"tomas@reader.example","origin":"keep","recipient_name":"Noor Haddad","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"customer":"use-card"}},
  },
  setDonationCard: {
    newCard: {"summary":"A card or bank account set up by the provider's client","body":{"name":"Wanjiru Kamau","cc_token":"pm_1Rb80s"}},
  },
  restartDonation: {
    restart: {"summary":"With the new card","body":{"payment-method":"pm_1Rb80s"}},
  },
  payInvoice: {
    introductory: {"summary":"The first payment of a new subscription, with a password for the account","body":{"name":"Ada Okafor","email":"ada@reader.example","password":{"password":"correct horse","confirm":"correct horse"},"origin":"change","address":shared61,"shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false}},
    newCard: {"summary":"A new card, with the filled-in payment form","body":{"name":"Ada Okafor","email":"ada@reader.example","origin":"keep","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"invoice":"pi_3Pq81x"}},
    cardOnFile: {"summary":"The logged-in reader's card on file","body":{"name":"Tomás Lindqvist","email":"tomas@reader.example","origin":"keep","shipcode":"ship-a","session":"ses_8Qm2Zr","gifted":false,"customer":"use-card"}},
  },
  findOrder: {
    byNumber: {"summary":"The number of a receipt and the address of its order","body":{"number":"R-1042","email":"ada@reader.example"}},
  },
  withdraw: {
    whole: {"summary":"Everything that can be withdrawn from","body":{"order":"R-1042","version":0,"name":"Ada Okafor","email":"ada@reader.example","lines":[{"id":"line_1","quantity":1},{"id":"line_2","quantity":3}]}},
    oneCopy: {"summary":"One of three copies","body":{"order":"R-1042","version":0,"name":"Ada Okafor","email":"ada@reader.example","lines":[{"id":"line_2","quantity":1}]}},
  },
  addToCart: {
    basicProduct: {"summary":"A basic product","body":{"type":"basic-product","item":{"ref":"prd:lights"},"qty":1}},
    sizedProduct: {"summary":"Two of one size","body":{"type":"sized-product","item":{"ref":"sze:shirt-l"},"qty":2}},
    digitalProduct: {"summary":"A digital product","body":{"type":"digital-product","item":{"ref":"prd:field-guide"},"qty":1}},
    printIssue: {"summary":"A print issue, with the coupon in the URL","body":{"type":"print-issue","item":{"ref":"iss:41","coupon":"HARBOUR10"},"qty":1}},
    digitalIssue: {"summary":"A digital issue","body":{"type":"digital-issue","item":{"ref":"iss:41"},"qty":1}},
    personalSubscription: {"summary":"A subscription, to check out later","body":{"type":"personal-subscription","item":shared118,"qty":1}},
    renewal: {"summary":"A renewal, to check out later","body":{"type":"personal-subscription","item":{"renewal":true,"medium":"print","level":"high","term":"2year","shipcode":"ship-b","coupon":"RENEW10"},"qty":1}},
    giftSubscriptions: {"summary":"Three gifts of one kind","body":{"type":"gift-subscription","item":{"deliverable":"print-a","level":"high","term":"1year","coupon":"GIFT10"},"qty":3}},
    donationOnce: {"summary":"A one-time donation","body":{"type":"donation-item","item":{"process":"onetime","dollars":2500},"qty":1}},
    donationMonthly: {"summary":"A monthly donation","body":{"type":"donation-item","item":{"process":"monthly-init","dollars":1000},"qty":1}},
    subscriptionUpgrade: {"summary":"A change to a subscription","body":{"type":"subscription-upgrade","item":{"token":"sub_t9Bd","deliverable":"print-b","level":"high"},"qty":1}},
  },
  updateCart: {
    three: {"summary":"Three of a product","body":{"type":"basic-product","item":{"ref":"prd:lights"},"qty":3}},
    twentyGifts: {"summary":"The maximum number of gifts","body":{"type":"gift-subscription","item":{"deliverable":"print-a","level":"high","term":"1year"},"qty":20}},
  },
  removeFromCart: {
    product: {"summary":"The whole line of a product","body":{"type":"basic-product","item":{"ref":"prd:lights"},"all":true}},
    gift: {"summary":"One of two lines of gifts","body":{"type":"gift-subscription","item":{"deliverable":"print-a","level":"high","term":"1year"},"all":true}},
    donation: {"summary":"The donation","body":{"type":"donation-item","item":{"process":"onetime","dollars":2500},"all":true}},
  },
  checkCoupon: {
    personal: {"summary":"For a subscription that is being chosen","body":{"for":"subscription","purpose":"personal","code":"HARBOUR10"}},
    gift: {"summary":"For a gift","body":{"for":"subscription","purpose":"gift","code":"GIFT10"}},
    renewal: {"summary":"For a renewal","body":{"for":"subscription","purpose":"renewal","code":"RENEW10"}},
    cart: {"summary":"For the session's cart","body":{"for":"cart","version":6,"code":"FIVE"}},
    cartRemoval: {"summary":"Removed from the cart","body":{"for":"cart","version":7,"code":null}},
    invoice: {"summary":"For an invoice","body":{"for":"invoice","invoice":"inv_5tG4hA","code":"FIVE"}},
    invoiceRemoval: {"summary":"Removed from an invoice","body":{"for":"invoice","invoice":"inv_5tG4hA","code":null}},
  },
  logIn: {
    login: {"summary":"An email address and a password","body":{"email":"fatima@reader.example","password":"correct horse"}},
  },
  resetPassword: {
    reset: {"summary":"Any email address, with or without an account","body":{"email":"hiroshi@reader.example"}},
  },
  requestCode: {
    code: {"summary":"Returning to the payment settings","body":{"email":"noor@reader.example","path":"/account#payment"}},
    codeFromLogin: {"summary":"From the login page","body":{"email":"noor@reader.example","path":"/"}},
  },
  verifyCode: {
    verify: {"summary":"The code from the email","body":{"token":"vrf_7mQ2hX","password":"481906"}},
  },
  joinMailingList: {
    signup: {"summary":"An email address","body":{"email":"wanjiru@reader.example"}},
  },
  changeName: {
    newName: {"summary":"A new name","body":{"name":"Étienne Gagnon-Tremblay"}},
  },
  replaceName: {
    newName: {"summary":"A new name","body":{"name":"Étienne Gagnon-Tremblay"}},
  },
  changeEmail: {
    newEmail: {"summary":"A new email address","body":{"email":"amara.nwosu@post.example"}},
  },
  renewLink: {
    tooOld: {"summary":"The token of an expired link","body":{"token":"lnk_too_old"}},
  },
  flipAutorenew: {
    turnOff: {"summary":"Off, with the version that was shown","body":{"autorenew":false,"version":3}},
    turnOn: {"summary":"On, without a version","body":{"autorenew":true}},
  },
  cancel: {
    withReason: {"summary":"A subscription, with a reason and the declined offer","body":{"version":3,"reason":"too-expensive","comment":"I may be back next year.","offer":"offer_fatima"}},
    plain: {"summary":"Without a reason","body":{}},
  },
  acceptOffer: {
    accept: {"summary":"The offer that was shown","body":{"offer":"offer_fatima","version":3}},
  },
  changeAddress: {
    unitedStates: {"summary":"An address with state and postcode","body":shared183},
    elsewhere: {"summary":"A country that needs neither state nor postcode","body":shared185},
  },
  saveAddress: {
    unitedStates: {"summary":"An address with state and postcode","body":shared183},
    elsewhere: {"summary":"A country that needs neither state nor postcode","body":shared185},
  },
  changeAddressByLink: {
    unitedStates: {"summary":"An address with state and postcode","body":shared183},
    elsewhere: {"summary":"A country that needs neither state nor postcode","body":shared185},
  },
  patchAddressByLink: {
    unitedStates: {"summary":"An address with state and postcode","body":shared183},
    elsewhere: {"summary":"A country that needs neither state nor postcode","body":shared185},
  },
  setCard: {
    newCard: {"summary":"A card or bank account set up by the provider's client","body":{"name":"Wanjiru Kamau","cc_token":"pm_1Rb80s"}},
  },
} as const satisfies DocumentedRequests;

/** Every documented page data of a host page, by operation and name. */
export const pages = {
  showCheckout: {
    emptyCart: {"status":200,"summary":"An empty cart","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"checkout":shared197,"payment_info":null}},
    guest: {"status":200,"summary":"A guest with goods to ship","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"cart":shared112,"checkout":shared197,"payment_info":null}},
    guestSubscription: {"status":200,"summary":"A guest with a subscription, which needs an account","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"cart":shared120,"checkout":shared197,"payment_info":null}},
    readerMixed: {"status":200,"summary":"A reader with a card on file and a full cart","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"cart":shared125,"checkout":shared197,"payment_info":shared55}},
    digitalOnly: {"status":200,"summary":"Nothing is shipped","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"cart":shared116,"checkout":shared197,"payment_info":null}},
    discounted: {"status":200,"summary":"With a discount from a coupon","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"cart":shared126,"checkout":shared197,"payment_info":null}},
    gratis: {"status":200,"summary":"A free order","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"cart":shared127,"checkout":shared197,"payment_info":null}},
    bankOnFile: {"status":200,"summary":"A bank account on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"cart":shared112,"checkout":shared197,"payment_info":shared199}},
    bothOnFile: {"status":200,"summary":"A card and a bank account on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"cart":shared112,"checkout":shared197,"payment_info":{"type":"details","card":{"type":"Visa","last_four":"4242","exp_month":8,"exp_year":2029},"ach":{"bank_name":"Harbour Savings","last_four":"6789","routing_number":"110000000"}}}},
    debitedCart: {"status":200,"summary":"The bank debit of the previous cart is under way","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"cart":shared128,"checkout":shared197,"payment_info":shared199}},
    invoicedCart: {"status":200,"summary":"The cart was invoiced","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"cart":shared129,"checkout":shared197,"payment_info":null}},
  },
  showReceipt: {
    receipt: {"status":200,"summary":"A print subscription with a donation","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[shared90,shared200],"total":8500}}},
    readerReceipt: {"status":200,"summary":"A logged-in reader's subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ines Calloway","email":"ines@reader.example","lines":shared203,"total":2400}}},
    freeReceipt: {"status":200,"summary":"A free order","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[{"kind":"personal-subscription","name":"Student, digital, 1 year","quantity":1,"amount":2400,"shipping":0,"discount":2400}],"total":0}}},
    goodsReceipt: {"status":200,"summary":"Goods of every kind, shipped and digital","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[{"kind":"basic-product","name":"Harbour lights, art print","quantity":1,"amount":3200,"shipping":450,"discount":0},shared204,shared205,shared206,{"kind":"digital-issue","name":"Low Water, issue 41, digital","quantity":1,"amount":800,"shipping":0,"discount":0}],"total":13500}}},
    giftReceipt: {"status":200,"summary":"Gift subscriptions, with a coupon for each","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[{"kind":"gift-subscription","name":"Standard, print and digital, 1 year","quantity":2,"amount":12000,"shipping":0,"discount":2000}],"total":10000}}},
    giftLinks: {"status":200,"summary":"Three gifts with their links: one scheduled, one redeemed","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[{"kind":"gift-subscription","name":"Standard, print and digital, 1 year","quantity":2,"amount":12000,"shipping":0,"discount":0},shared207],"total":14400,"gifts":[{"token":"gft_Ad1k","term":"1year","level":"high","deliverable":"print-a","message":"Happy birthday, Noor!\nEnjoy it.","created":"2026-03-14","state":"sent","sent_at":"2026-03-14","mails":1},{"token":"gft_Ad2k","term":"1year","level":"high","deliverable":"print-a","message":"Happy birthday, Noor!\nEnjoy it.","deliver_on":"2026-12-24","created":"2026-03-14","state":"scheduled","mails":0},{"token":"gft_Ad3k","term":"1year","level":"low","deliverable":"digital","recipient_name":"Noor Haddad","created":"2026-03-14","state":"redeemed","sent_at":"2026-03-14","opened_at":"2026-03-15","redeemed_at":"2026-03-15","mails":1}]}}},
    donationReceipt: {"status":200,"summary":"A one-time donation","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[shared200],"total":2500}}},
    monthlyReceipt: {"status":200,"summary":"The first payment of a monthly donation","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[shared208],"total":1000,"donation":"monthly","cancel":"don_fatima"}}},
    renewalReceipt: {"status":200,"summary":"A renewal to Canada, with a coupon","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[{"kind":"personal-subscription","name":"Standard, print and digital, 2 years","quantity":1,"amount":12000,"shipping":2400,"discount":1000}],"total":13400}}},
    upgradeReceipt: {"status":200,"summary":"A change to a subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":shared209,"total":4800}}},
    centReceipt: {"status":200,"summary":"Shipping of one cent, which the review does not show","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":[{"kind":"basic-product","name":"Harbour lights, art print","quantity":1,"amount":3200,"shipping":1,"discount":0}],"total":3201}}},
    fullReceipt: {"status":200,"summary":"Every optional field","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"receipt":{"token":"rcp_Vd0w7c","number":"R-1215","created":"2026-03-14","name":"Ines Calloway","email":"ines@reader.example","billing":shared210,"shipping":[{"name":"Ines Calloway","address":shared210,"goods":[{"name":"Standard, print and digital, 1 year","qty":1}]},{"name":"Noor Haddad","address":shared61,"goods":[{"name":"Tide table shirt, Large","qty":2}]}],"payment":{"kind":"card","name":"Visa","last_four":"4242"},"lines":[{"kind":"personal-subscription","name":"Standard, print and digital, 1 year","quantity":1,"amount":6000,"shipping":1200,"discount":1000},shared208,shared204,shared206],"taxes":[{"label":"GST, 5 %","amount":590},{"label":"QST, 9.975 %","amount":1177}],"total":14200,"mailed":[{"what":"receipt","to":"ines@reader.example"},{"what":"downloads","to":"ines@reader.example"},{"what":"donation","to":"ines@reader.example"}],"downloads":[{"title":"A field guide to lamps, PDF","href":"/files/field-guide-to-lamps.pdf"},{"title":"A field guide to lamps, EPUB","href":"/files/field-guide-to-lamps.epub"}],"next_issue":{"title":"Night Ferry","date":"2026-06-01"},"phase":"introductory","donation":"monthly","renewal_consent":shared195,"next_charge":{"on":"2027-03-01","amount":7200,"interval":12}}}},
    bankReceipt: {"status":200,"summary":"A renewal paid from a bank account","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"receipt":{"token":"rcp_Vd0w7c","number":"R-1216","created":"2026-03-14","name":"Ines Calloway","email":"ines@reader.example","payment":{"kind":"bank","name":"Harbor Savings","last_four":"6789"},"lines":shared203,"total":2400,"mailed":[{"what":"receipt","to":"ines@reader.example"}],"next_issue":{"date":"2026-06-01"},"phase":"renewal"}}},
    sparseReceipt: {"status":200,"summary":"No optional fields","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":{"journal":"Ember Days"},"receipt":{"token":"rcp_Vd0w7c","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","lines":shared203,"total":2400}}},
    noReceipt: {"status":200,"summary":"The token matches no receipt","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":null}},
    linkMissing: {"status":200,"summary":"The mark of a link, without its token","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":null,"link":{"state":"missing"}}},
  },
  showInstitutionalSubscriptions: {
    institutionalVisitor: {"status":200,"summary":"A visitor; the institutional tab is open","headers":{"Cache-Control":"no-store"},"body":{"settings":shared211,"subscriber":null}},
    institutionalReader: {"status":200,"summary":"A logged-in reader; logging out opens the home page","headers":{"Cache-Control":"no-store"},"body":{"settings":shared211,"subscriber":shared216}},
  },
  showSubscribe: {
    visitor: {"status":200,"summary":"A visitor without an account","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":shared220,"payment_info":null}},
    donor: {"status":200,"summary":"A reader with an account and a card on file, without a subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"subscribe":shared220,"payment_info":shared55}},
    subscriber: {"status":200,"summary":"A reader with a subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"subscribe":shared220,"payment_info":shared55}},
    otherCoupon: {"status":200,"summary":"A coupon for any new subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":shared135},"payment_info":null}},
    giftCoupon: {"status":200,"summary":"A gift-only coupon, which selects a gift","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":{"code":"GIFT10","applied":"gift","can_apply":true,"errors":null,"discounts":{"print_us":1000,"print_ca":1000,"print_intl":1000,"digital":1000}}},"payment_info":null}},
    renewalCoupon: {"status":200,"summary":"A coupon for renewals only","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":shared136},"payment_info":null}},
    digitalCoupon: {"status":200,"summary":"A coupon that covers only digital delivery","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":{"code":"DIGITAL5","applied":"other","can_apply":true,"errors":null,"discounts":{"print_us":0,"print_ca":0,"print_intl":0,"digital":500}}},"payment_info":null}},
    domesticCoupon: {"status":200,"summary":"A coupon that excludes digital and two shipping categories","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":{"code":"COAST5","applied":"other","can_apply":true,"errors":null,"discounts":{"print_us":500,"print_ca":0,"print_intl":0,"digital":0}}},"payment_info":null}},
    zeroCoupon: {"status":200,"summary":"A coupon that takes nothing off","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":{"code":"SPRING24","applied":"other","can_apply":true,"errors":null,"discounts":{"print_us":0,"print_ca":0,"print_intl":0,"digital":0}}},"payment_info":null}},
    closedCoupon: {"status":200,"summary":"A coupon that cannot be applied, without a reason","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":{"code":"NOTHING","applied":"other","can_apply":false,"errors":null,"discounts":{"print_us":0,"print_ca":0,"print_intl":0,"digital":0}}},"payment_info":null}},
    refusedCoupon: {"status":200,"summary":"A coupon that cannot be applied, with a reason","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":{"code":"SPRING23","applied":"other","can_apply":false,"errors":"This coupon has expired.","discounts":{"print_us":1000,"print_ca":1000,"print_intl":1000,"digital":1000}}},"payment_info":null}},
    freeCoupon: {"status":200,"summary":"A coupon that makes the subscription free","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"subscribe":{"session":"ses_8Qm2Zr","prices":shared217,"shipping":shared218,"goods_shipping":shared219,"renews_on":{"1year":"2027-03-01","2year":"2028-03-01","3year":"2029-03-01"},"coupon":{"code":"FREEYEAR","applied":"other","can_apply":true,"errors":null,"discounts":{"print_us":1000000,"print_ca":1000000,"print_intl":1000000,"digital":1000000}}},"payment_info":null}},
    checkoutLater: {"status":200,"summary":"The host allows checkout later","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":{"journal":"Ember Days","features":{"subscribe":{"checkout_later":true}}},"subscriber":null,"subscribe":shared220,"payment_info":null}},
    lifetimeSubscriber: {"status":200,"summary":"A reader with a lifetime subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared80,"subscribe":shared220,"payment_info":null}},
    formerSubscriber: {"status":200,"summary":"A reader with a cancelled subscription, who can subscribe again","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Cv9x","name":"Callum Reid","first_name":"Callum","email":"callum@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2025-12-08","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"expired","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_c9Nc","term":"1year","level":"low","phase":"introductory","created":"2025-12-08","cancelled":true,"deliverables":{"set":"digital","active":"digital"},"settings":{"medium":"digital","level":"low"},"order":{"name":"Callum Reid"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":2},"tokens":shared162}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared162,"issues_expected":[],"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}},"subscribe":shared220,"payment_info":null}},
  },
  showRenew: {
    extended: {"status":200,"summary":"Issues remain","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"renew":shared221,"payment_info":shared55}},
    expiring: {"status":200,"summary":"The next issue is the last","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Rf5y","name":"Raffaele Conti","first_name":"Raffaele","email":"raffaele@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2025-12-08","shipcode":"ship-a","addresses":shared62,"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"active","status":{"expiring":true,"extended":false,"count":1},"info":{"token":"sub_e5Xp","term":"1year","level":"low","phase":"introductory","created":"2025-12-08","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"low"},"order":{"name":"Raffaele Conti"},"issues_left":1,"legacy_tokens":0,"token_summary":{"active":1,"expired":2},"tokens":[shared66,shared68,shared70]}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared74,"issues_expected":shared222,"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}},"renew":{"session":"ses_8Qm2Zr","account":"acc_Rf5y","settings":{"medium":"print","level":"low","term":"1year","deliverable":"print-a"},"token":{"state":"expiring","tokens_left":1,"issues_expected":1},"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":null},"payment_info":shared55}},
    expired: {"status":200,"summary":"The subscription has ended, and nothing is on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Bz6e","name":"Beatriz Lobo","first_name":"Beatriz","email":"beatriz@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2025-12-08","shipcode":"ship-a","addresses":shared62,"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"expired","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_o6Ld","term":"1year","level":"low","phase":"introductory","created":"2025-12-08","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"settings":{"medium":"print","level":"low"},"order":{"name":"Beatriz Lobo"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":2},"tokens":shared74}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared74,"issues_expected":[],"discontinuous":null,"address_required":{"a":true,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}},"renew":{"session":"ses_8Qm2Zr","account":"acc_Bz6e","settings":{"medium":"print","level":"low","term":"1year","deliverable":"print-a"},"token":{"state":"expired","tokens_left":0,"issues_expected":0},"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":null},"payment_info":null}},
    lifetime: {"status":200,"summary":"A lifetime subscription, which needs no renewal","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared80,"renew":{"session":"ses_8Qm2Zr","account":"acc_Pe7u","settings":{"medium":"print","level":"high","term":"lifetime","deliverable":"print-a"},"token":null,"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":null},"payment_info":null}},
    digital: {"status":200,"summary":"A digital subscription, which needs no address","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Dq8c","name":"Desta Bekele","first_name":"Desta","email":"desta@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2025-12-08","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"active","status":{"expiring":true,"extended":false,"count":1},"info":{"token":"sub_d1Gt","term":"1year","level":"low","phase":"introductory","created":"2025-12-08","cancelled":false,"deliverables":{"set":"digital","active":"digital"},"settings":{"medium":"digital","level":"low"},"order":{"name":"Desta Bekele"},"issues_left":1,"legacy_tokens":0,"token_summary":{"active":1,"expired":2},"tokens":shared223}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared162,"issues_expected":shared222,"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}},"renew":{"session":"ses_8Qm2Zr","account":"acc_Dq8c","settings":{"medium":"digital","level":"low","term":"1year","deliverable":"digital"},"token":{"state":"expiring","tokens_left":1,"issues_expected":1},"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":null},"payment_info":shared199}},
    addressMissing: {"status":200,"summary":"A print subscription without an address in its category; the settings are open","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Nn0a","name":"Olu Bankole","first_name":"Olu","email":"olu@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2025-12-08","shipcode":"ship-c","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"active","status":{"expiring":true,"extended":false,"count":1},"info":{"token":"sub_n0Ad","term":"1year","level":"low","phase":"introductory","created":"2025-12-08","cancelled":false,"deliverables":{"set":"print-c","active":"digital"},"settings":{"medium":"print","level":"low"},"order":{"name":"Olu Bankole"},"issues_left":1,"legacy_tokens":0,"token_summary":{"active":1,"expired":2},"tokens":shared223}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared162,"issues_expected":shared222,"discontinuous":["digital","print-c"],"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}},"renew":{"session":"ses_8Qm2Zr","account":"acc_Nn0a","settings":{"medium":"print","level":"low","term":"1year","deliverable":"print-c"},"token":{"state":"expiring","tokens_left":1,"issues_expected":1},"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":null},"payment_info":null}},
    renewalCoupon: {"status":200,"summary":"A coupon for renewals","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"renew":{"session":"ses_8Qm2Zr","account":"acc_Wq31","settings":{"medium":"print","level":"high","term":"2year","deliverable":"print-b"},"token":{"state":"extended","tokens_left":6,"issues_expected":6},"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":shared136},"payment_info":shared55}},
    otherCoupon: {"status":200,"summary":"A coupon for new subscriptions only","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"renew":{"session":"ses_8Qm2Zr","account":"acc_Wq31","settings":{"medium":"print","level":"high","term":"2year","deliverable":"print-b"},"token":{"state":"extended","tokens_left":6,"issues_expected":6},"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":shared135},"payment_info":shared55}},
    uncoveredCoupon: {"status":200,"summary":"The coupon does not cover the delivery","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"renew":{"session":"ses_8Qm2Zr","account":"acc_Wq31","settings":{"medium":"print","level":"high","term":"2year","deliverable":"print-b"},"token":{"state":"extended","tokens_left":6,"issues_expected":6},"prices":shared217,"shipping":shared218,"goods_shipping":shared219,"coupon":{"code":"DIGITAL5","applied":"renewal","can_apply":true,"errors":null,"discounts":{"print_us":0,"print_ca":0,"print_intl":0,"digital":500}}},"payment_info":shared55}},
    checkoutLater: {"status":200,"summary":"The host allows checkout later","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","features":{"renew":{"checkout_later":true,"add_donation":true,"add_products":true}}},"subscriber":shared202,"renew":shared221,"payment_info":shared55}},
    nothingToRenew: {"status":200,"summary":"A reader who never had a subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"renew":null,"payment_info":shared55}},
    visitor: {"status":200,"summary":"A visitor, who is asked to log in","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"renew":null,"payment_info":null}},
  },
  showSubscription: {
    upgradeForMoney: {"status":200,"summary":"Print at Student; Standard has a price, digital is free; a card on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared226,"upgrade":shared56}},
    upgradeFree: {"status":200,"summary":"Digital at Standard; print is free at Student, not at Standard","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared227,"upgrade":shared58}},
    bankOnFile: {"status":200,"summary":"Print in Canada, with a bank account on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared228,"upgrade":{"session":"ses_4Vt9Kc","version":3,"subscription":{"token":"sub_Eg20","term":"3year","level":"high","phase":"renewal","cancelled":false,"deliverables":{"set":"print-b","active":"print-b"},"can_update":true,"can_upgrade":true,"card":shared156,"upgrade_prices":{"low":{"digital":0,"print-a":0,"print-b":0,"print-c":0},"high":{"digital":0,"print-a":0,"print-b":0,"print-c":2512}}}}}},
    nothingOnFile: {"status":200,"summary":"Print in the United States, nothing on file; another country has a price","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared229,"upgrade":{"session":"ses_4Vt9Kc","version":3,"subscription":{"token":"sub_Ht11","term":"1year","level":"low","phase":"renewal","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"can_update":true,"can_upgrade":true,"card":null,"upgrade_prices":{"low":{"digital":0,"print-a":0,"print-b":300,"print-c":551},"high":{"digital":300,"print-a":600,"print-b":900,"print-c":1151}}}}}},
    addressMissing: {"status":200,"summary":"Print, without an address on record","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared231,"upgrade":{"session":"ses_4Vt9Kc","version":3,"subscription":{"token":"sub_Lf26","term":"1year","level":"high","phase":"introductory","cancelled":false,"deliverables":{"set":"print-a","active":"print-a"},"can_update":true,"can_upgrade":true,"card":null,"upgrade_prices":{"low":{"digital":0,"print-a":0},"high":{"digital":0,"print-a":0,"print-b":1200,"print-c":2205}}}}}},
    cannotUpgrade: {"status":200,"summary":"It can be changed, but not upgraded here","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared235,"upgrade":{"session":"ses_4Vt9Kc","version":3,"subscription":{"token":"sub_Mf17","term":"1year","level":"low","phase":"introductory","cancelled":false,"deliverables":{"set":"digital","active":"digital"},"can_update":true,"can_upgrade":false,"card":null,"upgrade_prices":{"low":{"digital":0},"high":{}}}}}},
    cannotUpdate: {"status":200,"summary":"It cannot be changed here","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared236,"upgrade":{"session":"ses_4Vt9Kc","version":3,"subscription":{"token":"sub_Em30","term":"lifetime","level":"high","phase":"renewal","cancelled":false,"deliverables":{"set":"print-c","active":"print-c"},"can_update":false,"can_upgrade":false,"card":null,"upgrade_prices":{"low":{},"high":{}}}}}},
    cancelled: {"status":200,"summary":"A cancelled subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared240,"upgrade":{"session":"ses_4Vt9Kc","version":3,"subscription":{"token":"sub_Mc21","term":"2year","level":"high","phase":"introductory","cancelled":true,"deliverables":{"set":"print-a","active":"print-a"},"can_update":false,"can_upgrade":false,"card":null,"upgrade_prices":{"low":{},"high":{}}}}}},
    noSuchSubscription: {"status":200,"summary":"The token matches no subscription of this reader","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared216,"upgrade":null}},
  },
  showRenewal: {
    cardOnFile: {"status":200,"summary":"Declined by the bank; the card on file is valid","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared242,"renewal":shared243,"payment_info":shared55}},
    cardExpired: {"status":200,"summary":"The card on file has expired; another must pay","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared242,"renewal":shared243,"payment_info":shared244}},
    nothingOnFile: {"status":200,"summary":"Nothing is on file","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared242,"renewal":shared243,"payment_info":null}},
    nothingFailed: {"status":200,"summary":"No renewal has failed","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared216,"renewal":null,"payment_info":shared55}},
  },
  showRedeem: {
    fresh: {"status":200,"summary":"A gift for a new reader","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"redeem":shared60,"payment_info":null}},
    freshForReader: {"status":200,"summary":"A gift for a logged-in reader without a subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"redeem":shared60,"payment_info":shared55}},
    withMessage: {"status":200,"summary":"With a message and a delivery date","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"redeem":{"status":"open","session":"ses_8Qm2Zr","gift":{"token":"gft_p8Lx3N","term":"1year","level":"low","deliverables":{"set":"print-a"},"order":{"name":"Ada Okafor"},"message":"Happy birthday, Noor!\nEnjoy it.","deliver_on":"2026-12-24"},"misaligned":false,"can_upgrade":true,"upgrade_prices":{"digital":0,"print-a":0,"print-b":1200,"print-c":2205}},"payment_info":null}},
    digitalGift: {"status":200,"summary":"A digital gift; print requires an upgrade","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"redeem":shared64,"payment_info":null}},
    misaligned: {"status":200,"summary":"Delivery differs from the reader's current subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared76,"redeem":shared78,"payment_info":null}},
    upgradeRequired: {"status":200,"summary":"A print subscriber with a card on file is given a digital subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared76,"redeem":shared78,"payment_info":shared55}},
    upgradeClosed: {"status":200,"summary":"Print requires an upgrade that cannot be bought here","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"redeem":shared79,"payment_info":null}},
    alreadyRedeemed: {"status":200,"summary":"The gift is already redeemed","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"redeem":{"status":"redeemed"},"payment_info":null}},
    notFound: {"status":200,"summary":"The token matches no gift","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"redeem":{"status":"notfound"},"payment_info":null}},
    linkMissing: {"status":200,"summary":"The mark of a link, without its token","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"redeem":{"status":"notfound"},"link":{"state":"missing"},"payment_info":null}},
    expiredGift: {"status":200,"summary":"The gift has expired","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"redeem":{"status":"closed","message":"This gift has expired."},"payment_info":null}},
    externalQrCode: {"status":200,"summary":"The host uses an image service for the QR code","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":{"journal":"Ember Days","qr_template":"https://qr.emberdays.example/draw?size=240&data={url}"},"subscriber":null,"redeem":shared60,"payment_info":null}},
  },
  showDonate: {
    onetime: {"status":200,"summary":"A visitor, without parameters","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"donate":{"session":"ses_8Qm2Zr","process":"onetime","amount":2500},"payment_info":null}},
    monthly: {"status":200,"summary":"A visitor from a link for ten dollars a month","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"donate":{"session":"ses_8Qm2Zr","process":"monthly","amount":1000},"payment_info":null}},
    loggedInDonor: {"status":200,"summary":"A reader with a card on file; the donor fields are hidden","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"donate":{"session":"ses_8Qm2Zr","process":"onetime","amount":2500},"payment_info":shared55}},
    donorAbroad: {"status":200,"summary":"A reader without an address, with a bank account on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Ab7r","name":"Siobhán Keane","first_name":"Siobhán","email":"siobhan@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2025-12-08","shipcode":"ship-c","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":shared63},"donate":{"session":"ses_8Qm2Zr","process":"monthly","amount":2500},"payment_info":shared199}},
    ownTiers: {"status":200,"summary":"The host has its own tiers and flags","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","donation_tiers":[{"name":"Friend","onetime":5000,"monthly":1000},{"name":"Supporter","onetime":10000,"monthly":2500},{"name":"Sponsor","onetime":25000,"monthly":7500},{"name":"Patron","onetime":100000,"monthly":20000}],"features":{"donate":{"checkout_later":true,"add_products":false}}},"subscriber":null,"donate":{"session":"ses_8Qm2Zr","process":"onetime","amount":5000},"payment_info":null}},
    turnstile: {"status":200,"summary":"The host uses Turnstile and serves pictures from another origin","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","payment":{"publishable_key":"pk_test_emberdays"},"bot_check":{"provider":"turnstile","site_key":"0x4AAAAAAAEmberDays"},"image_hosts":["https://images.emberdays.example"]},"subscriber":null,"donate":{"session":"ses_8Qm2Zr","process":"onetime","amount":2500},"payment_info":null}},
    hcaptcha: {"status":200,"summary":"The host uses hCaptcha","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","payment":{"publishable_key":"pk_test_emberdays"},"bot_check":{"provider":"hcaptcha","site_key":"5b2f1c64-09ab-4c7e-8d31-e1be7da75000"}},"subscriber":null,"donate":{"session":"ses_8Qm2Zr","process":"onetime","amount":2500},"payment_info":null}},
  },
  showDonationSetup: {
    donation: {"status":200,"summary":"A monthly donation that is paid","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":{"name":"Wanjiru Kamau","details":shared245,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"},"failing":false,"amount":1500,"next_at":"2026-03-01"},"cancel":"don_3Kf8Yw"}},
    donationByBank: {"status":200,"summary":"A monthly donation from a bank account","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":{"name":"Rosalind Achterberg","details":shared193,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"},"failing":false}}},
    donationVerifying: {"status":200,"summary":"A bank account for a monthly donation that waits for small deposits","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":{"name":"Rosalind Achterberg","details":shared193,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"},"failing":false,"deposits":shared42}}},
    donationFailing: {"status":200,"summary":"The latest payment failed; a new card restarts the donation","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":{"name":"Wanjiru Kamau","details":{"type":"details","data":{"card":{"type":"Visa","last_four":"0002","exp_month":1,"exp_year":2026}}},"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"},"failing":true,"amount":1500}}},
    donationCompleted: {"status":200,"summary":"Returning from the provider with the new card","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":{"name":"Wanjiru Kamau","details":shared82,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"},"failing":false,"amount":1500,"next_at":"2026-03-01"}}},
    noDonation: {"status":200,"summary":"Access is denied by a server that does not say why","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":null}},
    linkExpired: {"status":200,"summary":"The mailed link has expired","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":null,"link":{"state":"expired"}}},
    linkUnknown: {"status":200,"summary":"The link is unknown","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":null,"link":{"state":"unknown"}}},
    linkMissing: {"status":200,"summary":"The mark of a link, without its token","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"payment_setup":null,"link":{"state":"missing"}}},
  },
  showInvoice: {
    invoiceProcessing: {"status":200,"summary":"A bank debit under way","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"invoice":shared93}},
    invoiceVerifying: {"status":200,"summary":"The bank account that pays the invoice waits for small deposits","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1042","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":null,"shipcode":null,"term":null,"due_date":null,"accepted_payments":"all","bill":{"goods":[],"membership":{"type":"subscription","item":{"phase":"introductory","medium":"digital","level":"low","term":"1year","coupon":null}},"giftees":[]},"processing":{"since":"2026-03-16","deposits":shared42},"failures":[],"lines":[{"kind":"personal-subscription","name":"Digital, 1 year","quantity":1,"amount":2400,"shipping":0,"discount":0}],"total":2400}}},
    invoiceFailed: {"status":200,"summary":"The bank returned the debit; the invoice can be paid again","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1042","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared89,"processing":null,"failures":[{"data":{"msg":"The account does not hold enough money."}}],"lines":shared91,"total":6000}}},
    payable: {"status":200,"summary":"Anyone with the link can pay","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared246,"processing":null,"failures":[],"lines":shared247,"total":2950}}},
    payableByReader: {"status":200,"summary":"A reader with a card on file can pay","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":shared55,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Tomás Lindqvist","email":"tomas@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared248,"processing":null,"failures":[],"lines":shared91,"total":6000}}},
    introductory: {"status":200,"summary":"A first subscription, which needs a password","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared89,"processing":null,"failures":[],"lines":shared91,"total":6000}}},
    netThirty: {"status":200,"summary":"NET 30, billed to someone else","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":"Portland Public Library","email_to":"accounts@library.example","address":shared61,"shipcode":"ship-a","term":30,"due_date":"2026-04-13","accepted_payments":"all","bill":shared248,"processing":null,"failures":[],"lines":shared91,"total":6000}}},
    pastDue: {"status":200,"summary":"Past due, and can still be paid","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":10,"due_date":"2020-03-24","accepted_payments":"all","bill":shared248,"processing":null,"failures":[],"lines":shared91,"total":6000}}},
    checkOrWireOnly: {"status":200,"summary":"Payable by check or wire","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":30,"due_date":"2026-04-13","accepted_payments":"check-or-wire-only","bill":shared248,"processing":null,"failures":[],"lines":shared91,"total":6000}}},
    failedTwice: {"status":200,"summary":"Two payments failed; the latest is shown","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared248,"processing":null,"failures":[{"data":{"msg":"The account does not hold enough money."}},{"data":{"msg":"Your card was declined."}}],"lines":shared91,"total":6000}}},
    retrying: {"status":200,"summary":"A payment under way after a failed one","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":null,"due_date":null,"accepted_payments":"all","bill":shared248,"processing":{"since":"2026-03-20"},"failures":[{"data":{"msg":"Your card was declined."}}],"lines":shared91,"total":6000}}},
    withGiftees: {"status":200,"summary":"Gifts, by recipient","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":null,"shipcode":null,"term":null,"due_date":null,"accepted_payments":"all","bill":{"goods":[],"membership":null,"giftees":[{"name":"Noor Haddad","address":shared61,"goods":[{"name":"Standard, print and digital, 1 year","qty":1}]},{"name":"Wen Li","address":null,"goods":[{"name":"Student, digital, 1 year","qty":1}]}]},"processing":null,"failures":[],"lines":[{"kind":"gift-subscription","name":"Standard, print and digital, 1 year","quantity":1,"amount":6000,"shipping":0,"discount":0,"message":"Happy birthday, Noor!\nEnjoy it.","deliver_on":"2026-12-24"},shared207],"total":8400}}},
    upgrade: {"status":200,"summary":"A change to a subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared202,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ines Calloway","email":"ines@reader.example","billed_to":null,"email_to":null,"address":shared201,"shipcode":"ship-b","term":null,"due_date":null,"accepted_payments":"all","bill":{"goods":[],"membership":shared124,"giftees":[]},"processing":null,"failures":[],"lines":shared209,"total":4800}}},
    digitalInvoice: {"status":200,"summary":"Nothing is shipped, and a coupon is applied","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":null,"shipcode":null,"term":null,"due_date":null,"accepted_payments":"all","bill":{"goods":[],"membership":{"type":"subscription","item":{"phase":"introductory","medium":"digital","level":"low","term":"1year","coupon":"HARBOUR10"}},"giftees":[]},"processing":null,"failures":[],"lines":[{"kind":"personal-subscription","name":"Student, digital, 1 year","quantity":1,"amount":2400,"shipping":0,"discount":1000}],"total":1400}}},
    invoicePaid: {"status":200,"summary":"The invoice is paid and has a receipt","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":"rcp_Vd0w7c","invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","term":30,"due_date":"2026-04-13","accepted_payments":"all","bill":shared248,"processing":null,"failures":[{"data":{"msg":"Your card was declined."}}],"lines":shared91,"total":6000}}},
    fullInvoice: {"status":200,"summary":"Every optional field","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"business_info":shared88,"checkout":{"session":"ses_8Qm2Zr"},"payment_info":null,"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":"Portland Public Library","email_to":"accounts@library.example","address":shared61,"shipcode":"ship-a","billing":{"line1":"5 Monument Square","line2":"Accounts payable","city":"Portland","state":"ME","postcode":"04101","country":"US","country_name":"United States"},"taxes":[{"label":"Maine sales tax, 5.5 %","amount":154}],"term":30,"due_date":"2099-04-13","accepted_payments":"all","bill":shared246,"processing":null,"failures":[],"lines":shared247,"total":2950}}},
    paidInvoice: {"status":200,"summary":"Paid, with the date","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"receipt":"rcp_fullReceipt","invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":shared61,"shipcode":"ship-a","paid_on":"2026-03-20","term":30,"due_date":"2026-04-13","accepted_payments":"all","bill":shared248,"processing":null,"failures":[],"lines":shared91,"total":6000}}},
    sparseInvoice: {"status":200,"summary":"No optional fields","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":{"journal":"Ember Days"},"checkout":{"session":"ses_8Qm2Zr"},"invoice":{"token":"inv_5tG4hA","invoice_no":"CAT-1043","created":"2026-03-14","name":"Ada Okafor","email":"ada@reader.example","billed_to":null,"email_to":null,"address":null,"shipcode":null,"term":null,"due_date":null,"accepted_payments":"all","bill":{"goods":[{"name":"A field guide to lamps","medium":"digital"}],"membership":null,"giftees":[]},"processing":null,"failures":[],"lines":[shared206],"total":900}}},
    noInvoice: {"status":200,"summary":"The token matches no invoice","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"invoice":null}},
  },
  showWithdrawal: {
    withdrawalOfGuest: {"status":200,"summary":"A guest","headers":{"Cache-Control":"no-store"},"body":{"settings":shared249,"subscriber":null}},
    withdrawalFromReceipt: {"status":200,"summary":"A guest who comes from a receipt","headers":{"Cache-Control":"no-store"},"body":{"settings":shared249,"subscriber":null,"order":"R-1042"}},
    withdrawalOfReader: {"status":200,"summary":"A logged-in reader with orders","headers":{"Cache-Control":"no-store"},"body":{"settings":shared249,"subscriber":shared202,"orders":shared250}},
    withdrawalFromOwnReceipt: {"status":200,"summary":"A logged-in reader who comes from a receipt","headers":{"Cache-Control":"no-store"},"body":{"settings":shared249,"subscriber":shared202,"orders":shared250,"order":"R-1042"}},
  },
  showStore: {
    everyKind: {"status":200,"summary":"Products of every kind, in every state of stock","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"store":{"products":[shared139,shared251,shared252,shared137,shared138,shared140,shared253],"issues":[shared255,shared256,shared257]}}},
    cartFilled: {"status":200,"summary":"A reader with items in the cart","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared198,"cart":shared112,"store":{"products":[shared139],"issues":[]}}},
    nothingSold: {"status":200,"summary":"An empty store","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"store":{"products":[],"issues":[]}}},
  },
  showIssues: {
    backIssues: {"status":200,"summary":"Unreleased, in print and digital, sold out, out of print","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"issues":[shared255,{"slug":"the-lamp-room","number":42,"title":"The Lamp Room","image":{"source":"/covers/issue-42.svg","width":480,"height":600},"summary":"On the people who stay up. The printed copies went in nine days.","released":true,"release_date":"2026-03-01","print":null,"digital":null,"files":[]},shared256,shared257]}},
    noIssues: {"status":200,"summary":"No issues yet","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"issues":[]}},
  },
  showIssue: {
    issueForSale: {"status":200,"summary":"A released issue in both editions","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"issue":shared256,"contents":[{"title":"Keepers of the light","href":"/articles/keepers-of-the-light"}]}},
    issueForSubscriber: {"status":200,"summary":"The same issue with its files, for a subscriber","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared202,"cart":shared107,"issue":{"slug":"low-water","number":41,"title":"Low Water","image":{"source":"/covers/issue-41.svg","width":480,"height":600},"summary":"Six essays and a story from the coast.","released":true,"release_date":"2025-12-01","print":shared141,"digital":shared142,"files":[{"format":"PDF","href":"/issue/low-water/file.pdf"},{"format":"EPUB","href":"/issue/low-water/file.epub"}]},"contents":[]}},
    issueSoldOut: {"status":200,"summary":"The printed copies are sold out","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"issue":shared257}},
    issueUnreleased: {"status":200,"summary":"An unreleased issue, without a digital edition or files","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared202,"cart":shared107,"issue":shared255}},
    noIssue: {"status":200,"summary":"The slug matches nothing","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"issue":null}},
  },
  showProduct: {
    basicProduct: {"status":200,"summary":"A basic product","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared139,"coupon":null}},
    lowStock: {"status":200,"summary":"Fewer than ten left","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared251,"coupon":null}},
    soldOut: {"status":200,"summary":"A basic product that is sold out","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared252,"coupon":null}},
    sizedProduct: {"status":200,"summary":"Sizes with low stock, sold out, and in stock","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared137,"coupon":null}},
    everySizeSoldOut: {"status":200,"summary":"All sizes are sold out","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared138,"coupon":null}},
    printIssue: {"status":200,"summary":"A print edition","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared141,"coupon":null}},
    digitalIssue: {"status":200,"summary":"A digital edition","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared142,"coupon":null}},
    digitalProduct: {"status":200,"summary":"A digital product","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared140,"coupon":null}},
    unreleasedPrint: {"status":200,"summary":"A print edition for advance order","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared254,"coupon":null}},
    unreleasedDigital: {"status":200,"summary":"An unreleased digital edition","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":{"ref":"iss:43","slug":"night-ferry-digital","kind":"digital-issue","name":"Night Ferry, issue 43, digital","image":{"source":"/covers/issue-43.svg","width":480,"height":600},"quantity":50,"sizes":[],"print_price":"$8.00","price":800,"formats":["PDF","EPUB"],"issue":{"slug":"night-ferry","number":43,"released":false,"release_date":"2026-06-01"}},"coupon":null}},
    discounted: {"status":200,"summary":"A reduced price and a coupon","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":shared253,"coupon":{"code":"HARBOUR10","discount":1000}}},
    inCart: {"status":200,"summary":"A product that is already in the cart","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared112,"product":shared139,"coupon":null}},
    noProduct: {"status":200,"summary":"The slug matches nothing","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":null,"cart":shared107,"product":null,"coupon":null}},
  },
  showLogin: {
    everyTab: {"status":200,"summary":"All ways to log in","headers":{"Cache-Control":"no-store"},"body":shared258},
    passwordAndCode: {"status":200,"summary":"Password and code only","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example"},"subscriber":null}},
    googleOnly: {"status":200,"summary":"Password, code and Google account","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","login":{"google":true}},"subscriber":null}},
    returning: {"status":200,"summary":"Returning to the payment settings","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","login":{"google":true,"institutional":true,"path":"/account#payment"}},"subscriber":null}},
    ownWords: {"status":200,"summary":"With the host's own text","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","messages":{"login.heading":"Welcome back."}},"subscriber":null}},
  },
  showLogout: {
    reader: {"status":200,"summary":"A logged-in reader","headers":{"Cache-Control":"no-store"},"body":shared259},
    visitor: {"status":200,"summary":"A visitor without a session","headers":{"Cache-Control":"no-store"},"body":shared258},
  },
  showAccount: {
    expiringAutorenewOn: {"status":200,"summary":"Active and expiring, autorenew on; print in the United States, a card on file","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared216,"payment_info":shared55}},
    expiringAutorenewOff: {"status":200,"summary":"Active and expiring, autorenew off; nothing on file","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared229,"payment_info":null}},
    extended: {"status":200,"summary":"Active and extended, with a future cycle; a card and a bank account on file","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared260,"payment_info":shared261}},
    expiredAutorenewOn: {"status":200,"summary":"Expired, autorenew on; renewal is due soon, and the card on file has expired","headers":{"Cache-Control":"no-store"},"body":shared266},
    cardExpiring: {"status":200,"summary":"Active, autorenew on; the card on file expires before the renewal","headers":{"Cache-Control":"no-store"},"body":shared269},
    expiredAutorenewOff: {"status":200,"summary":"Expired, autorenew off; inactive","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared235,"payment_info":null}},
    lifetimeWithLegacy: {"status":200,"summary":"Lifetime, with three issues left from an earlier subscription","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared236,"payment_info":null}},
    lifetime: {"status":200,"summary":"Lifetime, with nothing left from earlier","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared270,"payment_info":shared55}},
    noSubscription: {"status":200,"summary":"An account that never had a subscription","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared271,"payment_info":null}},
    digitalOnly: {"status":200,"summary":"Active, digital only; no address is required","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared227,"payment_info":shared55}},
    printCanada: {"status":200,"summary":"Active, three years of print in Canada; a bank account on file","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared228,"payment_info":shared156}},
    printInternational: {"status":200,"summary":"Active, international print, at the Student level","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared226,"payment_info":shared55}},
    failingEmail: {"status":200,"summary":"Email to this reader bounces","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared273,"payment_info":shared55}},
    emailConfirmed: {"status":200,"summary":"A mailed link has just confirmed the new address","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared227,"confirmed":"noor@reader.example","payment_info":null}},
    pendingEmail: {"status":200,"summary":"A new email address is pending confirmation","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared274,"payment_info":shared55}},
    addressMissing: {"status":200,"summary":"Active, print, without an address on record","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared231,"payment_info":shared55}},
    addressMissingInactive: {"status":200,"summary":"Expired, print, without an address on record","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Jn3p","name":"Jakub Nowak","first_name":"Jakub","email":"jakub@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2024-03-05","shipcode":"ship-c","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"current_subscription":{"state":"expired","status":{"expiring":false,"extended":false,"count":0},"info":{"token":"sub_Jn05","term":"1year","level":"low","phase":"renewal","created":"2025-03-05","cancelled":false,"deliverables":{"set":"print-c","active":"print-c"},"settings":{"medium":"print","level":"low"},"order":{"name":"Jakub Nowak"},"issues_left":0,"legacy_tokens":0,"token_summary":{"active":0,"expired":4},"tokens":shared275}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared275,"issues_expected":[],"discontinuous":null,"address_required":{"a":false,"b":false,"c":true},"address_removable":{"a":false,"b":false,"c":false}}},"payment_info":null}},
    deliveryDiffers: {"status":200,"summary":"Print is sent now; the next cycle is digital","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Sb6t","name":"Saoirse Byrne","first_name":"Saoirse","email":"saoirse@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":true,"created":"2023-09-12","shipcode":"ship-c","addresses":{"a":null,"b":null,"c":{"line1":"3 O'Connell Parade","line2":"","city":"Galway","state":"","postcode":"H91 E2K3","country":"IE","country_name":"Ireland"}},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":3,"next_charge":{"on":"2027-09-01","amount":4800,"interval":12},"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":6},"info":{"token":"sub_Sb12","term":"1year","level":"high","phase":"renewal","created":"2025-09-12","cancelled":false,"deliverables":{"set":"digital","active":"print-c"},"settings":{"medium":"digital","level":"high"},"order":{"name":"Saoirse Byrne"},"issues_left":2,"legacy_tokens":0,"token_summary":{"active":2,"expired":2},"tokens":shared272}},"future_subscriptions":[{"state":"active","status":{"expiring":false,"extended":true,"count":4},"info":{"token":"sub_Sb13","term":"1year","level":"high","phase":"renewal","created":"2026-02-20","cancelled":false,"deliverables":{"set":"digital","active":"digital"},"settings":{"medium":"digital","level":"high"},"order":{"name":"Saoirse Byrne"},"issues_left":4,"legacy_tokens":0,"token_summary":{"active":4,"expired":0},"tokens":[{"issue":null,"deliverable":"digital","state":"active"},{"issue":null,"deliverable":"digital","state":"active"},{"issue":null,"deliverable":"digital","state":"active"},{"issue":null,"deliverable":"digital","state":"active"}]}}],"lifetime_subscription":false,"issues_delivered":shared167,"issues_expected":shared75,"discontinuous":["print-c","digital"],"address_required":{"a":false,"b":false,"c":true},"address_removable":{"a":false,"b":false,"c":false}}},"payment_info":shared55}},
    addressRemovable: {"status":200,"summary":"One saved address is needed, the other can be deleted","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared276,"payment_info":shared55}},
    cancelled: {"status":200,"summary":"A cancelled subscription","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared240,"payment_info":null}},
    renewalFailed: {"status":200,"summary":"Expired, autorenew on; the bank declined the renewal, and the card on file is valid again","headers":{"Cache-Control":"no-store"},"body":shared277},
    donationFailing: {"status":200,"summary":"No subscription; the latest payment of a monthly donation failed","headers":{"Cache-Control":"no-store"},"body":shared280},
    giver: {"status":200,"summary":"No subscription; four gifts to others, one in each state","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Id5g","name":"Ibrahim Diallo","first_name":"Ibrahim","email":"ibrahim@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2025-12-01","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":shared278},"payment_info":null,"gifts":[{"token":"gft_Ib4q","term":"2year","level":"low","deliverable":"digital","message":"Read it by the sea.","deliver_on":"2099-12-24","created":"2026-03-10","state":"scheduled","mails":0},{"token":"gft_Ib2q","term":"1year","level":"high","deliverable":"print-a","message":"For the long evenings.\nYours, Ibrahim","created":"2026-03-01","state":"sent","sent_at":"2026-03-01","mails":1},{"token":"gft_Ib3q","term":"1year","level":"high","deliverable":"print-c","recipient_name":"Awa Diallo","created":"2026-02-10","state":"opened","sent_at":"2026-02-10","opened_at":"2026-02-12","mails":1},{"token":"gft_Ib1q","term":"lifetime","level":"high","deliverable":"digital","created":"2025-12-01","state":"redeemed","sent_at":"2025-12-01","opened_at":"2025-12-02","redeemed_at":"2025-12-05","mails":1}]}},
    giftRecipient: {"status":200,"summary":"A gift subscription; nothing renews, and nothing is on file","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":{"account":{"ref":"acc_Sh9n","name":"Sunniva Holm","first_name":"Sunniva","email":"sunniva@reader.example","email_change":null,"emailPending":false,"emailFailing":false,"contacts":[{"suspended":false}],"autorenew":false,"created":"2026-02-01","shipcode":"ship-a","addresses":{"a":null,"b":null,"c":null},"canDeleteAddress":{"a":false,"b":false,"c":false}},"timetable":{"version":1,"current_subscription":{"state":"active","status":{"expiring":false,"extended":true,"count":3},"gift":{"from":"Ada Okafor","until":"2027-03-14"},"info":{"token":"sub_Sh01","term":"1year","level":"high","phase":"introductory","created":"2026-02-01","cancelled":false,"deliverables":{"set":"digital","active":"digital"},"settings":{"medium":"digital","level":"high"},"order":{"name":"Ada Okafor"},"issues_left":3,"legacy_tokens":0,"token_summary":{"active":3,"expired":1},"tokens":[shared159,shared160,shared161,{"issue":shared151,"deliverable":"digital","state":"active"}]}},"future_subscriptions":[],"lifetime_subscription":false,"issues_delivered":shared268,"issues_expected":shared154,"discontinuous":null,"address_required":{"a":false,"b":false,"c":false},"address_removable":{"a":false,"b":false,"c":false}}},"payment_info":null}},
    autorenewHidden: {"status":200,"summary":"Autorenew is hidden","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","hideAutorenew":true},"subscriber":shared229,"payment_info":null}},
    orderHistory: {"status":200,"summary":"With the latest receipts and invoices","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared216,"payment_info":shared55,"orders":shared173}},
    emptyHistory: {"status":200,"summary":"A reader without orders","headers":{"Cache-Control":"no-store"},"body":{"settings":shared196,"subscriber":shared279,"payment_info":null,"orders":{"orders":[],"next":null}}},
    viewOnly: {"status":200,"summary":"An administrator's view","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","view_only":true},"subscriber":shared260,"payment_info":shared261}},
    debugging: {"status":200,"summary":"With the debug widget","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","support_email":"readers@emberdays.example","debug":true},"subscriber":shared227,"payment_info":shared55}},
  },
  showName: {
    name: {"status":200,"summary":"The current name","headers":{"Cache-Control":"no-store"},"body":shared281},
    renewalFailed: {"status":200,"summary":"A reader whose renewal failed","headers":{"Cache-Control":"no-store"},"body":shared277},
  },
  showEmail: {
    email: {"status":200,"summary":"No change is pending","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":shared282},
    emailPending: {"status":200,"summary":"A change is pending and can be replaced","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared274}},
    emailFailing: {"status":200,"summary":"Email to the current address bounces","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared273}},
    linkConfirmed: {"status":200,"summary":"A mailed link confirmed the new address for a visitor","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"link":{"state":"good"},"confirmed":"amara.nwosu@post.example"}},
    linkExpired: shared283,
    linkExpiredForReader: {"status":200,"summary":"The mailed link has expired, for its own reader","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared274,"link":{"state":"expired"}}},
    linkUsed: {"status":200,"summary":"The mailed link was already used, for a visitor","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"link":{"state":"used"}}},
    linkUsedForReader: {"status":200,"summary":"The mailed link was already used, for its own reader","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared227,"link":{"state":"used"}}},
    linkUnknown: shared284,
    linkUnknownForReader: {"status":200,"summary":"The link is unknown, or its address was replaced, for a logged-in reader","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared274,"link":{"state":"unknown"}}},
    linkForeign: {"status":200,"summary":"The mailed link is for another account; nothing is confirmed","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared227,"link":{"state":"foreign"}}},
    linkMissing: shared285,
    tokenRefused: {"status":200,"summary":"From a server without `link`","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared274,"token_refused":true}},
    donationFailing: {"status":200,"summary":"A reader whose monthly donation failed","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":shared280},
  },
  showCancellation: {
    renewing: {"status":200,"summary":"A subscription that renews, from a host that asks for no reason","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared260,"payment_info":shared261,"cancellation":shared174}},
    offered: {"status":200,"summary":"A subscription that renews, with reasons and an offer","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"cancel_reasons":shared286,"subscriber":shared216,"payment_info":shared55,"cancellation":shared176}},
    cancelled: {"status":200,"summary":"Cancelled earlier, and it can be undone","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"cancel_reasons":shared286,"subscriber":shared229,"payment_info":shared55,"cancellation":{"kind":"subscription","token":"sub_Ht11","state":"cancelled","version":3,"ends_on":"2026-06-01","issues_left":1,"keeps_archive":true,"next_charge":null,"cancelled_at":"2026-03-02T09:30:00.000Z","mailed_to":"hiroshi@reader.example","undo_until":"2026-06-01"}}},
    renewalFailed: {"status":200,"summary":"The renewal failed; cancelling stops it from being tried again","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared242,"payment_info":shared55,"cancellation":{"kind":"subscription","token":"sub_Mi02","state":"renewing","version":3,"issues_left":0,"keeps_archive":true,"next_charge":null}}},
    nothingRenews: {"status":200,"summary":"Autorenew is off","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared229,"payment_info":null,"cancellation":{"kind":"subscription","token":"sub_Ht11","state":"cancelled","version":3,"ends_on":"2026-06-01","issues_left":1,"keeps_archive":true,"next_charge":null}}},
    lifetime: {"status":200,"summary":"A lifetime subscription","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared270,"payment_info":shared55,"cancellation":{"kind":"subscription","token":"sub_Oa09","state":"cancelled","version":3,"keeps_archive":true,"next_charge":null}}},
    donation: {"status":200,"summary":"A monthly donation, opened from the mailed link","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"cancel_reasons":shared286,"subscriber":null,"cancellation":shared179}},
    donationStopped: {"status":200,"summary":"A monthly donation that was stopped","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"cancel_reasons":shared286,"subscriber":null,"cancellation":shared182}},
    unknownToken: {"status":200,"summary":"The token matches nothing of this reader's","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared198,"payment_info":shared55,"cancellation":null}},
  },
  showAddresses: {
    unitedStates: {"status":200,"summary":"One address, in the United States, which is needed","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":shared259},
    canada: {"status":200,"summary":"One address, in Canada","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":shared281},
    international: {"status":200,"summary":"One international address","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared226}},
    oneRemovable: {"status":200,"summary":"Two addresses; the one that is not needed can be deleted","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":shared287},
    noneSaved: {"status":200,"summary":"An address is required and none is saved","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared231}},
    notRequired: {"status":200,"summary":"A digital subscription, which needs no address","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":shared282},
    noSubscription: {"status":200,"summary":"No subscription, so no address is needed","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":shared288},
    cardExpired: {"status":200,"summary":"One address; the card on file has expired","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":shared266},
    byLink: {"status":200,"summary":"By a mailed link, without a session","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared231,"link":{"state":"good"}}},
    linkExpired: shared283,
    linkExpiredForReader: {"status":200,"summary":"The mailed link has expired; a reader sees their own addresses","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared216,"link":{"state":"expired"}}},
    linkUnknown: shared284,
    linkUnknownForReader: {"status":200,"summary":"The link is unknown; a reader sees their own addresses","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared216,"link":{"state":"unknown"}}},
    linkForeign: {"status":200,"summary":"The mailed link is for another account","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"link":{"state":"foreign"}}},
    linkMissing: shared285,
  },
  showAddressDeletion: {
    removable: {"status":200,"summary":"An address in ship-c that can be deleted","headers":{"Cache-Control":"no-store"},"body":shared287},
    needed: {"status":200,"summary":"An address in ship-a that the subscription needs","headers":{"Cache-Control":"no-store"},"body":shared259},
    nothingSaved: {"status":200,"summary":"An empty slot","headers":{"Cache-Control":"no-store"},"body":shared288},
    cardExpiring: {"status":200,"summary":"The card on file expires before the renewal","headers":{"Cache-Control":"no-store"},"body":shared269},
  },
  showPayment: {
    cardOnFile: {"status":200,"summary":"A card on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared216,"payment_setup":shared289}},
    bankOnFile: {"status":200,"summary":"A bank account on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared228,"payment_setup":{"name":"Étienne Gagnon","details":shared193,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"}}}},
    cardAndBankOnFile: {"status":200,"summary":"A card and a bank account on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared260,"payment_setup":{"name":"Ruth Abramowitz","details":{"type":"details","data":{"card":{"type":"Mastercard","last_four":"4444","exp_month":2,"exp_year":2028},"ach":{"bank_name":"Harbor Savings","last_four":"6789","routing_number":"110000000"}}},"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"}}}},
    bankVerifying: {"status":200,"summary":"A bank account that waits for small deposits","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared229,"payment_setup":{"name":"Hiroshi Tanabe","details":null,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"},"deposits":shared42}}},
    nothingOnFile: {"status":200,"summary":"Nothing on file","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared229,"payment_setup":{"name":"Hiroshi Tanabe","details":null,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"}}}},
    cardExpired: {"status":200,"summary":"The card on file has expired","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared265,"payment_setup":{"name":"Kwame Boateng","details":{"type":"details","data":{"card":{"type":"Mastercard","last_four":"0005","exp_month":1,"exp_year":2026}}},"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"}}}},
    renewalFailed: {"status":200,"summary":"A renewal with the card on file failed","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared242,"payment_setup":{"name":"Mirela Ionescu","details":shared245,"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"}}}},
    byLink: {"status":200,"summary":"By a mailed link, without a session","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"payment_setup":{"name":"Anneliese Brandt","details":{"type":"details","data":{"card":{"type":"Visa","last_four":"0069","exp_month":12,"exp_year":2025}}},"keys":{"pubkey":"pk_test_emberdays","secret":"seti_1Qk20z_secret_Wm7p"}},"link":{"state":"good"}}},
    linkExpired: {"status":200,"summary":"The mailed link has expired, for a visitor","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"payment_setup":null,"link":{"state":"expired"}}},
    linkExpiredForReader: {"status":200,"summary":"The mailed link has expired; a reader sees their own payment information","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared216,"payment_setup":shared289,"link":{"state":"expired"}}},
    linkUnknown: {"status":200,"summary":"The link is unknown, for a visitor","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"payment_setup":null,"link":{"state":"unknown"}}},
    linkForeign: {"status":200,"summary":"The mailed link is for another account","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":shared216,"payment_setup":null,"link":{"state":"foreign"}}},
    linkMissing: {"status":200,"summary":"The mark of a link, without its token","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"payment_setup":null,"link":{"state":"missing"}}},
    linkRefused: {"status":200,"summary":"Access is denied by a server that does not say why","headers":{"Cache-Control":"no-store","Referrer-Policy":"no-referrer"},"body":{"settings":shared196,"subscriber":null,"payment_setup":null}},
  },
  showHome: {
    shellVisitor: {"status":200,"summary":"A visitor with an empty cart","headers":{"Cache-Control":"no-store"},"body":{"settings":shared290,"subscriber":null,"cart":shared107}},
    shellReader: {"status":200,"summary":"A reader with one item in the cart; the cart link is shown","headers":{"Cache-Control":"no-store"},"body":{"settings":shared290,"subscriber":shared198,"cart":shared112}},
    shellBare: {"status":200,"summary":"The same page for every reader; the header requests the cart","headers":{"Cache-Control":"no-store"},"body":{"settings":shared290}},
    shellViewOnly: {"status":200,"summary":"An administrator's view, which is view-only","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","view_only":true},"subscriber":shared198,"cart":shared107}},
    shellDebug: {"status":200,"summary":"A test site with the debug widget","headers":{"Cache-Control":"no-store"},"body":{"settings":{"journal":"Ember Days","debug":true},"subscriber":null,"cart":shared107}},
  },
  showArticle: {
    article: {"status":200,"summary":"An article with headings and footnotes","headers":{"Cache-Control":"no-store"},"body":{"settings":shared290,"subscriber":null,"article":{"title":"Keepers of the light","url":"https://emberdays.example/articles/keepers-of-the-light","contents":[{"anchor":"the-first-lamp","title":"The first lamp","depth":2},{"anchor":"whale-oil","title":"Whale oil","depth":3},{"anchor":"the-eleven-days","title":"The eleven days","depth":3},{"anchor":"remarks","title":"Remarks","depth":2},{"anchor":"what-a-night-weighs","title":"What a night weighs","depth":3},{"anchor":"handed-over","title":"Handed over","depth":2}],"footnotes":[{"anchor":"fn-1","reference":"note-1","words":"The log of the harbour master is kept in Portland."},{"anchor":"fn-2","reference":"note-2","words":"A lens of the second order. The receipt for its carriage is in the town hall, the lens is not."},{"anchor":"fn-3","reference":"note-3","words":"Of the eleven nights he wrote nothing but the hours at which he went up, which were all of them."},{"anchor":"fn-4","reference":"note-4","words":"The keeper had no scales; the grocer’s were lent to him on a Sunday."},{"anchor":"fn-5","reference":"note-5","words":"His successor is a timer in a grey box, and has needed no replacement."}]}}},
    plainArticle: {"status":200,"summary":"An article without headings or footnotes","headers":{"Cache-Control":"no-store"},"body":{"settings":shared290,"article":{"title":"A note to readers","url":"https://emberdays.example/articles/a-note-to-readers","contents":[],"footnotes":[]}}},
    noArticle: {"status":200,"summary":"The slug matches nothing","headers":{"Cache-Control":"no-store"},"body":{"settings":shared290,"article":null}},
  },
} as const satisfies DocumentedPages;

/** Every documented redirect, by operation; by status: it has no body, and so no name. */
export const redirects = {
  showSubscription: {
    302: {"status":302,"headers":{"Location":"/login?url=%2Faccount"}},
  },
  showRenewal: {
    302: {"status":302,"headers":{"Location":"/login?url=%2Faccount"}},
  },
  signInWithGoogle: {
    302: {"status":302,"headers":{"Cache-Control":"no-store","Location":"https://accounts.provider.example/authorize?state=st_5Gk1","Referrer-Policy":"no-referrer"}},
  },
  signInWithOpenAthens: {
    302: {"status":302,"headers":{"Cache-Control":"no-store","Location":"https://accounts.provider.example/authorize?state=st_5Gk1","Referrer-Policy":"no-referrer"}},
  },
  signInWithInstitution: {
    302: {"status":302,"headers":{"Cache-Control":"no-store","Location":"https://accounts.provider.example/authorize?state=st_5Gk1","Referrer-Policy":"no-referrer"}},
  },
  showLogin: {
    302: {"status":302,"headers":{"Location":"/account"}},
  },
  logOut: {
    303: {"status":303,"headers":{"Location":"/","Set-Cookie":"session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax"}},
  },
  showAccount: {
    302: {"status":302,"headers":{"Location":"/login?url=%2Faccount"}},
  },
  showName: {
    302: {"status":302,"headers":{"Location":"/login?url=%2Faccount"}},
  },
  showEmail: {
    302: {"status":302,"headers":{"Location":"/account"}},
  },
  showCancellation: {
    302: {"status":302,"headers":{"Location":"/login?url=%2Faccount"}},
  },
  showAddresses: {
    302: {"status":302,"headers":{"Location":"/login?url=%2Faccount"}},
  },
  showAddressDeletion: {
    302: {"status":302,"headers":{"Location":"/login?url=%2Faccount"}},
  },
  showPayment: {
    302: {"status":302,"headers":{"Location":"/login?url=%2Faccount"}},
  },
} as const satisfies DocumentedRedirects;
