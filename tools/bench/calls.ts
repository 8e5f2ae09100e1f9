import { listActivities } from '#domains/activities/contract/activities.contract.ts';
import { listMessages } from '#domains/messages/contract/messages.contract.ts';
import { searchSite } from '#domains/search/contract/search.contract.ts';
import { getSignUpStanding, signUpForShift } from '#domains/signups/contract/signups.contract.ts';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { type BenchSize, busyReaders, contendedShiftId, layoutOf, spreadShiftId } from './bench-size.ts';
import { tokenOf } from './people.ts';

/** One HTTP request as autocannon and Fastify's inject both take it. */
export type HttpRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Half the people are for the product, half for the bare driver; each half signs up once spread and once in a rush. */
export type Side = 0 | 1;
export type SignUpTarget = { person: number; shiftId: number; clientRequestId: string };

const variants = 60;
/** Beyond the 300 answers and the 16 MiB of pages that are kept. */
const unkeptVariants = 1_200;
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object, headers = {}): HttpRequest => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
const bearer = (person: number) => ({ authorization: `Bearer ${tokenOf(person)}` });
const html = { accept: 'text/html' };

const homePage: HttpRequest = { method: 'GET', path: '/user-index/index', headers: html };
const listPage: HttpRequest = { method: 'GET', path: '/user-index/activityList', headers: html };

const detailPage = (size: BenchSize): HttpRequest => ({
  method: 'GET',
  path: `/user-index/activityDetail/${layoutOf(size).pastActivities + 7}`,
  headers: html,
});

/** 招募中, one category, with free places, newest first: three filters and a sort, over all categories and five pages. */
const listCalls = (): HttpRequest[] =>
  Array.from({ length: variants }, (_, index) =>
    post(listActivities.path, {
      phase: 'recruiting',
      category: categoryKeys[index % categoryKeys.length],
      hasPlaces: true,
      sort: 'newest',
      pageNum: 1 + Math.floor(index / categoryKeys.length),
      pageSize: 20,
    }),
  );

/** The same asked in more ways than are kept, so that each is read anew. */
const unkeptListCalls = (size: BenchSize): HttpRequest[] => {
  const { pastActivities } = layoutOf(size);
  return Array.from({ length: unkeptVariants }, (_, index) =>
    post(listActivities.path, {
      phase: 'recruiting',
      category: categoryKeys[index % categoryKeys.length],
      hasPlaces: true,
      sort: 'newest',
      exceptId: pastActivities + 1 + index,
      pageNum: 1 + (Math.floor(index / categoryKeys.length) % 5),
      pageSize: 20,
    }),
  );
};

/** The list page in more ways than are kept: fifty pages of every category in two orders. */
const unkeptListPages = (): HttpRequest[] =>
  Array.from({ length: unkeptVariants }, (_, index) => {
    const category = categoryKeys[index % categoryKeys.length];
    const turn = Math.floor(index / categoryKeys.length);
    const query = `category=${category}&sort=${turn % 2 ? 'soonest' : 'newest'}&page=${1 + Math.floor(turn / 2)}`;
    return { method: 'GET', path: `${listPage.path}?${query}`, headers: html };
  });

/** Where sixty volunteers stand with sixty activities to come. */
const standingCalls = (size: BenchSize): HttpRequest[] => {
  const { pastActivities, regularActivities } = layoutOf(size);
  const upcoming = regularActivities - pastActivities;
  return Array.from({ length: variants }, (_, index) => ({
    method: 'GET' as const,
    path: getSignUpStanding.path.replace('{id}', String(pastActivities + 1 + ((index * 7_919) % upcoming))),
    headers: bearer(1 + index),
  }));
};

/** Words of titles, contents and places, by their number of characters. */
const searchWords = {
  2: ['剪纸', '义诊', '图书', '河道', '手机', '反诈', '早餐', '湿地', '茶馆', '独居'],
  4: [
    '非遗剪纸',
    '垃圾分类',
    '文明劝导',
    '健康咨询',
    '智能手机',
    '反诈宣传',
    '湿地公园',
    '邻里中心',
    '理论宣讲',
    '应急救护',
  ],
  8: [
    '社区垃圾分类引导',
    '留守儿童作业辅导',
    '应急救护技能演练',
    '半程马拉松赛道服',
    '江澜市人民医院门',
    '湿地公园游客中心',
    '反诈宣传入户走访',
    '早高峰路口文明劝',
    '非遗剪纸体验课(',
    '老年人智能手机课',
  ],
} as const;
type SearchLength = keyof typeof searchWords;

/** The search page's call: all kinds at once, by words of so many characters. */
const searchCalls = (length: SearchLength): HttpRequest[] =>
  searchWords[length].map((query) => post(searchSite.path, { query }));

/** Searches of which none is the same as another of the last two hundred, so that none is read together with another. */
const unlikeSearchCalls = (): HttpRequest[] =>
  Array.from({ length: 200 }, (_, index) =>
    post(searchSite.path, {
      query: searchWords[2][index % searchWords[2].length],
      pageSize: 10 + Math.floor(index / searchWords[2].length),
    }),
  );

/** The newest messages of sixty people who have hundreds. */
const messageCalls = (size: BenchSize): HttpRequest[] =>
  Array.from({ length: variants }, (_, index) => {
    const person = 1 + ((index * 13) % Math.min(busyReaders, size.volunteers));
    return post(listMessages.path, { pageSize: 20 }, bearer(person));
  });

/** Pages as people see them who are not signed in, by their names in the report. */
export const pages = (size: BenchSize): Record<string, HttpRequest> => ({
  'home page': homePage,
  'activity list page': listPage,
  'activity detail page': detailPage(size),
});

/** The list page, each time another that is not kept. */
export const unkeptPages = (): readonly HttpRequest[] => unkeptListPages();

/** Calls that only read, each with its variations. */
export const reads = (size: BenchSize): Record<string, readonly HttpRequest[]> => ({
  'list, 3 filters and sort': listCalls(),
  'list, not kept': unkeptListCalls(size),
  eligibility: standingCalls(size),
  'search, 2 characters': searchCalls(2),
  'search, 4 characters': searchCalls(4),
  'search, 8 characters': searchCalls(8),
  'search, each another': unlikeSearchCalls(),
  'messages of one person': messageCalls(size),
});

/** Sign-ups of a quarter of the people, each once: over the spread shifts or for the one shift of a side's rush. */
export function signUpTargets(size: BenchSize, kind: 'spread' | 'contended', side: Side): SignUpTarget[] {
  const quarter = Math.floor(size.volunteers / 4);
  const first = 1 + quarter * (side * 2 + (kind === 'spread' ? 0 : 1));
  const count = kind === 'spread' ? quarter : Math.min(quarter, 5_000);
  return Array.from({ length: count }, (_, index) => ({
    person: first + index,
    shiftId: kind === 'spread' ? spreadShiftId(size, index) : contendedShiftId(size, side),
    clientRequestId: `bench-${kind}-${side}-${index}`,
  }));
}

/** Presses of a quarter of the people for a shift that is full by then: `fillUp`. */
export const lateTargets = (size: BenchSize): SignUpTarget[] =>
  signUpTargets(size, 'spread', 1).map(({ person, clientRequestId }) => ({
    person,
    shiftId: contendedShiftId(size, 1),
    clientRequestId: `late-${clientRequestId}`,
  }));

export const signUpCall = ({ person, shiftId, clientRequestId }: SignUpTarget): HttpRequest =>
  post(signUpForShift.path, { shiftId, riskVersion: 1, clientRequestId }, bearer(person));
