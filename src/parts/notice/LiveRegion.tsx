export interface LiveRegionProps {
  /** What is announced when it changes; '' says nothing. */
  text: string;
  hidden?: boolean;
}

/** The place where progress is announced; keep it mounted, so that it is there before its text. */
export const LiveRegion = ({ text, hidden = false }: LiveRegionProps) => (
  <div role="status" className={hidden ? 'jr-hidden' : undefined}>
    {text}
  </div>
);
