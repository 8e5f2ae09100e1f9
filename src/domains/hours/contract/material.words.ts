/** Who asks for more material (请补材料) on a correction or a claim. */
export const materialSides = { team: '队伍', centre: '实践中心' } as const;
export type MaterialSide = keyof typeof materialSides;

/** What became of an ask. */
export const materialStates = {
  open: '等本人补材料',
  answered: '本人已补材料',
  /** No answer in time: it is decided as it stands. */
  lapsed: '本人没有补，按现有材料办',
  /** The request itself was withdrawn or came to nothing meanwhile. */
  ended: '申请已结束',
} as const;
export type MaterialState = keyof typeof materialStates;

/** How a request reads whose person is asked for material. */
export const awaitsMaterialLabel = '等本人补材料';

/** Working days in which the person hands in what is missing; then it is decided as it stands. */
export const materialWorkdays = 5;

/** Refusals of asking for material. */
export const askMaterialRefusals = {
  requestOver: '这份申请已经有了答复或已撤回，请刷新后再看',
  ownRequest: '这是你本人的申请，请队里另一位管理员处理',
  tooLate: '答复期限已过，这份申请正在转给实践中心，不能再请本人补材料',
  alreadyAsked: '已经请本人补过一次材料，请按现有材料决定',
} as const;

/** Refusals of asking from the centre. */
export const askHourMaterialRefusals = {
  ...askMaterialRefusals,
  noRequest: '只有等待审核的更正和补记申请才能请本人补材料',
  samePerson: '录入、核定过这条记录的人和受益人本人都不能审核它，请交给另一位审核员',
} as const;

/** Refusals of the person's answer. */
export const answerMaterialRefusals = {
  askOver: '这次补材料已经答复过、过了期限，或申请已撤回，请刷新后再看',
  proofUsed: '有一份材料你已经交过，或用来证明另一条记录，请换成新的材料',
} as const;
