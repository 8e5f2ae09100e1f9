import { searchedWords } from '#platform/web/ui/highlighted.tsx';
import type { HelpSection } from './help-content.ts';

export type HelpAnswer = { title: string; text: string; href: string };

/** Answers among these parts of the help page that hold every word of a query, those that are called so first. */
export function searchHelp(sections: readonly HelpSection[], query: string, most: number): HelpAnswer[] {
  const words = searchedWords(query).map((word) => word.toLowerCase());
  if (words.length === 0) return [];
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const answers = sections.flatMap(({ id, title: section, entries }) =>
    entries.map(({ title, text }) => ({
      title,
      text,
      whole: section + title + text,
      href: `/user-index/help#${id}`,
    })),
  );
  return answers
    .filter(({ whole }) => holds(whole))
    .sort((a, b) => Number(holds(b.title)) - Number(holds(a.title)))
    .slice(0, most)
    .map(({ title, text, href }) => ({ title, text, href }));
}
