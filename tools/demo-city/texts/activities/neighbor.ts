import { templatesOf } from './template.ts';

/** 邻里互助: lamps, zips, keys, meals shared, a hand in the harvest. */
export const NEIGHBOR_ACTIVITIES = templatesOf('neighbor', [
  {
    titles: `暖冬计划：冬衣募集、清洗与分拣@柳塘镇文明实践所
      冬衣过一遍手：{community}暖冬分拣`,
    summary: '洗干净、扣子钉好、口袋里塞一张写着尺码的小条。',
    content: `山里的老人、住校的孩子和夜里还在路上干活的人，名单由村和社区一起核。
      收来的冬衣先检查再清洗，补扣子、换拉链，按尺码叠好，写上一句问候。
      一点半开门，五点收线，周末装车送进山里。`,
    tasks: `检查：掏口袋、看霉点，不能穿的另装一袋。
      缝补：补一颗扣子，比新买一件暖。
      装袋：男女老幼分开，尺码写在外面。`,
    requirements: '年满 12 周岁；会缝扣子优先；对绒毛不过敏',
    provided: '针线与口罩；热茶点心；推车',
    risk: ['low', '分拣有灰尘和别针，请戴手套口罩，重袋两人抬。'],
    codes: '0001 0002',
    objects: '06 09 01',
    guarantees: '01 04 05 08',
    minors: 'guardian_present',
    at: 'station village',
    shifts: ['weekday 13:30 分拣员 210×20', 'saturday 09:00 缝补员 180×15'],
    serves: [150, 600],
    months: [11, 12, 1],
  },
  {
    titles: `梧桐树下的修补摊@梧桐里小花园
      磨刀修伞补锅：{community}便民日
      师傅在树下等你：{community}第 {n} 摊`,
    summary: '十几位老师傅，平均从业四十年，蹲下来就是一下午。',
    content: `家里有坏伞、钝刀、卡住的拉链的邻居，零件能用旧的就用旧的。
      磨刀、修伞、配钥匙、补锅、换拉链，各守一摊，志愿者登记、递工具、陪聊天。
      八点半支摊，十一点半收，修不好的师傅会说明白为什么。`,
    tasks: `登记：写物件和毛病，发一块号牌。
      打下手：递钳子、扶凳子、扫铁屑。
      学手艺：肯学的人蹲在旁边，师傅不藏。`,
    requirements: '年满 14 周岁；不怕脏；会一门手艺更好',
    provided: '工具零件；围裙；茶水',
    risk: ['low', '磨刀火花和热铁烫手，孩子站在线外，电焊一律不做。'],
    objects: '10 03',
    guarantees: '01 05 08',
    weather: 'postpone',
    at: 'homes square station',
    shifts: ['saturday 08:30 师傅 180×6；登记助手 180×10'],
    serves: [80, 260],
    from: 54,
  },
  {
    titles: `家里的灯我来换：{community}小修小补
      灯、龙头、门把手：{community}入户小修`,
    summary: '坏了三天的灯，一把梯子一只灯泡就够了。',
    content: `独居老人和不会弄的新住户，要修的都是一个人不敢动的小东西。
      电工师傅带着助手上门，换灯泡、紧龙头、上门锁，超出能力的写单子报给物业。
      九点发单，每组三户，十一点半交单，谢谢两个字就够了。`,
    tasks: `检查：断电、试电、再动手，一步不能少。
      小修：换灯、紧水、上螺丝。
      回访：一周后打电话问还亮不亮。`,
    requirements: '年满 18 周岁；电工岗持证；两人同行入户',
    provided: '工具与灯泡；手套；交通补贴',
    risk: ['medium', '入户作业先断电验电，登梯两人一扶一上，不拆改燃气管线。'],
    objects: '10 03',
    guarantees: '01 03 05 08',
    minors: 'not_allowed',
    radius: 1000,
    weather: 'anyway',
    at: 'homes',
    shifts: ['weekend 09:00 师傅 180×6；助手 180×8'],
    serves: [12, 40],
  },
  {
    titles: `长桌饭：{community}邻里一家亲
      各家端一个菜：{community}长桌`,
    summary: '十一个民族的邻居，一张长桌，吃完一起洗碗。',
    content: `刚搬来的、常年不回家的、一个人吃饭的，都来坐一坐。
      每家带一个家乡菜，志愿者摆桌布、洗碗筷、领着新邻居认人，孩子那一头最吵。
      十点摆桌，十一点半开饭，一点半洗完最后一只碗。`,
    tasks: `布置：桌布、名牌、凳子，孩子桌放靠里。
      引座：陪新来的人坐到会聊天的那一桌。
      清洗：一人洗一人冲一人摆，唱着歌做。`,
    requirements: '年满 12 周岁；会招呼人；洗碗不嫌多',
    provided: '桌布碗筷；围裙；茶水',
    risk: ['low', '自带食物须当天制作并标注配料，明火灶具由成人照看。'],
    objects: '10 11',
    guarantees: '01 04 05',
    minors: 'guardian_present',
    weather: 'postpone',
    at: 'homes square village',
    shifts: ['weekend 10:00 张罗员 240×14'],
    serves: [60, 200],
  },
  {
    titles: `帮我看一会儿孩子：{community}临时看护
      两小时的换班：{community}互助带娃`,
    summary: '你去看病、办事、喘口气，孩子在这里画画。',
    content: `没有老人帮忙的家庭，最需要的就是固定的两个小时。
      一间屋子两位看护，画画、听故事、捏面团，进出都签字，家长随时可以来。
      两点开门，四点半关，一天最多八个孩子。`,
    tasks: `看护：孩子在视线内，一刻不离。
      安抚：想妈妈的孩子先抱抱，再慢慢说。
      登记：写明接送人和过敏的东西。`,
    requirements: '年满 20 周岁；带过孩子；无犯罪记录承诺',
    provided: '玩具与点心；消毒用品；看护训练',
    risk: ['medium', '孩子只能由登记家长接走，食物先问过敏，两名看护始终同时在场。'],
    codes: '0001 0003',
    objects: '01 02',
    guarantees: '01 04 05 10',
    minors: 'not_allowed',
    signup: 'review',
    at: 'station homes',
    shifts: ['weekend 14:00 看护员 150×6'],
    serves: [6, 8],
  },
  {
    titles: `新来的人：{community}陪办与认路
      认一认菜场：{community}新市民第一课`,
    summary: '坐一趟公交、认一条街、记住三个能打听事的人。',
    content: `刚来江澜的厂工、外卖员和带孙子的外婆，方言不通，最怕问路。
      志愿者带着走一圈：菜场、诊所、学校、公交站，顺手办一张居住登记。
      九点集合，十一点散，临走留一张手绘的小地图。`,
    tasks: `带路：走慢一点，让他认门头。
      陪办：材料先看一遍，少跑一趟。
      画图：把常去的五个点画给他。`,
    requirements: '年满 16 周岁；熟悉本区；会几种口音更好',
    provided: '手绘地图；饮水；办事清单',
    risk: ['low', '不代办不代签，涉及租房合同的请他找公益律师再签。'],
    objects: '10 07',
    guarantees: '01 03 05',
    at: 'station market transit',
    shifts: ['weekend 09:00 带路人 150×8'],
    serves: [15, 40],
  },
  {
    titles: `收谷子：{community}帮工日
      排在祠堂的黑板上：{community}帮工第 {n} 天@白石村老祠堂
      今天帮你，明天帮我：{community}`,
    summary: '谁家缺劳力，写在祠堂黑板上，傍晚就有人应。',
    content: `劳力少的人家和独居老人，农忙那几天最难。
      收稻、晒谷、抬橘子、翻瓦，主人教怎么使劲，干完吃主人家一碗面。
      六点半进村，十点歇凉，五点收工，工分互相记着下次还。`,
    tasks: `下田：学会捆把，捆紧不散。
      搬运：两人一挑，走田埂先让老人。
      送饭：把热的送到地头。`,
    requirements: '年满 18 周岁；干得了农活；晕太阳的请说',
    provided: '草帽雨靴；农家饭；集中乘车',
    risk: ['medium', '镰刀刃口朝外，机械操作由熟手负责，中午十一点半到两点半歇工防暑。'],
    codes: '0002 0001',
    objects: '09 03',
    guarantees: '01 02 04 05',
    minors: 'not_allowed',
    signup: 'review',
    radius: 1500,
    weather: 'postpone',
    at: 'village farm',
    shifts: ['weekend 06:30 帮工 420×20'],
    serves: [10, 40],
    months: [9, 10, 11],
    from: 15,
  },
  {
    titles: `街坊共享厨房：{community}
      一口大锅：{community}共餐日`,
    summary: '一个人吃饭没滋味，来一屋子人吃就香。',
    content: `独自吃饭的老人、单身的年轻人和懒得开火的夜班工人。
      择菜、切墩、掌勺、分餐、洗碗，轮着来，会不会做都能找到活干。
      四点备菜，六点开饭，七点半收，剩菜分好让人带走。`,
    tasks: `备菜：择干净，切成老人嚼得动的大小。
      分餐：先老人后孩子，软硬两份。
      清洁：锅碗瓢盆、地面油污、灶台。`,
    requirements: '年满 14 周岁；接触食物须健康证；戴帽子',
    provided: '食材与围裙；同桌吃饭；手套',
    risk: ['low', '刀具和热油由成人操作，孩子只做分餐，灶具有人离开必须熄火。'],
    codes: '0001 0017',
    objects: '03 10',
    guarantees: '01 04 05 08',
    minors: 'guardian_present',
    at: 'canteen station',
    shifts: ['weekday 16:00 厨房 210×8；分餐洗碗 150×6'],
    serves: [25, 60],
  },
  {
    titles: `寻人互助演练：{district}片区集结
      先出门找再坐下说：{community}寻人演练`,
    summary: '走失的头六个小时最要紧，今天把路线跑一遍。',
    content: `愿意参加寻人的街坊和商户，来熟悉自己那一片的巷口和监控。
      分片、举照片、问商户、查公园和车站，最后一起把用时和卡点写下来。
      七点集结，九点收队，走过的线标在一张大图上。`,
    tasks: `骑行：跑大路，沿途看座椅和凉亭。
      步行：进小巷，问打烊的店。
      联络：守在总台，接电话、画线。`,
    requirements: '年满 18 周岁；熟悉片区；夜里不单独行动',
    provided: '反光背心与地图；热汤；对讲机',
    risk: ['medium', '夜间行走两人以上，不翻越围墙不下河，遇情况先报片长。'],
    codes: '0009 0001',
    objects: '03 01 07',
    guarantees: '01 04 07 08',
    minors: 'not_allowed',
    signup: 'review',
    radius: 1500,
    weather: 'anyway',
    at: 'station homes square',
    shifts: ['weekday 19:00 搜寻员 120×20'],
    serves: [50, 400],
  },
  {
    titles: `理发椅摆到楼下：{community}便民理发
      楼下那把理发椅：{community}第 {n} 次`,
    summary: '推子嗡嗡响，一上午剪了三十几个头。',
    content: `行动不便的老人、赶时间的上班族、哭着不肯理发的小孩。
      理发师傅和学徒一起动手，志愿者扶椅、洗头、扫地、逗孩子，剪完照一照小镜子。
      八点开剪，十一点半收围布，头发茬一根不留。`,
    tasks: `理发：先问剪多短，剪完给他看镜子。
      洗扫：扶头、洗、吹、扫，围布换得勤。
      陪等：给等着的人读报、剥橘子。`,
    requirements: '年满 16 周岁；理发岗须有经验；不嫌头屑',
    provided: '理发工具；围布消毒；热茶',
    risk: ['low', '推子和剪刀一客一消毒，皮肤破损者不剃，孩子坐稳再动手。'],
    objects: '03 10',
    guarantees: '01 05 08',
    at: 'homes square care',
    shifts: ['weekend 08:00 理发师 210×6；助手 210×8'],
    serves: [40, 100],
    from: 38,
  },
  {
    titles: `二十件小家电互借角：{community}
      借一把电钻：{community}工具共享日`,
    summary: '一年用两次的电钻，不必家家买一把。',
    content: `想借又不好意思开口的邻居，把自己家闲置的也拿出来登记。
      清点、试机、写借条、教使用，出借的东西当场演示一遍，坏了大家一起修。
      两点摆台，四点半收，登记本放在站里，随时可借。`,
    tasks: `登记：品名、主人、归还日期，写三样。
      试机：插电转一转，有毛病当场贴红条。
      演示：钻墙戴护目镜，说三遍。`,
    requirements: '年满 16 周岁；懂一点工具；说话清楚',
    provided: '登记本与标签；护目镜；茶水',
    risk: ['low', '电动工具演示须断电换头，借用人签字并看过使用提示。'],
    codes: '0001 0006',
    objects: '10',
    guarantees: '01 05 08',
    at: 'station homes',
    shifts: ['weekend 14:00 登记演示 150×6'],
    serves: [30, 90],
  },
]);
