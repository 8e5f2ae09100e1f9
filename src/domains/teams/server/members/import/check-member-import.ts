import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../../contract/member-acts.contract.ts';
import { requireTeamInOffice } from '../../team-in-office.ts';
import { type ImportKeys, planImport } from './import-plan.ts';

/** Says what an import of this list would do, row by row; writes nothing. */
export const checkMemberImport: UseCase<typeof contract.checkMemberImport, ImportKeys> = async (
  act,
  { sheet },
  { vault },
) => {
  const team = await requireTeamInOffice(act);
  const { rowCount, offline, invited, errors } = await planImport(act, { team, vault, sheet });
  return { rowCount, offlineCount: offline.length, inviteCount: invited.length, errors };
};
