import { searchTokens } from '#platform/contract/search-tokens.ts';

/** One text that many activities share, with its search tokens as the product makes them on every save. */
export type BenchText = {
  n: number;
  title: string;
  summary: string;
  content: string;
  place_name: string;
  address: string;
  tokens: string;
};

const deeds = [
  '陪独居老人聊天理发',
  '社区垃圾分类引导',
  '早高峰路口文明劝导',
  '图书馆图书整理',
  '义诊与健康咨询',
  '应急救护技能演练',
  '无障碍出行陪伴',
  '留守儿童作业辅导',
  '非遗剪纸体验课',
  '理论宣讲进楼栋',
  '邻里旧物交换集市',
  '半程马拉松赛道服务',
  '河道巡护清洁',
  '老年人智能手机课堂',
  '环卫工人爱心早餐',
  '反诈宣传入户走访',
] as const;
const venues = [
  ['云陂街道文化站', '云陂区文化路'],
  ['鹭洲公园东门', '鹭洲区滨江大道'],
  ['青禾社区活动中心', '青禾县青禾街'],
  ['世纪广场', '世纪新区世纪大道'],
  ['兰滨图书馆', '兰滨区书香路'],
  ['高新区邻里中心', '高新区创新一路'],
  ['江澜市人民医院门诊楼', '鹭洲区健康路'],
  ['第三小学操场', '云陂区学府巷'],
  ['东门汽车客运站', '兰滨区车站路'],
  ['湿地公园游客中心', '青禾县湖滨路'],
  ['老街茶馆', '云陂区老街'],
  ['体育中心二号馆', '世纪新区体育路'],
] as const;
const sentences = [
  '请提前十五分钟到集合点签到，领取马甲和工作证，听领队讲解当天分工。',
  '服务期间请全程佩戴证件，使用文明用语，不与居民发生争执，遇到突发情况立即报告领队。',
  '现场提供饮用水和常用药品，午餐自理;请穿防滑的鞋，带好遮阳帽和雨具。',
  '新手由有经验的志愿者一对一带领，第一次参加的朋友不必担心。',
  '服务对象多为高龄老人，说话请放慢语速，进门先征得同意，不拍摄老人的正面照片。',
  '活动结束后一起清点物资、打扫场地，把桌椅放回原处，最后由领队统一签退。',
  '名额有限，报名后如不能到场，请在开始前一天取消，把位置留给其他人。',
  '本次活动的时长按签到签退计算，公示三个工作日无异议后记入个人服务记录。',
  '雨天改在室内进行，如遇橙色以上预警，活动取消并以站内消息通知。',
  '未成年人须有家长同意并由家长陪同参加，请在备注里写明陪同人。',
] as const;

const textCount = deeds.length * venues.length * 10;

/** Every combination of deed, place and month's edition: {@link benchTextCount} texts of about 300 characters. */
export function benchTexts(): BenchText[] {
  return Array.from({ length: textCount }, (_, n) => {
    const deed = deeds[n % deeds.length] ?? deeds[0];
    const [place_name, street] = venues[Math.floor(n / deeds.length) % venues.length] ?? venues[0];
    const edition = Math.floor(n / (deeds.length * venues.length)) + 1;
    const title = `${deed}(${place_name}第${edition}期)`;
    const summary = `在${place_name}${deed}，每期两小时，欢迎附近居民参加。`;
    const content = Array.from(
      { length: 7 },
      (_unused, line) => sentences[(n * 3 + line * (edition + 1)) % sentences.length],
    ).join('\n');
    const address = `江澜市${street}${(n % 190) + 1}号`;
    const tokens = searchTokens(title, [summary, content, place_name, address].join('\n'));
    return { n, title, summary, content, place_name, address, tokens };
  });
}

export const benchTextCount = textCount;
