import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import { messagesTopic } from '../notify.ts';
import type * as contract from '../../contract/action-links.contract.ts';
import { type ActionLinkAnswer, type ActionLinkSetup, notFound, performerOf } from './action-link.ts';
import { changeActionLink, lockLink } from './action-links.store.ts';

/**
 * Answers by the link: once, before it expires, and as long as the thing waits for it. The audit line names the account
 * whose link it is. @throws Refusal linkUsed, linkExpired, linkOver
 */
export const answerActionLink: UseCase<typeof contract.answerActionLink, ActionLinkSetup> = async (
  act,
  { token, answer },
  { tokens, performers },
) => {
  const linkId = tokens.read(token);
  const link = linkId === undefined ? undefined : await lockLink(act.sql, linkId);
  const performer = link && performerOf(performers, link);
  if (!link || !performer) throw notFound();
  if (link.usedAt) throw act.refuse('linkUsed');
  if (link.expiresAt <= act.now) throw act.refuse('linkExpired');
  const message = await perform(actAs(act, link), performer, answer);
  await changeActionLink(act.sql, link.id, { usedAt: act.now, answer });
  await actAs(act, link).audit({
    targetType: 'actionLink',
    targetId: link.id,
    detail: { kind: link.kind, answer },
  });
  if (link.accountId !== null) act.signal(messagesTopic(link.accountId));
  return { message };
};

type Answering = ActOf<typeof contract.answerActionLink>;
type Link = NonNullable<Awaited<ReturnType<typeof lockLink>>>;

const actAs = (act: Answering, { accountId, displayName }: Link): Answering => ({
  ...act,
  audit: (entry) =>
    act.audit(
      accountId === null ? entry : { actor: { id: accountId, displayName: displayName ?? '' }, ...entry },
    ),
});

/** Answers by the room of the thing; a thing that is gone is told as a link that is over. */
async function perform(
  act: Answering,
  performer: NonNullable<ReturnType<typeof performerOf>>,
  answer: ActionLinkAnswer,
): Promise<string> {
  try {
    return await performer.perform(act, answer);
  } catch (error) {
    if (error instanceof NotFound) throw act.refuse('linkOver');
    throw error;
  }
}
