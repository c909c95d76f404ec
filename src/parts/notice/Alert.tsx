import { createContext, Fragment, type ReactNode, type Ref, use } from 'react';

/** Changes when a form's alerts must be announced again, whether or not their text changed. */
export const AlertTurn = createContext(0);

export interface AlertProps {
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** A focusable alert region. Keep it mounted while empty; a new `AlertTurn` reinserts the text. */
export const Alert = ({ className, ref, children }: AlertProps) => (
  <div className={className} ref={ref} role="alert" tabIndex={-1}>
    <Fragment key={use(AlertTurn)}>{children}</Fragment>
  </div>
);
