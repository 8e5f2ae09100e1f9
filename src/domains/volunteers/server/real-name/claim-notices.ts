import type { VolunteersReactions } from '../reactions.ts';

type Telling = Parameters<VolunteersReactions['tell']>[0];
type Claimed = { checkId: number; holderId: number };

const common = {
  category: 'review',
  level: 'important',
  link: '/usercenter/index/modify?tab=realName',
} as const;

/** Whoever is verified with a number hears that somebody else claims it, before anything is decided. */
export const claimOpened = (
  act: Telling,
  tell: VolunteersReactions['tell'],
  { checkId, holderId }: Claimed,
) =>
  tell(act, {
    ...common,
    accountId: holderId,
    title: '有人用你的证件号码提交了实名认证',
    body: '另一个账号提交了与你相同的证件号码，工作人员将核对双方的证件后决定。决定之前你的实名认证不变，不用重新提交；如有疑问，请拨打网站底部的服务电话说明。',
    dedupeKey: `realNameClaim:${checkId}`,
  });

/** The same person hears how staff decided, with the reason when the verification is gone. */
export const claimDecided = (
  act: Telling,
  tell: VolunteersReactions['tell'],
  { checkId, holderId, lostBecause }: Claimed & { lostBecause: string | undefined },
) =>
  tell(act, {
    ...common,
    accountId: holderId,
    title: lostBecause === undefined ? '你的实名认证保持不变' : '你的实名认证已取消',
    body:
      lostBecause === undefined
        ? '另一个账号用相同的证件号码提交的实名认证没有通过或已撤回，你的实名认证继续有效。'
        : `工作人员核对后认定这个证件号码属于另一个账号，你的实名认证已取消。原因：${lostBecause}。请用本人的证件重新提交；不同意这个决定，可以重新提交证件照片，由工作人员再次核对。`,
    dedupeKey: `realNameClaimDecided:${checkId}`,
  });
