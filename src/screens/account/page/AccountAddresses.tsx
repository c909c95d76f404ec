import type { AccountPage } from '#machines/api/contract.ts';
import { addressNote, slotsOf } from '#machines/rules/address/address-slot.ts';
import { useMessages } from '#messages/context.tsx';
import { accountNoticeWords } from '#messages/en/account.ts';
import { accountWords } from '#messages/en/account-page.ts';
import { addressBookWords } from '#messages/en/address.ts';
import { Notice } from '#parts/notice/Notice.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import styles from './AccountAddresses.module.css';

/** The saved addresses by category, and whether one is missing or none is needed (ACCT-26, ADDR-23). */
export function AccountAddresses({ settings, subscriber }: Pick<AccountPage, 'settings' | 'subscriber'>) {
  const words = useMessages(accountWords);
  const { addressMissing } = useMessages(accountNoticeWords);
  const { digital } = useMessages(addressBookWords);
  const categoryName = useCategoryNames(settings);
  const slots = slotsOf(subscriber);
  const note = addressNote(subscriber, slots);
  const saved = slots.filter(({ address }) => address !== null);
  return (
    <>
      {saved.map(({ shipcode, address }) => (
        <div key={shipcode}>
          <p className={styles.category}>{categoryName(shipcode)}</p>
          {address && <AddressLines address={address} />}
        </div>
      ))}
      {saved.length === 0 && note === undefined && <p>{words.noneSaved}</p>}
      {note === 'missing' && <Notice kind="warning">{addressMissing}</Notice>}
      {note === 'digital' && <p>{digital}</p>}
    </>
  );
}
