import { consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { recordConsents, requireConsents } from '#domains/accounts/server/index.ts';
import { attachFiles } from '#domains/files/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, VolunteerCaller } from '#platform/server/act.ts';
import { InvalidInput, Refusal } from '#platform/server/failures.ts';
import type { submitRealName as operation } from '../contract/real-name.contract.ts';
import { isVerified } from '../contract/volunteers.words.ts';
import type { PersonalVault } from './personal-vault.ts';
import { type Claim, findingsOf, idNoFault, normaliseIdNo, readIdNo } from './real-name.rules.ts';
import { isIdTaken } from './real-name.queries.ts';
import { insertCheck, saveRealName } from './real-name.store.ts';
import { isTooYoung } from './volunteers.rules.ts';
import { lockVolunteer } from './volunteers.store.ts';

type Request = ParsedRequestOf<typeof operation>;
type Result = ResultOf<typeof operation>;

/**
 * A real name is claimed. A resident ID card that agrees with what is registered is verified by the system at once; any
 * other claim waits for staff, with pictures, while what was verified before stays (domain.md 4.2.1). Nothing is looked at
 * before the person agreed to it, apart from everything else.
 * @throws InvalidInput for a number that cannot be one or a text not ticked, Refusal by `realNameRefusals`
 */
export async function submitRealName(
  act: Act<VolunteerCaller>,
  request: Request,
  vault: PersonalVault,
): Promise<Result> {
  const { accountId, volunteerId } = act.caller;
  requireConsents(request.consents, consentsNeeded.identity);
  const idNo = normaliseIdNo(request.idNo);
  const claim = claimOf(request, idNo);
  const volunteer = await lockVolunteer(act.sql, volunteerId);
  const { realNameStatus } = volunteer;
  if (realNameStatus === 'pending' || realNameStatus === 'recheck') throw new Refusal('alreadyPending');
  if (isTooYoung(claim.birthOn, toDay(act.now))) throw new Refusal('tooYoung');
  const sealed = vault.sealId(idNo);
  if (sealed.idHash === volunteer.idHash && claim.name === volunteer.name) throw new Refusal('unchanged');
  if (await isIdTaken(act.sql, sealed.idHash, volunteerId)) throw new Refusal('idTaken');
  const isChange = isVerified(realNameStatus);
  const findings = findingsOf(claim, { ...volunteer, isVerified: isChange });
  const checkId = act.newId();
  const isDone = findings.length === 0;
  if (!isDone && request.proofFileIds.length === 0)
    throw new InvalidInput([{ path: 'proofFileIds', msg: '请上传证件照片，由工作人员核对' }]);
  await insertCheck(act.sql, {
    id: checkId,
    volunteerId,
    ...claim,
    ...sealed,
    isChange,
    findings,
    status: isDone ? 'passed' : 'pending',
    submittedAt: act.now,
    decidedAt: isDone ? act.now : null,
    decidedBy: null,
    deciderName: null,
    reason: null,
  });
  const status = isDone ? 'verified' : isChange ? 'recheck' : 'pending';
  const verified = { gender: claim.gender, idKind: claim.idKind, ...sealed };
  await saveRealName(act.sql, volunteerId, {
    realNameStatus: status,
    ...(isDone ? verified : {}),
  });
  if (!isDone) {
    const target = { purpose: 'idProof', targetType: 'realNameCheck', targetId: checkId } as const;
    await attachFiles(act, { ...target, fileIds: request.proofFileIds });
  }
  await recordConsents(act, { accountId, purposes: consentsNeeded.identity, givenBy: 'self' });
  await act.audit({ targetType: 'volunteer', targetId: volunteerId, detail: { checkId, status, findings } });
  return { status };
}

/** What is claimed, as far as the number itself does not tell it. */
function claimOf({ name, idKind, gender, birthOn }: Request, idNo: string): Claim {
  const fault = idNoFault(idKind, idNo);
  if (fault) throw new InvalidInput([{ path: 'idNo', msg: fault }]);
  const told = idKind === 'mainland' || idKind === 'residence' ? readIdNo(idNo) : undefined;
  if (told) return { name, idKind, ...told };
  const errors = [
    ...(gender ? [] : [{ path: 'gender', msg: '请选择性别' }]),
    ...(birthOn ? [] : [{ path: 'birthOn', msg: '请填写出生日期' }]),
  ];
  if (!gender || !birthOn) throw new InvalidInput(errors);
  return { name, idKind, gender, birthOn };
}
