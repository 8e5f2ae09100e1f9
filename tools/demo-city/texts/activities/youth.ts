import { templatesOf } from './template.ts';

/** 青少年: homework, science, village schools, growing up safely. */
export const YOUTH_ACTIVITIES = templatesOf('youth', [
  {
    titles: `四点半课堂：先写完作业再去玩@春和里四点半课堂
      放学后的两小时：{community}第 {n} 周`,
    summary: '坐在旁边，不替他写答案，等他自己想出来。',
    content: `三点五十放学、爸妈六点半下班的小学生，每天大约二十个。
      一人带三个孩子写作业，写完下棋、看书、种豆芽，走的时候交到家长手里。
      四点二十铺好桌子，六点半送完最后一个，关灯前浇一遍豆芽。`,
    tasks: `陪写：问他哪里卡住，只点一步。
      带玩：下棋输了也要笑。
      交接：对名单，叫不准的电话确认。`,
    requirements: '年满 18 周岁；每周固定一天；耐得住吵',
    provided: '教具和水果；马甲；伙伴训练',
    risk: ['low', '孩子离开须由登记过的家长接走，不单独与孩子共处一室。'],
    objects: '01',
    guarantees: '01 05 08 10',
    minors: 'not_allowed',
    signup: 'review',
    at: 'station school',
    shifts: ['weekday 16:20 陪伴老师 130×8'],
    serves: [18, 40],
    from: 58,
  },
  {
    titles: `周末数学小诊所：{place}
      把那道应用题画出来：{community}`,
    summary: '不刷题，只治一处：他到底卡在哪一步。',
    content: `小学三到六年级，数学跟不上又不敢问的孩子。
      一对一或一对二，从错题里找出卡住的那一步，用画图和掰橘子的办法讲明白。
      两点开始，三点半休息吃水果，四点半结束，给孩子写一句鼓励的话。`,
    tasks: `诊断：看他做一遍，不打断。
      讲解：用生活里的东西当教具。
      记录：写下弄懂的一件事，下次从这儿接着来。`,
    requirements: '年满 16 周岁；数学扎实；不说“这么简单”',
    provided: '草稿本和教具；水果；志愿者证明',
    risk: ['low', '辅导须在开放的大厅进行，家长须在登记表留下接送方式。'],
    objects: '01',
    guarantees: '01 05 08',
    at: 'station library',
    shifts: ['weekend 14:00 小老师 150×12'],
    serves: [12, 30],
  },
  {
    titles: `拆开看看：{place}科学小课
      点亮第一盏小灯：小创客第 {n} 课`,
    summary: '旧键盘、收音机、玩具车，拆坏了不心疼，装回去才算本事。',
    content: `七到十二岁的孩子，带一件家里不要的小电器来更好。
      工程师带着认零件、搭电路，让第一盏小灯亮起来，最后试着把东西装回去。
      九点半开始，十一点半收零件，少一颗螺丝也要趴在地上找。`,
    tasks: `带桌：一桌四个孩子，工具一人一套。
      讲解：用“水管”比方讲电流。
      安全员：检查电池和剪线，不让孩子碰插座。`,
    requirements: '年满 16 周岁；懂一点电路；耐心',
    provided: '工具材料；围裙；茶水',
    risk: ['low', '只用干电池供电，拆解旧电器前须由成人放电并移除电容。'],
    codes: '0003 0007',
    objects: '01',
    guarantees: '01 05 08',
    at: 'culture station school',
    shifts: ['saturday 09:30 带桌工程师 120×10'],
    serves: [20, 45],
    from: 17,
  },
  {
    titles: `茶亭小学的周末四节课@茶亭小学
      翻过岭去上课：{place}
      操场上有人等：{place}支教第 {n} 次`,
    summary: '音乐、画画、足球、手工，坐早班车来，坐末班车回。',
    content: `山里的村小，没有专职的音乐和美术老师，孩子们盼着周六。
      四位志愿者一人一节课，轮流带全校，午饭和孩子们一起吃，饭后踢半小时球。
      七点坐早班车，四点半返程，每两周一次，答应了就不能改。`,
    tasks: `备课：课前一周交教案，材料自己带上山。
      上课：四十分钟，留十分钟给孩子自己玩。
      陪伴：课间不看手机，陪他们跑。`,
    requirements: '年满 18 周岁；能坚持一学期；会一门才艺',
    provided: '教具；集中乘车；午饭',
    risk: ['medium', '山路行车请系安全带，全程两人以上同行，不单独带孩子离校。'],
    objects: '01 09',
    guarantees: '01 02 04 08',
    minors: 'not_allowed',
    signup: 'review',
    radius: 500,
    weather: 'postpone',
    at: 'village_school',
    shifts: ['saturday 08:30 支教老师 420×6'],
    serves: [40, 120],
    months: [3, 4, 5, 6, 9, 10, 11, 12],
    from: 21,
  },
  {
    titles: `悄悄话信箱开箱日：{place}
      可以说不：{place}护苗情景剧`,
    summary: '布偶说错一句，孩子们一起喊：不可以！',
    content: `小学中高年级，防欺凌和防侵害的课不用念条文，用布偶演给他看。
      六个短剧，每段都停在最难的那一秒，让孩子说下一步该怎么办，课后收一箱悄悄话。
      一节课加一个课间，回信由老师和社工一周内写完，信封不写姓名。`,
    tasks: `演出：练三遍再上，动作要夸张。
      互动：把话筒递给后排的孩子。
      回信：在督导指导下回信，遇到求助当天转介。`,
    requirements: '年满 18 周岁；放得开；严守孩子隐私',
    provided: '布偶与剧本；督导；午饭',
    risk: ['low', '发现疑似侵害线索须当日报告老师与社工，不向任何人转述孩子的话。'],
    codes: '0003 0005',
    objects: '01',
    guarantees: '01 04 10',
    minors: 'not_allowed',
    signup: 'review',
    at: 'school village_school middle_school',
    shifts: ['weekday 14:10 演出与互动 100×8'],
    serves: [40, 150],
    months: [3, 4, 5, 6, 9, 10, 11, 12],
  },
  {
    titles: `第一次去博物馆：{community}孩子的一天
      带他去看一看：{community}研学陪伴`,
    summary: '坐一趟地铁、看一件老物件、回来写三句话。',
    content: `家里少有人带出门的孩子，八到十二岁，每车不超过二十人。
      一人带两个孩子，走提前踩过点的路线，看三件东西就够，中午在草地上吃饭团。
      八点半出发，三点半送回，孩子自己背自己的水壶。`,
    tasks: `牵手：过马路点名，一个不少。
      看展：蹲下来，从他看见的地方开始问。
      写三句：看见了什么、喜欢什么、想问什么。`,
    requirements: '年满 18 周岁；体力够；眼睛不离孩子',
    provided: '集中乘车；午餐；门票已联系好',
    risk: ['medium', '一带二编组固定不换，人多处前后各一人，走散立即原地等候并呼叫领队。'],
    codes: '0003 0016',
    objects: '01 07',
    guarantees: '01 02 04 05',
    minors: 'not_allowed',
    signup: 'review',
    radius: 500,
    at: 'station culture',
    shifts: ['saturday 08:30 带队员 420×10'],
    serves: [16, 20],
  },
  {
    titles: `给一年级的新书包：{place}开学陪伴
      开学第一周：{place}`,
    summary: '系鞋带、找厕所、说再见，都要有人牵着做第一遍。',
    content: `刚上小学的孩子和比他更紧张的家长。
      校门口接住书包，送到教室门口，课间陪着上厕所、找水杯，中午看着吃完饭。
      七点半到岗，下午一点半交班，每天换一组，记下谁还在哭。`,
    tasks: `接送：叫他名字，不说“你怎么还哭”。
      陪伴：教室后排坐着，需要就招手。
      记录：交班时只写一个孩子的一件事。`,
    requirements: '年满 18 周岁；笑得出来；守时',
    provided: '马甲；午饭；名单卡',
    risk: ['low', '孩子离校只交接登记家长，遇情绪崩溃请老师接手，不抱离现场。'],
    objects: '01',
    guarantees: '01 04 05 07',
    minors: 'not_allowed',
    at: 'school village_school',
    shifts: ['weekday 07:30 陪伴员 360×8'],
    serves: [80, 200],
    months: [2, 3, 9],
  },
  {
    titles: `社区少年篮球角：{place}
      放下手机来投篮：{community}`,
    summary: '一只球，十几个半大小子，天黑之前不散。',
    content: `初中以上的少年，放了学无处可去的那一种最欢迎。
      分队打半场，志愿者当裁判也当板凳球员，边打边聊学校里的事。
      五点开场，六点半吹哨，收完球再走，一周三次不停。`,
    tasks: `带队：两队人数相当，输的一队先喝水。
      倾听：他想说就听，不追问。
      收场：球框、水瓶、垃圾一起收。`,
    requirements: '年满 18 周岁；会打球；说话不端着',
    provided: '球与背心；饮水；急救包',
    risk: ['low', '场边留两米空地防冲撞，发现打闹升级立即分开并联系家长。'],
    codes: '0015 0003',
    objects: '01',
    guarantees: '01 05 08',
    weather: 'postpone',
    at: 'sports',
    shifts: ['weekday 17:00 陪练员 90×5'],
    serves: [12, 30],
  },
  {
    titles: `暑假里的看护点：{community}
      一屋子的孩子一屋子的夏天：{community}第 {n} 周`,
    summary: '画画、下棋、泡脚、午睡，把没人管的时间过成日子。',
    content: `暑假父母上班的孩子，六到十二岁，每天早上送来，傍晚接走。
      上午活动，中午吃饭午睡，下午看书游戏，每天留半小时让他们自己决定做什么。
      八点到五点，两班轮换，进出签字，一只表都不省。`,
    tasks: `带班：排一张画着图的日程表。
      看护：午睡有人坐着，水边永远有人。
      交接：家长签字，写一句今天的表现。`,
    requirements: '年满 18 周岁；能连来一周；有爱心也有规矩',
    provided: '午饭；教具；防暑药',
    risk: ['medium', '戏水戏沙有专人看护，出入口常锁，任何人带走孩子须与登记家长核对。'],
    codes: '0003 0017',
    objects: '01 07',
    guarantees: '01 04 05 10',
    minors: 'not_allowed',
    signup: 'review',
    at: 'station school village',
    shifts: ['weekday 08:00 上午班 240×6', 'weekday 13:00 下午班 240×6'],
    serves: [20, 40],
    months: [7, 8],
    from: 3,
  },
  {
    titles: `写给十年后的自己：{place}毕业活动
      把信装进罐子：{place}`,
    summary: '写一封信，埋进操场边的罐子里，十年后来取。',
    content: `六年级快毕业的孩子，一人一张纸，爱写多少写多少，画画也行。
      志愿者搬桌子、发纸、封罐，帮不会写的字查字典，最后一起把罐子埋下去。
      一节课加一个课间，埋罐子的那一铲由全班轮流踩实。`,
    tasks: `陪写：不看内容，只帮着查字。
      封罐：写年份，塞干燥剂，拧紧。
      记录：拍背影，不拍正脸。`,
    requirements: '年满 16 周岁；会铲土；喜欢仪式感',
    provided: '信纸与罐子；铁锹；饮水',
    risk: ['low', '使用铁锹须成人操作，挖坑位置避开管线并由学校确认。'],
    objects: '01',
    guarantees: '01 05 08',
    at: 'school village_school',
    shifts: ['weekday 09:30 陪写员 100×8'],
    serves: [40, 120],
    months: [5, 6, 12],
  },
  {
    titles: `把屏幕关掉一个下午：{community}
      玩点旧玩具：{community}户外半日`,
    summary: '跳皮筋、打弹珠、滚铁环，大人比孩子玩得还疯。',
    content: `小区里放学无人看管的孩子，和一起怀旧的大人。
      跳格子、滚铁环、打陀螺，老人教规则，孩子教手势舞，各玩各的最后合一张照。
      三点开场，五点半吹集合哨，把地上的粉笔印冲干净。`,
    tasks: `教玩：示范一遍，让孩子自己犯规。
      看护：球滚到路边有人追，孩子不追。
      收场：冲地、收粉笔、数铁环。`,
    requirements: '年满 14 周岁；跑得动；不怕晒',
    provided: '道具与粉笔；水果；饮水',
    risk: ['low', '活动区与车行道之间拉隔离带，滚铁环远离坡道。'],
    codes: '0003 0015',
    objects: '01 03',
    guarantees: '01 05 08',
    weather: 'postpone',
    at: 'homes square park',
    shifts: ['weekend 15:00 玩伴 150×10'],
    serves: [30, 80],
  },
]);
