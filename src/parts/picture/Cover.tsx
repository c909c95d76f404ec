import { safeHref } from '#machines/rules/link/safe-href.ts';
import { decorative } from '#parts/decorative.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Cover.module.css';

export interface CoverProps {
  /** Must be a safe URL; the caller checks it. */
  source: string;
  alt: string;
  /** In px; reserves the space before the image loads. */
  width: number;
  height: number;
  caption?: string;
  /** Loads at once, before other images: for the first image of a page. */
  isFirst?: boolean;
}

const Figure = ({ source, alt, width, height, caption, isFirst = false }: CoverProps) => (
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

export const Cover = decorative(Figure);

export interface PictureProps extends Pick<CoverProps, 'isFirst'> {
  /** Null or undefined if the URL is missing or unsafe. */
  image: Pick<CoverProps, 'source' | 'width' | 'height'> | null | undefined;
  name: string;
}

/** A picture beside the product's name; falls back to the name in a frame. */
export const Picture = decorative(({ image, name, isFirst }: PictureProps) => {
  const source = safeHref(image?.source);
  if (image && source !== undefined)
    return <Cover source={source} alt="" width={image.width} height={image.height} isFirst={isFirst} />;
  return (
    <span className={styles.plain} aria-hidden="true">
      <ServerWords>{name}</ServerWords>
    </span>
  );
});
