import type { AvatarAge, AvatarGender } from './avatar-svg.ts';
import type { HairStyle } from './avatar-hair.ts';
import type { CoverChoice, CoverCrop } from './cover-svg.ts';
import type { SealShape } from './seal-svg.ts';
import { firstCharacter } from './svg-text.ts';

/** Where the server draws pictures; this file only builds addresses, so browsers never load the drawings' code. */
export const ART_ROOT = '/art';

/** Where several drawings are asked for at once. */
export const PICTURES_PATH = `${ART_ROOT}/several.json`;
/** So many at most, so that the address stays below what proxies take. */
export const mostPictures = 40;

/** Address of several drawings in one answer: from the address of each to its SVG text. */
export const picturesUrl = (urls: readonly string[]): string =>
  `${PICTURES_PATH}?${new URLSearchParams(urls.map((url) => ['of', url])).toString()}`;

type Query = Record<string, string | undefined>;

function artUrl(segments: string[], query: Query): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = new URLSearchParams(given).toString();
  return `${ART_ROOT}/${segments.map(encodeURIComponent).join('/')}.svg${search ? `?${search}` : ''}`;
}

/** Address of a record's cover. `key` is its stable id such as `record:1287`. */
export function coverUrl(
  kind: string,
  key: string,
  options: CoverChoice & { crop?: CoverCrop } = {},
): string {
  const { crop, layout, motif, tone } = options;
  return artUrl(['cover', kind, key], { crop: crop === 'wide' ? undefined : crop, layout, motif, tone });
}

/** Address of the same cover, or of its photo, as the picture of a shared link, 1200 by 630. */
export const coverShareUrl = (
  kind: string,
  key: string,
  { src, ...options }: CoverChoice & { src?: string | undefined } = {},
): string =>
  src?.replace(/^\/files\/p\/([0-9a-f]{32})\/.*$/, '/share/photo/$1.jpg') ??
  coverUrl(kind, key, options).replace(ART_ROOT, '/share').replace('.svg', '.png');

/** Address of one motif on its disc; without a name, the kind's first. */
export function motifUrl(kind: string, name = 'first'): string {
  return artUrl(['motif', kind, name], {});
}

/** Address of a group's seal. Only the first character of the name travels; `key` is the group's stable id. */
export function sealUrl(group: {
  name: string;
  kind: string;
  key: string;
  char?: string;
  shape?: SealShape;
}): string {
  const char = firstCharacter(group.char || group.name);
  return artUrl(['seal', group.kind, group.key], { char, shape: group.shape });
}

/** Address of a drawn portrait. `key` is the person's stable id, never a name. */
export function avatarUrl(
  key: string,
  options: { gender?: AvatarGender; age?: AvatarAge; hair?: HairStyle } = {},
): string {
  const { gender, age, hair } = options;
  return artUrl(['avatar', key], { gender, age, hair });
}
