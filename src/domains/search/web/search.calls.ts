import { remote } from '#platform/web/calls/remote.ts';
import type { suggestSearch } from '../contract/search.contract.ts';

export const suggestSearchCall = remote<typeof suggestSearch>('POST', '/api/search/SuggestSearch');
