import { notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { standingOfStar } from './certificates.queries.ts';
import { endCertificate, lockVolunteer } from './certificates.store.ts';

/** Takes the certificate of a star back that staff withdrew, and tells its holder; nothing where none stands. */
export async function revokeStarCertificate(
  act: Act,
  { starId, volunteerId, reason }: { starId: number; volunteerId: number; reason: string },
): Promise<void> {
  await lockVolunteer(act.sql, volunteerId);
  const certificate = await standingOfStar(act.sql, starId);
  if (!certificate) return;
  await endCertificate(act.sql, certificate.id, { at: act.now, revokeReason: `星级已收回：${reason}` });
  await notify(act, {
    accountId: volunteerId,
    category: 'review',
    title: '星级证书已撤销',
    body: `星级已由实践中心收回，证书 ${certificate.certNo} 随之撤销，核验时会显示“已撤销”。`,
    link: '/usercenter/index/mycertificate',
  });
  await act.audit({
    action: 'revokeStarCertificate',
    targetType: 'certificate',
    targetId: certificate.id,
    reason,
    detail: { certNo: certificate.certNo },
  });
}
