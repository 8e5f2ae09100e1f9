import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { type DeskRow, findInScope } from './desk.queries.ts';

/** A complaint of the caller's part of the city. @throws NotFound outside it */
export async function requireInScope(
  { sql, caller }: Pick<Act<StaffCaller>, 'sql' | 'caller'>,
  complaintId: number,
): Promise<DeskRow> {
  const row = await findInScope(sql, complaintId, caller.scope);
  if (!row) throw new NotFound('没有找到这件投诉');
  return row;
}

/**
 * Which of these complaints are about the caller or a team that they lead, compared as persons: of those they read what everybody
 * on the desk must know, not what was written.
 */
export async function complainedOf(
  { sql, caller }: Pick<Act<StaffCaller>, 'sql' | 'caller'>,
  rows: readonly Pick<DeskRow, 'id' | 'partyIds'>[],
): Promise<ReadonlySet<number>> {
  const personBy = await personsOf(sql, [caller.accountId, ...rows.flatMap(({ partyIds }) => partyIds)]);
  const self = personBy(caller.accountId);
  return new Set(rows.flatMap(({ id, partyIds }) => (hadPart(self, partyIds.map(personBy)) ? [id] : [])));
}

/**
 * Whoever complained, is complained of or leads the team neither reads nor decides it, compared as persons.
 * @throws Refusal related
 */
export async function requireUnrelated(
  act: Pick<Act<StaffCaller, 'related'>, 'sql' | 'caller' | 'refuse'>,
  { partyIds, identityCipher }: Pick<DeskRow, 'partyIds' | 'identityCipher'>,
  vault: ComplaintVault,
): Promise<void> {
  const { accountId } = act.caller;
  const parts = [...partyIds, vault.open(identityCipher)?.accountId ?? null].filter((id) => id !== null);
  if (parts.length === 0) return;
  const personBy = await personsOf(act.sql, [accountId, ...parts]);
  if (hadPart(personBy(accountId), parts.map(personBy))) throw act.refuse('related');
}
