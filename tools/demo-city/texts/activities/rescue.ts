import { templatesOf } from './template.ts';

/** 应急: night rounds, drills, flood watch; real rescue work is never open to minors. */
export const RESCUE_ACTIVITIES = templatesOf('rescue', [
  {
    titles: `微型消防站夜巡与老街电路隐患排查@渡口老街牌坊下
      渡口老街夜巡第 {n} 班@渡口老街微型消防站`,
    summary: '提着手电走完三条木巷，把老化的插座一处处记下来。',
    content: `渡口老街一百四十户，八成是木楼，住的多是老人。
      三人一组走巷，看插座、看堆物、看灭火器，敲敲门提醒睡前关总闸。
      七点在牌坊下分组，九点在水井边汇总，要紧的当晚告知户主。`,
    tasks: `查电：看插座发黑、线皮开裂、一插多用。
      查堆物：量楼梯净宽，请住户当面挪开。
      敲门提醒：先报身份，说一句就走。`,
    requirements: '年满 18 周岁；走得了石板路；不单独进户',
    provided: '手电和反光背心；热茶；意外险',
    risk: ['medium', '石板路夜间湿滑，不触碰裸露电线，发现焦味立即退出并呼叫消防站。'],
    codes: '0012 0009',
    objects: '10 03',
    guarantees: '01 05 07 08',
    minors: 'not_allowed',
    weather: 'anyway',
    at: 'street fire',
    shifts: ['weekday 19:00 巡查员 120×15'],
    serves: [140, 300],
    from: 96,
  },
  {
    titles: `渡口老街冬季消防演练@渡口老街微型消防站
      九十秒出水：{place}消防演练`,
    summary: '从拉响铃到第一股水打到街尾，只有九十秒。',
    content: `老街居民、商户和附近的志愿者，不管会不会都来练一遍。
      演练报警、疏散、接带、出水四个环节，消防员在旁计时点评，居民轮流握一次水枪。
      九点讲要点，九点半开演，十点半再来一遍，看看快了多少。`,
    tasks: `疏散引导：守巷口，清点人数。
      接带：两人一组，练到不看手也能扣上。
      观察记录：掐表、拍全景，记下卡住的地方。`,
    requirements: '年满 18 周岁；身体健康；穿平底鞋',
    provided: '头盔手套；姜汤；消防员指导',
    risk: ['medium', '水带充水后不可跨越，水枪由两人握持，未经口令不得开阀。'],
    codes: '0012',
    objects: '10',
    guarantees: '01 05 08 10',
    minors: 'not_allowed',
    weather: 'postpone',
    at: 'fire',
    shifts: ['weekend 09:00 演练队员 120×30'],
    serves: [100, 400],
  },
  {
    titles: `楼道清一清：{community}消防通道整治
      把楼梯还给脚步：{community}`,
    summary: '搬走一辆旧童车，逃生的路就宽一尺。',
    content: `老楼里堆着舍不得扔的纸箱、旧床板和落灰的童车。
      先敲门商量，愿意处理的当场搬下楼，想留的帮着找地方，贴一张感谢条。
      九点分楼栋，十一点半装车，清出来的东西交给循环屋。`,
    tasks: `敲门：一句话说明来意，不指责。
      搬运：两人抬一件，走楼梯靠右。
      回看：三天后再走一遍，看看有没有堆回来。`,
    requirements: '年满 16 周岁；有力气；会跟老人商量',
    provided: '手套与推车；口罩；午饭',
    risk: ['low', '搬重物先试分量，转角有人接应，不移动住户未同意的物品。'],
    codes: '0012 0001',
    objects: '10',
    guarantees: '01 04 05 08',
    weather: 'anyway',
    at: 'homes',
    shifts: ['weekend 09:00 搬运员 150×16；沟通员 150×6'],
    serves: [80, 300],
  },
  {
    titles: `烟雾帐篷开进{place}
      弯腰走出去：{place}逃生体验`,
    summary: '帐篷里什么也看不见，只有手摸着墙往前走。',
    content: `小学生、写字楼员工和菜场摊主，大家第一次都会站直身子走。
      捂口鼻、弯腰、摸墙、找出口，体验完画一张自家的逃生图带回去。
      每轮十二人，十分钟，烟是食品级的，随时可以叫停。`,
    tasks: `讲解：先说规矩，再进帐篷。
      领走：走在最前，喊“弯腰、扶墙”。
      守门：数进数出，一个不少。`,
    requirements: '年满 18 周岁；没有哮喘；声音响亮',
    provided: '帐篷与无害烟；口罩；饮水',
    risk: ['low', '哮喘、孕妇和怕黑者不入帐，任何人举手示意立即停烟开门。'],
    codes: '0012 0007',
    objects: '01 11',
    guarantees: '01 05 10',
    minors: 'not_allowed',
    at: 'school middle_school square office',
    shifts: ['weekday 10:00 讲解领走 120×8', 'weekend 15:00 讲解领走 150×8'],
    serves: [80, 260],
  },
  {
    titles: `搜寻技能日：{place}山地训练
      走失老人搜寻演练第 {n} 次@云陂山登山口`,
    summary: '分段、点名、吹哨、对表，找人靠的是不慌。',
    content: `应急队员和愿意学搜寻的志愿者，为真正出动那一次做准备。
      地图判读、分段搜索、口哨与手电联络、简单担架，最后在山脚模拟一次搜寻。
      八点集合发装备，中午吃干粮，四点下山点评。`,
    tasks: `判读：在图上标出水源和岔路。
      搜索：五米一人，齐步推进，间隔喊名。
      后送：六人一组抬担架下缓坡。`,
    requirements: '年满 20 周岁；能负重徒步十公里；服从队长',
    provided: '对讲机与担架；午饭；意外险',
    risk: ['high', '山地有崖坡与毒虫，未经允许不离开搜索带，天黑前必须全员下山点名。'],
    codes: '0013',
    objects: '07 11',
    guarantees: '01 04 07 08 10',
    minors: 'not_allowed',
    signup: 'review',
    radius: 1500,
    weather: 'postpone',
    at: 'hill',
    shifts: ['saturday 08:00 搜寻队员 480×24'],
    serves: [100, 1000],
    from: 14,
  },
  {
    titles: `汛前走一遍：{place}沟渠与避险点核查
      雨还没来：{community}防汛准备`,
    summary: '把去年淹到的那块石头，再用红漆描一遍。',
    content: `低洼片区、沿江村组和独居老人的住处，汛期前都要走一遍。
      清沟渠、核转移名单、检查避险点的水和被褥，和老人确认谁来接他。
      八点半分组，十一点半汇总，表格当天交到实践所。`,
    tasks: `看沟：清掉入水口的淤堵，标注要大修的段。
      核名单：打电话核一遍，改掉搬走的。
      查点：避险点钥匙在谁手里，问清楚。`,
    requirements: '年满 18 周岁；熟悉片区；能蹲下看沟',
    provided: '雨靴与手电；名单表；凉茶',
    risk: ['low', '沟渠边坡松软请踩实再走，井盖下有气味时不得探身。'],
    codes: '0012 0001',
    objects: '09 10 03',
    guarantees: '01 05 08',
    minors: 'not_allowed',
    radius: 1000,
    weather: 'postpone',
    at: 'village river',
    shifts: ['weekend 08:30 核查员 180×16'],
    serves: [200, 1000],
    months: [4, 5, 6],
  },
  {
    titles: `堤上有人：{place}汛期守望
      夜里这一段堤：{place}巡堤第 {n} 班`,
    summary: '一盏手电、一根探杆，三百米走一个来回。',
    content: `上游涨水的那几天，堤上每三百米要有人看着。老队员带新人，两人一组。
      看管涌、看裂缝、看水尺，一小时一报，听见声音不对立即喊人。
      每班四小时，装备在堤上交接，雨衣和干袜子都备好了。`,
    tasks: `巡堤：走堤脚，看水色，摸湿处。
      报尺：整点报水位，念两遍。
      联络：对讲机每半小时应答一次。`,
    requirements: '年满 20 周岁；水性好；服从防汛指挥',
    provided: '救生衣与雨衣；热食；轮换车',
    risk: ['high', '未穿救生衣不得上堤，不下到护坡水边，雷电时撤到避险点待命。'],
    codes: '0013',
    objects: '09 10',
    guarantees: '01 02 04 05 07 08',
    minors: 'not_allowed',
    signup: 'review',
    radius: 1000,
    weather: 'anyway',
    at: 'river',
    shifts: ['any 18:00 巡堤员 240×12', 'any 06:00 巡堤员 240×12'],
    serves: [500, 3000],
    months: [6, 7, 8],
    from: 5,
  },
  {
    titles: `物资库盘一遍：救生衣、绳索与头灯@蓝焰救援队物资库
      库门打开：应急物资清点与晾晒@蓝焰救援队物资库`,
    summary: '每一件都拿出来抖一抖、写上日期，出事时才拿得起来。',
    content: `应急队队员和愿意帮忙的市民，一年两次大清点。
      绳索查磨损、救生衣试浮力、头灯充电、药品查日期，破损的当场贴红标。
      八点半开门，十二点半归位拍照，账目贴在库门背后。`,
    tasks: `清点：念名称，另一人打勾。
      保养：绳索水洗阴干，金属件上油。
      归位：按出动顺序摆放，最常用的在最外。`,
    requirements: '年满 18 周岁；搬得动二十公斤；细心',
    provided: '手套围裙；午饭；防尘口罩',
    risk: ['low', '重物平举搬运，货架不攀爬，刀具和氧气瓶由库管操作。'],
    codes: '0013',
    objects: '11',
    guarantees: '01 04 05 08',
    minors: 'not_allowed',
    at: 'fire',
    shifts: ['weekend 08:30 清点员 240×14'],
    serves: [0, 100],
    months: [3, 4, 10, 11, 12],
  },
  {
    titles: `应急包怎么装：{community}家庭应急小桌
      一只背包装下三天：{community}`,
    summary: '手电、哨子、药、复印件，装完背一背，看自己走不走得动。',
    content: `家里有老人和小孩的邻居，多数从没想过停电停水的那三天。
      摆一张桌子，一样一样说明为什么带，现场帮着列自家的清单，缺的写在条子上。
      九点半摆桌，十一点收，装好的空包可以带走一只小册子。`,
    tasks: `讲解：举一件真事，再说要带什么。
      列清单：按人口和药品帮着写。
      演示：把包背上，楼上楼下走一趟。`,
    requirements: '年满 16 周岁；爱聊天；字写得清楚',
    provided: '样包与清单；饮水；小册子',
    risk: ['low', '演示使用的打火机与炉具由组长保管，不让孩子接触。'],
    codes: '0012 0007',
    objects: '10 03 01',
    guarantees: '01 05 08',
    at: 'homes square station',
    shifts: ['weekend 09:30 讲解员 120×6'],
    serves: [60, 200],
  },
  {
    titles: `断网那一小时：{place}应急通信演练
      用电台找到他：{place}通信体验`,
    summary: '手机没信号，喊话靠电台，先学会说“收到”。',
    content: `应急队员和对无线电好奇的市民，初中生以上都听得懂。
      学呼号、抄收、报位置，最后分成两个山头，把一句话传过去不走样。
      八点半上山，中午收天线，下午两点讲评。`,
    tasks: `架设：立天线、拉地线、试声。
      抄收：听三遍，写一遍，念回去。
      记录：登记信号报告与干扰情况。`,
    requirements: '年满 16 周岁；能走山路；耐得住等',
    provided: '对讲机与抄收本；干粮；交通车',
    risk: ['medium', '山顶风大天线立杆需两人扶，雷雨征兆出现立即收杆下撤。'],
    codes: '0012 0007',
    objects: '11',
    guarantees: '01 02 04 08',
    minors: 'guardian_present',
    signup: 'review',
    radius: 1000,
    weather: 'postpone',
    at: 'hill',
    shifts: ['saturday 08:30 通信员 360×14'],
    serves: [20, 80],
    months: [3, 4, 5, 9, 10, 11, 12],
  },
  {
    titles: `电梯里那五分钟：{community}被困自救演示
      别扒门：{community}电梯安全小演示`,
    summary: '按铃、深呼吸、蹲下靠墙，等人来就好。',
    content: `住高楼的老人和独自放学的孩子，最容易慌的就是那几分钟。
      电梯维保师傅带着志愿者演示：哪个键有用，为什么不能扒门，怎样报清楼栋号。
      下午三点半，孩子放学正好赶上，半小时一轮，两轮结束。`,
    tasks: `演示：蹲下、靠壁、护头，做给他看。
      问答：让孩子说一遍自家楼栋号和电梯编号。
      贴条：在轿厢里贴一张大字提示。`,
    requirements: '年满 16 周岁；会跟孩子说话；不嫌重复',
    provided: '提示贴；扩音器；饮水',
    risk: ['low', '演示一律在断电停靠的轿厢进行，任何人不得进入井道和机房。'],
    codes: '0012 0001',
    objects: '01 03 10',
    guarantees: '01 05 08',
    at: 'homes',
    shifts: ['weekday 15:30 演示员 75×6'],
    serves: [40, 120],
  },
]);
