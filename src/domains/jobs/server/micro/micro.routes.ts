import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as micro from '../../contract/micro.contract.ts';
import { claimMicro } from './claim-micro.ts';
import { endMicro } from './end-micro.ts';
import { handBackMicro } from './hand-back-micro.ts';
import { issueMicro } from './issue-micro.ts';
import { listMicroParts } from './list-micro-parts.ts';
import { listMicroTeams } from './list-micro-teams.ts';
import { listMyMicro } from './list-my-micro.ts';
import { listOpenMicro } from './list-open-micro.ts';
import { reportMicro } from './report-micro.ts';
import { verifyMicro } from './verify-micro.ts';

/** Operations of 随手志愿. */
export const microBindings: Binding[] = [
  bind(micro.issueMicro, issueMicro),
  bind(micro.listMicroTeams, listMicroTeams),
  bind(micro.listOpenMicro, listOpenMicro),
  bind(micro.listMyMicro, listMyMicro),
  bind(micro.claimMicro, claimMicro),
  bind(micro.reportMicro, reportMicro),
  bind(micro.handBackMicro, handBackMicro),
  bind(micro.listMicroParts, listMicroParts),
  bind(micro.verifyMicro, verifyMicro),
  bind(micro.endMicro, endMicro),
];
