export interface LiveRegionProps {
  /** Announced on change; '' announces nothing. */
  text: string;
  hidden?: boolean;
}

/** Announces text changes. Keep it mounted while empty, since screen readers ignore regions mounted with text. */
export const LiveRegion = ({ text, hidden = false }: LiveRegionProps) => (
  <div role="status" className={hidden ? 'jr-hidden' : undefined}>
    {text}
  </div>
);
