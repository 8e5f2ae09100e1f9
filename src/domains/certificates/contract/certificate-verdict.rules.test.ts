import { expect, it } from 'vitest';
import type { CheckedProof } from '#domains/ledger/contract/verify-proof.rules.ts';
import { certificateVerdict, mismatchOf } from './certificate-verdict.rules.ts';

const site = { state: 'valid', itemCount: 2, totalMinutes: 300 } as const;
const reasons = { proved: 'whole', changed: 'field', otherRoot: 'root', rootMissing: 'noRoot' } as const;
const checked = (verdict: CheckedProof['verdict'], minutes = [180, 120]): CheckedProof => ({
  verdict,
  reason: reasons[verdict],
  records: minutes.map((each) => ({ fields: { minutes: each }, fault: undefined, hash: 'ab'.repeat(32) })),
  root: 'cd'.repeat(32),
  day: '2026-11-20',
  published: 'cd'.repeat(32),
  star: undefined,
});
const star = { level: 1, awardedOn: '2026-11-20', minutes: 6_000, askedMinutes: 6_000 };

it.each([
  ['the site and the ledger agree', site, checked('proved'), 'valid'],
  ['nothing was recomputed', site, undefined, 'unproved'],
  ['the root could not be fetched', site, checked('rootMissing'), 'unproved'],
  ['a record was changed', site, checked('changed'), 'mismatch'],
  ['the root is another', site, checked('otherRoot'), 'mismatch'],
  [
    'the root file it was compared with is broken',
    site,
    { ...checked('otherRoot'), reason: 'rootFile' as const },
    'unproved',
  ],
  ['the site tells another sum', { ...site, totalMinutes: 900 }, checked('proved'), 'mismatch'],
  ['the site tells other records', { ...site, itemCount: 3 }, checked('proved'), 'mismatch'],
  [
    'it names another star',
    { ...site, star },
    { ...checked('proved'), star: { ...star, level: 2 } },
    'mismatch',
  ],
  ['it names a star of which the site knows nothing', site, { ...checked('proved'), star }, 'mismatch'],
  ['site, ledger and star agree', { ...site, star }, { ...checked('proved'), star }, 'valid'],
  ['it was taken back', { ...site, state: 'revoked' as const }, undefined, 'revoked'],
  ['it was replaced', { ...site, state: 'replaced' as const }, checked('proved'), 'replaced'],
  [
    'it was replaced and is changed besides',
    { ...site, state: 'replaced' as const },
    checked('changed'),
    'mismatch',
  ],
])('says of a certificate when %s', (_, says, proof, word) => {
  expect(certificateVerdict(says, proof)).toBe(word);
});

it.each([
  ['the records', site, checked('changed'), 'record'],
  ['the root', site, checked('otherRoot'), 'root'],
  ['what the site answered', { ...site, totalMinutes: 900 }, checked('proved'), 'answer'],
  ['nothing', site, checked('proved'), undefined],
])('says with what something is wrong: %s', (_, says, proof, mismatch) => {
  expect(mismatchOf(says, proof)).toBe(mismatch);
});
