import { InvalidInput, NotFound } from '#platform/server/calls/failures.ts';
import { type Contested, overtaken } from '#platform/server/calls/overtaken.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { findOrganisation, isArea, isOrganisationNameTaken } from './site.queries.ts';
import {
  changeOrganisation,
  ensureOrganisation,
  lockOrganisation,
  lockOrganisationNames,
} from './site.store.ts';

type Staff = ActOf<typeof contract.saveOrganisation>;
type Request = RequestIn<typeof contract.saveOrganisation>;

export const contestedOrganisation = (organisationId: number): Contested => ({
  targetType: 'organisation',
  targetId: organisationId,
  noun: '这个单位',
  deeds: { saveOrganisation: '修改', setStationOpen: '停办或恢复' },
});

/** Makes or changes a 所 or 站 inside the caller's data scope. @throws Refusal by `siteAdminRefusals`, VersionConflict, InvalidInput for an unknown area */
export const saveOrganisation: UseCase<typeof contract.saveOrganisation> = async (act, request) => {
  const { organisationId, version, name, area, address, sort } = request;
  await requireArea(act, area);
  await requireFreeName(act, name, organisationId ?? 0);
  if (organisationId === undefined) return makeOrganisation(act, request);
  const found = await lockOrganisation(act.sql, organisationId);
  if (!found || !isInScope(found.path, act.caller.scope)) throw new NotFound('没有这个单位');
  const { version: current, path: _path, kind: _kind, closedAt: _closedAt, ...before } = found;
  if (version !== current) throw await overtaken(act, contestedOrganisation(organisationId));
  await changeOrganisation(act.sql, organisationId, { name, area, address, sort });
  await act.audit({
    targetType: 'organisation',
    targetId: organisationId,
    detail: { before, after: { name, area, address, sort } },
  });
  return { organisationId };
};

async function makeOrganisation(act: Staff, { parentId, name, area, address, sort }: Request) {
  const parent = await findOrganisation(act.sql, parentId ?? 0);
  if (!parent || !isInScope(parent.path, act.caller.scope)) throw act.refuse('parentUnknown');
  if (parent.kind === 'community') throw act.refuse('tooDeep');
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
  if (!(await isArea(sql, area))) throw new InvalidInput([{ path: 'area', msg: '没有这个区域，请重新选择' }]);
}

async function requireFreeName(act: Staff, name: string, exceptId: number): Promise<void> {
  await lockOrganisationNames(act.sql);
  if (await isOrganisationNameTaken(act.sql, name, exceptId)) throw act.refuse('nameTaken');
}
