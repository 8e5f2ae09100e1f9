import type { AvatarAge, AvatarGender } from './avatar-svg.ts';
import type { HairStyle } from './avatar-hair.ts';
import type { CoverChoice, CoverCrop } from './cover-svg.ts';
import type { CategoryKey } from './palettes.ts';
import type { SealShape } from './seal-svg.ts';
import { firstCharacter } from './svg-text.ts';

/** Where the server draws pictures; this file only builds addresses, so browsers never load the drawings' code. */
export const ART_ROOT = '/art';

type Query = Record<string, string | undefined>;

function artUrl(segments: string[], query: Query): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = new URLSearchParams(given).toString();
  return `${ART_ROOT}/${segments.map(encodeURIComponent).join('/')}.svg${search ? `?${search}` : ''}`;
}

/** Address of a record's cover. `key` is its stable id such as `activity:1287`. */
export function coverUrl(
  category: CategoryKey,
  key: string,
  options: CoverChoice & { crop?: CoverCrop } = {},
): string {
  const { crop, layout, motif, tone } = options;
  return artUrl(['cover', category, key], { crop: crop === 'wide' ? undefined : crop, layout, motif, tone });
}

/** Address of one motif on its disc; without a name, the category's first. */
export function motifUrl(category: CategoryKey, name = 'first'): string {
  return artUrl(['motif', category, name], {});
}

/** Address of a team's seal. Only the first character of the name travels; `key` is the team's stable id. */
export function sealUrl(team: {
  name: string;
  category: CategoryKey;
  key: string;
  char?: string;
  shape?: SealShape;
}): string {
  const char = firstCharacter(team.char || team.name);
  return artUrl(['seal', team.category, team.key], { char, shape: team.shape });
}

/** Address of a drawn portrait. `key` is the person's stable id, never a name. */
export function avatarUrl(
  key: string,
  options: { gender?: AvatarGender; age?: AvatarAge; hair?: HairStyle } = {},
): string {
  const { gender, age, hair } = options;
  return artUrl(['avatar', key], { gender, age, hair });
}
