import { remote } from '#platform/web/calls/remote.ts';
import type { countNewsView } from '../contract/news.contract.ts';

/** Alone in its file: the island of public pages that calls it carries nothing else. */
export const countNewsViewCall = remote<typeof countNewsView>('POST', '/api/news/CountNewsView');
