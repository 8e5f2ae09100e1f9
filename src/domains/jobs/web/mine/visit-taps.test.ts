import { expect, it } from 'vitest';
import type { MyJobView } from '../../contract/my-jobs.contract.ts';
import { laidOver, type VisitTap } from './visit-taps.ts';

const [nine, ten] = ['2026-11-23T09:00:00+08:00', '2026-11-23T10:00:00+08:00'];
const job = { assignmentId: 7, status: 'accepted', inAt: null, outAt: null, minutes: null } as MyJobView;
const tap = (made: Partial<VisitTap> & { step: 'in' | 'out' }, at = nine): VisitTap =>
  ({ id: 'x', at, assignmentId: 7, ...made }) as VisitTap;
const report: VisitTap = {
  id: 'y',
  at: ten,
  assignmentId: 7,
  step: 'report',
  report: { assignmentId: 7, outcome: 'done', text: '灯换好了。' },
};

it('shows a visit as it was tapped, before the server knows of it', () => {
  const shown = [tap({ step: 'in' }), tap({ step: 'out' }, ten), report].reduce(laidOver, job);
  expect(shown).toMatchObject({
    status: 'reported',
    inAt: nine,
    outAt: ten,
    minutes: null,
    outcome: 'done',
    reportText: '灯换好了。',
    photoCount: 0,
  });
});

it('leaves other visits alone, and times that were recorded', () => {
  const recorded = { ...job, status: 'working', inAt: ten, outAt: ten, minutes: 0 } as MyJobView;
  expect([tap({ step: 'in' }), tap({ step: 'out' })].reduce(laidOver, recorded)).toEqual(recorded);
  expect(laidOver(job, tap({ step: 'in', assignmentId: 8 }))).toBe(job);
});
