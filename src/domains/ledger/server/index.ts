import type { Room } from '#platform/server/calls/binding.ts';
import { ledgerBindings } from './ledger.routes.ts';
import { ledgerTasks } from './ledger.tasks.ts';
import { ledgerLeaving } from './leaving/ledger-leaving.ts';

export { enterHours } from './enter-hours.ts';
export { ledgerSecrets } from './ledger.secrets.ts';
export { linesOf, rootsUntil } from './ledger.queries.ts';
export { makeRoot } from './make-root.ts';
export { proveHours } from './prove-hours.ts';
export { readRootFile } from './root-file.ts';

/** The ledger room (时长账本): lines that nobody changes, one chain a team, one root a day. */
export const ledgerRoom: Room = {
  name: 'ledger',
  bindings: ledgerBindings,
  tasks: ledgerTasks,
  leaving: ledgerLeaving,
};
