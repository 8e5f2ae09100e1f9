import { getNeedBoard } from '#domains/needs/contract/board.contract.ts';
import { listNeeds } from '#domains/needs/contract/needs.contract.ts';
import { needTypeKeys, publicNeedGroupKeys } from '#domains/needs/contract/needs.words.ts';
import { getDispatchItem } from '#domains/jobs/contract/dispatch.contract.ts';
import { claimNeed } from '#domains/jobs/contract/team-jobs.contract.ts';
import type { BenchSize } from '../bench-size.ts';
import type { HttpRequest } from '../calls.ts';
import { waiting } from './needs-layout.ts';

/** The access tokens of the dispatcher and of the teams, by their ids; the same in every run. */
export const dispatcherToken = 'bench-session-of-dispatcher';
export const teamToken = (teamId: number): string => `bench-session-of-team-${teamId}`;

const post = (path: string, body: object, headers = {}): HttpRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const needListPage: HttpRequest = {
  method: 'GET',
  path: '/user-index/needList',
  headers: { accept: 'text/html' },
};
export const needBoard: HttpRequest = { method: 'GET', path: getNeedBoard.path, headers: {} };

/** Every state and kind in turn, of the first pages; and without any filter. */
export const listCalls = (): HttpRequest[] =>
  needTypeKeys.flatMap((needType, index) => [
    post(listNeeds.path, { pageNum: 1 + (index % 5), pageSize: 20 }),
    post(listNeeds.path, {
      needType,
      group: publicNeedGroupKeys[index % publicNeedGroupKeys.length],
      pageNum: 1,
      pageSize: 20,
    }),
  ]);

/** What the dispatcher opens: a need that waits, with every team that could go ranked. */
export const rankingCalls = (size: BenchSize): HttpRequest[] =>
  waiting(size)
    .slice(0, 200)
    .map((needId) => ({
      method: 'GET' as const,
      path: getDispatchItem.path.replace('{id}', String(needId)),
      headers: bearer(dispatcherToken),
    }));

export const claimCall = (needId: number, teamId: number): HttpRequest =>
  post(claimNeed.path, { needId }, bearer(teamToken(teamId)));
