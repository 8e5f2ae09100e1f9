import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MyVolunteerView } from '../contract/volunteers.contract.ts';
import { GreetingBand } from './greeting-band.tsx';

const me = { volunteerId: 3, name: '陈雨桐', volunteerNo: 'V99', gender: 'female', iconUrl: null };
const drawn = (stars: number): string =>
  renderToStaticMarkup(
    <GreetingBand me={me as MyVolunteerView} stars={stars} now={new Date('2026-11-20T08:00:00+08:00')} />,
  );

it('greets by the hour and names the stars that were reached', () => {
  expect(drawn(5)).toContain('早上好，雨桐');
  expect(drawn(5)).toContain('五星志愿者');
  expect(drawn(1)).toContain('一星志愿者');
  expect(drawn(0)).not.toContain('星志愿者');
});
