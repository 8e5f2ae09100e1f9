/** Where the pages of one audience lie; team news and the content staff have their own. */
export type NewsPaths = {
  list: string;
  add: string;
  edit: (id: number) => string;
  detail: (id: number) => string;
};

const tidings = '/teamcenter/index/teamtidings';

/** 队伍动态 in the team centre (requirements.md 2). */
export const tidingsPaths: NewsPaths = {
  list: tidings,
  add: `${tidings}/add`,
  edit: (id) => `${tidings}/edit/${id}`,
  detail: (id) => `${tidings}/detail/${id}`,
};

/** 内容管理 in the back office (requirements.md 2); an item is seen and changed at one address. */
export const informationPaths: NewsPaths = {
  list: '/information/my-information-list',
  add: '/information/add',
  edit: (id) => `/information/edit/${id}`,
  detail: (id) => `/information/edit/${id}`,
};

/** The item as everybody sees it. */
export const publicNewsPath = (id: number): string => `/user-index/detail?dynamicId=${id}`;
