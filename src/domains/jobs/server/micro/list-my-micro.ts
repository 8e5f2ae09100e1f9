import { microPhotosOf } from '#domains/files/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { countMyMicro, myMicroPage } from './micro.queries.ts';
import { microPartView, microTaskView } from './micro.views.ts';

/** The caller's own 随手志愿 with what the issuers said. */
export const listMyMicro: UseCase<typeof contract.listMyMicro> = async ({ sql, caller }, request) => {
  const { volunteerId } = caller;
  const rows = await myMicroPage(sql, { ...request, volunteerId });
  const photosOf = await microPhotosOf(
    sql,
    rows.map(({ partId }) => partId),
  );
  return {
    list: rows.map((row) => ({ ...microTaskView(row), ...microPartView(row, photosOf) })),
    total: await countMyMicro(sql, volunteerId),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
