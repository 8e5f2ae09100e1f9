import { readFileSync } from 'node:fs';
import fc from 'fast-check';
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
import {
  hasPython,
  pythonVerdicts,
  pythonVerifier,
  type Vector,
} from '../../../../tools/verify/ask-python.ts';
import { tellOf, verdictOf } from '../../../../tools/verify/verify.ts';

const noon = (day: string): Date => new Date(`${day}T12:00:00+08:00`);
const day = '2026-11-18';
const hours = createHoursRoom({
  publicUrl: 'https://example.test',
  recordsChanged: async () => undefined,
});
const both = { ...hours, bindings: [...hours.bindings, ...ledgerRoom.bindings] };
const { sql, call, clock } = openRoom(both, { now: noon(addDays(day, 1)) });

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

/** What both verifiers say of each: ours, and the one in Python, which shares nothing with it but the description. */
async function verdicts(vectors: readonly Vector[]): Promise<string[][]> {
  const ours: string[] = [];
  for (const { proof, roots } of vectors) ours.push(await verdictOf(String(proof), roots));
  const theirs = hasPython ? pythonVerdicts(vectors) : ours;
  return ours.map((word, at) => (word === theirs[at] ? [word] : [word, theirs[at] ?? '']));
}

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

/** Values that languages read differently. */
const odd = [
  '1.0',
  '180.0',
  '1e2',
  '9007199254740993',
  '-0',
  'true',
  '""',
  '"\\ud800"',
  '"é"',
  '{}',
  '[]',
  'null',
  '"180"',
].map((text) => ({ text }));
const isOdd = (value: unknown): value is { text: string } => odd.includes(value as { text: string });

/** A file of JSON with one of the values in it, whichever it is, replaced. */
function replaced(text: string, at: number, value: unknown): string {
  const file: unknown = JSON.parse(text);
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const walk = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const key of Object.keys(holder)) {
      places.push([holder as Record<string, unknown>, key]);
      walk((holder as Record<string, unknown>)[key]);
    }
  };
  walk(file);
  const [holder, key] = places[at % places.length] ?? [{}, ''];
  holder[key] = isOdd(value) ? 'the odd value' : value;
  return JSON.stringify(file).replace('"the odd value"', () => (isOdd(value) ? value.text : ''));
}

describe('the proof of an hour', () => {
  test('is judged alike by both verifiers, whatever was changed', async () => {
    const [proofText, rootsText] = [JSON.stringify(await proofOf()), await rootText()];
    const vectors = changes.map(([, , change]) => {
      const proof = JSON.parse(proofText) as HourProof;
      const roots = JSON.parse(rootsText) as { heads: string[] };
      change(proof, roots);
      return { proof: JSON.stringify(proof), roots: JSON.stringify(roots) };
    });
    const found = await verdicts(vectors);
    expect(Object.fromEntries(changes.map(([what], at) => [what, found[at]]))).toEqual(
      Object.fromEntries(changes.map(([what, word]) => [what, [word]])),
    );
  });

  test('tells what was tampered with, each by a sentence of its own', async () => {
    const [proofText, rootsText] = [JSON.stringify(await proofOf()), await rootText()];
    const sentenceOf = async (what: string): Promise<string> => {
      const proof = JSON.parse(proofText) as HourProof;
      const roots = JSON.parse(rootsText) as { heads: string[] };
      changes.find(([name]) => name === what)?.[2](proof, roots);
      return (await tellOf(JSON.stringify(proof), JSON.stringify(roots))).sentence;
    };
    const told = {
      nothing: '有效：内容没有改动，每条记录都在公布的根里',
      'more minutes': '内容与账本不符：记录里有内容被改过',
      'a path with one hash changed': '内容与账本不符：有记录合并不到文件里的根',
      'another day in the proof': '内容与账本不符：文件写的日期和它带的根不是同一天',
      'a head of one’s own with the right root':
        '内容与账本不符：记录之间没有改动，但文件里的根不是公布的那一个',
      'a day rewritten before': '根文件不对：证书本身没有查出改动，是用来比的根文件前后接不上',
      'a root file without the day': '没能核算：没有拿到这一天公布的根',
      'no records': '不是时长凭证，或根文件读不出来',
    };
    for (const [what, begins] of Object.entries(told)) expect(await sentenceOf(what)).toContain(begins);
  });

  test('is judged alike by both when anything in it is anything else', async () => {
    const [proof, roots] = [JSON.stringify(await proofOf()), await rootText()];
    const draw = fc.record({
      isProof: fc.boolean(),
      at: fc.nat(),
      value: fc.oneof(fc.constantFrom(...odd), fc.jsonValue({ maxDepth: 1 })),
    });
    const draws = fc.sample(draw, { seed: 14, numRuns: 600 });
    const vectors = draws.map(({ isProof, at, value }) =>
      isProof ? { proof: replaced(proof, at, value), roots } : { proof, roots: replaced(roots, at, value) },
    );
    const apart = (await verdicts(vectors)).flatMap((words, at) =>
      words.length > 1 ? [{ words, ...draws[at] }] : [],
    );
    expect(apart).toEqual([]);
  });

  test('is unreadable when it is no file of ours', async () => {
    const roots = await rootText();
    const texts = ['', '[]', 'null', '{"format":"volunteer-hour-proof","v":1}', '\ufeff{}', '{"v":NaN}'];
    const found = await verdicts(texts.map((proof) => ({ proof, roots })));
    expect(found).toEqual(texts.map(() => ['unreadable']));
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

test('the verifier in Python is at most a hundred lines', () => {
  expect(readFileSync(pythonVerifier, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});
