import { safeHref } from '#machines/rules/link/safe-href.ts';
import { ServerWords } from '#parts/text/ServerWords.tsx';
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
  /** Whether the page begins with it: then it is loaded at once, before other pictures. */
  isFirst?: boolean;
}

/** The cover of an issue or the picture of a product. */
export const Cover = ({ source, alt, width, height, caption, isFirst = false }: CoverProps) => (
  <figure className={styles.cover}>
    <img
      src={source}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
    {caption !== undefined && <figcaption className={`${styles.caption} jr-fine`}>{caption}</figcaption>}
  </figure>
);

export interface PictureProps extends Pick<CoverProps, 'isFirst'> {
  /** An address that is not safe to load is none. */
  image: Pick<CoverProps, 'source' | 'width' | 'height'> | null | undefined;
  name: string;
}

/** The picture of a thing whose name stands beside it; its name in a frame where the picture cannot be shown. */
export function Picture({ image, name, isFirst }: PictureProps) {
  const source = safeHref(image?.source);
  if (image && source !== undefined)
    return <Cover source={source} alt="" width={image.width} height={image.height} isFirst={isFirst} />;
  return (
    <span className={styles.plain} aria-hidden="true">
      <ServerWords>{name}</ServerWords>
    </span>
  );
}
