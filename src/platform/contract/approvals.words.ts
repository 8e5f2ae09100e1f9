/** Refusals of every act that may ask for approval. */
export const askApprovalRefusals = {
  alreadyAsked: '这件事已经提交，正在等安全管理员批准；要改内容请先撤回原来的申请',
} as const;
