import { changeAccount } from '#domains/accounts/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { type lockVolunteer, saveStanding } from '#domains/volunteers/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { coolOffDays } from '../../contract/closing.words.ts';
import type { CloseableStatus } from './closing.rules.ts';
import { insertClosing } from './closing.store.ts';

type Leaving = { volunteer: Awaited<ReturnType<typeof lockVolunteer>>; statusBefore: CloseableStatus };

/** The days begin: the closing is kept, person and account stand as closing, and the owner is told on the phone too. Gives when they end. */
export async function beginClosing(act: Act, { volunteer, statusBefore }: Leaving): Promise<Date> {
  const { id: volunteerId, accountId } = volunteer;
  const closesAt = new Date(act.now.getTime() + coolOffDays * dayMs);
  await insertClosing(act.sql, {
    id: act.newId(),
    volunteerId,
    statusBefore,
    askedAt: act.now,
    closesAt,
    nextTryAt: closesAt,
  });
  const { statusReason, restrictedUntil } = volunteer;
  await saveStanding(act.sql, volunteerId, { status: 'closing', statusReason, restrictedUntil });
  await changeAccount(act.sql, accountId, { status: 'closing' });
  const until = dayTimeLabel(closesAt);
  await notify(act, {
    accountId,
    category: 'security',
    level: 'urgent',
    title: '账号正在注销',
    body: `你申请了注销账号。${until} 以后个人信息会被清除，不能恢复；在此之前登录都可以撤回。不是你本人操作，请马上撤回并修改密码。`,
    link: '/usercenter/index/mydata/closing',
    sms: { template: 'accountClosing', variables: { until } },
  });
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: { before: volunteer.status, after: 'closing' },
  });
  return closesAt;
}
