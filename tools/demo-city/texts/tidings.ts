/** Where a team's text stands in the demo city. */
export type TidingsState =
  | 'draft'
  | 'pending'
  | 'pending2'
  | 'returned'
  | 'scheduled'
  | 'published'
  | 'offline'
  /** Public, and a change to it waits for its reviewer. */
  | 'revised';

export type Tidings = {
  /** Number of the team's login, 1 for duiwu001. */
  team: number;
  category: '志愿风采' | '理论宣讲';
  title: string;
  summary: string;
  /** Rich text as the editor makes it. */
  html: string;
  author: string;
  state: TidingsState;
  /** A reviewer's opinion, or why it was taken down. */
  note?: string;
  daysAgo: number;
};

const lines = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

/** What teams wrote (队伍动态), in every state; duiwu001 has one of each. */
export const TIDINGS: readonly Tidings[] = [
  {
    team: 1,
    category: '志愿风采',
    title: '把一顿热饭送到六楼',
    summary: '没有电梯的老楼，二十三位老人，一年三百多个中午。',
    html: [
      lines(
        '望潮社区有十一栋没有电梯的老楼。住在四楼以上、又不方便下来的老人有二十三位，每天中午十一点半，助餐点的保温箱从这里分头上楼。',
      ),
      '<h2>一个人一层楼</h2>',
      lines('队员们按楼栋结对，谁认得哪位老人的口味，谁就一直送哪家。送饭不只是送饭：'),
      '<ul><li><p>敲门前先喊一声，老人慢慢走过来不着急；</p></li><li><p>看一眼药盒和煤气；</p></li><li><p>有不对劲的，当天报给社区。</p></li></ul>',
      '<blockquote><p>“他们一来，我就知道十一点半了。”</p></blockquote>',
      lines('今年入冬后，队伍把汤桶换成了双层的，爬到六楼，汤还是烫的。'),
    ].join(''),
    author: '周敏',
    state: 'published',
    daysAgo: 6,
  },
  {
    team: 1,
    category: '志愿风采',
    title: '银杏树下的义剪摊',
    summary: '三把推子、一张折叠椅，社区里最热闹的一个上午。',
    html: lines(
      '每月第二个周六，队里的三位理发师傅把椅子摆在银杏树下。来的多是腿脚不便的老人，也有陪着来的孙辈。',
      '这个月剪了四十一位。最后一位是九十岁的陈爷爷，他说剪完了要去照张相。',
      '下个月的日子已经写在社区的黑板上了。',
    ),
    author: '周敏',
    state: 'revised',
    daysAgo: 15,
  },
  {
    team: 1,
    category: '志愿风采',
    title: '教会奶奶视频通话之后',
    summary: '手机课第八讲，主题只有一个：给孩子打个电话。',
    html: lines(
      '手机课的第八讲没有新内容，队员们陪着老人把视频通话练了一个上午。第一个接通的是在外地上班的孙女，屏幕那头愣了两秒，然后喊了一声奶奶。',
      '课后，七位老人把步骤抄在了本子上，字写得很大。',
    ),
    author: '林可',
    state: 'pending',
    daysAgo: 1,
  },
  {
    team: 1,
    category: '志愿风采',
    title: '重阳节的一百二十碗长寿面',
    summary: '从和面到出锅，志愿者和老人一起动手。',
    html: lines(
      '重阳节那天，社区食堂的灶台让给了志愿者。和面、擀面、切面，会做的教不会做的，一上午下了一百二十碗。',
      '联系电话请咨询队伍负责人。',
    ),
    author: '林可',
    state: 'returned',
    note: '参加人数和食堂名称请核对；“联系电话”一句含糊，请删去或写清',
    daysAgo: 3,
  },
  {
    team: 1,
    category: '志愿风采',
    title: '冬至前的窗缝检查',
    summary: '',
    html: lines('冬至前，队员们准备到独居老人家里看看窗缝、热水袋和电热毯。'),
    author: '',
    state: 'draft',
    daysAgo: 0,
  },
  {
    team: 1,
    category: '志愿风采',
    title: '腊八粥的食材清单',
    summary: '要多少米、多少豆，一张表列清楚，想帮忙的照着准备。',
    html: [
      lines('今年腊八粥计划煮六百份，食材清单如下，愿意捐赠的请交到社区服务站登记。'),
      '<table><tbody><tr><th><p>食材</p></th><th><p>数量</p></th></tr><tr><td><p>糯米</p></td><td><p>40 千克</p></td></tr><tr><td><p>红豆、花生</p></td><td><p>各 12 千克</p></td></tr><tr><td><p>红枣</p></td><td><p>8 千克</p></td></tr></tbody></table>',
    ].join(''),
    author: '周敏',
    state: 'scheduled',
    daysAgo: 1,
  },
  {
    team: 1,
    category: '志愿风采',
    title: '暑期纳凉点开放时间',
    summary: '七月到九月，六个纳凉点每天开到晚上八点。',
    html: lines('六个纳凉点备有开水、急救箱和雨伞，志愿者全天值守。', '九月起恢复平时的开放时间。'),
    author: '周敏',
    state: 'offline',
    note: '活动已结束，内容过时',
    daysAgo: 70,
  },
  {
    team: 1,
    category: '理论宣讲',
    title: '板凳上的宣讲：从一张医保单说起',
    summary: '不念稿子，先听大家说，再把政策讲进日子里。',
    html: lines(
      '宣讲员带去的不是稿子，是一张放大的医保结算单。哪一栏是自己付的，哪一栏是报销的，大家围着看，一项一项问。',
      '问完了，政策也就讲完了。',
    ),
    author: '郑书言',
    state: 'pending2',
    daysAgo: 2,
  },
  {
    team: 6,
    category: '志愿风采',
    title: '三百米江滩，捡出四种瓶盖',
    summary: '把垃圾分开称重，才知道该劝谁、该找谁。',
    html: lines(
      '这次净滩，队伍没有只比袋数，而是分成十一类称重。最轻的一类是瓶盖，四种颜色，来自同一个品牌。',
      '队长把照片和数字寄给了厂家，对方回信说会改成不脱落的盖子。',
    ),
    author: '方舟',
    state: 'published',
    daysAgo: 8,
  },
  {
    team: 7,
    category: '志愿风采',
    title: '给白鹭留一条安静的岸',
    summary: '繁殖季的观鸟点，志愿者在一百米外拉起提示绳。',
    html: lines('四月到七月，鹿渚湿地的东岸只许看，不许近。志愿者轮班提醒，也借望远镜给路过的孩子。'),
    author: '方舟',
    state: 'pending',
    daysAgo: 4,
  },
  {
    team: 9,
    category: '志愿风采',
    title: '旧衣回收箱里的一封信',
    summary: '捐衣服的人写：口袋里我放了暖宝宝。',
    html: lines('整理旧衣时，队员在一件棉衣口袋里摸到六片暖宝宝和一张纸条。那件棉衣后来去了云陂山上的小学。'),
    author: '何穗',
    state: 'published',
    daysAgo: 20,
  },
];
