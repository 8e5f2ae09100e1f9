/** One object of a PDF, read where the word `obj` stands, which is where every viewer begins to read it. */
export type PdfObject = {
  /** Of a dictionary: the words under each key, names with their slash; of a key that stands twice, both. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** Every name in it, however deep, spelt plainly. */
  names: ReadonlySet<string>;
  /** Where its stream begins, if it has one. */
  streamAt: number | undefined;
  /** Brackets that do not close each other: viewers differ about where it ends. */
  isOdd: boolean;
};

/** What is left to be read, in characters: an object inside another is read twice, thousands are not. */
export type ReadingBudget = { left: number };
export class BudgetSpent extends Error {}

const spaces = new Set('\0\t\n\f\r ');
/** Documents nest some dozen deep. */
const deepest = 100;
const word = /\/?[^\0\t\n\f\r ()<>[\]{}/%]+|\/|<<|>>|<[0-9A-Fa-f\0\t\n\f\r ]*>?|[[\]{}>)]/y;
const opens = new Map([
  ['<<', '>>'],
  ['[', ']'],
]);
const closers = new Set(opens.values());

/** `#61` in a name is `a`. */
export const withPlainNames = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Where objects may begin: behind each word `obj` that is not the end of another word. */
export function* objectStarts(text: string): Iterable<number> {
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3))
    if (/[\0\t\n\f\r 0-9()<>[\]{}/%]/.test(text.charAt(at - 1))) yield at + 3;
}

/** Reads the object that begins at `start`. @throws BudgetSpent, also when it nests deeper than any document */
export function readObject(text: string, start: number, budget: ReadingBudget): PdfObject {
  const entries = new Map<string, string[]>();
  const names = new Set<string>();
  const open: string[] = [];
  let [at, isOdd, hasValue] = [start, false, true];
  let values: string[] = [];
  do {
    const token = tokenAt(text, at, budget);
    if (!token) return { entries, names, streamAt: undefined, isOdd: open.length > 0 };
    at = token.endsAt;
    const isName = token.text.startsWith('/');
    const plain = isName ? withPlainNames(token.text) : token.text;
    if (isName) names.add(plain);
    const closer = opens.get(plain);
    if (open.length === 1 && open[0] === '>>' && isName && hasValue) {
      values = entries.get(plain) ?? [];
      entries.set(plain, values);
      hasValue = false;
    } else if (open.length > 0) {
      values.push(plain);
      hasValue = true;
    }
    if (closer !== undefined) open.push(closer);
    else if (closers.has(plain) && open.length > 0) isOdd ||= open.pop() !== plain;
    if (open.length > deepest) throw new BudgetSpent();
  } while (open.length > 0);
  const next = tokenAt(text, at, budget);
  return {
    entries,
    names,
    streamAt: next?.text === 'stream' ? bodyAfter(text, next.endsAt) : undefined,
    isOdd,
  };
}

type Token = { text: string; endsAt: number };

function tokenAt(text: string, from: number, budget: ReadingBudget): Token | undefined {
  const at = afterSpace(text, from);
  if (at >= text.length) return undefined;
  word.lastIndex = at;
  const found = text[at] === '(' ? undefined : word.exec(text)?.[0];
  const endsAt = found === undefined ? endOfString(text, at) : at + found.length;
  budget.left -= endsAt - from;
  if (budget.left < 0) throw new BudgetSpent();
  return { text: found ?? '()', endsAt };
}

/** Behind white space and remarks, which end with their line. */
function afterSpace(text: string, from: number): number {
  let isRemark = false;
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isRemark) isRemark = char !== '\n' && char !== '\r';
    else if (char === '%') isRemark = true;
    else if (!spaces.has(char)) return at;
  }
  return text.length;
}

/** Behind the bracket that closes the string which opens at `at`. */
function endOfString(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    const char = text[place];
    if (char === '\\') place += 1;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth <= 0) return place + 1;
  }
  return text.length;
}

/** What follows the line that the word `stream` ends. */
function bodyAfter(text: string, at: number): number {
  let place = at;
  while (place < text.length && text[place] !== '\n' && text[place] !== '\r') place += 1;
  return text[place] === '\r' && text[place + 1] === '\n' ? place + 2 : place + 1;
}
