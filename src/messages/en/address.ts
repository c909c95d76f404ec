/** The saved addresses of a reader, and the form for one of them. */
export const addressBookWords = {
  group: 'address',
  texts: {
    title: 'Your addresses',
    saved: 'Saved addresses',
    noneSaved: 'You have no saved addresses.',
    change: 'Add or update an address',
    category: 'Shipping Category',
    submit: 'Save address',
    updated: 'Address updated successfully',
    unneeded: 'You do not currently have a subscription that requires shipping to an address in this category.',
    digital: 'You currently have a digital subscription so an address is not required.',
    toPrint: 'Change to print',
    ended: 'Your subscription has ended, so an address is not required.',
    renew: 'Renew your subscription',
    none: 'You do not have a subscription, so an address is not required.',
    subscribe: 'Subscribe',
    delete: 'Delete',
    deleteNamed: 'Delete the address in {category}',
    deleting: 'Deleting the address',
    deleted: 'The address for {category} was deleted',
    notDeleted: 'The address for {category} was not deleted',
    deletionUnsure: 'The address for {category} may not have been deleted',
    notSaved: 'The address for {category} was not saved. You can send it again.',
    savingUnsure: 'The address for {category} may not have been saved',
    now: 'Your address for {category} is now {line1}, {city}.',
    neededHere: 'Your subscription needs this address, so it cannot be deleted.',
    stillSaved: 'The address for {category} was not deleted and is still saved.',
  },
} as const;

/** The page that deletes the address of one slot. */
export const addressDeletionWords = {
  group: 'addressDeletion',
  texts: {
    title: 'Delete an address',
    lead: 'This address will be deleted from your account.',
    submit: 'Delete this address',
    nothingSaved: 'No address is saved here.',
    needed: 'Your subscription needs this address, so it cannot be deleted. You can change it instead.',
    addresses: 'See your addresses',
  },
} as const;
