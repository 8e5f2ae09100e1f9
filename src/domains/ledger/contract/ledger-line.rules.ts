import { canonical, isHex, toHex } from './canonical.rules.ts';
import { type Digest, leafHash } from './merkle.rules.ts';

/** Fields of a line in the order of a certificate's table, each with its name (67号令, 记录内容). */
export const ledgerFields = {
  hourNo: '记录号',
  volunteerNo: '志愿者编号',
  name: '姓名',
  maskedName: '姓名（遮挡）',
  day: '服务日期',
  start: '开始',
  end: '结束',
  minutes: '分钟',
  activity: '服务内容',
  post: '岗位',
  category: '服务类别',
  place: '地点',
  district: '区域',
  team: '记录单位',
  grade: '证据等级',
  source: '来源',
  about: '所更正或冲正的记录号',
} as const;
export type LedgerField = keyof typeof ledgerFields;

/** Opened with every proof: without them it says nothing. */
export const alwaysOpened = [
  'hourNo',
  'day',
  'minutes',
  'activity',
  'category',
  'team',
  'grade',
  'source',
  'about',
] as const satisfies readonly LedgerField[];

/** What is opened of the name, by how its holder wants it written. */
export const openedName = {
  full: ['name'],
  masked: ['maskedName'],
  none: [],
} as const satisfies Record<string, readonly LedgerField[]>;

/** One field that a line is opened by: with its salt everybody makes its digest again. */
export type OpenField = { name: LedgerField; salt: string; value: string | number };

const encoder = new TextEncoder();
const encode = (text: string): Uint8Array => encoder.encode(text);

/** What the digest of a field is of: salt, name, value. Without the salt nobody finds the value by trying. */
export const fieldText = ({ salt, name, value }: { salt: string; name: string; value: string | number }) =>
  canonical([salt, name, value]);

/** What is hashed of a line that was handed over as text: exactly these bytes. */
export const lineHash = (digest: Digest, body: string): Promise<Uint8Array> => leafHash(digest, encode(body));

/** Names of the opened fields whose digest is not the one in the line; `body` itself when it is no line. */
export async function falseFields(
  digest: Digest,
  body: string,
  opened: readonly OpenField[],
): Promise<string[]> {
  const digests = digestsIn(body);
  if (!digests) return ['body'];
  const made = await Promise.all(opened.map((field) => digest(encode(fieldText(field)))));
  return opened
    .filter(({ salt, name }, at) => !isHex(salt) || digests[name] !== toHex(made[at] ?? new Uint8Array()))
    .map(({ name }) => name);
}

function digestsIn(body: string): Record<string, unknown> | undefined {
  try {
    const { fields } = JSON.parse(body) as { fields?: unknown };
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
