import { expect, it } from 'vitest';
import { inColumnOrder } from './organisation-table.tsx';

const unit = (organisationId: number, name: string, teamCount: number) => ({
  organisationId,
  name,
  kind: 'district' as const,
  parentId: null,
  areaCode: null,
  areaName: '',
  address: '',
  phone: '',
  teamCount,
  staffCount: 0,
});
const units = [unit(1, '鹿渚区', 3), unit(2, '澄江区', 9), unit(3, '澜城区', 3)] as never[];
const ids = (sort: string) => inColumnOrder(units, sort).map(({ organisationId }) => organisationId);

it('units are ordered by name as it is read out, or by a figure, one way the reverse of the other', () => {
  expect([ids('name'), ids('-name')]).toEqual([
    [2, 3, 1],
    [1, 3, 2],
  ]);
  expect([ids('teamCount'), ids('-teamCount')]).toEqual([
    [1, 3, 2],
    [2, 3, 1],
  ]);
});
