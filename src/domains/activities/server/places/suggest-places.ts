import { openSpelling } from '#platform/server/spelling/spelling.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/places.contract.ts';
import { suggestedPlaces } from '../../contract/places.contract.ts';
import { readKnownPlaces } from './places.queries.ts';
import { fittingPlaces } from './places.rules.ts';

/** Places of the city by name, pinyin or address. */
export const suggestPlaces: UseCase<typeof contract.suggestPlaces> = async ({ sql }, { keyword }) => ({
  places: fittingPlaces(
    await readKnownPlaces(sql),
    { typed: keyword, spell: await openSpelling('place') },
    suggestedPlaces,
  ).map(({ uses: _uses, ...place }) => place),
});
