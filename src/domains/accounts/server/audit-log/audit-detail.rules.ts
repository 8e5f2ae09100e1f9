import { dateTimeLabel } from '#platform/contract/instants.ts';
import type { AuditWords } from '#platform/server/audit-words.ts';
import type { AuditChange, AuditFact } from '../../contract/history.contract.ts';

/** What a line keeps besides who, what and when. */
export type AuditLine = {
  action: string;
  targetType: string;
  targetId: number | null;
  detail: unknown;
};
type Detail = Readonly<Record<string, unknown>>;
/** An object that a line names by its number, an area by its code. */
export type AuditReference = { type: string; id: number | string };

/** Names that hold the number of an object (the code of an area), or several; people read its name. */
const referenceTypes: Readonly<Record<string, string>> = {
  accountId: 'account',

  activityId: 'activity',
  approvalId: 'approval',
  area: 'area',
  askedBy: 'account',
  copiedFrom: 'activity',
  dynamicTypeId: 'newsCategory',
  fromShiftId: 'shift',
  offeredTo: 'teamMember',
  organisationId: 'organisation',
  parentCategoryId: 'newsCategory',
  parentId: 'organisation',
  roleId: 'role',
  serviceAreas: 'area',
  shiftId: 'shift',
  teamId: 'team',
  teamUserIds: 'teamMember',
  toShiftId: 'shift',
  volunteerId: 'volunteer',
};

const isDetail = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pairNames = [
  ['before', 'after'],
  ['from', 'to'],
] as const;

type Pair = { name: string; before: unknown; after: unknown };

/** Changes and other facts of a detail, still in codes. A pair that says the same twice is no change. */
function partsOf({ action, detail }: AuditLine, { changedBy }: AuditWords) {
  const rest = new Map(isDetail(detail) ? Object.entries(detail) : []);
  const pairs: Pair[] = [];
  for (const [early, late] of pairNames) {
    if (!rest.has(early) || !rest.has(late)) continue;
    pairs.push(...pairsOf(changedBy[action] ?? 'status', rest.get(early), rest.get(late)));
    rest.delete(early);
    rest.delete(late);
  }
  for (const [name, value] of rest) {
    const found = pairsUnder(name, value);
    if (found.length === 0) continue;
    pairs.push(...found);
    rest.delete(name);
  }
  return {
    pairs: pairs.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)),
    facts: [...rest],
  };
}

function pairsOf(name: string, before: unknown, after: unknown): Pair[] {
  if (!isDetail(before) && !isDetail(after)) return [{ name, before, after }];
  const [early, late] = [isDetail(before) ? before : {}, isDetail(after) ? after : {}];
  return [...new Set([...Object.keys(early), ...Object.keys(late)])].map((each) => ({
    name: each,
    before: early[each],
    after: late[each],
  }));
}

/** `status: ['draft', 'pending']`, `groupName: { from, to }` and `fields: [{ field, from, to }]` are pairs too. */
function pairsUnder(name: string, value: unknown): Pair[] {
  if (name === 'status' && Array.isArray(value) && value.length === 2)
    return [{ name, before: value[0], after: value[1] }];
  const one = isDetail(value) && Object.keys(value).toSorted().join() === 'from,to' && value;
  if (one) return [{ name, before: one.from, after: one.to }];
  const several = name === 'fields' && Array.isArray(value) ? value.filter(isDetail) : [];
  return several.map(({ field, from, to }) => ({ name: String(field), before: from, after: to }));
}

/** Objects that the lines are about or name, to be looked up together. */
export function referencesOf(lines: readonly AuditLine[], words: AuditWords): AuditReference[] {
  return lines.flatMap((line) => {
    const { pairs, facts } = partsOf(line, words);
    const named = [
      ...pairs.flatMap(({ name, before, after }) => [
        [name, before],
        [name, after],
      ]),
      ...facts,
    ] as [string, unknown][];
    const own = line.targetId === null ? [] : [{ type: line.targetType, id: line.targetId }];
    return [...own, ...named.flatMap(([name, value]) => idsIn(name, value))];
  });
}

const isReference = (type: string, id: unknown): id is number | string =>
  type === 'area' ? typeof id === 'string' && id !== '' : typeof id === 'number';

function idsIn(name: string, value: unknown): AuditReference[] {
  const type = referenceTypes[name];
  if (type !== undefined)
    return [value].flat().flatMap((id) => (isReference(type, id) ? [{ type, id }] : []));
  return isDetail(value) ? Object.entries(value).flatMap(([inner, each]) => idsIn(inner, each)) : [];
}

/** Names of objects as `activity:7`. */
export type ObjectNames = ReadonlyMap<string, string>;
export const objectKey = ({ type, id }: AuditReference): string => `${type}:${id}`;

/** A line's detail as people read it: what changed, from what to what, and what else was noted. */
export function detailInWords(
  line: AuditLine,
  words: AuditWords,
  names: ObjectNames,
): { changes: AuditChange[]; facts: AuditFact[] } {
  const say = { ...words, type: line.targetType, names };
  const { pairs, facts } = partsOf(line, words);
  return {
    changes: pairs.map(({ name, before, after }) => ({
      label: labelOf(name, say),
      before: textOf(name, before, say),
      after: textOf(name, after, say),
    })),
    facts: facts.map(([name, value]) => ({ label: labelOf(name, say), text: textOf(name, value, say) })),
  };
}

type Say = AuditWords & { type: string; names: ObjectNames };

function labelOf(name: string, { fields, changedBy, type }: Say): string {
  if (name === 'before' || name === 'from') return `原${fields[changedBy[name] ?? 'status'] ?? '状态'}`;
  if (name === 'after' || name === 'to') return fields.status ?? '状态';
  return fields[`${type}.${name}`] ?? fields[name] ?? name;
}

const nothing = '（空）';

function textOf(name: string, value: unknown, say: Say): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.map((each) => textOf(name, each, say)).join('、') || nothing;
  if (isDetail(value))
    return Object.entries(value)
      .map(([inner, each]) => `${labelOf(inner, say)}：${textOf(inner, each, say)}`)
      .join('，');
  if (typeof value === 'number') return nameIn(name, value, say) ?? value.toLocaleString('zh-CN');
  if (typeof value !== 'string') return wordIn(name, JSON.stringify(value), say);
  return (referenceTypes[name] === 'area' && nameIn(name, value, say)) || wordIn(name, value, say);
}

const nameIn = (name: string, id: number | string, { names }: Say): string | undefined => {
  const type = referenceTypes[name];
  return type === undefined ? undefined : (names.get(objectKey({ type, id })) ?? `编号 ${id}`);
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const stateNames = new Set(['before', 'after', 'from', 'to']);

function wordIn(name: string, value: string, { acts, values, fields, type }: Say): string {
  const held = stateNames.has(name) ? 'status' : name;
  if (held === 'fields') return fields[`${type}.${value}`] ?? fields[value] ?? value;
  const word =
    values[`${type}.${held}`]?.[value] ??
    values[held]?.[value] ??
    (held === 'kind' ? acts[value] : undefined);
  if (word !== undefined) return word;
  return instant.test(value) ? dateTimeLabel(value) : value;
}
