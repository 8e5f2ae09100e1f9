import { attachFiles, releaseFiles } from '#domains/files/server/index.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeups.contract.ts';
import type { MakeupForm } from '../../contract/makeups.contract.ts';
import { writableMakeups } from '../../contract/makeups.words.ts';
import { isKnownArea, teamFactsOf } from '../activities.queries.ts';
import { makeupFiles } from './makeup-form.ts';
import { personRows } from './makeups.queries.ts';
import { insertMakeup, rewriteMakeup } from './makeups.store.ts';
import { lockOwnMakeup } from './own-makeup.ts';

/** Keeps a past activity as it is typed; it stays the team's until it is handed in. */
export const saveMakeup: UseCase<typeof contract.saveMakeup> = async (act, { makeupId, version, form }) => {
  const isNew = makeupId === undefined || version === undefined;
  const row = isNew ? undefined : await lockOwnMakeup(act, { makeupId, version }, writableMakeups);
  await requireKnown(act, form);
  const written = row
    ? { makeupId: row.id, version: await rewriteMakeup(act, row.id, form), state: row.state }
    : { makeupId: await keepNew(act, form), version: 1, state: 'draft' as const };
  const target = { ...makeupFiles, targetId: written.makeupId };
  await attachFiles(act, { ...target, fileIds: form.fileIds });
  await releaseFiles(act, { ...target, keep: form.fileIds });
  await act.audit({
    targetType: 'activityMakeup',
    targetId: written.makeupId,
    detail: { title: form.title, peopleCount: form.people.length },
  });
  return written;
};

async function keepNew(act: Act<TeamCaller>, form: MakeupForm): Promise<number> {
  const { teamId } = act.caller;
  const { organisationId } = await teamFactsOf(act.sql, teamId);
  return insertMakeup(act, { teamId, organisationId }, form);
}

/** Even a draft names only an area that exists and members of the team, each once. @throws InvalidInput */
async function requireKnown({ sql, caller }: Act<TeamCaller>, { area, people }: MakeupForm): Promise<void> {
  const errors: FieldError[] = [];
  if (area !== null && !(await isKnownArea(sql, area)))
    errors.push({ path: 'form.area', msg: '请从列表中选择区域' });
  const volunteerIds = people.map((person) => person.volunteerId);
  const members = new Set(
    (await personRows(sql, { volunteerIds, teamId: caller.teamId }))
      .filter(({ isMember }) => isMember)
      .map(({ volunteerId }) => volunteerId),
  );
  volunteerIds.forEach((id, index) => {
    const path = `form.people.${index}`;
    if (!members.has(id)) errors.push({ path, msg: '这位不是本队现在的成员，请移出' });
    else if (volunteerIds.indexOf(id) < index) errors.push({ path, msg: '这位已经在名单里' });
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}
