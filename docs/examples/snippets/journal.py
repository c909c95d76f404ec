"""Helpers for Python hosts of the journal's pages. Standard library only."""

import json
import re
import unicodedata
from urllib.parse import unquote_to_bytes

# Headers for every page whose address may contain a token.
TOKEN_PAGE_HEADERS = {"Referrer-Policy": "no-referrer", "Cache-Control": "no-store"}


def page_data_block(data) -> str:
    """Returns the page data as HTML. No text in it can close the block."""
    text = json.dumps(data).replace("<", "\\u003c")
    return f'<script type="application/json" id="journal-data">{text}</script>'


def return_path(asked) -> str:
    """Returns the path to open after login: the requested one, or "/" if it may leave the site."""
    if not isinstance(asked, str) or len(asked) > 2000 or not re.fullmatch(r"/(?![^?#]*%2[Ff])[!-\[\]-~]*", asked):
        return "/"
    path, _, query = asked.partition("#")[0].partition("?")
    path, names = _decoded(path), [_decoded(pair.partition("=")[0]) for pair in query.split("&")]
    if path is None or None in names or any(name.lower() == "redirect_status" for name in names):
        return "/"
    # What servers compare regardless of case, accents and width.
    path = "".join(c for c in unicodedata.normalize("NFKD", path) if unicodedata.category(c)[0] != "M").upper().lower()
    # No segment starts with a dot or ";": some servers read "/a/..;/logout" as "/logout".
    if re.search(r"/[/.;]|[%\\]", path) or any(unicodedata.category(c) in _UNSEEN for c in path):
        return "/"
    if any(_AFTER_NAME.sub("", step) in _ACTING for step in path.split("/")):
        return "/"
    return asked


# Pages that log in or out, are not meant for readers, or act when opened. Servers may drop what stands before or after.
_ACTING = {"login", "logout", "oauth", "api", "delete"}
# From the first punctuation mark: a path parameter, an extension.
_AFTER_NAME = re.compile(r"[!-,.:-@\[-^`{-~].*", re.DOTALL)
# Control and format characters, and spaces.
_UNSEEN = {"Cc", "Cf", "Zs", "Zl", "Zp"}


def _decoded(text):
    """Returns the decoded text; None if it is invalid or encoded twice."""
    if re.search(r"%(?![0-9A-Fa-f]{2})", text):
        return None
    try:
        once = unquote_to_bytes(text).decode("utf-8")
    except UnicodeDecodeError:
        return None
    return None if "%" in once else once
