import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { accountStatusLabels } from '#domains/accounts/contract/accounts.words.ts';
import { auditResultLabels } from '#domains/accounts/contract/audit-log.words.ts';
import { smsStatusLabels } from '#domains/accounts/contract/sms.words.ts';
import { activityPhaseLabels, activityStatusLabels } from '#domains/activities/contract/activities.words.ts';
import { approvalStateLabels } from '#domains/approvals/contract/approvals.words.ts';
import { attendanceStates } from '#domains/attendance/contract/attendance.words.ts';
import { hourStates } from '#domains/hours/contract/hours.words.ts';
import { anomalyStatusLabels } from '#domains/anomalies/contract/anomalies.words.ts';
import { spotStatusLabels } from '#domains/anomalies/contract/spot-checks.words.ts';
import {
  batchStateLabels,
  wishStateLabels,
} from '#domains/certificates/contract/certificate-batches.words.ts';
import { certificateStateLabels } from '#domains/certificates/contract/certificates.words.ts';
import { complaintStatusLabels } from '#domains/complaints/contract/complaints.words.ts';
import { needStatusLabels, requesterStatusLabels } from '#domains/needs/contract/needs.words.ts';
import {
  serviceItemStatusLabels,
  serviceOfferStatusLabels,
} from '#domains/needs/contract/service-menu.words.ts';
import { newsStatusLabels } from '#domains/news/contract/news.words.ts';
import { signUpStates } from '#domains/signups/contract/signups.words.ts';
import { hasStateTone, stateTone } from '#domains/site/contract/state-tones.words.ts';
import { teamChangeStatusLabels } from '#domains/teams/contract/team-profile.words.ts';
import { memberStatusLabels, teamStatusLabels } from '#domains/teams/contract/teams.words.ts';
import { checkStatusLabels } from '#domains/volunteers/contract/real-name.words.ts';
import {
  realNameStatusLabels,
  volunteerStatusLabels,
} from '#domains/volunteers/contract/volunteers.words.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Dots that tell no stored state but what a moment makes of a figure. */
const besides = [
  'domains/news/web/desk/news-category-table.tsx',
  'domains/site/web/calendar/work-calendar-table.tsx',
  'domains/statistics/web/next-place-ticket.tsx',
  'domains/statistics/web/team-home/team-home-agenda.tsx',
];

it('every state has its colour in the one table', () => {
  const words = [
    accountStatusLabels,
    activityPhaseLabels,
    activityStatusLabels,
    approvalStateLabels,
    attendanceStates,
    auditResultLabels,
    checkStatusLabels,
    anomalyStatusLabels,
    spotStatusLabels,
    batchStateLabels,
    certificateStateLabels,
    wishStateLabels,
    complaintStatusLabels,
    hourStates,
    memberStatusLabels,
    needStatusLabels,
    newsStatusLabels,
    realNameStatusLabels,
    requesterStatusLabels,
    serviceItemStatusLabels,
    serviceOfferStatusLabels,
    signUpStates,
    smsStatusLabels,
    teamChangeStatusLabels,
    teamStatusLabels,
    volunteerStatusLabels,
  ].flatMap((labels) => Object.values<string>(labels));
  expect(words.filter((word) => !hasStateTone(word))).toEqual([]);
  expect([stateTone('已发布'), stateTone('退回修改'), stateTone('待审核')]).toEqual(['ok', 'no', 'soon']);
});

it('no dot has a colour of its own', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const own = files.filter(({ text }) =>
    [...text.matchAll(/<StatusDot\b[^>]*?\btone=(\{?\S*)/g)].some(
      ([, tone = '']) => !tone.startsWith('{stateTone('),
    ),
  );
  expect(own.map(({ file }) => file).toSorted()).toEqual(besides);
});
