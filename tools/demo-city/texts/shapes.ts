import { z } from 'zod';
import {
  type CategoryKey,
  categoryKeys,
  serviceCategories,
} from '#domains/site/contract/categories.words.ts';

/** A text that is there. */
export const line = z.string().min(1);
/** Texts, at least one. */
export const lineList = z.array(line).min(1);
/** A calendar day `YYYY-MM-DD`. */
export const day = z.iso.date({ error: '应为日期，例如 2026-05-01' });
/** A spot of the drawn map (1200 × 720, origin top left). */
export const spot = z.tuple([z.int().min(0).max(1200), z.int().min(0).max(720)]);

/** A key of `words`, written as the word people read. */
export function wordOf<Key extends string>(words: Readonly<Record<Key, string>>) {
  const entries = Object.entries<string>(words) as [Key, string][];
  const keys = new Map(entries.map(([key, word]) => [word, key]));
  return z.enum(entries.map(([, word]) => word)).transform((word) => keys.get(word) as Key);
}

const categoryWords = Object.fromEntries(
  Object.entries(serviceCategories).map(([key, { name }]) => [key, name]),
) as Record<CategoryKey, string>;
/** A service category by its label (助老). */
export const category = wordOf(categoryWords);

/** One value for every service category, under its label. */
export function perCategory<Shape extends z.ZodType>(shape: Shape) {
  const labels = categoryKeys.map((key) => categoryWords[key]);
  return z
    .strictObject(Object.fromEntries(labels.map((label) => [label, shape])))
    .transform(
      (told) =>
        Object.fromEntries(categoryKeys.map((key) => [key, told[categoryWords[key]]])) as Record<
          CategoryKey,
          z.output<Shape>
        >,
    );
}
