import { type CategoryKey, categoryKeys } from '#domains/site/contract/categories.words.ts';

/** The service category whose motifs are drawn on a news item's cover. */
export const artCategoryOf = ({ artCategory }: { artCategory: string }): CategoryKey =>
  categoryKeys.find((key) => key === artCategory) ?? 'theory';
