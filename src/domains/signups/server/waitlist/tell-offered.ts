import { createActionLink, notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { type About, signUpNotices } from '../signups.notices.ts';

/** Tells somebody of the place that is kept for them, with a link that answers without login while the offer stands. */
export async function tellOffered(
  act: Act,
  { signUpId, ...about }: About & { signUpId: number },
  expiresAt: Date,
): Promise<void> {
  const linkId = await createActionLink(act, {
    kind: 'offer',
    accountId: about.volunteerId,
    targetId: signUpId,
    expiresAt,
  });
  await notify(act, { ...signUpNotices.offered(about, expiresAt), linkId });
}
