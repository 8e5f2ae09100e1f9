/** States of an ordered export (导出). */
export const exportStateLabels = {
  waiting: '排队中',
  making: '生成中',
  ready: '可下载',
  failed: '没有生成',
  cancelled: '已取消',
  expired: '已过期',
} as const;

/** Why there is no file, or none any more; each stands with the order. */
export const exportEndings = {
  stopped: '你取消了这次导出',
  deleted: '你删除了文件',
  rightLost: '你已没有这项导出的权限，没有生成文件',
  scopeChanged: '你的数据范围在导出后变了，请重新导出',
  brokenArchive: '系统几次都没能生成，已记录下来。请过一会儿重新导出，仍不行请拨打网站底部的服务电话',
  broken: '系统几次都没能生成，已记录下来。请缩小筛选条件重新导出，仍不行请联系系统管理员',
} as const;

/** Refusals of 我的导出, each with its sentence. */
export const exportOrderRefusals = {
  unmade: '文件还没有生成好，完成后会发站内消息',
  gone: '文件已经过期或删除，请重新导出',
  over: '这次导出已经结束，没有可以取消或删除的',
  rightLost: '你现在没有这项导出的权限，文件不能下载',
  scopeChanged: exportEndings.scopeChanged,
} as const;
