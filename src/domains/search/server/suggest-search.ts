import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { Suggestion } from '../contract/search.contract.ts';
import type * as contract from '../contract/search.contract.ts';
import { kinds } from './kinds.ts';
import { numbersIn } from './number.rules.ts';
import { numberedSuggestion, readSuggested, wantedOf } from './search.queries.ts';

const mostCategories = 2;

const mostSuggestions = 10;

/** Service categories first (there are twelve), then what bears the number that was typed, and the newest titles of each kind. */
export const suggestSearch: UseCase<typeof contract.suggestSearch> = async ({ sql, now }, { query }) => {
  const suggestions: Suggestion[] = categoryKeys
    .filter((key) => categoryName(key).includes(query))
    .slice(0, mostCategories)
    .map((key) => ({ kind: 'category', key, text: categoryName(key) }));
  const wanted = wantedOf(query);
  if (!wanted) return { suggestions };
  const numbers = numbersIn(query);
  const suggested = await readSuggested(sql, wanted, now);
  for (const kind of kinds) {
    const named =
      numbers && kind.number ? (await numberedSuggestion(kind, kind.number, numbers).execute(sql)).rows : [];
    const rows = [...named.map(({ suggestion }) => suggestion), ...suggested[kind.kind]];
    suggestions.push(...rows.map((row) => kind.suggestion.toSuggestion(row as never)));
  }
  return { suggestions: suggestions.slice(0, mostSuggestions) };
};
