"""The goods on sale, and the cart of a session."""

from fields import donation_in, failure, paid_elsewhere

# By kind and reference. Prices are in cents.
GOODS = {
    ("basic-product", "prd:lights"): {"name": "Harbour lights, art print", "price": 3200, "left": 24},
    ("basic-product", "prd:calendar"): {"name": "Tide calendar", "price": 1800, "left": 6},
    ("sized-product", "sze:shirt-m"): {"name": "Tide table shirt, Medium", "price": 2650, "left": 0},
    ("sized-product", "sze:shirt-l"): {"name": "Tide table shirt, Large", "price": 2650, "left": 11},
    ("print-issue", "iss:41"): {"name": "Low Water, issue 41, print", "price": 1600, "left": 120},
}
# Shipping per line of goods, in cents: for one, for two to four, for five or more.
SHIPPING = {"ship-a": (450, 800, 1400), "ship-b": (1250, 2100, 3600), "ship-c": (1800, 3100, 5200)}
KINDS = ("basic-product", "sized-product", "print-issue", "donation-item")
NOT_BUILT = ("digital-product", "digital-issue", "personal-subscription", "gift-subscription", "subscription-upgrade")
DONATION = ("donation-item", None)


def order_line(kind, name, quantity, amount, shipping=0):
    return {"kind": kind, "name": name, "quantity": quantity, "amount": amount, "shipping": shipping, "discount": 0}


def donation_line(donation):
    name = "One-time donation" if donation["process"] == "onetime" else "Monthly donation"
    return order_line("donation-item", name, 1, donation["dollars"])


def total_of(lines):
    return sum(line["amount"] + line["shipping"] - line["discount"] for line in lines)


def how_often(donation):
    return "onetime" if donation["process"] == "onetime" else "monthly"


def bill(lines, donation):
    often = {"donation": how_often(donation)} if donation else {}
    return {"lines": lines, "total": total_of(lines), **often}


def place_of(action):
    """Returns the key of the line that an action names: kind and reference. A cart has at most one donation."""
    kind, item = action.get("type"), action.get("item")
    if kind in NOT_BUILT or (isinstance(item, dict) and "coupon" in item):
        raise failure(501, "This is not built yet.")
    if kind not in KINDS or not isinstance(item, dict):
        raise failure(400, "The cart cannot take this.")
    return DONATION if kind == "donation-item" else (kind, str(item.get("ref")))


def quantity_in(action, place):
    quantity, most = action.get("qty", 1), 1 if place == DONATION else 50
    if type(quantity) is not int or not 1 <= quantity <= most:
        raise failure(400, {"qty": f"Please give a whole number from 1 to {most}."})
    return quantity


def most_of(place):
    return 1 if place == DONATION else min(50, GOODS[place]["left"])


