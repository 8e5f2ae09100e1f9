import { remote } from '#platform/web/remote.ts';
import type { searchSite, suggestSearch } from '../contract/search.contract.ts';

export const searchSiteCall = remote<typeof searchSite>('POST', '/api/search/SearchSite');
export const suggestSearchCall = remote<typeof suggestSearch>('POST', '/api/search/SuggestSearch');
