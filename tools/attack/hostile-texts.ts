import type { AnyOperation } from '#platform/contract/operation.ts';
import { exampleOf } from '../../src/app/house-tests/world/hostile-requests.ts';
import { wholeRequestOf } from '../../src/app/house-tests/world/row-requests.ts';
import { type ForeignRows, rowOfPath } from './foreign-rows.ts';
import { rightCallers } from './hostile.ts';
import { type Campaign, type Try, tryAll } from './judge.ts';

/** Is looked for on the pages: whoever sees it with its angle bracket would run it. */
const scriptMark = '<img src=x onerror=attack()>';

const texts = [
  `${scriptMark}<script>attack()</script>"><svg onload=attack()>`,
  "'; drop table accounts; select pg_sleep(5) --",
  '\u202e\u2066江澜\u2069\u200b\ufeff\u2028',
  '江澜\0志愿\u0007\u001b[31m',
  '江'.repeat(100_000),
  '\ud800\udfff\ud83c',
  "=cmd|'/c calc'!A1\t+1\r\nset-cookie: x=1",
  '{{7*7}}${7*7}<%= 7*7 %>../../../../etc/passwd%00',
];

/** Pages that anybody opens. */
const publicPages = [
  '/user-index/index',
  '/user-index/list',
  '/user-index/search?keyword=attack',
  `/user-index/search?keyword=${encodeURIComponent(scriptMark)}`,
  '/user-index/activityList',
  '/user-index/teamList',
];

type Given = { operations: readonly AnyOperation[]; rows: ForeignRows };

/** Every text of every request takes every hostile text once, all else being right; then the pages are looked at. */
export async function sendHostileTexts(campaign: Campaign, given: Given): Promise<number> {
  const sent = await tryAll(campaign, 'hostile texts', everywhere(campaign, given));
  await lookAtPages(campaign, given.rows);
  return sent;
}

function* everywhere({ product }: Campaign, { operations, rows }: Given): Iterable<Try> {
  const rightCaller = rightCallers(product.address);
  for (const operation of operations) {
    const right = requestFor(operation, rows);
    const caller = rightCaller(operation);
    const requests = textsIn(right).flatMap((place) => texts.map((text) => withText(right, place, text)));
    for (const request of requests) yield { caller, operation, request, isStranger: false };
  }
}

function requestFor(operation: AnyOperation, { ids }: ForeignRows): unknown {
  const example = exampleOf(operation, { ids, now: new Date() });
  if (example !== undefined) return example;
  return wholeRequestOf(operation, (name) => {
    const kind = name === 'id' ? rowOfPath(operation.name) : name;
    return ids[kind]?.[0] ?? 1;
  });
}

/** Where texts stand in a request. */
function textsIn(value: unknown): string[][] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner).map((place) => [key, ...place]));
}

function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = (value as Record<string, unknown>)[key];
  return Object.assign(copy as object, { [key]: withText(inner, rest, text) });
}

async function lookAtPages({ product, report }: Campaign, { ids }: ForeignRows): Promise<void> {
  const details = [
    ...(ids.activityId ?? []).map((id) => `/user-index/activityDetail/${id}`),
    ...(ids.teamId ?? []).map((id) => `/user-index/teamDetail/${id}`),
    ...(ids.dynamicId ?? []).map((id) => `/user-index/detail?id=${id}`),
  ];
  for (const page of [...publicPages, ...details]) {
    const answer = await fetch(product.address + page);
    const html = await answer.text();
    if (answer.status >= 500)
      report({ part: 'pages', what: `${page} answers ${answer.status}`, seen: product.lastFault() });
    if (html.includes(scriptMark) || html.includes('<script>attack') || html.includes('<svg onload'))
      report({ part: 'pages', what: `${page} holds a script that somebody wrote`, seen: scriptMark });
  }
}
