import type { Position } from './map.ts';
import { positionOnMap } from './map.ts';
import { CITY_CODE, communitiesOf, DISTRICT_NAMES, type DistrictName, regionNamed } from './regions.ts';

/** Level of a practice organisation: 中心 (city), 所 (district), 站 (community). */
export type OrgLevel = 'centre' | 'institute' | 'station';

export type Org = Position & {
  /** Stable key: the area code. */
  key: string;
  parentKey: string | null;
  level: OrgLevel;
  name: string;
  areaCode: string;
  address: string;
  tel: string;
  openHours: string;
};

const INSTITUTE_SITES: Record<DistrictName, readonly [address: string, x: number, y: number]> = {
  澜滨区: ['澜滨区书院巷 6 号，原澜滨书院西厢', 552, 142],
  鹿渚区: ['鹿渚区春和路 31 号一层', 682, 512],
  云陂区: ['云陂区云陂路 205 号', 142, 378],
  石矶区: ['石矶区炮台路 18 号院', 972, 622],
  高新区: ['高新区澜创大道 66 号邻里中心三楼', 902, 226],
  青禾县: ['青禾县柳塘镇禾苗路 9 号', 188, 618],
};

/** Street address of a station: an alley or road and a number per community. */
const STATION_SITES: Readonly<Record<string, string>> = {
  望潮社区: '望潮街 42 号二楼',
  澜湖社区: '环湖东路 17 号',
  书院巷社区: '书院巷 23 号',
  左岸社区: '望江大道 290 号底商',
  梧桐里社区: '梧桐里 5 弄 8 号',
  钟楼社区: '钟楼街 101 号',
  桃花坞社区: '桃花坞路 14 号，红色铁门进',
  北站社区: '北站西路 77 号附 2 号',
  春和里社区: '春和里 3 栋一层架空层',
  鹿渚公园社区: '滨江南路 1 号公园东门旁',
  白鹭洲社区: '滨江南路 96 号',
  南门社区: '南门大街 58 号',
  竹篙湾社区: '竹篙湾路 12 号',
  铁心桥社区: '铁心桥路 40 号，菜场楼上',
  麦浪新村社区: '麦浪路 9 号',
  榆钱巷社区: '榆钱巷 33 号',
  云陂路社区: '云陂路 118 号',
  学院路社区: '学院路 260 号',
  西坡社区: '西坡路 21 号',
  石榴园社区: '石榴园一区 16 号',
  水车社区: '水车街 7 号',
  山前村: '山前村晒谷场东侧',
  渡口老街社区: '渡口老街 51 号',
  石矶新村社区: '石矶新村 4 栋旁',
  矶头社区: '矶头路 88 号',
  纺织新村社区: '纺织新村二区活动室',
  轮渡社区: '轮渡路 3 号，旧候船厅',
  炮台山社区: '炮台路 46 号',
  红砖厂社区: '红砖厂路 20 号 7 号楼',
  澜创园社区: '澜创大道 66 号邻里中心一楼',
  星桥社区: '星桥路 155 号',
  青芯社区: '青芯一路 10 号',
  云帆社区: '云帆街 28 号',
  湿地北岸社区: '北岸路 60 号',
  新曲社区: '新曲路 199 号',
  柳塘社区: '柳塘街 2 号',
  白石村: '白石村老祠堂前',
  禾丰社区: '禾丰路 65 号',
  稻香村: '稻香村村部院内',
  桑园村: '桑园街 11 号',
  瓦窑村: '瓦窑村小学旧址',
  茶亭村: '茶亭村路口茶亭边',
};

const CENTRE: Org = {
  key: CITY_CODE,
  parentKey: null,
  level: 'centre',
  name: '江澜市新时代文明实践中心',
  areaCode: CITY_CODE,
  address: '澜滨区望江大道 168 号',
  tel: '0688-8612-1205',
  openHours: '工作日 08:30—17:30',
  ...positionOnMap(520, 146),
};

/** The organisation tree of the city: one centre (中心), an institute (所) per district, a station (站) per community. */
export const ORGS: readonly Org[] = [CENTRE, ...DISTRICT_NAMES.flatMap(districtOrgs)];

function districtOrgs(district: DistrictName, index: number): Org[] {
  const region = regionNamed(district);
  const [address, x, y] = INSTITUTE_SITES[district];
  const institute: Org = {
    key: region.code,
    parentKey: CITY_CODE,
    level: 'institute',
    name: `${district}新时代文明实践所`,
    areaCode: region.code,
    address,
    tel: `0688-8613-${String(1100 + index * 100).padStart(4, '0')}`,
    openHours: '周一至周六 08:30—17:30',
    ...positionOnMap(x, y),
  };
  return [
    institute,
    ...communitiesOf(district).map((community, order) => station(institute, community.name, order)),
  ];
}

function station(institute: Org, community: string, order: number): Org {
  const region = regionNamed(community);
  return {
    key: region.code,
    parentKey: institute.key,
    level: 'station',
    name: `${community}新时代文明实践站`,
    areaCode: region.code,
    address: `${institute.name.slice(0, 3)}${STATION_SITES[community] ?? ''}`,
    tel: `${institute.tel.slice(0, -2)}${String(11 + order)}`,
    openHours: order % 2 === 0 ? '每天 09:00—20:00' : '周二至周日 09:00—18:00',
    lng: region.lng,
    lat: region.lat,
  };
}
