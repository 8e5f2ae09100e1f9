import { searchTokens } from '#platform/contract/search-tokens.ts';
import type { CityActivity } from './city.ts';

/** The search tokens of an activity, made as the product makes them on every save. */
export const searchRow = ({ id, row }: CityActivity): Record<string, unknown> => ({
  activityId: id,
  tokens: searchTokens(
    String(row.title),
    [row.summary, row.content, row.placeName, row.address].map(String).join('\n'),
  ),
});
