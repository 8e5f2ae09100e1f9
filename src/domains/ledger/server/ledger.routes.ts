import { bind } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/ledger.contract.ts';
import { getConsistency } from './get-consistency.ts';
import { getLineStates } from './get-line-states.ts';
import { listRoots } from './list-roots.ts';

/** Every call of the room, bound to its use case. */
export const ledgerBindings = [
  bind(contract.listRoots, listRoots),
  bind(contract.getConsistency, getConsistency),
  bind(contract.getLineStates, getLineStates),
];
