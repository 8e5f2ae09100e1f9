import { type Document, isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** The city's texts as clerks write them (`../city`, see its README); bundled with whatever reads them, so that a built product has them. */
const files = import.meta.glob<string>('../city/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A file of the city that cannot be read: one sentence a mistake, each with file and line, for those who edit the files. */
export class CityFileError extends Error {
  override name = 'CityFileError';
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/**
 * What stands in `city/<name>.yaml`.
 * @throws CityFileError when it is no YAML or not of the shape
 */
export function readCityFile<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
  const text = files[`../city/${name}.yaml`];
  if (text === undefined) throw new CityFileError([`缺少文件 tools/demo-city/city/${name}.yaml`]);
  return parseCityText(`tools/demo-city/city/${name}.yaml`, text, shape);
}

/**
 * Reads one file's text; `path` is only named in mistakes.
 * @throws CityFileError when it is no YAML or not of the shape
 */
export function parseCityText<Shape extends z.ZodType>(
  path: string,
  text: string,
  shape: Shape,
): z.output<Shape> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): string => `${path} 第 ${lines.linePos(offset).line} 行：`;
  if (document.errors.length > 0)
    throw new CityFileError(
      document.errors.map(
        ({ pos, message }) => `${at(pos[0])}写法不是 YAML，请检查缩进、冒号和引号（${message}）`,
      ),
    );
  const read = shape.safeParse(document.toJS(), { reportInput: true });
  if (read.success) return read.data;
  throw new CityFileError(
    read.error.issues.map((issue) => at(offsetOf(document, issue)) + sentenceFor(issue)),
  );
}

type Issue = z.core.$ZodIssue;

/** Where the mistake stands: at its value, or at the nearest thing around it that exists. */
function offsetOf(document: Document, issue: Issue): number {
  const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  for (let path = issue.path; ; path = path.slice(0, -1)) {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isMap(node) && key !== undefined) {
      const pair = node.items.find((item) => isPair(item) && String(item.key) === key);
      if (isNode(pair?.key)) return pair.key.range?.[0] ?? 0;
    }
    if (isNode(node)) return node.range?.[0] ?? 0;
    if (path.length === 0) return 0;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: '一段文字',
  number: '一个数字',
  int: '一个整数',
  array: '一个列表',
  tuple: '一个列表',
  object: '几个“名称: 内容”的项目',
  boolean: 'true 或 false',
};

function sentenceFor(issue: Issue): string {
  const name = issue.path.findLast((part) => typeof part === 'string') ?? '这里';
  const missing = issue.input === undefined ? '缺少内容：' : '';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `不认识的项目 ${issue.keys.join('、')}，请对照说明改名或删去`;
    case 'invalid_type':
      return `${missing}${String(name)} 应为${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${missing}${String(name)} 只能写 ${issue.values.join('、')}`;
    case 'too_small':
      return `${String(name)} 太短或太小，至少 ${issue.minimum}`;
    case 'too_big':
      return `${String(name)} 太长或太大，最多 ${issue.maximum}`;
    default:
      return `${String(name)}：${issue.message}`;
  }
}
