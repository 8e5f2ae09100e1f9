import { useEffect, useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { recentSearches } from './recent-searches.ts';
import { recentOptions, type SearchOption, suggestedOptions } from './search-options.ts';
import { suggestSearchCall } from './search.calls.ts';

/** Still for so long before the server is asked. */
const stillMs = 200;

/**
 * What stands below the search box for this text while it is open: own earlier searches when empty, else what the server
 * knows. A failed call offers nothing and says nothing: the search itself still works.
 */
export function useSearchOptions(text: string, isOpen: boolean): SearchOption[] {
  const [suggested, setSuggested] = useState<{ query: string; options: SearchOption[] }>();
  const query = text.trim();
  const isAsked = isOpen && query !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      callOperation(suggestSearchCall, { query }, { reportedBy: 'form', signal: stop.signal }).then(
        ({ suggestions }) => {
          if (!stop.signal.aborted) setSuggested({ query, options: suggestedOptions(suggestions) });
        },
        () => undefined,
      );
    }, stillMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isAsked]);
  if (!isOpen) return [];
  if (query === '') return recentOptions(recentSearches());
  // While more is typed, what was found for its beginning stays until the answer comes.
  return suggested && query.startsWith(suggested.query) ? suggested.options : [];
}
