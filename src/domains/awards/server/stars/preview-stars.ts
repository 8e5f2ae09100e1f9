import { rehearse } from '#platform/server/calls/decide-each.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/stars.contract.ts';
import { confirmEach } from './confirm-stars.ts';

/** Judges candidates as `confirmStars` would now, and changes nothing. */
export const previewStars: UseCase<typeof contract.previewStars> = (act, { items, verdict }) =>
  rehearse(act, (trying) => confirmEach(trying, { items, verdict, reason: '预览' }));
