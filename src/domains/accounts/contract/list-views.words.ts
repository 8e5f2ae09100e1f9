/** Bounds of the views that staff keep of a list. */
export const listViewLimits = { perList: 20, name: 20, search: 500, list: 100 } as const;

export const listViewRefusals = {
  tooMany: `一个列表最多保存 ${listViewLimits.perList} 个视图，请先删掉不用的`,
} as const;
