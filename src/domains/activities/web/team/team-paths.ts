const root = '/teamcenter/index';
const list = `${root}/teamactivity`;

/** Addresses of the team centre's pages about activities (requirements.md 2). */
export const teamPaths = {
  home: `${root}/teamindex`,
  list,
  add: `${list}/add`,
  edit: (id: number) => `${list}/edit/${id}`,
  /** 补录活动 */
  makeups: `${list}/makeup`,
  makeupAdd: `${list}/makeup/add`,
  makeup: (id: number) => `${list}/makeup/${id}`,
  detail: (id: number) => `${list}/detail/${id}`,
  /** 报名管理 */
  signUps: (id: number) => `${list}/bm/${id}`,
  /** 参加列表 */
  attendance: (id: number) => `${list}/cj/${id}`,
  /** 时长明细 */
  hours: (id: number) => `${list}/timelist/${id}`,
};
