import { sealUrl } from '../cover-art/art-urls.ts';
import type { CategoryKey } from '../cover-art/palettes.ts';
import type { SealShape } from '../cover-art/seal-svg.ts';
import { classNames } from './class-names.ts';

/** xs 28 · sm 32 · md 40 · lg 56 · xl 88 px. */
export type PortraitSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

type SealProps = {
  name: string;
  category: CategoryKey;
  /** The team's stable id, such as `team:7`. */
  teamKey: string;
  /** An uploaded mark; without one the seal is cut. */
  src?: string;
  char?: string;
  shape?: SealShape;
  size?: PortraitSize;
  className?: string;
};

/** The mark of a team. Decoration: its name always stands beside it. */
export function Seal({ name, category, teamKey, src, char, shape, size = 'md', className }: SealProps) {
  const url = src || sealUrl({ name, category, key: teamKey, char, shape });
  return (
    <span className={classNames('seal', size !== 'md' && `seal--${size}`, className)}>
      <img src={url} alt="" width={96} height={96} loading="lazy" decoding="async" />
    </span>
  );
}
