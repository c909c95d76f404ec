import type { Address } from '#machines/rules/address/address.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { ServerWords } from '#parts/text/ServerWords.tsx';

export const AddressLines = ({ address }: { address: Address }) => (
  <p>
    {linesOf(address).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and no line ever moves.
      <span key={index}>
        {index > 0 && <br />}
        <ServerWords>{line}</ServerWords>
      </span>
    ))}
  </p>
);
