import type { Act } from '#platform/server/calls/act.ts';
import { insertActionLinks } from './action-links.store.ts';

/** What a one-time link answers, for whom, and until when. */
export type NewActionLink = {
  kind: 'offer' | 'invitation' | 'visit' | 'change';
  /** Account that answers by it; null for a requester without one. */
  accountId: number | null;
  /** The sign-up whose offer or changed activity, the membership whose invitation, or the job whose visit is answered. */
  targetId: number;
  expiresAt: Date;
};

type LinkingAct = Pick<Act, 'sql' | 'now' | 'newId'>;

/**
 * Makes a link that answers an offer or an invitation without login, once and until it expires. Gives its id for
 * `notify({ linkId })`, which shows it in the message and puts its address into the text message's variable `link`.
 */
export async function createActionLink(act: LinkingAct, link: NewActionLink): Promise<number> {
  const [id = 0] = await createActionLinks(act, [link]);
  return id;
}

/** The same for many at once, a few hundred at most; ids in the order given. */
export async function createActionLinks(act: LinkingAct, links: readonly NewActionLink[]): Promise<number[]> {
  const rows = links.map((link) => ({ id: act.newId(), ...link, createdAt: act.now }));
  if (rows.length > 0) await insertActionLinks(act.sql, rows);
  return rows.map(({ id }) => id);
}
