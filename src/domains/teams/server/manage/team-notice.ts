import type { Notice } from '#domains/messages/server/index.ts';

/** Tells a team what the centre decided of it. */
export const toTeam = (accountId: number, words: { title: string; body: string }): Notice => ({
  accountId,
  category: 'review',
  level: 'important',
  ...words,
  link: '/teamcenter/index/teamindex',
});
