import { notify } from '#domains/messages/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-certificates.contract.ts';
import { endCertificate } from '../certificates.store.ts';
import { lockInScope } from './manage-certificates.queries.ts';

/** The centre takes a certificate back; its holder is told why. @throws NotFound; Refusal ended, samePerson */
export const withdrawCertificate: UseCase<typeof contract.withdrawCertificate> = async (
  act,
  { certificateId, reason },
) => {
  const certificate = await lockInScope(act.sql, certificateId, act.caller.scope);
  if (!certificate) throw new NotFound('没有这份证书');
  if (certificate.status !== 'issued') throw act.refuse('ended');
  const { accountId } = act.caller;
  const personBy = await personsOf(act.sql, [accountId, certificate.volunteerId]);
  if (isSamePerson(personBy(accountId), personBy(certificate.volunteerId))) throw act.refuse('samePerson');
  await endCertificate(act.sql, certificate.id, { at: act.now, revokeReason: `中心撤销：${reason}` });
  await notify(act, {
    accountId: certificate.volunteerId,
    category: 'hours',
    title: '证书已被中心撤销',
    body: `证书 ${certificate.certNo} 已被实践中心撤销，核验时会显示“已撤销”。原因：${reason}。时长记录本身没有变；不同意的，可以在“投诉举报”里提出。`,
    link: '/usercenter/index/mycertificate',
    level: 'important',
  });
  await act.audit({
    targetType: 'certificate',
    targetId: certificate.id,
    reason,
    detail: { certNo: certificate.certNo },
  });
  return {};
};
