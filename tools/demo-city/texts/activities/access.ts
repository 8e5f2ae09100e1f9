import { templatesOf } from './template.ts';

/** 助残: walking together, describing films, ramps and signs, company for families. */
export const ACCESS_ACTIVITIES = templatesOf('access', [
  {
    titles: `轮椅上的秋天：陪肢障伙伴逛鹿渚公园@鹿渚公园无障碍入口
      轮椅上的下午：陪伴{community}的伙伴出门`,
    summary: '推一段、停一段，让他自己决定在哪棵树下多待一会儿。',
    content: `平日难得出门的肢体障碍伙伴，一对一结伴，路线提前量过坡度。
      从无障碍入口出发，看银杏、过鹿渚桥，在草坪上喝热茶，走多远由伙伴说了算。
      九点集合认人、学刹车，十二点送回上车点。`,
    tasks: `陪行：过坎先说，下坡倒退，停下就刹车。
      探路：走在前面看台阶和人流。
      记录：在地图上标出过不去的地方。`,
    requirements: '年满 16 周岁；推得动轮椅；先学十五分钟操作',
    provided: '轮椅备用件；热茶毛毯；意外险',
    risk: ['medium', '推行须系安全带并控制车速，坡道和桥面一律倒退下行，不擅自搬抬伙伴。'],
    objects: '04',
    guarantees: '01 05 08 10',
    minors: 'guardian_present',
    signup: 'review',
    weather: 'postpone',
    at: 'park',
    shifts: ['weekend 09:00 陪行伙伴 180×24；探路员 180×4'],
    serves: [14, 30],
    months: [3, 4, 5, 9, 10, 11, 12],
  },
  {
    titles: `轮椅友好净滩日：把江边的路让出来@鹿渚公园无障碍入口
      让出一条江边的路：{place}清障`,
    summary: '一人陪行，一人清障，把走不通的地方一处处记下来。',
    content: `江边步道上的共享单车和杂物，让轮椅只能绕到机动车道。这一天坐轮椅的伙伴也是领队。
      两人一组，一人陪行，一人清障，把走不通的地方拍照定位，交给城管部门。
      八点半清障组先出发，九点陪行组跟上，十一点半一起看地图。`,
    tasks: `陪行：跟着伙伴的节奏走完一公里。
      清障：把占道的车推回框里。
      回访：隔一周再走一遍，看改了几处。`,
    requirements: '年满 14 周岁；手脚利落；听轮椅伙伴指挥',
    provided: '手套和标记卡；反光背心；饮水',
    risk: ['medium', '靠水一侧不推行轮椅，清障时注意来往骑行者，搬车两人一组。'],
    codes: '0017 0006',
    objects: '04 11',
    guarantees: '01 05 07 08',
    minors: 'guardian_present',
    signup: 'review',
    weather: 'postpone',
    at: 'river park',
    shifts: ['saturday 08:30 清障员 180×12；轮椅陪行 150×20'],
    serves: [20, 100],
  },
  {
    titles: `听一场电影：光明影院第 {n} 场@江澜市图书馆澜湖馆报告厅
      说给你听的电影：{place}`,
    summary: '没有对白的那几分钟，由我们来讲：天色、眼神、一只放下的杯子。',
    content: `视障朋友和陪来的家人，座位按盲杖和导盲犬的需要留出过道。
      从公交站接到座位，发耳机，现场讲述，散场再送回车上。
      一点接站，两点开映，四点半送完最后一位。`,
    tasks: `接送：手肘给他扶，边走边说路况。
      领座：说清左右各坐着谁，出口在几点钟方向。
      听众关怀：散场听他们讲最喜欢哪一段。`,
    requirements: '年满 16 周岁；学过导盲礼仪；守时',
    provided: '导盲训练；茶点；讲述耳机',
    risk: ['low', '场内灯暗，接送须口头提示台阶，紧急疏散时一对一带离。'],
    codes: '0017 0008',
    objects: '04',
    guarantees: '01 05 10',
    at: 'hall culture',
    shifts: ['sunday 13:00 接送领座 220×16'],
    serves: [40, 90],
    from: 61,
  },
  {
    titles: `手语角：{place}@榆钱巷社区文明实践站
      用手说一句你好：手语角第 {n} 晚`,
    summary: '老师是听障的陈师傅，他说自己教书三十年没说过一句重话。',
    content: `想学手语的人和住在附近的听障街坊，零基础也能来。
      每次学十句用得上的话：问路、看病、买菜，然后两两对练，不许出声。
      七点开始，八点半结束，最后十分钟用手语猜谜。`,
    tasks: `助教：坐在新手旁边，纠正手形。
      对练：扮演菜贩、医生和公交司机。
      摄录：录下动作发给学员复习，不录人脸。`,
    requirements: '年满 12 周岁；愿意安静；学会五句再走',
    provided: '手形卡；茶水；学习视频',
    risk: ['low', '未经同意不拍摄听障伙伴面部，夜间散场请结伴回家。'],
    objects: '04 11',
    guarantees: '01 05 10',
    at: 'station',
    shifts: ['weekday 19:00 助教 90×6；学习伙伴 90×14'],
    serves: [20, 40],
    from: 103,
  },
  {
    titles: `陪他去办一张卡：{place}手语陪办
      窗口前的翻译：{place}`,
    summary: '不用写纸条，也不用比画半天，有人替你翻译。',
    content: `听障市民办社保卡、看病、签合同，常常因为说不清多跑一趟。
      一人手语一人记录，陪到窗口，把专业词换成看得懂的话，确认两遍再签字。
      按预约时间出门，半天内办完，结果写一张便条带走。`,
    tasks: `翻译：说原话，不替他做决定。
      记录：窗口要的材料列成清单。
      回访：三天后问一句办成没有。`,
    requirements: '年满 18 周岁；手语熟练；保守隐私',
    provided: '交通补贴；志愿者证件；手语督导',
    risk: ['low', '不代为签字，涉及合同和诊疗的关键句须反复确认并留书面。'],
    objects: '04',
    guarantees: '01 03 10',
    minors: 'not_allowed',
    signup: 'review',
    at: 'office hospital',
    shifts: ['weekday 09:00 手语陪办 180×6'],
    serves: [4, 12],
  },
  {
    titles: `周六的两个小时：{place}星星的孩子陪伴
      按你的速度来：{community}陪伴第 {n} 次`,
    summary: '玩水、画画、搭积木，能并肩坐满十分钟就很好。',
    content: `四到十二岁的自闭症孩子，一对一陪伴，让爸爸妈妈歇两个小时。
      先听家长说今天的情绪，再按孩子的意愿玩；有一间安静的小屋可以躲一躲。
      九点接孩子，十一点交还，交接时只说好的那一件事。`,
    tasks: `陪玩：不催、不抢、不强求对视。
      看护：一眼不离，水盆边尤其小心。
      家长茶座：给家长倒杯热茶，什么也不问。`,
    requirements: '年满 18 周岁；参加过半天训练；至少坚持一学期',
    provided: '训练与督导；玩具材料；茶点',
    risk: ['medium', '孩子可能突然奔跑或情绪失控，出入口有人守，不使用约束动作，由组长处理。'],
    objects: '01 04',
    guarantees: '01 05 10',
    minors: 'not_allowed',
    signup: 'review',
    at: 'station care',
    shifts: ['saturday 09:00 一对一陪伴 120×16'],
    serves: [12, 24],
    from: 87,
  },
  {
    titles: `量一量这道坡：{community}无障碍路线体检
      两厘米的坎：{place}无障碍路线体检`,
    summary: '卷尺、水平尺和一把轮椅，两厘米的坎也要记下来。',
    content: `轮椅使用者和愿意坐上去试一回的市民，一起走平日最常走的那条路。
      量坡度、量门宽、试电梯按钮的高度，好走的标绿，过不去的标红，成图后交给有关部门。
      九点半出发，走两公里，十二点在树下把图合起来。`,
    tasks: `测量：念数字，另一人写下来。
      体验：自己坐上轮椅走完一百米。
      制图：把红绿点画到大图上。`,
    requirements: '年满 14 周岁；会看图；能走两公里',
    provided: '量具和轮椅；饮水；地图板',
    risk: ['low', '体验轮椅须有人扶后把手，不在机动车道测量。'],
    objects: '04 11',
    guarantees: '01 05 08',
    minors: 'guardian_present',
    weather: 'postpone',
    at: 'station homes transit market',
    shifts: ['weekend 09:30 测量员 150×14'],
    serves: [100, 800],
  },
  {
    titles: `手作铺子：{place}陪伴做工
      一双手两个人：{community}手作日`,
    summary: '串珠、藤编、做皂，手抖的负责贴标签。',
    content: `在家做手工的残障伙伴，缺的是一起干活的人和说话的人。
      志愿者搬桌子、备料、当搭档，教一点新样子，也帮着把做好的东西拍照上架。
      两点到四点半，做完一起把桌子擦干净再走。`,
    tasks: `搭档：做他不方便做的那一步。
      备料：剪、分、配色，摆到顺手的位置。
      拍照：白布背景，写清尺寸和材料。`,
    requirements: '年满 14 周岁；手巧或肯学；不嫌慢',
    provided: '材料工具；茶点；围裙',
    risk: ['low', '使用热熔枪与裁刀由志愿者操作，皂液未冷却不得入模。'],
    objects: '04',
    guarantees: '01 05 08',
    at: 'station village care',
    shifts: ['saturday 14:00 手作搭档 150×10'],
    serves: [10, 25],
  },
  {
    titles: `盲道走到头：{community}盲道巡查
      蒙上眼睛走一段：{community}体验与巡查`,
    summary: '盲道撞上电线杆的地方，一共找到十四处。',
    content: `视障伙伴带路，志愿者跟着走，记录被占、断头和铺错方向的盲道。
      走完换过来，志愿者蒙眼由伙伴领，体会一次停在路中间的感觉。
      八点半出发，十一点收图，问题当天发给养护单位。`,
    tasks: `跟走：不拉不拽，听他说脚下的感觉。
      记录：定位、拍照、写一句他的话。
      体验：蒙眼走三十米，换一次位置。`,
    requirements: '年满 16 周岁；走得了两小时；守安静',
    provided: '眼罩与记录板；反光背心；饮水',
    risk: ['medium', '蒙眼体验须一对一保护，靠近路口和施工段立即摘下眼罩。'],
    objects: '04 11',
    guarantees: '01 05 07 08',
    minors: 'guardian_present',
    weather: 'postpone',
    at: 'transit crossing square',
    shifts: ['weekend 08:30 巡查员 150×14'],
    serves: [100, 600],
  },
  {
    titles: `特教学校的运动课：{place}@鹿渚特殊教育学校
      和他一起跳一次绳：{place}`,
    summary: '一根绳子从两头摇起来，谁跳过去谁就是冠军。',
    content: `特教学校的孩子，个头和年龄相差很大，喜欢的都是有人陪着动。
      热身、传球、拉绳、抱着垫子滚一圈，志愿者一带二，累了就坐下来看别人。
      一节课五十分钟，先跟班主任对一遍孩子的习惯和禁忌。`,
    tasks: `带组：叫名字，给掌声。
      保护：站在容易绊倒的位置。
      收场：陪孩子把器材搬回柜子。`,
    requirements: '年满 18 周岁；体力好；笑容多',
    provided: '器材；运动水；训练说明',
    risk: ['medium', '按班主任提示照看癫痫与心脏病孩子，器材落地区域铺软垫。'],
    codes: '0017 0015',
    objects: '01 04',
    guarantees: '01 05 10',
    minors: 'not_allowed',
    signup: 'review',
    at: 'special_school',
    shifts: ['weekday 14:30 运动陪伴 90×12'],
    serves: [20, 60],
  },
  {
    titles: `居家理发日：{community}上门理发
      剪短一点，凉快一点：{community}`,
    summary: '不方便出门的人，等一把推子敲门。',
    content: `肢体障碍、卧床和患病在家的人，两三个月才理一次发。
      两人一组，一人理发一人扫发、扶人、洗头，理完照一照镜子再收工。
      九点领名单，十一点半做完四户，顺便看看屋里缺什么。`,
    tasks: `理发：征得同意再动，先问疼不疼。
      照料：扶坐、擦肩、换围布。
      登记：把要帮的小事写回站里。`,
    requirements: '年满 18 周岁；理发岗有基础；两人同行',
    provided: '理发箱与围布；手套；交通补贴',
    risk: ['low', '卧床者由两人协助坐起，推子消毒后使用，皮肤有伤口处避开。'],
    codes: '0017 0001',
    objects: '04 03 08',
    guarantees: '01 03 05 08',
    minors: 'not_allowed',
    radius: 1000,
    weather: 'anyway',
    at: 'homes',
    shifts: ['weekend 09:00 理发员 150×6；助手 150×6'],
    serves: [12, 40],
  },
]);
