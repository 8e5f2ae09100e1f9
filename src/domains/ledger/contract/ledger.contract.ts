import { z } from 'zod';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { ledgerRefusals } from './ledger.words.ts';
import { proofLimit } from './verify-proof.rules.ts';

const hashField = z.string().length(64);

/** What is public of a day: how large the tree was, its root, and the hash of the day before (docs/ledger.md). */
const rootSchema = z.strictObject({
  day: dayField,
  /** Lines of the whole ledger up to this day. */
  size: z.int(),
  /** Of them, those of this day. */
  added: z.int(),
  root: hashField,
  previous: hashField,
  /** SHA-256 of the day's head, which stands in the next one as `previous`. */
  hash: hashField,
  madeAt: instantField,
});
export type DayRoot = z.infer<typeof rootSchema>;

/** The daily roots, the latest first. */
export const listRoots = operation({
  name: 'listRoots',
  method: 'POST',
  path: '/api/ledger/ListRoots',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: minuteMs },
  request: z.strictObject({ ...pageRequestShape }),
  result: z.strictObject(pageResultShape(rootSchema)),
  refusals: {},
  summary: '每日根',
});

/** Proves that the ledger of the later day begins with exactly the lines of the earlier one (RFC 6962, 2.1.2). */
export const getConsistency = operation({
  name: 'getConsistency',
  method: 'POST',
  path: '/api/ledger/GetConsistency',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ from: dayField, to: dayField }).refine(...daysInOrder('from', 'to')),
  result: z.strictObject({ from: rootSchema, to: rootSchema, path: z.array(hashField) }),
  refusals: ledgerRefusals,
  summary: '两天之间账本只增不改的证明',
});

/** Whether lines still stand, by their fingerprints, which only whoever holds their proof knows. */
export const getLineStates = operation({
  name: 'getLineStates',
  method: 'POST',
  path: '/api/ledger/GetLineStates',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    hashes: z
      .array(z.string().regex(/^[0-9a-f]{64}$/, '指纹不正确'))
      .min(1, '没有要核对的指纹')
      .max(proofLimit, `一次最多 ${proofLimit} 条`),
  }),
  result: z.strictObject({
    list: z.array(
      z.strictObject({ hash: hashField, state: z.enum(['stands', 'adjusted', 'voided', 'unknown']) }),
    ),
  }),
  refusals: {},
  summary: '账本里的记录现在还算不算',
  rateLimit: { max: 60, windowMs: minuteMs },
});
