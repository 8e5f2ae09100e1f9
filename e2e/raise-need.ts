import { randomUUID } from 'node:crypto';
import { decideNeedCall, getNeedReviewCall, raiseNeedCall } from '../src/domains/needs/web/needs.calls.ts';
import { listOrganisationsCall } from '../src/domains/site/web/site.calls.ts';
import { must, signInClient } from './process/api-client.ts';

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** A need of a demo volunteer, who is called on the number of the account. */
export async function raiseNeed(
  origin: string,
  loginName: string,
  title: string,
): Promise<{ needId: number; needNo: string }> {
  const volunteer = await signInClient(origin, loginName);
  const { list } = await must(volunteer, listOrganisationsCall, { kind: 'community', pageSize: 1 });
  return must(volunteer, raiseNeedCall, {
    requestKey: randomUUID(),
    needType: 'science',
    title,
    description: '楼里电动车多，想请懂的人来讲一次家里怎么防火。',
    organisationId: list[0]?.organisationId ?? 0,
    address: '书院巷 14 号活动室',
    expectStart: `${day(3)}T09:00:00+08:00`,
    expectEnd: `${day(3)}T11:00:00+08:00`,
    urgency: 'normal',
    risk: '无',
    requesterKind: 'self',
    requesterName: '沈女士',
    isAnotherMatter: true,
  });
}

/** The same, verified by a reviewer on the phone and waiting for its dispatch. */
export async function raiseVerifiedNeed(origin: string, loginName: string, title: string): Promise<number> {
  const { needId } = await raiseNeed(origin, loginName, title);
  const reviewer = await signInClient(origin, 'shenhe001');
  const { version } = await must(reviewer, getNeedReviewCall, { id: needId });
  await must(reviewer, decideNeedCall, {
    needId,
    version,
    verdict: 'verify',
    method: 'phone',
    publicTitle: title,
    publicText: '想请人讲一次家庭防火，约三十人。',
    note: '',
  });
  return needId;
}
