import { randomUUID } from 'node:crypto';
import { decideNeedCall, getNeedReviewCall, raiseNeedCall } from '../src/domains/needs/web/needs.calls.ts';
import { listOrganisationsCall } from '../src/domains/site/web/site.calls.ts';
import { ask, must, signInClient } from './process/api-client.ts';
import { findVolunteer } from './process/find-volunteer.ts';

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

export type RaisedNeed = { needId: number; needNo: string; requester: string };

/**
 * A need of the first grown-up volunteer of the demo city from number `from` on (a minor names a guardian, and nobody reads that need),
 * who is called on the number of the account. Gives the login of who asked, too.
 */
export async function raiseNeed(origin: string, from: number, title: string): Promise<RaisedNeed> {
  const visitor = { address: origin, token: '' };
  const { list } = await must(visitor, listOrganisationsCall, { kind: 'community', pageSize: 1 });
  const request = {
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
  } as const;
  return findVolunteer(origin, from, async ({ loginName, client }) => {
    const { code, msg, result } = await ask(client, raiseNeedCall, request);
    if (code === 200) return { ...result, requester: loginName };
    if (msg.includes('监护人')) return undefined;
    throw new Error(msg);
  });
}

/** The same, verified by a reviewer on the phone and waiting for its dispatch. */
export async function raiseVerifiedNeed(origin: string, from: number, title: string): Promise<RaisedNeed> {
  const raised = await raiseNeed(origin, from, title);
  const { needId } = raised;
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
  return raised;
}
