import { violatedConstraint } from '#database/transaction.ts';
import { consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import {
  hashPassword,
  linkSubject,
  recordConsents,
  registerAccount,
  type RegistrationTools,
  repeatRegistration,
  requireConsents,
  requireGoodPassword,
  signInRegistered,
} from '#domains/accounts/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/register-team.contract.ts';
import { registeredForms } from '../../contract/registration.words.ts';
import { insertTeam } from '../teams.store.ts';
import {
  areaExists,
  findOrganisation,
  findRegisteredTeam,
  nextTeamId,
  teamRoleId,
} from './registration.queries.ts';
import { isUscc } from './uscc.rules.ts';

type Request = RequestIn<typeof contract.registerTeam>;

/** What registering needs besides: the keys and codes of accounts, and the password, hashed. */
export type TeamRegistering = RegistrationTools & { passwordHash: string };

/** Judges what needs no transaction and hashes the password before one is opened. */
export const prepareTeam = (tools: RegistrationTools) => async (act: Act, request: Request) => {
  if (request.foundedOn > toDay(act.now))
    throw new InvalidInput([{ path: 'foundedOn', msg: '成立日期不能晚于今天' }]);
  requireUscc(request);
  requireConsents(request.consents, consentsNeeded.team);
  requireGoodPassword(request, request);
  return { ...tools, passwordHash: await hashPassword(request.userPwd) };
};

/**
 * Registers a team as a draft under its leader's phone, which a code has proven, and signs it in. It may fill in its profile
 * and hand in papers, and publishes nothing until it is active. The same request sent twice answers with the same team.
 * @throws Refusal by `registerTeamRefusals`, InvalidInput naming fields
 */
export const registerTeam: UseCase<typeof contract.registerTeam, TeamRegistering> = async (
  act,
  request,
  { vault, desk, passwordHash },
) => {
  const { mobile, userPwd } = request;
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'register', code: request.smsCode });
  if (repeats !== undefined) {
    const team = await findRegisteredTeam(act.sql, repeats);
    if (!team) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
    const signedIn = await repeatRegistration(act, { accountId: repeats, userType: 1, userPwd });
    return { ...signedIn, teamId: team.id, version: team.version };
  }
  await requirePlace(act, request);
  const accountId = act.newId();
  await registerAccount(
    act,
    {
      id: accountId,
      loginName: request.loginName,
      passwordHash,
      userType: 1,
      roleId: await teamRoleId(act.sql),
      displayName: request.name,
      mobile,
    },
    vault,
  );
  const teamId = await makeTeam(act, accountId, request);
  await linkSubject(act.sql, accountId, teamId);
  await recordConsents(act, { accountId, purposes: consentsNeeded.team, givenBy: 'self' });
  await desk.spend(act, [codeId], accountId);
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    detail: { name: request.name, status: 'draft' },
    actor: { id: accountId, displayName: request.name },
  });
  return { ...(await signInRegistered(act, { id: accountId, userType: 1 })), teamId, version: 1 };
};

async function makeTeam(
  act: Act<Caller, 'teamNameTaken'>,
  accountId: number,
  request: Request,
): Promise<number> {
  const id = await nextTeamId(act.sql);
  try {
    return await insertTeam(act.sql, {
      ...profileOf(request),
      id,
      accountId,
      teamNo: `T${request.area.padEnd(6, '0').slice(0, 6)}${String(id).padStart(6, '0')}`,
      sealChar: null,
      lng: null,
      lat: null,
      iconUrl: null,
      stars: null,
      status: 'draft',
      registeredAt: act.now,
    });
  } catch (error) {
    if (violatedConstraint(error) === 'teams_name') throw act.refuse('teamNameTaken');
    throw error;
  }
}

/** The columns that the form fills. */
const profileOf = (form: Request) => ({
  name: form.name,
  shortName: form.name,
  category: form.category,
  teamClass: form.teamClass,
  legalForm: form.legalForm,
  uscc: form.uscc || null,
  foundedOn: form.foundedOn,
  area: form.area,
  organisationId: form.organisationId,
  address: form.address,
  leaderName: form.leaderName,
  contactName: form.contactName,
  contactPhone: form.contactPhone,
  isContactPublic: form.isContactPublic,
  slogan: form.slogan,
  intro: form.intro,
  joinMode: form.joinMode,
});

/** Registered forms have a number, and a number must be one. */
function requireUscc({ legalForm, uscc }: Request): void {
  if (!uscc && registeredForms.includes(legalForm))
    throw new InvalidInput([{ path: 'uscc', msg: '请填写统一社会信用代码' }]);
  if (uscc && !isUscc(uscc))
    throw new InvalidInput([{ path: 'uscc', msg: '统一社会信用代码不正确，请对照证书核对' }]);
}

/** The 所 or 站 lies in the chosen area; the centre is there for every area. */
async function requirePlace({ sql }: Act, { area, organisationId }: Request): Promise<void> {
  if (!(await areaExists(sql, area))) throw new InvalidInput([{ path: 'area', msg: '请选择列出的区域' }]);
  const organisation = await findOrganisation(sql, organisationId);
  const fits = organisation && (organisation.kind === 'centre' || organisation.area === area);
  if (!fits) throw new InvalidInput([{ path: 'organisationId', msg: '请选择所在区域的实践所或实践站' }]);
}
