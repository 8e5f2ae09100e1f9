import { sql as raw } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { InvalidInput, NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { type Contested, overtaken } from '#platform/server/calls/overtaken.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { changeOrganisation, ensureOrganisation } from './site.store.ts';
import { organisationsWithCounts } from './site.queries.ts';

type Staff = Act<StaffCaller>;
type Request = ParsedRequestOf<typeof contract.saveOrganisation>;

/** What lies in the caller's data scope, above before below. */
export async function listOrganisationsForStaff({
  sql,
  caller,
}: Staff): Promise<ResultOf<typeof contract.listOrganisationsForStaff>> {
  const rows = await organisationsWithCounts(sql, caller.organisationPath).execute();
  return {
    list: rows.map(({ id, areaName, teamCount, staffCount, ...row }) => ({
      organisationId: id,
      ...row,
      areaName: areaName ?? '',
      teamCount: Number(teamCount),
      staffCount: Number(staffCount),
    })),
  };
}

const contestedOrganisation = (organisationId: number): Contested => ({
  targetType: 'organisation',
  targetId: organisationId,
  noun: '这个单位',
  deeds: { saveOrganisation: '修改' },
});

/** Makes or changes a 所 or 站 inside the caller's data scope. @throws Refusal by `siteAdminRefusals`, VersionConflict, InvalidInput for an unknown area */
export async function saveOrganisation(act: Staff, request: Request) {
  const { organisationId, version, name, area, address, sort } = request;
  await requireArea(act, area);
  await requireFreeName(act, name, organisationId ?? 0);
  if (organisationId === undefined) return makeOrganisation(act, request);
  const found = await act.sql
    .selectFrom('organisations')
    .select(['path', 'name', 'area', 'address', 'sort', 'version'])
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  if (!found || !isInScope(found.path, act.caller.organisationPath)) throw new NotFound('没有这个单位');
  const { version: current, path: _path, ...before } = found;
  if (version !== current) throw await overtaken(act, contestedOrganisation(organisationId));
  await changeOrganisation(act.sql, organisationId, { name, area, address, sort });
  await act.audit({
    targetType: 'organisation',
    targetId: organisationId,
    detail: { before, after: { name, area, address, sort } },
  });
  return { organisationId };
}

async function makeOrganisation(act: Staff, { parentId, name, area, address, sort }: Request) {
  const parent = await act.sql
    .selectFrom('organisations')
    .select(['id', 'path', 'kind'])
    .where('id', '=', parentId ?? 0)
    .executeTakeFirst();
  if (!parent || !isInScope(parent.path, act.caller.organisationPath)) throw new Refusal('parentUnknown');
  if (parent.kind === 'community') throw new Refusal('tooDeep');
  const kind = parent.kind === 'centre' ? 'district' : 'community';
  const { id } = await ensureOrganisation(act.sql, {
    kind,
    name,
    area,
    address,
    sort,
    lng: null,
    lat: null,
    parent,
  });
  await act.audit({
    targetType: 'organisation',
    targetId: id,
    detail: { kind, name, area, parentId: parent.id },
  });
  return { organisationId: id };
}

async function requireArea({ sql }: Staff, area: string): Promise<void> {
  const known = await sql.selectFrom('areas').select('code').where('code', '=', area).executeTakeFirst();
  if (!known) throw new InvalidInput([{ path: 'area', msg: '没有这个区域，请重新选择' }]);
}

async function requireFreeName({ sql }: Staff, name: string, exceptId: number): Promise<void> {
  // Two people who make the same name at once come one after the other.
  await raw`lock table organisations in share row exclusive mode`.execute(sql);
  const taken = await sql
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  if (taken) throw new Refusal('nameTaken');
}
