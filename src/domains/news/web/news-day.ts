import { toDay } from '#platform/contract/instants.ts';

/** The Shanghai day on which an item became public; empty before. */
export const publishedDay = ({ publishAt }: { publishAt: string | null }): string =>
  publishAt ? toDay(new Date(publishAt)) : '';