class Cart:
    """The cart of a session. Every change increments its version, so that readers order only what they saw."""

    def __init__(self, category):
        self.category = category  # shipping category of its goods
        self.version = 0
        self.held = {}
        self.orders = []  # paid ones only

    def add(self, action):
        place = place_of(action)
        if place != DONATION and place not in GOODS:
            raise failure(404, "This is not sold here.")
        quantity = quantity_in(action, place)
        line = self.held.get(place, {"id": f"ln_{self.version + 1}", "quantity": 0})
        if place == DONATION:
            self.put(place, {**line, "item": donation_in(action["item"]), "quantity": 1})
        else:
            self.put(place, {**line, "item": {"ref": place[1]}, "quantity": line["quantity"] + quantity})

    def set_quantity(self, action):
        place = place_of(action)
        quantity = quantity_in(action, place)
        if place not in self.held:
            self.refuse_ordered(place)
            raise failure(404, "The cart holds no such line.")
        self.put(place, {**self.held[place], "quantity": quantity})

    def put(self, place, line):
        most = most_of(place)
        if line["quantity"] > most:
            words = "OUT OF STOCK" if most == 0 else "50 at most" if most == 50 else f"Only {most} are left."
            raise failure(409, {"qty": words})
        self.version += line != self.held.get(place)
        self.held[place] = line

    def remove(self, action):
        place = place_of(action)
        if not self.held.pop(place, None):
            return self.refuse_ordered(place)
        self.version += 1

    def refuse_ordered(self, place):
        """Refuses a change from a page that still shows a cart that has been paid since."""
        for order in self.orders:
            if place in order["held"]:
                raise paid_elsewhere(order["receipt"])

    def must_be_as_seen(self, version, category):
        """Refuses an order if the contents, the stock or the total differ from what the reader saw."""
        for order in self.orders:
            if version <= order["version"]:
                raise paid_elsewhere(order["receipt"])
        changed = failure(409, "Your order has changed since this page was opened. Please look at it again.")
        if version != self.version:
            raise changed
        if not self.held:
            raise failure(400, "Your cart is empty")
        for place, line in self.held.items():
            if line["quantity"] > most_of(place):
                name, left = GOODS[place]["name"], GOODS[place]["left"]
                words = f"Only {left} of {name} are left." if left else f"{name} is sold out."
                raise failure(409, {"cart": {"items": words}})
        seen, self.category = self.bill()["total"], category
        if self.bill()["total"] != seen:
            self.version += 1
            raise changed

    def sell(self, held, receipt):
        """Removes paid goods from the stock and the cart, and keeps what was added since."""
        self.orders.append({"version": self.version, "held": held, "receipt": receipt})
        self.version += 1
        for place, sold in held.items():
            if place in GOODS:
                # Open intents reserve no stock, so two readers can pay for the last item. Staff must resolve that.
                GOODS[place]["left"] = max(0, GOODS[place]["left"] - sold["quantity"])
            line = self.held.pop(place, sold)
            if line["quantity"] > sold["quantity"]:
                self.held[place] = {**line, "quantity": line["quantity"] - sold["quantity"]}

    def is_shipped(self):
        return any(place in GOODS for place in self.held)

    def bill(self):
        return bill([self.priced(place) for place in self.held], self.held.get(DONATION, {}).get("item"))

    def priced(self, place):
        if place == DONATION:
            return donation_line(self.held[place]["item"])
        goods, quantity = GOODS[place], self.held[place]["quantity"]
        shipping = SHIPPING[self.category][(quantity > 1) + (quantity > 4)]
        return order_line(place[0], goods["name"], quantity, goods["price"] * quantity, shipping)

    def shown(self, home):
        """The cart in the shape of the contract. Lines that are not shipped go into the reader's own category."""
        empty = {"giftsubs": [], "membership": None, "donation": None, "giftees": []}
        billing = {zone: {**empty, "goods": [], "reported": []} for zone in "abc"}
        for place, line in self.held.items():
            priced, shipcode = self.priced(place), self.category if place in GOODS else None
            group, quantity = billing[(shipcode or home)[-1]], line["quantity"]
            outlays = {part: priced[part] for part in ("amount", "shipping", "discount")}
            if place == DONATION:
                group["donation"] = {"process": how_often(line["item"]), "amount": priced["amount"]}
            else:
                goods = {"ref": place[1], "name": priced["name"], "medium": "print", "qty": quantity, "outlays": outlays}
                group["goods"].append(goods)
            group["reported"].append({
                "id": line["id"], "name": priced["name"], "quantity": quantity, "price": total_of([priced]),
                "shipping": priced["shipping"], "discount": priced["discount"], "shipcode": shipcode,
                "change_quantity": place in GOODS, "max_quantity": max(1, most_of(place)),
                "cart": {"type": place[0], "item": line["item"]},
            })
        is_paid = self.orders and not self.held
        paid = {"paid": {"status": "completed", "receipt": self.orders[-1]["receipt"]}} if is_paid else {}
        count = sum(line["quantity"] for line in self.held.values())
        return {"version": self.version, "count": count, "invoiced": False, **paid, "billing": billing}
