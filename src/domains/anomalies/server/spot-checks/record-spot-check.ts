import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/spot-checks.contract.ts';
import { findSpotCheck } from './spot-checks.queries.ts';
import { judgeSpotCheck, partiesOf } from './spot-checks.rules.ts';
import { lockSpotCheck, saveSpotCheck } from './spot-checks.store.ts';

/**
 * Keeps what a look at a drawn record found; what was not clear may be looked at again. Whoever gains by the record, leads its
 * team, entered, confirmed or approved it does not check it, compared as persons.
 * @throws Refusal by `recordSpotCheckRefusals`, NotFound outside the data scope
 */
export const recordSpotCheck: UseCase<typeof contract.recordSpotCheck> = async (
  act,
  { hourId, finding, note },
) => {
  const { accountId, scope } = act.caller;
  const hour = await findSpotCheck(act.sql, hourId, scope);
  const drawn = hour && (await lockSpotCheck(act.sql, hourId));
  if (!hour || !drawn) throw new NotFound('这条时长不在抽查名单里');
  const parties = partiesOf(hour);
  const personBy = await personsOf(act.sql, [accountId, ...parties]);
  const isParty = hadPart(personBy(accountId), parties.map(personBy));
  const refusal = judgeSpotCheck({ status: drawn.status, hadPart: isParty, finding, note });
  if (refusal) throw act.refuse(refusal, refusal === 'noteMissing' ? { result: { field: 'note' } } : {});
  await saveSpotCheck(act.sql, hourId, { status: finding, note, byId: accountId, at: act.now });
  await act.audit({
    targetType: 'serviceHour',
    targetId: hourId,
    reason: note || undefined,
    detail: { spotFinding: finding },
  });
  return {};
};
