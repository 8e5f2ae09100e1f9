import { listActivities } from '#domains/activities/contract/activities.contract.ts';
import { getSignUpStanding, signUpForShift } from '#domains/signups/contract/signups.contract.ts';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { type BenchSize, contendedShiftId, layoutOf, spreadShiftId } from './bench-size.ts';
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
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object, headers = {}): HttpRequest => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
const bearer = (person: number) => ({ authorization: `Bearer ${tokenOf(person)}` });
const html = { accept: 'text/html' };

export const listPage: HttpRequest = { method: 'GET', path: '/user-index/activityList', headers: html };

export const detailPage = (size: BenchSize): HttpRequest => ({
  method: 'GET',
  path: `/user-index/activityDetail/${layoutOf(size).pastActivities + 7}`,
  headers: html,
});

/** 招募中, one category, with free places, newest first: three filters and a sort, over all categories and five pages. */
export const listCalls = (): HttpRequest[] =>
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

/** Where sixty volunteers stand with sixty activities to come. */
export const standingCalls = (size: BenchSize): HttpRequest[] => {
  const { pastActivities, regularActivities } = layoutOf(size);
  const upcoming = regularActivities - pastActivities;
  return Array.from({ length: variants }, (_, index) => ({
    method: 'GET' as const,
    path: getSignUpStanding.path.replace('{id}', String(pastActivities + 1 + ((index * 7_919) % upcoming))),
    headers: bearer(1 + index),
  }));
};

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

export const signUpCall = ({ person, shiftId, clientRequestId }: SignUpTarget): HttpRequest =>
  post(signUpForShift.path, { shiftId, riskVersion: 1, clientRequestId }, bearer(person));
