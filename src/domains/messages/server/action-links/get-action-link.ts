import { toInstant } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/action-links.contract.ts';
import { type ActionLinkSetup, notFound, performerOf } from './action-link.ts';
import { findLink } from './action-links.queries.ts';

/** What a one-time link would do, for its page; looking changes nothing. @throws NotFound for what was never signed here */
export const getActionLink: UseCase<typeof contract.getActionLink, ActionLinkSetup> = async (
  act,
  { token },
  { tokens, performers },
) => {
  const linkId = tokens.read(token);
  const link = linkId === undefined ? undefined : await findLink(act.sql, linkId).executeTakeFirst();
  const scene = link && (await performerOf(performers, link)?.describe(act));
  if (!link || !scene) throw notFound();
  const { isOpen, ...words } = scene;
  return {
    ...words,
    state: link.usedAt ? 'used' : link.expiresAt <= act.now ? 'expired' : isOpen ? 'open' : 'over',
    answer: link.answer,
    recipient: link.displayName === null ? '点单人' : maskName(link.displayName),
    expiresAt: toInstant(link.expiresAt),
  };
};
