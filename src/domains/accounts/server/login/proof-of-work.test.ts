import { beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '#platform/server/encryption.ts';
import { findProof } from '../../web/proof/find-proof.ts';
import type { ProofOfWork } from '../../contract/proof-of-work.contract.ts';
import { createProofDesk, proofMs, type ProofTask } from './proof-of-work.ts';

const desk = createProofDesk(deriveKey('a secret of thirty-two bytes or so...', 'test'));
const now = new Date('2026-11-21T08:00:00+08:00');
const task: ProofTask = { purpose: 'login', level: 2, now };
let proof: ProofOfWork;
beforeAll(async () => {
  // What the browser runs, which finds what the server takes.
  proof = await findProof(await desk.make(task));
});

type Parts = { parameters: Record<string, unknown> & { data: Record<string, unknown> }; signature: string };
/** The proof with its challenge changed, as a forger does who cannot sign. */
const forged = (change: (parts: Parts) => void): ProofOfWork => {
  const parts = JSON.parse(proof.challenge) as Parts;
  change(parts);
  return { ...proof, challenge: JSON.stringify(parts) };
};

describe('a proof of work', () => {
  it('is taken for its purpose, at its level and below, until it is too old', async () => {
    const { nonce } = (JSON.parse(proof.challenge) as Parts).parameters;
    const last = new Date(now.getTime() + proofMs - 1);
    expect(await desk.check(proof, task)).toBe(nonce);
    expect(await desk.check(proof, { ...task, level: 1, now: last })).toBe(nonce);
  });

  it.each<[string, Partial<ProofTask>]>([
    ['for another purpose', { purpose: 'sms' }],
    ['where a harder one is asked for', { level: 3 }],
    ['after five minutes', { now: new Date(now.getTime() + proofMs) }],
  ])('is refused %s', async (_name, change) => {
    expect(await desk.check(proof, { ...task, ...change })).toBeUndefined();
  });

  it.each<[string, () => ProofOfWork]>([
    ['another number', () => ({ ...proof, counter: proof.counter + 1 })],
    ['another key', () => ({ ...proof, derivedKey: 'ab'.repeat(32) })],
    ['a stretched time', () => forged(({ parameters: { data } }) => Object.assign(data, { expires: 9e12 }))],
    ['another purpose', () => forged(({ parameters: { data } }) => Object.assign(data, { purpose: 'sms' }))],
    ['less work', () => forged(({ parameters }) => Object.assign(parameters, { cost: 1, keyPrefix: '0' }))],
    ['no signature', () => forged((parts) => Object.assign(parts, { signature: '' }))],
    ['more than a challenge', () => forged((parts) => Object.assign(parts, { extra: 1 }))],
    ['nonsense', () => ({ ...proof, challenge: 'nonsense' })],
  ])('is refused with %s', async (_name, change) => {
    const changed = change();
    const purpose = changed.challenge.includes('"purpose":"sms"') ? 'sms' : 'login';
    expect(await desk.check(changed, { ...task, purpose })).toBeUndefined();
  });

  it('is refused by another installation', async () => {
    const other = createProofDesk(deriveKey('another secret of thirty-two bytes.', 'test'));
    expect(await other.check(proof, task)).toBeUndefined();
  });

  it('costs twice as much a level higher', async () => {
    const triesAt = async (level: number): Promise<number[]> =>
      Promise.all(
        Array.from({ length: 3 }, async () => (await findProof(await desk.make({ ...task, level }))).counter),
      );
    const [easy, harder] = [await triesAt(1), await triesAt(2)];
    for (const tries of easy) expect(tries).toBeGreaterThanOrEqual(1_000);
    for (const tries of easy) expect(tries).toBeLessThan(2_000);
    for (const tries of harder) expect(tries).toBeGreaterThanOrEqual(2_000);
  });
});
