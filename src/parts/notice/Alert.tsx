import { createContext, Fragment, type ReactNode, type Ref, use } from 'react';

/** Changes when the alerts of a form are to be announced again, with the same words or others. */
export const AlertTurn = createContext(0);

export interface AlertProps {
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  /** Nothing where there is nothing to say. */
  children: ReactNode;
}

/** An alert region that can take focus; keep it mounted, so that it is there before its words. A new turn inserts them anew. */
export const Alert = ({ className, ref, children }: AlertProps) => (
  <div className={className} ref={ref} role="alert" tabIndex={-1}>
    <Fragment key={use(AlertTurn)}>{children}</Fragment>
  </div>
);
