import { permissionCodes } from '#domains/roles/contract/permissions.words.ts';
import { breaksSeparation } from '#domains/roles/server/accounts/grants.rules.ts';
import type { Invariant } from './invariant.ts';

const pairs = permissionCodes.flatMap((one, place) =>
  permissionCodes.slice(place + 1).flatMap((other) => (breaksSeparation([one, other]) ? [[one, other]] : [])),
);

/** 三员分立: nobody holds two offices, and what needed a second person had one. */
export const approvalInvariants: readonly Invariant[] = [
  {
    name: 'no role combines system, security, audit and deciding business',
    sql: `select r.id from roles r where ${pairs.map(([one, other]) => `r.permissions @> array['${one}', '${other}']`).join(' or ')}`,
  },
  {
    name: 'what was agreed to has a line of the log by somebody else than who asked',
    sql: `select p.id from approvals p where p.state = 'approved' and not exists (select 1 from audit_log l
      where l.action = 'decideApproval' and l.target_type = 'approval' and l.target_id = p.id and l.actor_id <> p.asked_by)`,
  },
];
