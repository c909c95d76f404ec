export interface LiveRegionProps {
  /** Announced on change; '' announces nothing. */
  text: string;
  hidden?: boolean;
}

/** Announces progress. Keep it mounted before it has text. */
export const LiveRegion = ({ text, hidden = false }: LiveRegionProps) => (
  <div role="status" className={hidden ? 'jr-hidden' : undefined}>
    {text}
  </div>
);
