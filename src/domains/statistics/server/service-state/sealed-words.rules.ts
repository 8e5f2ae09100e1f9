/** Words for what lies under SECRET, by table or shelf of files; `app/secrets/every-column.test.ts` keeps them complete. */
export const sealedLabels: Readonly<Record<string, string>> = {
  outbox: '短信和邮件',
  accounts: '账号手机号',
  second_factors: '动态验证码',
  account_closings: '账号注销',
  volunteers: '志愿者资料',
  real_name_checks: '实名核验',
  guardians: '监护人',
  team_members: '队员名册',
  needs: '群众需求',
  complaints: '投诉',
  'private files': '私密文件',
  'exported pieces': '导出文件',
};
