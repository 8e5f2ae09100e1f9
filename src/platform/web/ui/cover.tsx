import { coverUrl } from '../cover-art/art-urls.ts';
import type { CoverChoice, CoverCrop } from '../cover-art/cover-svg.ts';
import { usePicture } from '../cover-art/picture-source.ts';
import { classNames } from './class-names.ts';
import { photoSources } from '../cover-art/photo-sources.ts';

type CoverProps = CoverChoice & {
  /** What it is drawn as: a kind of the product's art set. */
  kind: string;
  /** The record's stable id, such as `record:1287`. */
  recordKey: string;
  /** An uploaded picture; without one the cover is drawn. */
  src?: string | undefined;
  crop?: CoverCrop;
  /** Another crop below 992 px, where lists turn to rows. */
  mobileCrop?: CoverCrop;
  /** Empty by default: covers are decoration, the title beside them says what they show. */
  alt?: string;
  /** For the one cover above the fold. */
  isEager?: boolean;
  className?: string;
};

const SIZES: Record<CoverCrop, [width: number, height: number]> = {
  wide: [640, 400],
  tall: [300, 400],
  square: [400, 400],
};

/** How wide a photo is shown: as wide as the phone, at a desk as a card or, above the fold, as the column of the text. */
const shownWidth = (isEager: boolean | undefined): string =>
  isEager ? '(max-width: 991.98px) 100vw, 800px' : 'auto, (max-width: 991.98px) 92vw, 400px';

/** The picture of a record: uploaded, or drawn from its id. Fills the box it is put in. */
export function Cover(props: CoverProps) {
  const { kind, recordKey, src, crop = 'wide', mobileCrop, alt = '', isEager, className } = props;
  const { layout, motif, tone } = props;
  const urlOf = (shape: CoverCrop) => coverUrl(kind, recordKey, { crop: shape, layout, motif, tone });
  const [width, height] = SIZES[crop];
  const shown = usePicture(src || urlOf(crop));
  const photo = src ? photoSources(src) : undefined;
  const sizes = photo?.srcSet && shownWidth(isEager);
  const picture = (
    <img
      className={classNames('cover-art', className)}
      src={shown}
      {...(sizes && { srcSet: photo.srcSet, sizes })}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  if (photo?.avif) {
    return (
      <picture>
        <source type="image/avif" srcSet={photo.avif} {...(sizes && { sizes })} />
        {picture}
      </picture>
    );
  }
  if (src || !mobileCrop || mobileCrop === crop) return picture;
  return (
    <picture>
      <source media="(max-width: 991.98px)" srcSet={urlOf(mobileCrop)} />
      {picture}
    </picture>
  );
}
