/** Index of each entry of the team centre's menu (requirements.md 2); teamjob 7 and teamneed 9 join with their pages. */
export const teamMenuIndexes: Readonly<Record<string, number>> = {
  teamindex: 2,
  teammodify: 3,
  teamModifyPwd: 4,
  teammsg: 5,
  teamuser: 8,
  teamtidings: 10,
  teamactivity: 11,
};
