import { sealUrl } from '../cover-art/art-urls.ts';
import { usePicture } from '../cover-art/picture-source.ts';
import type { SealShape } from '../cover-art/seal-svg.ts';
import { classNames } from './class-names.ts';

/** xs 28 · sm 32 · md 40 · lg 56 · xl 88 px. */
export type PortraitSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

type SealProps = {
  name: string;
  kind: string;
  /** The group's stable id, such as `group:7`. */
  recordKey: string;
  /** An uploaded mark; without one the seal is cut. */
  src?: string;
  char?: string;
  shape?: SealShape;
  size?: PortraitSize;
  className?: string;
};

/** The mark of a group. Decoration: its name always stands beside it. */
export function Seal({ name, kind, recordKey, src, char, shape, size = 'md', className }: SealProps) {
  const url = usePicture(src || sealUrl({ name, kind, key: recordKey, char, shape }));
  return (
    <span className={classNames('seal', size !== 'md' && `seal--${size}`, className)}>
      <img src={url} alt="" width={96} height={96} loading="lazy" decoding="async" />
    </span>
  );
}
