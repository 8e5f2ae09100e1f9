import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/rating.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import type { NeedsReactions } from '../reactions.ts';
import { listCallbacks } from './list-callbacks.ts';
import { rateNeed } from './rate-need.ts';
import { rateNeedFor } from './rate-need-for.ts';
import { recordCallback } from './record-callback.ts';
import { reopenNeed } from './reopen-need.ts';

/** Operations of 评单 and 回访. */
export const ratingBindings = (tools: { people: NeedVault; reactions: NeedsReactions }): Binding[] => [
  bind(contract.rateNeed, rateNeed, { given: tools }),
  bind(contract.rateNeedFor, rateNeedFor, { given: tools }),
  bind(contract.reopenNeed, reopenNeed),
  bind(contract.listCallbacks, listCallbacks, { given: tools.people }),
  bind(contract.recordCallback, recordCallback),
];
