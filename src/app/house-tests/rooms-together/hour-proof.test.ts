import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { getHourProof, getHourStory } from '#domains/hours/contract/hour-story.contract.ts';
import { createHoursRoom } from '#domains/hours/server/index.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { getLineStates } from '#domains/ledger/contract/ledger.contract.ts';
import type { HourProof } from '#domains/ledger/contract/verify-proof.rules.ts';
import { ledgerRoom } from '#domains/ledger/server/index.ts';
import { readRootFile } from '#domains/ledger/server/root-file.ts';
import { enterAt, makeRoots } from '#domains/ledger/testing/ledger.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { addDays } from '#platform/contract/instants.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import { verdictOf } from '../../../../tools/verify/verify.ts';

const noon = (day: string): Date => new Date(`${day}T12:00:00+08:00`);
const day = '2026-11-18';
const hours = createHoursRoom({
  publicUrl: 'https://example.test',
  recordsChanged: async () => undefined,
});
const both = { ...hours, bindings: [...hours.bindings, ...ledgerRoom.bindings] };
const { sql, call, clock } = openRoom(both, { now: noon(addDays(day, 1)) });
const python = path.resolve(import.meta.dirname, '../../../../tools/verify/verify.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;

let owner: VolunteerCaller;
let hourIds: number[];
const callerOf = (volunteerId: number): VolunteerCaller => ({
  kind: 'volunteer',
  accountId: volunteerId,
  volunteerId,
  sessionId: 1,
  roleId: 1,
  displayName: '本人',
});

/** One person's three records among others, under two daily roots. */
beforeEach(async () => {
  const state = { status: 'effective', effectiveAt: noon(day) } as const;
  const first = await buildHour(sql(), { now: noon(addDays(day, -6)), ...state });
  owner = callerOf(first.volunteerId);
  hourIds = [first.hourId];
  for (const minutes of [60, 90]) {
    const { hourId } = await buildHour(sql(), {
      now: noon(addDays(day, -6)),
      ...state,
      volunteerId: first.volunteerId,
      shiftId: first.shiftId,
      minutes,
      source: 'correction',
      adjustOf: first.hourId,
    });
    hourIds.push(hourId);
  }
  const others: number[] = [];
  for (let made = 0; made < 4; made += 1) others.push((await buildHour(sql(), state)).hourId);
  await enterAt(sql(), noon(addDays(day, -1)), others);
  await enterAt(sql(), noon(day), hourIds);
  await makeRoots(sql(), new Date(`${day}T22:00:00+08:00`));
  clock.now = noon(addDays(day, 1));
});

const rootText = async (): Promise<string> =>
  JSON.stringify(await readRootFile(sql(), { site: 'https://example.test' }));
const proofOf = async (name: 'full' | 'masked' | 'none' = 'full'): Promise<HourProof> =>
  JSON.parse((await call(getHourProof, { hourIds, name }, owner)).text) as HourProof;

type Files = { proof: string; roots: string };
/** What both verifiers say: ours, and the one in Python, which shares nothing with it but the description. */
async function verdicts({ proof, roots }: Files): Promise<string[]> {
  const ours = await verdictOf(proof, roots);
  if (!hasPython) return [ours];
  const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
  const [proofPath, rootPath] = [path.join(folder, 'proof.json'), path.join(folder, 'root.json')];
  writeFileSync(proofPath, proof);
  writeFileSync(rootPath, roots);
  const { stdout } = spawnSync('python3', [python, proofPath, rootPath], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return [ours, stdout.trim()];
}
const told = (word: string): string[] => (hasPython ? [word, word] : [word]);

type Change = (proof: HourProof, roots: { heads: string[] }) => void;
const open = (proof: HourProof, name: string) => proof.records[0]?.open.find((field) => field[1] === name);
/** Ways to tamper, each with what must be said of it. */
const changes: [what: string, verdict: string, change: Change][] = [
  ['nothing', 'proved', () => undefined],
  ['more minutes', 'changed', (proof) => void (open(proof, 'minutes')![2] = 479)],
  [
    'minutes as a text',
    'changed',
    (proof) => void (open(proof, 'minutes')![2] = String(open(proof, 'minutes')![2])),
  ],
  ['another name', 'changed', (proof) => void (open(proof, 'name')![2] = '另一人')],
  ['a better grade', 'changed', (proof) => void (open(proof, 'grade')![2] = 'AA')],
  ['another salt', 'changed', (proof) => void (open(proof, 'day')![0] = 'ab'.repeat(32))],
  [
    'a field that is none',
    'changed',
    (proof) => void proof.records[0]!.open.push(['ab'.repeat(32), 'bonus', 9]),
  ],
  [
    'a line of one’s own',
    'changed',
    (proof) => void (proof.records[0]!.line = proof.records[0]!.line.replace('"place":', '"place": ')),
  ],
  ['another place in the tree', 'changed', (proof) => void (proof.records[0]!.position += 1)],
  ['a place before the tree', 'changed', (proof) => void (proof.records[0]!.position = -1)],
  ['a path with one hash changed', 'changed', (proof) => void (proof.records[0]!.path[0] = 'cd'.repeat(32))],
  ['a shorter path', 'changed', (proof) => void proof.records[0]!.path.pop()],
  ['a longer path', 'changed', (proof) => void proof.records[0]!.path.push('cd'.repeat(32))],
  [
    'another root in the proof',
    'changed',
    (proof) => void (proof.root.head = proof.root.head.replace(/"root":"../, '"root":"zz')),
  ],
  ['another day in the proof', 'changed', (proof) => void (proof.root.day = '2026-11-17')],
  [
    'a head of one’s own with the right root',
    'otherRoot',
    (proof) => void (proof.root.head = proof.root.head.replace('"v":1', '"v": 1')),
  ],
  [
    'another root in the file that was kept',
    'otherRoot',
    (_proof, roots) => void (roots.heads[1] = roots.heads[1]!.replace(/"root":"..../, '"root":"0000')),
  ],
  [
    'a day rewritten before',
    'otherRoot',
    (_proof, roots) => void (roots.heads[0] = roots.heads[0]!.replace('"added":4', '"added":5')),
  ],
  ['a root file without the day', 'rootMissing', (_proof, roots) => void roots.heads.pop()],
  ['no records', 'unreadable', (proof) => void (proof.records = [])],
  ['a hash that is none', 'unreadable', (proof) => void (proof.records[0]!.path[0] = 'xyz')],
  ['another format', 'unreadable', (proof) => void ((proof as { format: string }).format = 'invoice')],
];

describe('the proof of an hour', () => {
  test('is judged alike by both verifiers, whatever was changed', async () => {
    const [proofText, rootsText] = [JSON.stringify(await proofOf()), await rootText()];
    const found: Record<string, string[]> = {};
    for (const [what, , change] of changes) {
      const proof = JSON.parse(proofText) as HourProof;
      const roots = JSON.parse(rootsText) as { heads: string[] };
      change(proof, roots);
      found[what] = await verdicts({ proof: JSON.stringify(proof), roots: JSON.stringify(roots) });
    }
    expect(found).toEqual(Object.fromEntries(changes.map(([what, word]) => [what, told(word)])));
  });

  test('is unreadable when it is no file of ours', async () => {
    for (const text of ['', '[]', 'null', '{"format":"volunteer-hour-proof","v":1}'])
      expect(await verdicts({ proof: text, roots: await rootText() })).toEqual(told('unreadable'));
  });

  test('opens the name only as its holder chose', async () => {
    const fields = async (name: 'full' | 'masked' | 'none') => {
      const text = JSON.stringify(await proofOf(name));
      return (['"name"', '"maskedName"'] as const).map((field) => text.includes(field));
    };
    expect(await fields('full')).toEqual([true, false]);
    expect(await fields('masked')).toEqual([false, true]);
    expect(await fields('none')).toEqual([false, false]);
  });

  test('is given for one’s own records under a root alone', async () => {
    const stranger = callerOf(owner.volunteerId + 1);
    expect(await outcomeOf(call(getHourProof, { hourIds }, stranger))).toBe('404');
    expect(await outcomeOf(call(getHourStory, { id: hourIds[0] ?? 0 }, stranger))).toBe('404');
    const { hourId, volunteerId } = await buildHour(sql(), { status: 'effective', effectiveAt: clock.now });
    await enterAt(sql(), clock.now, [hourId]);
    const late = callerOf(volunteerId);
    expect(await outcomeOf(call(getHourProof, { hourIds: [hourId] }, late))).toBe('notInRoot');
    expect((await call(getHourStory, { id: hourId }, late)).waitsFor).toBe('今晚 22:00 写进每日根');
  });

  test('is told in the story of its hour', async () => {
    const story = await call(getHourStory, { id: hourIds[0] ?? 0 }, owner);
    expect(story.line?.ledgerNo).toMatch(/-1$/);
    expect(story.line?.previous).toBe('0'.repeat(64));
    expect(story.line?.isProvable).toBe(true);
    expect(story.waitsFor).toBeNull();
  });

  test('tells by its fingerprint whether the hour still stands', async () => {
    const stories = await Promise.all(hourIds.map((id) => call(getHourStory, { id }, owner)));
    const hashes = [...stories.map(({ line }) => line?.hash ?? ''), 'ab'.repeat(32)];
    await sql()
      .updateTable('serviceHours')
      .set({ status: 'voided' })
      .where('id', '=', hourIds[2] ?? 0)
      .execute();
    const { list } = await call(getLineStates, { hashes });
    expect(list.map(({ state }) => state)).toEqual(['adjusted', 'stands', 'voided', 'unknown']);
  });
});

test.runIf(hasPython)('the verifier in Python is at most a hundred lines', () => {
  expect(Number(execFileSync('wc', ['-l', python], { encoding: 'utf8' }).split(' ')[0])).toBeLessThanOrEqual(
    100,
  );
});
