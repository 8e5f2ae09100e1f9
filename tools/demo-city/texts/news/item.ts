/** The six news categories (新闻栏目) of the site, in their order. */
export const NEWS_CATEGORIES = [
  '通知公告',
  '文明实践动态',
  '志愿风采',
  '理论宣讲',
  '政策法规',
  '学习资料',
] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export type NewsItem = {
  category: NewsCategory;
  /** 4–60 characters, unique. */
  title: string;
  /** At most 200 characters. */
  summary: string;
  /** Two to five plain paragraphs. */
  paragraphs: readonly string[];
  /** At most 50 characters. */
  source: string;
  /** Days before the demo day on which it was published. */
  daysAgo: number;
  isTop: boolean;
};

export type NewsDraft = {
  title: string;
  summary: string;
  /** One paragraph per line. */
  body: string;
  source?: string;
  daysAgo: number;
  isTop?: boolean;
};

/** Turns drafts of one category into items; the centre is the source unless another is named. */
export function newsOf(category: NewsCategory, drafts: readonly NewsDraft[]): NewsItem[] {
  return drafts.map(({ title, summary, body, source, daysAgo, isTop }) => ({
    category,
    title,
    summary,
    paragraphs: body
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    source: source ?? '江澜市新时代文明实践中心',
    daysAgo,
    isTop: isTop ?? false,
  }));
}
