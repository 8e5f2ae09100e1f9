import { notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type { ComplaintVault } from './complaint-vault.ts';
import type { ComplaintRow } from './complaints.store.ts';

type About = Pick<ComplaintRow, 'id' | 'complaintNo' | 'identityCipher'>;
type Said = { title: string; body: string; isImportant?: boolean };

/**
 * Tells whoever complained what became of it: on this site where there is an account, else the proven phone by text message,
 * which names the number alone. Who left no name is told nothing; they look by number and code.
 */
export type TellComplainant = (act: Act, complaint: About, said: Said) => Promise<void>;

export const createTellComplainant =
  (vault: ComplaintVault, outbox: Pick<Outbox, 'enqueue'>): TellComplainant =>
  async (act, { id, complaintNo, identityCipher }, { title, body, isImportant = false }) => {
    const who = vault.open(identityCipher);
    if (!who) return;
    const dedupeKey = `complaint:${id}:${title}:${act.now.getTime()}`;
    if (who.accountId !== null)
      await notify(act, {
        accountId: who.accountId,
        category: 'complaint',
        level: isImportant ? 'important' : 'normal',
        title: `${title}：${complaintNo}`,
        body,
        link: who.isVolunteer
          ? `/usercenter/index/mycomplaint?id=${id}`
          : `/user-index/complaintFollow?no=${complaintNo}`,
        dedupeKey,
      });
    else if (who.mobile)
      await outbox.enqueue(act, {
        channel: 'sms',
        recipient: who.mobile,
        template: 'complaintMoved',
        variables: { complaintNo, news: title },
        dedupeKey,
      });
  };
