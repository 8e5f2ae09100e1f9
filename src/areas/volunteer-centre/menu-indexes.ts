/** Index of each entry of the volunteer centre's menu (requirements.md 2). */
export const volunteerMenuIndexes: Readonly<Record<string, number>> = {
  myindex: 2,
  modify: 3,
  modifyPwd: 4,
  mymsg: 5,
  myteam: 7,
  myactivity: 9,
  myneed: 10,
  myjob: 11,
  mycomplaint: 12,
  mycertificate: 13,
  mydata: 14,
  mycover: 15,
  mycredit: 16,
  mystar: 17,
  myrecord: 17,
};
