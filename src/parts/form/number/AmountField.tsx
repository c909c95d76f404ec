import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { currencyMessages } from '#messages/en/common.ts';
import { useMessages, useOtherCurrency } from '#messages/use-messages.tsx';
import { Control, type ControlProps, controlStyles, useControl } from '#parts/form/Control.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import styles from './AmountField.module.css';

export interface AmountFieldProps extends ControlProps {
  name?: string;
  value: string;
  disabled?: boolean;
  /** The error of the current value, shown from blur until the value is valid. */
  problem?: string | undefined;
  onChange: (typed: string) => void;
}

/** A field for an amount in the page's currency. The error is announced by its form, not by the field. */
export function AmountField({ label, hint, error, optional, id, problem, onChange, ...input }: AmountFieldProps) {
  const { sign } = useMessages(currencyMessages);
  const other = useOtherCurrency();
  const { isLeft, leaving } = useLeaving(problem !== undefined);
  const said = (isLeft && problem) || '';
  const shown = error ?? (said || undefined);
  const control = useControl({ id, hint, error: shown });
  return (
    <Control id={control.id} label={label} hint={hint} error={shown} optional={optional}>
      <div className={styles.frame} dir="ltr">
        <span className={styles.sign} aria-hidden="true">
          {other?.sign ?? sign}
        </span>
        <input
          {...input}
          {...control}
          {...leaving}
          className={controlStyles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <LiveRegion text={error ? '' : said} hidden />
    </Control>
  );
}

/**
 * Whether the field lost focus with an invalid value. Waits for mouseup: an error shown on mousedown would move the
 * pressed button, and the click would miss it.
 */
function useLeaving(isWrong: boolean) {
  const [isLeft, setLeft] = useState(false);
  const isPressed = useRef(false);
  if (isLeft && !isWrong) setLeft(false);
  const stopped = useRef<AbortController>(null);
  useEffect(() => () => stopped.current?.abort(), []);
  const leaving = {
    onFocus: ({ currentTarget: { ownerDocument: page } }: FocusEvent<HTMLInputElement>) => {
      stopped.current?.abort();
      stopped.current = new AbortController();
      const options = { capture: true, signal: stopped.current.signal };
      isPressed.current = false;
      page.addEventListener('mousedown', () => (isPressed.current = true), options);
      page.addEventListener('mouseup', () => (isPressed.current = false), options);
    },
    onBlur: ({ currentTarget: { ownerDocument: page } }: FocusEvent<HTMLInputElement>) => {
      if (!isPressed.current) setLeft(true);
      else page.addEventListener('mouseup', () => setLeft(true), { once: true, signal: stopped.current?.signal });
    },
  };
  return { isLeft, leaving };
}
