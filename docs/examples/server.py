"""A server for the journal's front end: login, sign-in code, donations, a cart of goods. Standard library only.

    python3 docs/examples/server.py [PORT]

ORIGIN        the site's origin; http://localhost:PORT by default
PROVIDER      the payment provider's API; Stripe by default
PROVIDER_KEY  its secret key; PUBLISHABLE_KEY is the one for pages. Without them, intents are made up and nobody can pay
TEST_CODE     turns on test mode: adds three readers, and uses this code for every login

Calls that are not implemented return 501, which the conformance kit reports as not run. All data is kept in memory.
"""

import hashlib
import hmac
import json
import os
import re
import secrets
import sys
import threading
import time
import traceback
import urllib.parse
import urllib.request
from datetime import datetime, timezone
from http.cookies import CookieError, SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cart import SHIPPING, Cart, bill, donation_line
from fields import Refused, address_in, consent_in, donation_in, email_in, failure, form_in, is_text, is_uuid, paid_elsewhere, text_in
from snippets.journal import TOKEN_PAGE_HEADERS, page_data_block, return_path

PROVIDER = os.environ.get("PROVIDER", "https://api.stripe.com")
PROVIDER_KEY = os.environ.get("PROVIDER_KEY")
TEST_CODE = os.environ.get("TEST_CODE")
TEST_READERS = ["Linh Tran", "Noor Rahman", "Fatima Zahra Idrissi"]

SETTINGS = {"journal": "Ember Days", "support_email": "readers@emberdays.example"}
if "PUBLISHABLE_KEY" in os.environ:
    SETTINGS["payment"] = {"publishable_key": os.environ["PUBLISHABLE_KEY"]}
BUSY = {"errors": "We are busy at the moment. Please try again."}
MOST_BYTES = 64 * 1024
DAY = 24 * 60 * 60
# One lock for all requests, so that none sees another's partial changes. A real server uses database transactions.
LOCK = threading.RLock()


# Readers and passwords


def hashed(password, salt):
    return hashlib.scrypt(password.encode("utf-8", "surrogatepass"), salt=salt, n=2**14, r=8, p=1)


def new_reader(name, email, password):
    salt = secrets.token_bytes(16)
    none, no = dict.fromkeys("abc"), dict.fromkeys("abc", False)
    account = {
        "ref": "acc_" + secrets.token_urlsafe(9), "name": name, "first_name": name.split()[0], "created": today(),
        "email": email, "email_change": None, "emailPending": False, "emailFailing": False,
        "contacts": [{"suspended": False}], "autorenew": False,
        "shipcode": "ship-a", "addresses": none, "canDeleteAddress": no,
    }
    timetable = {
        "current_subscription": None, "future_subscriptions": [], "lifetime_subscription": False,
        "issues_delivered": [], "issues_expected": [], "discontinuous": None,
        "address_required": no, "address_removable": no,
    }
    return {"salt": salt, "hash": hashed(password, salt), "account": account, "timetable": timetable}


def today():
    return datetime.now(timezone.utc).date().isoformat()


readers = {}  # by lower-case email address
NOBODY = {"salt": b"nobody", "hash": b""}


def reader_by_password(email, password):
    """Returns the reader or None. Takes equally long for an unknown address."""
    reader = readers.get(email, NOBODY)
    is_right = hmac.compare_digest(hashed(password, reader["salt"]), reader["hash"])
    return reader if is_right else None


# Sessions


class Session:
    """The session of a visitor or a logged-in reader. `owner` owns its intents and keys."""

    def __init__(self, reader=None):
        self.id = secrets.token_urlsafe(24)
        self.page_id = "ses_" + secrets.token_urlsafe(12)  # for page data, which scripts can read
        self.reader = reader
        self.cart = Cart(self.home)

    @property
    def home(self):
        return self.reader["account"]["shipcode"] if self.reader else "ship-a"

    @property
    def owner(self):
        return self.reader["account"]["ref"] if self.reader else self.id


sessions = {}


def begin_session(reader=None):
    session = Session(reader)
    sessions[session.id] = session
    return session


