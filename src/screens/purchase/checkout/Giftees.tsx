import type { Invoice } from '#machines/api/contract.ts';
import { linesOf } from '#machines/rules/address/address-lines.ts';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Giftees.module.css';

/** Who is given what, and where it goes (GIFT-5). */
export const Giftees = ({ giftees }: { giftees: Invoice['bill']['giftees'] }) => (
  <ul className={styles.giftees}>
    {giftees.map(({ name, address, goods }) => (
      <li key={`${name} ${address?.line1}`}>
        <span className={styles.name}>
          <ServerWords>{name}</ServerWords>
        </span>
        {address && (
          <>
            {', '}
            <ServerWords>{linesOf(address).join(', ')}</ServerWords>
          </>
        )}
        <ul>
          {goods.map((given) => (
            <li key={given.name}>
              {given.qty} × <ServerWords>{given.name}</ServerWords>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
