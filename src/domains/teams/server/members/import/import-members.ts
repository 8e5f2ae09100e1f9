import type { MobileVault } from '#domains/accounts/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../../contract/member-acts.contract.ts';
import { requireTeamInOffice } from '../../team-in-office.ts';
import type { TeamFacts } from '../../teams.queries.ts';
import { offlineRow, tellInvited } from '../add-person.ts';
import { inviteEnd } from '../members.rules.ts';
import { asOnly, insertMembers, lapseStaleInvitations } from '../members.store.ts';
import { type ImportKeys, type ImportPlan, planImport } from './import-plan.ts';
import type { ImportPerson } from './import.rules.ts';

/**
 * Takes the list in, all or nothing: people without an account as 线下成员, others by invitation. Judged anew, for the
 * team may have changed since the check. @throws Refusal sheetHasErrors unless wrong rows are to be skipped
 */
export const importMembers: UseCase<typeof contract.importMembers, ImportKeys> = async (
  act,
  { sheet, skipsErrorRows },
  { vault },
) => {
  const team = await requireTeamInOffice(act);
  const plan = await planImport(act, { team, vault, sheet });
  if (plan.errors.length > 0 && !skipsErrorRows) throw act.refuse('sheetHasErrors');
  await carryOut(act, plan, { team, vault });
  const result = {
    offlineCount: plan.offline.length,
    inviteCount: plan.invited.length,
    skippedCount: new Set(plan.errors.map(({ row }) => row)).size,
  };
  await act.audit({ targetType: 'team', targetId: team.teamId, detail: result });
  return result;
};

const liveReasons = ['alreadyMember', 'alreadyListed', 'memberNoTaken'] as const;

async function carryOut(
  act: Act<TeamCaller, (typeof liveReasons)[number]>,
  { offline, invited }: ImportPlan,
  { team, vault }: { team: TeamFacts; vault: MobileVault },
): Promise<void> {
  const { sql, now } = act;
  const notesOf = (form: ImportPerson) => ({
    memberRole: form.memberRole,
    groupName: form.groupName,
    memberNo: form.memberNo,
    remark: form.remark,
    tags: [],
  });
  if (offline.length > 0) {
    const rows = offline.map((form) =>
      offlineRow({ ...form, teamId: team.teamId, notes: notesOf(form), joinWay: 'import' }, { vault, now }),
    );
    await asOnly(act, liveReasons, insertMembers(sql, rows));
  }
  if (invited.length === 0) return;
  const invitedUntil = inviteEnd(now);
  const volunteerIds = invited.map(({ person }) => person.volunteerId);
  await lapseStaleInvitations(sql, { teamId: team.teamId, volunteerIds, now });
  const inviting = insertMembers(
    sql,
    invited.map(({ form, person }) => ({
      teamId: team.teamId,
      volunteerId: person.volunteerId,
      name: person.name,
      ...notesOf(form),
      memberNo: form.memberNo ?? null,
      status: 'invited' as const,
      joinWay: 'import' as const,
      invitedUntil,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const made = await asOnly(act, liveReasons, inviting);
  const told = made.flatMap(({ id, volunteerId }) =>
    volunteerId === null ? [] : [{ teamUserId: id, volunteerId }],
  );
  await tellInvited(act, told, { teamName: team.name, invitedUntil });
}