def log_in(old, reader):
    """Returns a session with a new id. Ends the old one, and moves a guest's cart, intents and keys to the new one."""
    session = begin_session(reader)
    if old:
        sessions.pop(old.id, None)
        if old.reader in (None, reader):
            session.cart = old.cart
        for held in (*keys.values(), *intents.values()):
            if held["owner"] == old.id:
                held["owner"] = session.owner
    return session


# Limits

attempts = {}


def limit(what, email, most, within):
    """Allows `most` attempts in `within` seconds, for known and unknown addresses. Limit IP addresses in a proxy."""
    now = time.monotonic()
    recent = [at for at in attempts.get((what, email), []) if at > now - within]
    if len(recent) >= most:
        wait = str(max(1, min(3600, int(recent[0] + within - now))))
        raise Refused(429, {"errors": "Too many requests. Please wait a moment."}, {"Retry-After": wait})
    attempts[what, email] = [*recent, now]


# The payment provider

intents = {}  # by id


def ask_provider(method, path, fields=None, key=None):
    """Calls Stripe's API or a compatible one. A failure becomes a 503, since its effect is unknown."""
    headers = {"Authorization": f"Bearer {PROVIDER_KEY}", **({"Idempotency-Key": key} if key else {})}
    data = urllib.parse.urlencode(fields).encode() if fields is not None else None
    request = urllib.request.Request(urllib.parse.urljoin(PROVIDER, path), data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as response:
            return json.load(response)
    except (OSError, ValueError) as error:
        print(f"The payment provider: {error}", file=sys.stderr)
        raise Refused(503, BUSY, {"Retry-After": "10"}) from error


def open_intent(owner, cart, amount, key):
    if PROVIDER_KEY:
        # Passes the order's key on, so that a retry after a lost reply opens no second intent.
        opened = ask_provider("POST", "/v1/payment_intents", {"amount": amount, "currency": "usd"}, key)
    else:
        made_up = "pi_" + secrets.token_hex(12)
        opened = {"id": made_up, "client_secret": f"{made_up}_secret_{secrets.token_hex(12)}"}
    intent = {"id": opened["id"], "secret": opened["client_secret"], "owner": owner, "cart": cart}
    intent |= {"amount": amount, "receipt": None, "canceled": False}
    intents[intent["id"]] = intent
    return intent


def change_intent(intent, amount):
    if PROVIDER_KEY and intent["amount"] != amount:
        ask_provider("POST", f"/v1/payment_intents/{intent['id']}", {"amount": amount})
    intent["amount"] = amount


# Orders: intents, receipts, idempotency keys

receipts = {}  # by token
keys = {}  # by idempotency key; the reply is None if the order was given up


def state_of(intent):
    """Returns the state of an order. Fulfils a paid one once. A real server also does that on webhooks."""
    if not intent["receipt"]:
        provider_says = ask_provider("GET", f"/v1/payment_intents/{intent['id']}")["status"] if PROVIDER_KEY else ""
        if provider_says == "processing":
            return {"status": "in-progress"}
        if provider_says != "succeeded":
            intent["canceled"] = provider_says == "canceled"
            return {"status": "unpaid"}
        intent["receipt"] = fulfil(intent)
    receipt = receipts[intent["receipt"]]
    kind = "cart" if intent["cart"] else "donation"
    placed = {"reference": receipt["number"], "kind": kind, "amount": receipt["total"], "currency": "USD"}
    return {"status": "completed", "receipt": receipt["token"], "order": placed}


def fulfil(intent):
    """Writes the receipt. A real server also starts the monthly charge, ships goods and sends mails."""
    token, number = "rcp_" + secrets.token_urlsafe(18), f"R-{len(receipts) + 1001}"
    receipts[token] = {"token": token, "number": number, "created": today(), **intent["told"]}
    if intent["cart"]:
        intent["cart"].sell(intent["held"], token)
    return token


def owned(held, session):
    return session is not None and held["owner"] == session.owner


def once(call):
    """Applies the rules of idempotency keys to a call, in the order of the contract."""

    def carried_out(request):
        key = request.headers.get("Idempotency-Key")
        if key is None:
            return call(request)
        if not is_uuid(key):
            raise failure(400, "The idempotency key is not a UUID.")
        known = keys.get(key)
        if known and time.time() - known["at"] < DAY:
            if not owned(known, request.session):
                raise failure(403, "This order was started in another session.", reason="key-foreign")
            if known["reply"] is None:
                raise failure(409, "This order was not placed. Please send it again.", reason="key-closed")
            if known["request"] != request.identity:
                reused = "This order is not the one that was sent before. Please send it again."
                raise failure(422, reused, reason="key-reused")
            return known["reply"]
        try:
            reply = call(request)
        except Refused as refused:
            if refused.status not in (401, 403, 429) and refused.status < 500:
                keep_key(key, request, (refused.status, refused.body))
            raise
        keep_key(key, request, reply)
        return reply

    return carried_out


def keep_key(key, request, reply):
    owner = request.need_session().owner
    keys[key] = {"owner": owner, "request": request.identity, "reply": reply, "at": time.time()}


# The calls

COUNTRIES = {
    "a": [{"code": "US", "names": ["United States", "USA"]}],
    "b": [{"code": "CA", "names": ["Canada"]}],
    "c": [{"code": "GB", "names": ["United Kingdom"]}],
}


def get_shipping(request):
    everywhere = [country for zone in COUNTRIES.values() for country in zone]
    is_inclusive = "inclusive" in request.query
    zones = {zone: {"countries": everywhere if is_inclusive else own} for zone, own in COUNTRIES.items()}
    states = {"US": [{"code": "ME", "name": "Maine"}], "CA": [{"code": "QC", "name": "Quebec"}]}
    return 200, {**zones, "states": states}, {"Cache-Control": "public, max-age=3600"}


def get_institutions(request):
    return 200, [], {"Cache-Control": "public, max-age=3600"}


def post_login(request):
    email, password = request.body.get("email"), request.body.get("password")
    missing = {"email": "Please give your email address.", "password": "Please give your password."}
    errors = {field: words for field, words in missing.items() if not is_text(request.body.get(field))}
    if errors:
        raise failure(400, errors)
    email = email.strip().lower()
    limit("login", email, 20, 15 * 60)
    reader = reader_by_password(email, password)
    if not reader:
        raise failure(400, "The email address or the password is not right.")
    attempts.pop(("login", email))  # only failures count
    request.session = log_in(request.session, reader)
    return 200, {}, {"Set-Cookie": request.session}


codes = {}  # by token


def post_signin(request):
    email = email_in(request.body).lower()
    limit("code", email, 30, 60 * 60)
    for token in [token for token, held in codes.items() if held["email"] == email]:
        del codes[token]
    token = "vrf_" + secrets.token_urlsafe(18)
    code = TEST_CODE or f"{secrets.randbelow(10**6):06}"
    codes[token] = {"email": email, "code": code, "left": 5, "ends": time.time() + 10 * 60}
    if email in readers and not TEST_CODE:
        print(f"Mail to {email}: your code is {code}. Then go on at {return_path(request.body.get('path'))}.")
    return 200, {"token": token}


SPENT = "Too many failed attempts. Request a new verification code to log in."


def post_verify(request):
    held = codes.get(str(request.body.get("token")))
    if not held or held["ends"] < time.time():
        raise failure(400, "This code has expired. Please request a new one.")
    if held["left"] == 0:
        raise failure(400, SPENT)
    held["left"] -= 1
    typed = "".join(str(request.body.get("password")).split())
    reader = readers.get(held["email"])
    if not hmac.compare_digest(typed.encode("utf-8", "replace"), held["code"].encode()) or not reader:
        raise failure(400, SPENT if held["left"] == 0 else "This code is not right. Please try again.")
    del codes[request.body["token"]]
    request.session = log_in(request.session, reader)
    return 200, {}, {"Set-Cookie": request.session}


def post_logout(request):
    if request.session:
        sessions.pop(request.session.id, None)
    cookie = {"Set-Cookie": None}
    if request.path == "/logout" and "text/html" in request.headers.get("Accept", ""):
        return 303, None, {**cookie, "Location": "/"}
    return 200, {}, cookie


def get_subscriber(request):
    return 200, {"subscriber": {"account": request.reader["account"]}, "timetable": request.reader["timetable"]}


def put_name(request):
    name = text_in(request.body, "name", 200, "Please give the name that should be printed on the label.")
    account = request.reader["account"]
    account["name"], account["first_name"] = name, name.split()[0]
    return 200, {"name": name}


def get_cart(request):
    session = request.session or Session()
    return 200, session.cart.shown(session.home)


def changing(change):
    """Wraps a call that changes the session's cart. Removes paid goods first, since nobody may have polled."""

    def carried_out(request):
        session = request.need_session()
        states_of(session, session.cart)
        change(session.cart, request.body)
        return get_cart(request)

    return carried_out


@once
def post_donate(request):
    buyer = buyer_in(request.body)
    cart = request.body.get("cart")
    donation = donation_in(cart.get("donation") if isinstance(cart, dict) else None)
    return place(request, states_of(request.need_session()), {**buyer, **bill([donation_line(donation)], donation)})


@once
def check_out_cart(request):
    body, session = request.body, request.need_session()
    to = "recipient_" if body.get("origin") == "recipient" else ""
    version, category = body.get("version"), body.get(to + "shipcode")
    if type(version) is not int or category not in list(SHIPPING):
        raise failure(400, "We cannot take this order at the moment.")
    states, cart = states_of(session, session.cart), session.cart
    told = buyer_in(body)
    name = text_in(body, "recipient_name", 200, "Please give the name of the recipient.") if to else told["name"]
    if cart.is_shipped():
        countries = [country["code"] for country in COUNTRIES[category[-1]]]
        told["shipping"] = [{"name": name, "address": address_in(body, to + "address", countries)}]
    cart.must_be_as_seen(version, category)
    return place(request, states, {**told, **cart.bill()}, cart)


def buyer_in(body):
    name = text_in(body, "name", 200, "Please give your name.")
    return {"name": name, "email": email_in(body), **consent_in(body)}


def states_of(session, cart=None):
    """Returns the state of the orders of a cart, or of donations, by intent. Fulfils paid ones."""
    mine = [intent for intent in list(intents.values()) if owned(intent, session) and intent["cart"] is cart]
    return {intent["id"]: state_of(intent) for intent in mine}


def place(request, states, told, cart=None):
    """Opens the intent of an order, or updates the open one. Carts and donations have at most one each."""
    session, named = request.need_session(), request.body.get("invoice")
    if session.reader and request.body.get("customer") is not None:
        raise failure(501, "No card is kept here yet.")
    if named is not None and named not in list(states):
        raise Refused(422, {"type": "updated-failed", "message": "The order could not be brought up to date."})
    for intent, state in states.items():
        if state["status"] == "in-progress" or (intent == named and state["status"] == "completed"):
            raise paid_elsewhere(state.get("receipt"))
    open_ones = (intents[intent] for intent, state in states.items() if state["status"] == "unpaid")
    unpaid = next((intent for intent in open_ones if not intent["canceled"]), None)
    if not unpaid:
        unpaid = open_intent(session.owner, cart, told["total"], request.headers.get("Idempotency-Key"))
    change_intent(unpaid, told["total"])
    unpaid |= {"told": told, "held": dict(cart.held) if cart else None}
    keys_of_intent = {"payment_intent_id": unpaid["id"], "stripe_secret": unpaid["secret"]}
    return 200, {"type": "updated" if named == unpaid["id"] else "started", "data": {"keys": keys_of_intent}}


def get_fulfilment(request):
    intent = intents.get(request.path.rpartition("/")[2])
    if not intent or not owned(intent, request.session):
        raise failure(404, "There is no such order.")
    return 200, state_of(intent)


def post_attempt(request):
    key = request.body.get("key")
    if not is_uuid(key):
        raise failure(400, "Please name the key of the order.")
    known = keys.get(key)
    if known and not owned(known, request.session):
        raise failure(403, "This order was started in another session.", reason="key-foreign")
    if not known:
        keep_key(key, request, None)
    reply = known["reply"][1] if known and known["reply"] else {}
    if "data" not in reply:
        return 200, {"status": "not-placed"}
    intent = intents[reply["data"]["keys"]["payment_intent_id"]]
    return 200, {**state_of(intent), "intent": intent["id"]}


# The pages


def page(request, data, **headers):
    reader = request.session.reader if request.session else None
    known = {key: reader[key] for key in ("account", "timetable")} if reader else None
    settings = {**SETTINGS, **data.pop("settings", {})}
    block = page_data_block({"settings": settings, "subscriber": known, **data})
    widget = "receipt" if request.path == "/receipts" else request.path.rpartition("/")[2]
    html = f'<!doctype html><meta charset="utf-8"><title>Ember Days</title><div data-journal="{widget}"></div>{block}'
    return 200, html, headers


def show_login(request):
    path = return_path(request.query.get("url", "/"))
    if request.session and request.session.reader:
        return 302, None, {"Location": path}
    return page(request, {"settings": {"login": {"path": path}}} if "url" in request.query else {})


def show_logout(request):
    return page(request, {})


def show_donate(request):
    asked = re.fullmatch(r"(\d{1,6})(?:\.(\d\d))?", request.query.get("amount", ""))
    cents = int(asked[1]) * 100 + int(asked[2] or 0) if asked else 2500
    process = "monthly" if request.query.get("type") == "monthly" else "onetime"
    donate = {"session": request.need_session().page_id, "process": process, "amount": max(100, cents)}
    return page(request, {"donate": donate, "payment_info": None}, **TOKEN_PAGE_HEADERS)


def show_checkout(request):
    session = request.need_session()
    cart = session.cart.shown(session.home)
    data = {"cart": cart, "checkout": {"session": session.page_id}, "payment_info": None}
    return page(request, data, **TOKEN_PAGE_HEADERS)


def show_receipt(request):
    return page(request, {"receipt": receipts.get(request.query.get("token"))}, **TOKEN_PAGE_HEADERS)


ROUTES = {
    "GET /api/config/shipping": get_shipping,
    "GET /api/identity-providers": get_institutions,
    "POST /api/access/login": post_login,
    "POST /api/access/signin": post_signin,
    "POST /api/access/signin/verify": post_verify,
    "POST /api/access/logout": post_logout,
    "POST /logout": post_logout,
    "GET /api/account/subscriber": get_subscriber,
    "POST /api/account/name": put_name,
    "PUT /api/account/name": put_name,
    "GET /api/cart": get_cart,
    "POST /api/cart": changing(Cart.add),
    "PATCH /api/cart": changing(Cart.set_quantity),
    "POST /api/cart/remove": changing(Cart.remove),
    "POST /api/cart/checkout": check_out_cart,
    "POST /api/donate": post_donate,
    "POST /api/checkout/attempt": post_attempt,
    "GET /login": show_login,
    "GET /logout": show_logout,
    "GET /donate": show_donate,
    "GET /store/checkout": show_checkout,
    "GET /receipts": show_receipt,
}
OF_READERS = {get_subscriber, put_name}
# The rest of the query is part of the identity that a key refers to.
NOT_THE_ORDER = {"captcha", "admin-view"}


class Handler(BaseHTTPRequestHandler):
    """A request with its query, body and session, and its response."""

    protocol_version = "HTTP/1.1"
    timeout = 60  # seconds an idle connection stays open
    disable_nagle_algorithm = True  # headers and body are two writes

    def handle_any(self):
        self.new_cookie = False
        self.path, _, query = self.path.partition("?")
        self.query = dict(urllib.parse.parse_qsl(query, keep_blank_values=True))
        try:
            raw = self.read_body()
            with LOCK:
                answer = self.answer_to(raw)
        except Refused as refused:
            answer = (refused.status, refused.body, refused.headers)
        except Exception:
            traceback.print_exc()
            answer = (503, BUSY, {"Retry-After": "10"})
        self.send(*answer)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = handle_any

    def answer_to(self, raw):
        self.session = sessions.get(self.cookie())
        call = self.call()
        if self.command not in ("GET", "HEAD") and self.headers.get("Origin", self.server.origin) != self.server.origin:
            raise failure(403, "This request comes from another site.")
        if not call:
            raise failure(501, "This is not built yet.")
        self.reader = self.session.reader if self.session else None
        if call in OF_READERS and not self.reader:
            raise failure(401, "Please log in.")
        self.body = self.parse(raw) if self.command in ("POST", "PUT", "PATCH") and raw else {}
        return call(self)

    def call(self):
        method = "GET" if self.command == "HEAD" and not self.path.startswith("/api/") else self.command
        known = ROUTES.get(f"{method} {self.path}")
        is_intent = method == "GET" and re.fullmatch(r"/api/checkout/[A-Za-z0-9_]+", self.path)
        return known or (get_fulfilment if is_intent else None)

    def need_session(self):
        """Returns the session. Creates one if needed, whose cookie is set in the response."""
        if not self.session:
            self.session, self.new_cookie = begin_session(), True
        return self.session

    @property
    def identity(self):
        """The request that an idempotency key refers to. Compared as JSON, because True == 1 in Python."""
        query = {name: value for name, value in self.query.items() if name not in NOT_THE_ORDER}
        return json.dumps([self.command, self.path, query, self.body], sort_keys=True)

    def cookie(self):
        try:
            return SimpleCookie(self.headers.get("Cookie", ""))["session"].value
        except (CookieError, KeyError):
            return ""

    def read_body(self):
        """Reads the whole body: unread bytes would be parsed as the next request."""
        length = self.headers.get("Content-Length", "0")
        if "Transfer-Encoding" in self.headers or not length.isascii() or not length.isdigit() or int(length) > MOST_BYTES:
            self.close_connection = True
            raise failure(400, "This is too long, or of no known length.")
        return self.rfile.read(int(length))

    def parse(self, raw):
        """Parses the fields of a body, sent as JSON or as a form."""
        kind = self.headers.get("Content-Type", "").partition(";")[0].strip().lower()
        try:
            if kind == "application/x-www-form-urlencoded":
                return form_in(urllib.parse.parse_qsl(raw.decode(), keep_blank_values=True, errors="strict"))
            if kind == "application/json" and isinstance(body := json.loads(raw), dict):
                return body
        except (ValueError, RecursionError):
            pass
        raise failure(400, "This cannot be read.")

    def send(self, status, body, headers=None):
        headers = {"Cache-Control": "no-store", **(headers or {})}
        if "Set-Cookie" in headers:
            headers["Set-Cookie"] = self.set_cookie(headers["Set-Cookie"])
        elif self.new_cookie:
            headers["Set-Cookie"] = self.set_cookie(self.session)
        is_html = isinstance(body, str)
        content = b"" if body is None else (body if is_html else json.dumps(body)).encode()
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8" if is_html else "application/json")
        self.send_header("Content-Length", str(len(content)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def set_cookie(self, session):
        """Returns the cookie of a session; None deletes it."""
        value = f"session={session.id}" if session else "session=; Max-Age=0"
        secure = "; Secure" if self.server.origin.startswith("https:") else ""
        return f"{value}; Path=/; HttpOnly; SameSite=Lax{secure}"

    def log_message(self, *_):
        """Logs nothing, because addresses may contain tokens."""


class Server(ThreadingHTTPServer):
    request_queue_size = 128

    @property
    def origin(self):
        return os.environ.get("ORIGIN", f"http://localhost:{self.server_port}")


if __name__ == "__main__":
    for name in TEST_READERS if TEST_CODE else []:
        email = f"{name.split()[0].lower()}@reader.example"
        readers[email] = new_reader(name, email, "correct horse")
    server = Server(("localhost", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Handler)
    print(f"Listening on {server.origin}/", flush=True)
    server.serve_forever()
