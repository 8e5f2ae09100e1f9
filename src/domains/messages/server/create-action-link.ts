import type { Act } from '#platform/server/act.ts';

/** What a one-time link answers, for whom, and until when. */
export type NewActionLink = {
  kind: 'offer' | 'invitation';
  /** Account that answers by it. */
  accountId: number;
  /** The sign-up whose offer, or the membership whose invitation, is answered. */
  targetId: number;
  expiresAt: Date;
};

/**
 * Makes a link that answers an offer or an invitation without login, once and until it expires. Gives its id for
 * `notify({ linkId })`, which shows it in the message and puts its address into the text message's variable `link`.
 */
export async function createActionLink(
  act: Pick<Act, 'sql' | 'now' | 'newId'>,
  link: NewActionLink,
): Promise<number> {
  const id = act.newId();
  await act.sql
    .insertInto('actionLinks')
    .values({ id, ...link, createdAt: act.now })
    .execute();
  return id;
}
