import { z } from 'zod';
import { readCityFile } from './city-file.ts';
import { line, lineList, wordOf } from './shapes.ts';

/** Where a team's text stands in the demo city. */
const STATES = {
  draft: '草稿',
  pending: '待初审',
  pending2: '待终审',
  returned: '已退回',
  scheduled: '定时发布',
  published: '已发布',
  offline: '已下线',
  /** Public, and a change to it waits for its reviewer. */
  revised: '改动待审',
} as const;
export type TidingsState = keyof typeof STATES;

/** A piece of a text: a paragraph, a heading, a list, a quotation or a table, whose first row is its head. */
const piece = z.union(
  [
    line,
    z.strictObject({ heading: line }),
    z.strictObject({ list: lineList }),
    z.strictObject({ quote: line }),
    z.strictObject({ table: z.array(lineList).min(2) }),
  ],
  '应为一段文字，或 heading、list、quote、table 之一',
);
type Piece = z.output<typeof piece>;

const shape = z.strictObject({
  /** Number of the team's login, 1 for duiwu001. */
  team: z.int().min(1),
  category: z.enum(['志愿风采', '理论宣讲']),
  title: line,
  summary: z.string(),
  body: z.array(piece).min(1),
  author: z.string(),
  state: wordOf(STATES),
  /** A reviewer's opinion, or why it was taken down. */
  note: line.optional(),
  daysAgo: z.int().min(0),
  /** Of a text whose change waits: which words become which, and the sentence that is added. */
  change: z.strictObject({ from: line, to: line, added: line }).optional(),
});

/** A text of a team; `html` is rich text as the editor makes it, `changedHtml` the same with the change that waits. */
export type Tidings = Omit<z.output<typeof shape>, 'body' | 'change'> & { html: string; changedHtml: string };

/** What teams wrote (队伍动态), in every state; duiwu001 has one of each. */
export const TIDINGS: readonly Tidings[] = readCityFile('tidings', z.array(shape)).map(
  ({ body, change, ...told }) => {
    const html = body.map(htmlOf).join('');
    const changedHtml = change ? html.replace(change.from, change.to) + p(change.added) : html;
    return { ...told, html, changedHtml };
  },
);

function htmlOf(told: Piece): string {
  if (typeof told === 'string') return p(told);
  if ('heading' in told) return `<h2>${told.heading}</h2>`;
  if ('list' in told) return `<ul>${told.list.map((text) => `<li>${p(text)}</li>`).join('')}</ul>`;
  if ('quote' in told) return `<blockquote>${p(told.quote)}</blockquote>`;
  const rows = told.table.map((cells, index) => rowOf(cells, index === 0 ? 'th' : 'td'));
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function p(text: string): string {
  return `<p>${text}</p>`;
}

function rowOf(cells: readonly string[], tag: 'th' | 'td'): string {
  return `<tr>${cells.map((text) => `<${tag}>${p(text)}</${tag}>`).join('')}</tr>`;
}
