import type { Random } from '../random.ts';

export type Gender = '男' | '女';

/** Surnames with their rough weight in the city. */
const SURNAMES: readonly (readonly [surname: string, weight: number])[] = [
  ...weigh('王李张刘陈', 9),
  ...weigh('杨黄赵吴周徐孙马朱胡', 6),
  ...weigh('林郭何高罗郑梁谢宋唐许韩冯邓曹彭', 4),
  ...weigh('曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆汪范石', 2),
  ...weigh('廖贾夏韦付方邹熊白孟秦邱侯江尹薛段雷黎史陶贺顾龚邵万覃武钱戴严莫孔向常汤', 1),
  ['欧阳', 0.4],
  ['上官', 0.2],
  ['司徒', 0.2],
];

function weigh(surnames: string, weight: number): [string, number][] {
  return surnames.split('').map((surname) => [surname, weight]);
}

type Era = { until: number; 男: readonly string[]; 女: readonly string[] };

/** Given names as parents of the time chose them, by last year of birth. */
const ERAS: readonly Era[] = [
  {
    until: 1959,
    男: list(
      '建国 国栋 德胜 永福 长贵 振华 志成 文彬 家善 守信 玉林 正山 庆丰 秉义 广田 福生 传根 来顺 世安 金水 有才 根宝 兆祥 启明 大海 学礼 宝山 树清 云生 保国 汉民 春来 连城 善友 仁和 炳坤 厚德 立功 耕田 松年',
    ),
    女: list(
      '秀珍 桂兰 玉梅 凤英 淑芬 翠花 金娣 素琴 月娥 惠珍 兰香 春梅 巧云 荷花 美珍 银凤 彩霞 根妹 雪琴 瑞芳 秋菊 爱莲 淑贞 桂芝 玉莲 腊梅 芝兰 慧贞 杏花 福妹 招弟 水仙 佩芳 静娴 明珠 婉清 琴芳 素云 凤琴 菊香',
    ),
  },
  {
    until: 1969,
    男: list(
      '建平 卫东 国庆 跃进 红兵 志刚 爱民 新民 学军 援朝 建军 立新 保华 永红 向东 胜利 海生 光明 富强 大勇 建设 小龙 卫星 国平 民生 宏伟 志远 新华 永强 建业 春生 长河 荣华 家兴 东升 广生 培根 洪波 正平',
    ),
    女: list(
      '爱华 红梅 建英 卫红 丽华 秀芳 美玲 玉兰 春燕 小红 亚琴 桂芳 国英 跃英 月华 惠芳 爱萍 志红 素珍 向英 秋英 霞飞 冬梅 晓华 金凤 锦华 文秀 新梅 荣珍 丽萍 幼芬 小琴 淑慧 菊芳 凤珍 援英 莉莉 蓉芳 彩云 美娟',
    ),
  },
  {
    until: 1979,
    男: list(
      '志勇 海涛 俊峰 建伟 文斌 宏亮 国华 卫国 晓东 永刚 立军 振宇 少华 春雷 学文 一川 大伟 继红 江涛 小兵 庆华 敬东 光辉 迎阳 海岩 兴华 世荣 爱军 宝林 剑锋 雪峰 兆辉 新民 金龙 亚军 志宽 松林 泽林 方明 景波',
    ),
    女: list(
      '丽娟 小燕 海燕 秋萍 艳红 雪梅 春霞 晓红 玉珍 丽红 文静 敏华 俊英 亚萍 红霞 爱玉 向红 素芬 智慧 燕萍 冬云 美华 静芳 小萍 志英 云霞 海霞 群英 玲玲 琳琳 晓芳 慧敏 淑琴 彩虹 巧玲 月琴 秀云 金萍 家英 韵芳',
    ),
  },
  {
    until: 1989,
    男: list(
      '鹏 磊 超 凯 文博 志远 晓峰 俊杰 伟明 宏宇 宇航 振东 海波 立伟 建新 思远 冠华 嘉伟 明亮 书豪 国鹏 浩然 林海 文涛 景明 世杰 子健 锐 斌 骁 启航 光远 家乐 天明 小川 耀辉 逸飞 正阳 方舟 若谷',
    ),
    女: list(
      '婷婷 丹丹 静怡 倩 娜 雯 莹莹 晓琳 雪莹 佳佳 海燕 文娟 艳丽 若兰 琳 璐 蓓蓓 佩瑶 思敏 梦洁 晓雪 雅琴 秋月 云帆 小雨 慧琳 玉洁 一楠 薇 菲菲 青青 嘉敏 宁馨 叶子 欣然 瑾 蕊 美琪 思琪 爽',
    ),
  },
  {
    until: 1999,
    男: list(
      '子轩 浩宇 宇轩 俊豪 天宇 嘉豪 泽宇 梓豪 博文 昊天 一帆 志豪 文轩 明哲 俊熙 凯文 鸿飞 承志 家铭 思成 睿 皓 楠 煜 景行 少川 远航 知行 书涵 云飞 君浩 星河 逸群 怀瑾 致远 北辰 秋实 润东 晨光',
    ),
    女: list(
      '雨桐 梦瑶 欣怡 思雨 诗涵 雅婷 佳怡 雨婷 若曦 子涵 静雯 婉婷 晓彤 梓涵 嘉欣 心怡 知夏 雪儿 语嫣 思彤 可心 彤彤 芷若 慕青 颖 瑶 琪 钰 乐怡 清扬 采薇 南乔 书瑶 语晨 念慈 安然 若溪 梦琪 珂 筱雨',
    ),
  },
  {
    until: 2030,
    男: list(
      '梓轩 浩然 子墨 宇辰 沐阳 奕辰 一诺 睿哲 俊泽 博涵 梓睿 铭轩 子睿 天佑 皓轩 景澄 思睿 昱辰 嘉树 云舟 知远 晨曦 奕泽 书言 子骞 泽楷 逸舟 砚清 望舒 辰逸 明轩 启元 星宇 予安 若水 承泽 亦辰 子昂 钧泽 凌云',
    ),
    女: list(
      '梓涵 诗琪 雨萱 一诺 欣妍 沐晴 语桐 若汐 嘉禾 可馨 奕涵 艺涵 思妤 婉清 佳琪 芷晴 依诺 梦瑾 紫萱 悦宁 晨曦 心妍 星瑶 以沫 夏沫 清妍 书瑶 南枝 知微 念初 予希 昕怡 梓萌 舒窈 听雨 雅宁 乐瑶 若晗 沁宁 语汐',
    ),
  },
];

function list(names: string): string[] {
  return names.split(' ');
}

/** A believable full name for that year of birth; may repeat, the caller keeps names apart. */
export function drawName(birthYear: number, gender: Gender, rng: Random): string {
  const era = ERAS.find(({ until }) => birthYear <= until) ?? (ERAS[ERAS.length - 1] as Era);
  return rng.weighted(SURNAMES) + rng.pick(era[gender]);
}
