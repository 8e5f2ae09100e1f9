/** Index of each entry of the team centre's menu (requirements.md 2). */
export const teamMenuIndexes: Readonly<Record<string, number>> = {
  teamindex: 2,
  teammodify: 3,
  teamModifyPwd: 4,
  teammsg: 5,
  teamjob: 7,
  teamuser: 8,
  teamneed: 9,
  teamtidings: 10,
  teamactivity: 11,
  teamclaim: 12,
  teamrecord: 13,
};

/** How the side menu groups the entries of the server's menu; what stands in none is under 服务. */
export const teamMenuGroups = [
  { names: ['teamindex'] },
  {
    label: '服务',
    names: ['teamactivity', 'teamjob', 'teamneed', 'teamuser', 'teamtidings'],
    takesOthers: true,
  },
  { label: '账号', names: ['teammsg', 'teammodify', 'teamModifyPwd'] },
] as const;
