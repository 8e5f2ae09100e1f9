import { InvalidInput } from '#platform/server/calls/failures.ts';
import { isSameSecret } from '#platform/server/encryption.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import { findByNumber } from '../complaints.queries.ts';
import { complainantName } from '../require-own-complaint.ts';
import type { ComplaintTools } from './raise-complaint.ts';

type Following = ActOf<typeof contract.followComplaint>;
type Request = RequestIn<typeof contract.followComplaint>;

/** Gives a key to a complaint by its number and its code, or the phone that was left; an unknown number and a wrong code answer alike. */
export const followComplaint: UseCase<typeof contract.followComplaint, ComplaintTools> = async (
  act,
  request,
  tools,
) => {
  const isHolder = await proofOf(act, request, tools);
  const complaint = await findByNumber(act.sql, request.complaintNo);
  if (!complaint || !isHolder(complaint)) throw act.refuse('notFound', { result: { field: 'complaintNo' } });
  await act.audit({ targetType: 'complaint', targetId: complaint.id, sealedAs: complainantName });
  return { complaintId: complaint.id, followKey: tools.sealed.followKey(complaint.id, act.now) };
};

type Held = NonNullable<Awaited<ReturnType<typeof findByNumber>>>;

/** What was given as proof, as a question to a complaint; a code by text message is judged first, so that nobody tries numbers out. */
async function proofOf(
  act: Following,
  { complaintNo, queryCode, mobile, smsCode }: Request,
  { desk, sealed }: ComplaintTools,
): Promise<(complaint: Held) => boolean> {
  if (queryCode !== undefined && queryCode !== '')
    return ({ queryHash }) => isSameSecret(queryHash, sealed.queryHash(complaintNo, queryCode));
  if (mobile === undefined)
    throw new InvalidInput([{ path: 'queryCode', msg: '请填写查询码，或者提交时留的手机号' }]);
  if (smsCode === undefined) throw new InvalidInput([{ path: 'smsCode', msg: '请输入短信验证码' }]);
  const { codeId } = await desk.check(act, { mobile, scene: 'complaint', code: smsCode });
  await desk.spend(act, [codeId], null);
  return ({ mobileHash }) => mobileHash !== null && isSameSecret(mobileHash, sealed.mobileHash(mobile));
}
