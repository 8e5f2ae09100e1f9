import { bind, type Binding, gathered } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/search.contract.ts';
import { searchSite } from './search-site.ts';
import { suggestSearch } from './suggest-search.ts';

/** The room's operations. */
export const searchBindings: Binding[] = [
  gathered(bind(contract.searchSite, searchSite)),
  bind(contract.suggestSearch, suggestSearch),
];
