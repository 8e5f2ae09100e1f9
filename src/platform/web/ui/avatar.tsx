import { avatarUrl } from '../cover-art/art-urls.ts';
import { usePicture } from '../cover-art/picture-source.ts';
import type { AvatarAge, AvatarGender } from '../cover-art/avatar-svg.ts';
import type { HairStyle } from '../cover-art/avatar-hair.ts';
import { classNames } from './class-names.ts';
import type { PortraitSize } from './seal.tsx';

type AvatarProps = {
  /** The person's stable id, never a name. */
  personKey: string;
  /** A photograph; without one a portrait is drawn. */
  src?: string;
  gender?: AvatarGender;
  age?: AvatarAge;
  hair?: HairStyle;
  size?: PortraitSize;
  /** Empty by default, for the name usually stands beside it. */
  alt?: string;
  className?: string;
};

/** A person's portrait in a circle. */
export function Avatar({ personKey, src, gender, age, hair, size = 'md', alt = '', className }: AvatarProps) {
  const url = usePicture(src || avatarUrl(personKey, { gender, age, hair }));
  return (
    <span className={classNames('avatar', size !== 'md' && `avatar--${size}`, className)}>
      <img src={url} alt={alt} width={96} height={96} loading="lazy" decoding="async" />
    </span>
  );
}
