import type { Spell } from '#platform/server/spelling/spelling.ts';
import type { KnownPlace } from './places.queries.ts';

type Typed = { typed: string; spell: Spell };

/** Lower is nearer to what was typed; undefined does not fit. */
function rankOf({ name, address }: KnownPlace, { typed, spell }: Typed): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (name.includes(typed)) return 1;
  const letters = typed.toLowerCase().replaceAll(/\s/gu, '');
  if (/^[a-z0-9]+$/u.test(letters)) {
    const [spelling = '', initials = ''] = spell(name).split(' ');
    if (initials.startsWith(letters) || spelling.startsWith(letters)) return 2;
    if (initials.includes(letters) || spelling.includes(letters)) return 3;
  }
  return address.includes(typed) ? 4 : undefined;
}

/** The places that fit what was typed, by name, pinyin, initials or address: the nearest to it first, then what is used most. */
export function fittingPlaces(places: readonly KnownPlace[], asked: Typed, most: number): KnownPlace[] {
  return places
    .flatMap((place) => {
      const rank = rankOf(place, asked);
      return rank === undefined ? [] : [{ place, rank }];
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        other.place.uses - one.place.uses ||
        one.place.name.localeCompare(other.place.name, 'zh-CN'),
    )
    .slice(0, most)
    .map(({ place }) => place);
}
