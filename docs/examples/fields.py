"""Validates request fields, and builds refusals."""

import re


class Refused(Exception):
    """A response other than a success."""

    def __init__(self, status, body, headers=None):
        super().__init__(status)
        self.status, self.body, self.headers = status, body, headers or {}


def failure(status, errors, **more):
    return Refused(status, {"errors": errors, **more})


def paid_elsewhere(receipt=None):
    paid = {"paid": {"status": "completed", "receipt": receipt}} if receipt else {}
    return failure(409, "This order is being paid in another tab or has been paid there.", reason="paid-elsewhere", **paid)


def is_uuid(text):
    return isinstance(text, str) and re.fullmatch(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", text) is not None


def is_text(value):
    return isinstance(value, str) and value.strip() != ""


def text_in(body, field, most, words):
    value = body.get(field)
    if not is_text(value) or len(value) > most:
        raise failure(400, {field: words})
    return value


def email_in(body):
    email = text_in(body, "email", 254, "Please give an email address like name@reader.example.").strip()
    if not re.fullmatch(r"[^@\s]+@[^@\s.]+(\.[^@\s.]+)+", email):
        raise failure(400, {"email": "Please give an email address like name@reader.example."})
    return email


def donation_in(donation):
    """Returns the donation of an order or cart. Only the server checks that its amount is whole cents within limits."""
    if not isinstance(donation, dict) or donation.get("process") not in ("onetime", "monthly-init"):
        raise failure(400, "We cannot take this order at the moment.")
    dollars = donation.get("dollars")
    if type(dollars) is not int or not 100 <= dollars <= 99_999_999:
        raise failure(400, {"amount": "Please give at least 1 dollar."})
    return {"process": donation["process"], "dollars": dollars}


CONSENT = {"text_version": 100, "text": 2000, "shown_at": 40, "agreed_at": 40}
TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)"


def consent_in(body):
    """Returns what the reader was told about the renewal of an order, as evidence."""
    consent = body.get("renewal_consent")
    if consent is None:
        return {}
    for part, most in CONSENT.items():
        value = consent.get(part) if isinstance(consent, dict) else None
        pattern = TIME if part.endswith("_at") else r"[A-Za-z0-9._-]+" if part == "text_version" else r"[\s\S]+"
        is_good = isinstance(value, str) and len(value) <= most and re.fullmatch(pattern, value)
        if not is_good and not (part == "agreed_at" and isinstance(consent, dict) and value is None):
            raise failure(400, {"renewal_consent": "Please agree to the renewal before you order."})
    return {"renewal_consent": {part: consent[part] for part in CONSENT if part in consent}}


ADDRESS = {"line1": 200, "line2": 200, "city": 200, "state": 100, "postcode": 20, "country": 2, "country_name": 100}


def address_in(body, field, countries):
    """Returns an address in one of these countries, since the shipping price depends on the country."""
    address = body.get(field) if isinstance(body.get(field), dict) else {}
    for part, most in ADDRESS.items():
        value = address.get(part)
        is_good = value in countries if part == "country" else is_text(value) or part not in ("line1", "city")
        if not isinstance(value, str) or len(value) > most or not is_good:
            raise failure(400, {field: {part: "Please give an address that we can send this to."}})
    return {part: address[part] for part in ADDRESS}


NUMBERS, FLAGS = ("qty", "quantity", "dollars", "version"), {"true": True, "false": False}


def form_in(pairs):
    """Returns the fields of a form as JSON has them: nested, and numbers and flags by name."""
    body = {}
    for name, text in pairs:
        first, *rest = name.replace("]", "").split("[")
        *path, last = [first, *rest]
        held = body
        for part in path:
            held = held.setdefault(part, {})
            if not isinstance(held, dict):
                raise ValueError(name)
        is_flag = last in ("renewal", "gifted", "all") and text in FLAGS
        held[last] = int(text) if last in NUMBERS and text.isascii() and text.isdigit() else FLAGS[text] if is_flag else text
    return body
