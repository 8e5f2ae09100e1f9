import { createContext, useContext } from 'react';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import type { NewsCategoryView } from '../../contract/news.contract.ts';

/** What every part of the form reads and writes. */
export type NewsFormParts = {
  form: NewsForm;
  set: (patch: Partial<NewsForm>) => void;
  /** Changes when the whole text was replaced. */
  epoch: number;
  errorOf: (path: string) => string | undefined;
  /** Categories in which the writer may post. */
  categories: readonly NewsCategoryView[];
  /** Public activities that the text may tell of. */
  activities: readonly { id: number; title: string }[];
  isStaff: boolean;
};

const Parts = createContext<NewsFormParts | undefined>(undefined);
export const NewsFormProvider = Parts.Provider;

/** @throws Error outside a news form */
export function useNewsFormParts(): NewsFormParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('a part of the news form stands outside it');
  return parts;
}

/** An empty text of the writer. */
export const newNewsForm = (wish: Partial<NewsForm> = {}): NewsForm => ({
  dynamicTypeId: 0,
  title: '',
  subTitle: '',
  summary: '',
  coverUrl: null,
  content: '',
  source: '',
  author: '',
  editor: '',
  activityId: null,
  artCategory: null,
  attachments: [],
  publishAt: null,
  expireAt: null,
  personsShown: null,
  ...wish,
});
