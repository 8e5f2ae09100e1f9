/** 成功 or 失败: lines of refused acts that are kept all the same, such as a wrong password. */
export const auditResultLabels = { done: '成功', failed: '失败' } as const;
export type AuditResult = keyof typeof auditResultLabels;

/** Whose lines: of people, signed in or not, or of the product's own background work. */
export const auditActors = { people: '人员的操作', system: '系统自动处理' } as const;

/** Columns by which the audit log is ordered. */
export const auditSorts = ['at'] as const;
