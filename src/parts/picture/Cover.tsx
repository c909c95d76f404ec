import styles from './Cover.module.css';

export interface CoverProps {
  /** An address that is safe to load; checking it is the caller's. */
  source: string;
  /** What the picture shows; '' where the text beside it says so. */
  alt: string;
  /** In pixels, so that the page does not move when the picture comes. */
  width: number;
  height: number;
  caption?: string;
}

/** The cover of an issue or the picture of a product. */
export const Cover = ({ source, alt, width, height, caption }: CoverProps) => (
  <figure className={styles.cover}>
    <img src={source} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);
