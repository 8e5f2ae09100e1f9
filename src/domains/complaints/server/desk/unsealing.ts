import { dayMs } from '#platform/contract/durations.ts';
import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { unsealComplaint } from '../../contract/complaint-desk.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import { openStatuses } from '../complaints.rules.ts';
import { lockComplaint, moveComplaint } from '../complaints.store.ts';
import type { DeskTools } from './decide-complaint.ts';
import { requireInScope, requireUnrelated } from './require-unrelated.ts';

/** Name and phone of a complainant become readable for who asked, for seven days; the complainant is told at once. */
export const createUnsealing = ({ sealed, tell }: DeskTools) =>
  approvalKind({
    operation: unsealComplaint,
    wish: unsealComplaint.request,
    async perform(act, { complaintId, reason }) {
      await requireUnrelated(act, await requireInScope(act, complaintId), sealed);
      const row = await lockComplaint(act.sql, complaintId);
      if (!row) throw new NotFound('没有找到这件投诉');
      if (row.isAnonymous) throw act.refuse('anonymous');
      if (!openStatuses.includes(row.status)) throw act.refuse('notOpen');
      await moveComplaint(act.sql, {
        complaintId,
        now: act.now,
        step: 'unsealed',
        byId: act.caller.accountId,
        note: reason,
        change: {
          unsealedFor: act.caller.accountId,
          unsealedUntil: new Date(act.now.getTime() + complaintLimits.unsealedDays * dayMs),
        },
      });
      await tell(act, row, {
        title: '你的身份被拆封',
        body: `为核实这件投诉，安全管理员批准办理人在 ${complaintLimits.unsealedDays} 天内看你的称呼和电话。原因：${reason}`,
        isImportant: true,
      });
      await act.audit({ targetType: 'complaint', targetId: complaintId, reason });
      return undefined;
    },
  });
export type Unsealing = ReturnType<typeof createUnsealing>;
