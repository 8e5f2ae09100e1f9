import { consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { recordConsents } from '#domains/accounts/server/index.ts';
import { attachFiles } from '#domains/files/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { PersonalVault } from '../personal-vault.ts';
import type { VolunteersReactions } from '../reactions.ts';
import { isTooYoung } from '../volunteers.rules.ts';
import { lockVolunteer } from '../volunteers.store.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import { isVerified } from '../../contract/volunteers.words.ts';
import type { AuthorityAnswer } from './ask-authority.ts';
import { claimOpened } from './claim-notices.ts';
import { orIdTaken } from './or-id-taken.ts';
import { readClaim } from './read-claim.ts';
import { findHolder, othersWaiting } from './real-name.queries.ts';
import { reasonsToLook, statusAfterSubmission } from './real-name.rules.ts';
import { insertCheck, saveRealName } from './real-name.store.ts';

type Tools = { vault: PersonalVault; tell: VolunteersReactions['tell']; answer: AuthorityAnswer };

/**
 * A real name is claimed. Only what fits the registration and an authority confirms is verified by the system; any other
 * claim waits for staff, with pictures, while what was verified before stays (domain.md 4.2.1). A number that somebody else
 * is verified with opens a claim: its holder is told and keeps it until staff decide.
 * @throws InvalidInput without pictures where they are needed, Refusal by `realNameRefusals`
 */
export const submitRealName: UseCase<typeof contract.submitRealName, Tools> = async (
  act,
  request,
  { vault, tell, answer },
) => {
  const { accountId, volunteerId } = act.caller;
  const { idNo, claim } = readClaim(request);
  const volunteer = await lockVolunteer(act.sql, volunteerId);
  const { realNameStatus } = volunteer;
  if (['formatChecked', 'pending', 'recheck'].includes(realNameStatus)) throw act.refuse('alreadyPending');
  if (isTooYoung(claim.birthOn, toDay(act.now))) throw act.refuse('tooYoung');
  const sealed = vault.sealId(idNo);
  if (sealed.idHash === volunteer.idHash && claim.name === volunteer.name) throw act.refuse('unchanged');
  const others = { idHash: sealed.idHash, exceptId: volunteerId };
  const holder = await findHolder(act.sql, others);
  const isClaimed = holder !== undefined || (await othersWaiting(act.sql, others)).length > 0;
  const isChange = isVerified(realNameStatus);
  const findings = reasonsToLook(claim, { ...volunteer, isVerified: isChange }, { ...answer, isClaimed });
  const status = statusAfterSubmission(findings, isChange);
  const isDone = status === 'verified';
  if (!isDone && request.proofFileIds.length === 0)
    throw new InvalidInput([{ path: 'proofFileIds', msg: '请上传证件照片，由工作人员核对' }]);
  const checkId = act.newId();
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
  const verified = { gender: claim.gender, idKind: claim.idKind, ...sealed };
  const change = { realNameStatus: status, ...(isDone ? verified : {}) };
  await orIdTaken(act, saveRealName(act.sql, volunteerId, change));
  if (!isDone) {
    const target = { purpose: 'idProof', targetType: 'realNameCheck', targetId: checkId } as const;
    await attachFiles(act, { ...target, fileIds: request.proofFileIds });
  }
  if (holder) await claimOpened(act, tell, { checkId, holderId: holder.id });
  await recordConsents(act, { accountId, purposes: consentsNeeded.identity, givenBy: 'self' });
  const detail = { checkId, status, findings, ...answer, ...(holder ? { holderId: holder.id } : {}) };
  await act.audit({ targetType: 'volunteer', targetId: volunteerId, detail });
  return { status };
};
