import { consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import {
  hashPassword,
  recordConsents,
  registerAccount,
  type RegistrationTools,
  repeatRegistration,
  requireConsents,
  requireGoodPassword,
  signInRegistered,
} from '#domains/accounts/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/register-volunteer.contract.ts';
import { accountAges } from '../contract/registration.words.ts';
import { checkGuardian, recordGuardian } from './guardian-consent.ts';
import { findRegistered, knownAreas, nextVolunteerSerial, volunteerRoleId } from './registration.queries.ts';
import { ageOn, isMinor, isTooYoung, standingOn, volunteerNoOf } from './volunteers.rules.ts';
import { insertVolunteer } from './volunteers.store.ts';

type Registering = ActOf<typeof contract.registerVolunteer>;
type Request = RequestIn<typeof contract.registerVolunteer>;

export type PreparedRegistration = { passwordHash: string };

/** Judges what needs no transaction, age, consents, password, and hashes the password before one is opened. */
export async function prepareRegistration(
  act: Pick<Registering, 'now' | 'refuse'>,
  request: Request,
): Promise<PreparedRegistration> {
  requireAge(act, request.birthOn);
  requireConsents(request.consents, consentsNeeded.volunteer);
  requireGoodPassword(request, request);
  return { passwordHash: await hashPassword(request.userPwd) };
}

/**
 * Registers a volunteer whose phone a code has proven, and signs the person in. From 14 to 17 years the account waits unless
 * the guardian consents at once. The same request sent twice answers with the same account.
 * @throws Refusal by `registerVolunteerRefusals`, InvalidInput naming fields
 */
export const registerVolunteer: UseCase<
  typeof contract.registerVolunteer,
  RegistrationTools & { prepared: PreparedRegistration }
> = async (act, request, { vault, desk, prepared }) => {
  const { mobile, userPwd } = request;
  const own = await desk.check(act, { mobile, scene: 'register', code: request.smsCode });
  if (own.repeats !== undefined) {
    const signedIn = await repeatRegistration(act, { accountId: own.repeats, userType: 2, userPwd });
    return { ...signedIn, ...(await standingOf(act, own.repeats)) };
  }
  await requireAreas(act, [request.area, ...request.serviceAreas]);
  const guardian = isMinor(ageOn(request.birthOn, toDay(act.now))) ? request.guardian : undefined;
  const ownMobileHash = vault.hashOf(mobile);
  const guardianCodes = guardian
    ? [await checkGuardian(act, guardian, { vault, desk, ownMobileHash, at: 'guardian.' })]
    : [];
  const id = act.newId();
  await registerAccount(
    act,
    {
      id,
      loginName: request.loginName,
      passwordHash: prepared.passwordHash,
      userType: 2,
      roleId: await volunteerRoleId(act.sql),
      displayName: request.name,
      mobile,
    },
    vault,
  );
  await insertVolunteer(act.sql, await rowOf(act, id, request));
  await recordConsents(act, { accountId: id, purposes: consentsNeeded.volunteer, givenBy: 'self' });
  if (guardian) await recordGuardian(act, id, { guardian, vault });
  await desk.spend(act, [own.codeId, ...guardianCodes], id);
  const { standing, volunteerNo } = await standingOf(act, id);
  await act.audit({
    targetType: 'volunteer',
    targetId: id,
    detail: { standing },
    actor: { id, displayName: request.name },
  });
  return { ...(await signInRegistered(act, { id, userType: 2 })), standing, volunteerNo };
};

async function rowOf(act: Act, id: number, request: Request) {
  const today = toDay(act.now);
  const needsGuardian = isMinor(ageOn(request.birthOn, today));
  return {
    id,
    accountId: id,
    volunteerNo: volunteerNoOf(request.area, today, await nextVolunteerSerial(act.sql)),
    name: request.name,
    gender: request.gender,
    birthOn: request.birthOn,
    area: request.area,
    serviceAreas: [...new Set(request.serviceAreas)],
    serviceCategories: [...new Set(request.serviceCategories)],
    organisationId: null,
    realNameStatus: 'none' as const,
    guardianConsentAt: needsGuardian && request.guardian ? act.now : null,
    restrictedUntil: null,
    status: needsGuardian && !request.guardian ? ('pendingGuardian' as const) : ('active' as const),
    registeredAt: act.now,
  };
}

async function standingOf(
  act: Registering,
  accountId: number,
): Promise<{ standing: 'active' | 'pendingGuardian'; volunteerNo: string }> {
  const row = await findRegistered(act.sql, accountId);
  if (!row) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  return {
    standing: standingOn(row, toDay(act.now)) === 'pendingGuardian' ? 'pendingGuardian' : 'active',
    volunteerNo: row.volunteerNo,
  };
}

/** 14 to 120 years on this day (domain.md 1.11). */
function requireAge(act: Pick<Registering, 'now' | 'refuse'>, birthOn: string): void {
  const today = toDay(act.now);
  if (birthOn > today || ageOn(birthOn, today) > accountAges.oldest)
    throw new InvalidInput([{ path: 'birthOn', msg: '出生日期不正确' }]);
  if (isTooYoung(birthOn, today)) throw act.refuse('tooYoung');
}

async function requireAreas({ sql }: Act, codes: readonly string[]): Promise<void> {
  const known = await knownAreas(sql, codes);
  if (codes.some((code) => !known.has(code)))
    throw new InvalidInput([
      { path: known.has(codes[0] ?? '') ? 'serviceAreas' : 'area', msg: '请选择列出的区域' },
    ]);
}
