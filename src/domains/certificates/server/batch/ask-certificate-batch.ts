import { notifyMany } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { dateLabel } from '#platform/contract/instants.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/certificate-batches.contract.ts';
import { answerMs } from '../../contract/certificate-batches.words.ts';
import { openWishesFor, peopleOfNumbers } from './batches.queries.ts';
import { insertBatch } from './batches.store.ts';

/** Where a volunteer answers. */
export const wishesPage = '/usercenter/index/mycertificate';

/** Asks everybody on a list. Nobody is asked when somebody is unknown, so that a list is put right before it is seen, or when somebody answers the same unit already. @throws Refusal peopleUnknown, askedAlready */
export const askCertificateBatch: UseCase<typeof contract.askCertificateBatch> = async (
  act,
  { people, ...asked },
) => {
  const { accountId, scope } = act.caller;
  const found = await peopleOfNumbers(
    act.sql,
    people.map(({ volunteerNo }) => volunteerNo.toUpperCase()),
    scope,
  );
  const byNo = new Map(found.map((one) => [one.volunteerNo, one]));
  const faults = people.flatMap(({ volunteerNo, name }) => {
    const known = byNo.get(volunteerNo.toUpperCase());
    if (!known) return [`${volunteerNo} 没有找到`];
    return name !== '' && known.name !== name ? [`${volunteerNo} 和姓名“${name}”对不上`] : [];
  });
  if (faults.length > 0)
    throw act.refuse('peopleUnknown', {
      msg: `名单里有 ${faults.length} 人对不上：${faults.slice(0, 5).join('；')}${faults.length > 5 ? '；……' : ''}`,
    });
  const volunteerIds = [
    ...new Set(people.map(({ volunteerNo }) => byNo.get(volunteerNo.toUpperCase())?.id ?? 0)),
  ];
  // The people are locked, so that of two who hand in one list at once the later sees the other's.
  await lockVolunteers(act.sql, volunteerIds);
  if ((await openWishesFor(act.sql, { recipient: asked.recipient, volunteerIds })) > 0)
    throw act.refuse('askedAlready');
  const batchId = act.newId();
  const lapsesAt = new Date(act.now.getTime() + answerMs);
  await insertBatch(
    act.sql,
    batchRow(asked, {
      id: batchId,
      askedBy: accountId,
      scopePath: scope ?? null,
      askedAt: act.now,
      lapsesAt,
    }),
    volunteerIds,
  );
  await notifyMany(
    act,
    volunteerIds.map((volunteer) => ({
      accountId: volunteer,
      category: 'hours' as const,
      title: `${asked.recipient}想要你的志愿服务证明`,
      body: `实践中心受${asked.recipient}之请，想为你开具一份志愿服务记录证明交给对方：${asked.reason}。同意才会开，请在 ${dateLabel(lapsesAt)}前答复；不答复就不开。`,
      link: wishesPage,
      dedupeKey: `certificateBatch:${batchId}`,
    })),
  );
  await act.audit({
    targetType: 'certificateBatch',
    targetId: batchId,
    reason: asked.reason,
    detail: { recipient: asked.recipient, peopleCount: volunteerIds.length },
  });
  return { batchId };
};

type Asked = Omit<RequestIn<typeof contract.askCertificateBatch>, 'people'>;

const batchRow = <Known extends object>({ fields, ...asked }: Asked, known: Known) => ({
  ...asked,
  ...known,
  fields: JSON.stringify(fields),
  state: 'asking' as const,
  endedAt: null,
});
