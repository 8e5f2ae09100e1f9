import type { CategorySeed } from '#domains/news/server/index.ts';
import type { SiteTexts } from '#domains/site/contract/site.words.ts';

/** Texts that are true of the city whatever is loaded. */
export const cityTexts: Partial<SiteTexts> = {
  title: '江澜市新时代文明实践中心志愿服务平台',
  shortTitle: '江澜志愿',
  sponsor: '江澜市精神文明建设办公室',
  undertaker: '江澜市新时代文明实践中心',
};

/** Invented numbers and addresses of the demo city; a real installation sets its own. */
export const demoTexts: Partial<SiteTexts> = {
  filingNo: '澜ICP备20260118号-1',
  policeFilingNo: '澜公网安备 68801002026118 号',
  address: '江澜市澜滨区望江大道 168 号',
  phone: '0688-8612-1205',
  phoneHours: '工作日 08:30—17:30',
  email: 'zyfw@jianglan.example',
  issuerLeader: '周海平',
  issuerHandler: '许静',
};

/** Districts of 江澜市; 9901xx is used by no real region. */
export const cityAreas = [
  { code: '990101', name: '澜滨区' },
  { code: '990102', name: '鹿渚区' },
  { code: '990103', name: '云陂区' },
  { code: '990104', name: '石矶区' },
  { code: '990105', name: '高新区' },
  { code: '990106', name: '青禾县' },
];

/** The practice centre itself, root of the organisation tree. */
export const cityCentre = {
  kind: 'centre' as const,
  name: '江澜市新时代文明实践中心',
  area: '990100',
  address: '澜滨区望江大道 168 号',
  lng: null,
  lat: null,
  sort: 0,
};

/** News categories (栏目) of domain.md 4.4.12; ids below 1001 belong to the fixed navigation. */
export const newsCategories: readonly CategorySeed[] = [
  { id: 1001, name: '通知公告', sort: 1 },
  { id: 1002, name: '文明动态', sort: 2, postScope: 'organisation' },
  { id: 1003, name: '志愿风采', sort: 3, postScope: 'team', layout: 'pictures' },
  { id: 1004, name: '理论宣讲', sort: 4, postScope: 'team', reviewLevels: 2 },
  { id: 1005, name: '政策法规', sort: 5 },
  { id: 1006, name: '学习资料', sort: 6, reviewLevels: 0 },
];
