import { describe, expect, it } from 'vitest';
import { issueMicro } from '#domains/jobs/contract/micro.contract.ts';
import { openPost } from '#domains/jobs/contract/standing.contract.ts';
import { saveServiceItem } from '#domains/needs/contract/service-menu.contract.ts';
import { settleActivity } from '#domains/activities/contract/team-activities.contract.ts';
import { updateMyTeamProfile } from '#domains/teams/contract/team-profile.contract.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';

const number = '139 1234 5678';
const text = `要来的请先打这个电话 ${number}，问清楚再来，带好雨具和水杯`;

/** What everybody may read, where it is written by one request. */
const texts: [AnyOperation, string[]][] = [
  [saveServiceItem, ['name', 'summary', 'terms']],
  [issueMicro, ['title', 'content', 'address']],
  [openPost, ['title', 'content', 'address', 'riskNotice']],
  [settleActivity, ['summary']],
  [updateMyTeamProfile, ['slogan', 'intro', 'joinNotice']],
];

describe.each(texts)('$name', (operation, fields) => {
  it.each(fields)('holds a mobile number back in %s, with a sentence that repeats it masked', (field) => {
    const { error } = operation.request.safeParse({ [field]: text.slice(0, 24) });
    const said =
      error?.issues.filter(({ path }) => path.at(-1) === field).map(({ message }) => message) ?? [];
    expect(said.join()).toContain('有像手机号或证件号的数字（139****5678）');
  });
});
