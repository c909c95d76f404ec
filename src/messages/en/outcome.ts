/** The outcome of an action whose reply was lost. */
export const outcomeWords = {
  group: 'outcome',
  texts: {
    unsure: 'We got no reply, so we cannot tell yet whether this was done.',
    checkAgain: 'Check again',
    checking: 'Checking',
  },
} as const;

/** An order that was already paid in another tab. */
export const orderOutcomeWords = {
  group: 'orderOutcome',
  texts: {
    paidElsewhere: 'This order was paid in another tab, so you were not charged again',
  },
} as const;

export const accountOutcomeWords = {
  group: 'accountOutcome',
  texts: {
    onDone: 'Autorenew is on.',
    onAlready: 'Autorenew was already on, so nothing changed.',
    onRefused: 'Autorenew was not turned on.',
    onContradicted: 'Autorenew is off, though you asked to turn it on.',
    onUnsure: 'Autorenew may not have been turned on.',
    stillOff: 'Autorenew is still off.',
    offDone: 'Autorenew is off.',
    offAlready: 'Autorenew was already off, so nothing changed.',
    offRefused: 'Autorenew was not turned off.',
    offContradicted: 'Autorenew is on, though you asked to turn it off.',
    offUnsure: 'Autorenew may not have been turned off.',
    renews: 'Your subscription renews when its issues run out.',
    issuesLeft: {
      one: "You'll still receive the 1 issue you've paid for.",
      other: "You'll still receive the {count} issues you've paid for.",
    },
    ends: 'Your subscription will not renew automatically.',
    deleted: 'Your {method} was deleted.',
    deletedAlready: 'Your {method} is no longer on file.',
    notDeleted: 'Your {method} was not deleted.',
    stillOnFile: 'Your {method} is still on file, though you asked to delete it.',
    deletionUnsure: 'Your {method} may not have been deleted.',
    stillThere: 'Your {method} is still on file.',
    blocked: 'Autorenew is off, and renewal is blocked until you add payment information again.',
    otherLeft: 'Autorenew is off. Your {method} is still on file, so you can turn it on again.',
    otherStays: 'Your {method} is still on file.',
    otherGone: 'Your {method} is no longer on file either.',
    stillRenews: 'Autorenew is still on.',
    noneLeft: 'You have no payment information on file.',
    changed: 'Subscription updated successfully',
    notChanged: 'Your subscription did not change as you asked.',
    nextIssue: 'From the next issue: {plan}',
    laterCycle: 'From the first issue of that cycle: {plan}',
  },
} as const;
