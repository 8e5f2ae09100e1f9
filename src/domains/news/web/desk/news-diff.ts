import { plainText } from '#platform/contract/plain-text.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { personsShownLabels } from '../../contract/news.words.ts';

/** One line of a comparison: the same in both, only before, or only now. */
export type DiffLine = { kind: 'same' | 'removed' | 'added'; text: string };
export type FieldDiff = { label: string; lines: DiffLine[] };

const mostLines = 400;

/** Line by line, by the longest common subsequence; very long texts are told as replaced as a whole. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length > mostLines || after.length > mostLines)
    return [
      ...before.map((text) => ({ kind: 'removed' as const, text })),
      ...after.map((text) => ({ kind: 'added' as const, text })),
    ];
  const lengths = commonLengths(before, after);
  const lines: DiffLine[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old, now] = [before[left], after[right]];
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', text: old });
      left += 1;
      right += 1;
    } else if (
      old !== undefined &&
      (now === undefined || at(lengths, left + 1, right) >= at(lengths, left, right + 1))
    ) {
      lines.push({ kind: 'removed', text: old });
      left += 1;
    } else {
      lines.push({ kind: 'added', text: now ?? '' });
      right += 1;
    }
  }
  return lines;
}

const at = (table: readonly (readonly number[])[], row: number, column: number): number =>
  table[row]?.[column] ?? 0;

/** How many lines both share from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const table: number[][] = Array.from({ length: before.length + 1 }, () => []);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const value =
        before[row] === after[column]
          ? at(table, row + 1, column + 1) + 1
          : Math.max(at(table, row + 1, column), at(table, row, column + 1));
      (table[row] as number[])[column] = value;
    }
  }
  return table;
}

const picturesOf = (html: string): string[] =>
  [...html.matchAll(/<img [^<>]*alt="([^"]*)"/g)].map((match) => `〔图片：${match[1] ?? ''}〕`);

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

const fields: readonly (readonly [label: string, read: (form: NewsForm, names: Names) => string[]])[] = [
  ['栏目', (form, names) => linesOf(names.categoryName(form.dynamicTypeId))],
  ['标题', (form) => linesOf(form.title)],
  ['副标题', (form) => linesOf(form.subTitle)],
  ['摘要', (form) => linesOf(form.summary)],
  ['正文', (form) => linesOf(plainText(form.content))],
  ['正文图片', (form) => picturesOf(form.content)],
  ['封面', (form) => linesOf(form.coverUrl ?? '')],
  ['图中人物', (form) => (form.personsShown ? [personsShownLabels[form.personsShown]] : [])],
  ['附件', (form) => form.attachments.map(({ name }) => name)],
  ['来源', (form) => linesOf(form.source)],
  ['作者', (form) => linesOf(form.author)],
  ['责任编辑', (form) => linesOf(form.editor)],
  ['定时发布', (form) => linesOf(form.publishAt ?? '')],
  ['自动下线', (form) => linesOf(form.expireAt ?? '')],
];

type Names = { categoryName: (id: number) => string };

/** The fields in which two texts differ, each paragraph by paragraph. */
export const compareNews = (before: NewsForm, after: NewsForm, names: Names): FieldDiff[] =>
  fields
    .map(([label, read]) => ({ label, lines: diffLines(read(before, names), read(after, names)) }))
    .filter(({ lines }) => lines.some(({ kind }) => kind !== 'same'));
