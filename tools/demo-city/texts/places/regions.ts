import { type Position, positionOnMap } from './map.ts';

/** Region code of the invented city; 99xxxx is used by no real region. */
export const CITY_CODE = '990100';

export const DISTRICT_NAMES = ['澜滨区', '鹿渚区', '云陂区', '石矶区', '高新区', '青禾县'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];

export type Region = Position & {
  /** 6 digits for city and districts, 9 for communities (district + 3). */
  code: string;
  name: string;
  parentCode: string | null;
  /** Street or town (街道、镇) above a community; empty for city and districts. */
  street: string;
};

type Community = readonly [name: string, street: string, x: number, y: number];

/** Centre of each district and its communities (社区、村), in the coordinates of the drawn map. */
const LAYOUT: Record<DistrictName, { at: readonly [number, number]; communities: readonly Community[] }> = {
  澜滨区: {
    at: [560, 118],
    communities: [
      ['望潮社区', '望潮街道', 512, 176],
      ['澜湖社区', '澜湖街道', 362, 446],
      ['书院巷社区', '望潮街道', 566, 168],
      ['左岸社区', '望江街道', 640, 196],
      ['梧桐里社区', '望江街道', 704, 150],
      ['钟楼社区', '钟楼街道', 600, 88],
      ['桃花坞社区', '钟楼街道', 470, 66],
      ['北站社区', '钟楼街道', 742, 60],
    ],
  },
  鹿渚区: {
    at: [690, 532],
    communities: [
      ['春和里社区', '春和街道', 668, 486],
      ['鹿渚公园社区', '滨江南路街道', 704, 448],
      ['白鹭洲社区', '滨江南路街道', 826, 448],
      ['南门社区', '春和街道', 586, 556],
      ['竹篙湾社区', '竹篙湾街道', 476, 512],
      ['铁心桥社区', '竹篙湾街道', 548, 634],
      ['麦浪新村社区', '春和街道', 790, 612],
    ],
  },
  云陂区: {
    at: [130, 318],
    communities: [
      ['榆钱巷社区', '云陂街道', 106, 296],
      ['云陂路社区', '云陂街道', 136, 410],
      ['学院路社区', '学院路街道', 98, 492],
      ['西坡社区', '学院路街道', 44, 424],
      ['石榴园社区', '榆钱街道', 214, 352],
      ['水车社区', '榆钱街道', 264, 318],
      ['山前村', '云陂山镇', 118, 58],
    ],
  },
  石矶区: {
    at: [1020, 640],
    communities: [
      ['渡口老街社区', '石矶街道', 968, 486],
      ['石矶新村社区', '石矶街道', 948, 560],
      ['矶头社区', '石矶街道', 1062, 548],
      ['纺织新村社区', '纺机街道', 1086, 612],
      ['轮渡社区', '纺机街道', 1148, 592],
      ['炮台山社区', '炮台街道', 930, 660],
      ['红砖厂社区', '炮台街道', 1022, 682],
    ],
  },
  高新区: {
    at: [960, 104],
    communities: [
      ['澜创园社区', '澜创街道', 878, 214],
      ['星桥社区', '澜创街道', 982, 188],
      ['青芯社区', '青芯街道', 1048, 250],
      ['云帆社区', '青芯街道', 846, 96],
      ['湿地北岸社区', '白鹭街道', 908, 278],
      ['新曲社区', '白鹭街道', 1120, 196],
    ],
  },
  青禾县: {
    at: [130, 628],
    communities: [
      ['柳塘社区', '柳塘镇', 176, 598],
      ['白石村', '柳塘镇', 108, 662],
      ['禾丰社区', '青禾镇', 268, 570],
      ['稻香村', '青禾镇', 282, 652],
      ['桑园村', '桑园镇', 398, 578],
      ['瓦窑村', '桑园镇', 376, 678],
      ['茶亭村', '茶亭乡', 46, 604],
    ],
  },
};

function districtCode(index: number): string {
  return `9901${String(index + 1).padStart(2, '0')}`;
}

/** All regions of 江澜市: the city first, then each district followed by its communities. */
export const REGIONS: readonly Region[] = [
  { code: CITY_CODE, name: '江澜市', parentCode: null, street: '', ...positionOnMap(640, 360) },
  ...DISTRICT_NAMES.flatMap((name, index) => {
    const { at, communities } = LAYOUT[name];
    const code = districtCode(index);
    return [
      { code, name, parentCode: CITY_CODE, street: '', ...positionOnMap(...at) },
      ...communities.map(([community, street, x, y], order) => ({
        code: `${code}${String(order + 1).padStart(3, '0')}`,
        name: community,
        parentCode: code,
        street,
        ...positionOnMap(x, y),
      })),
    ];
  }),
];

const BY_NAME = new Map(REGIONS.map((region) => [region.name, region]));

/** The region of that name; throws when the city has none. */
export function regionNamed(name: string): Region {
  const region = BY_NAME.get(name);
  if (!region) throw new Error(`no region named ${name}`);
  return region;
}

/** The communities of a district, in the order of their codes. */
export function communitiesOf(district: DistrictName): Region[] {
  const { code } = regionNamed(district);
  return REGIONS.filter((region) => region.parentCode === code);
}
