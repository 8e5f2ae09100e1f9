import { describe, expect, it } from 'vitest';
import { findingsOf, idNoFault, readIdNo, reasonsToLook, statusAfterSubmission } from './real-name.rules.ts';
import { isTooYoung } from '../volunteers.rules.ts';
import { buildIdNo } from '../../testing/id-numbers.ts';

describe('readIdNo', () => {
  it('reads birthday and gender', () => {
    expect(readIdNo('11010519491231002X')).toEqual({ birthOn: '1949-12-31', gender: 'female' });
    expect(readIdNo(buildIdNo({ birthOn: '1998-05-04', gender: 'male' }))).toEqual({
      birthOn: '1998-05-04',
      gender: 'male',
    });
  });

  it.each([
    ['a wrong check digit', '110105194912310021'],
    ['a day that never was', buildIdNo({ birthOn: '1998-02-30', gender: 'male' })],
    ['no such province', buildIdNo({ birthOn: '1998-05-04', gender: 'male', area: '990101' })],
    ['fifteen digits', '110105491231002'],
    ['letters', '11010519491231002Y'],
  ])('refuses %s', (_title, idNo) => {
    expect(readIdNo(idNo)).toBeUndefined();
  });

  it('catches every single digit that is mistyped', () => {
    const right = buildIdNo({ birthOn: '1998-05-04', gender: 'female' });
    for (let index = 0; index < 17; index += 1) {
      const wrong = right.slice(0, index) + ((Number(right[index]) + 1) % 10) + right.slice(index + 1);
      expect(readIdNo(wrong)).toBeUndefined();
    }
  });
});

describe('idNoFault', () => {
  it.each([
    ['hongKongMacao', 'H12345678', true],
    ['hongKongMacao', 'A12345678', false],
    ['taiwan', '12345678', true],
    ['passport', 'E12345678', true],
    ['passport', 'E1', false],
    ['foreignResident', 'CHN110101900101', true],
    ['residence', buildIdNo({ birthOn: '1990-01-01', gender: 'male', area: '810000' }), true],
    ['mainland', buildIdNo({ birthOn: '1990-01-01', gender: 'male', area: '810000' }), false],
    ['mainland', buildIdNo({ birthOn: '1990-01-01', gender: 'male' }), true],
  ] as const)('%s %s is right: %s', (kind, idNo, isRight) => {
    expect(idNoFault(kind, idNo) === undefined).toBe(isRight);
  });
});

describe('findingsOf', () => {
  const registered = { name: '沈知夏', gender: 'female', birthOn: '1998-05-04', isVerified: false } as const;
  const claim = { name: '沈知夏', idKind: 'mainland', gender: 'female', birthOn: '1998-05-04' } as const;
  it.each([
    ['nothing to ask', {}, {}, []],
    ['another name', { name: '沈之夏' }, {}, ['nameDiffers']],
    [
      'another birthday and gender',
      { birthOn: '1998-05-05', gender: 'male' },
      {},
      ['birthDiffers', 'genderDiffers'],
    ],
    ['a passport', { idKind: 'passport' }, {}, ['otherDocument']],
    ['a change of what was verified', {}, { isVerified: true }, ['changesVerified']],
  ] as const)('%s', (_title, claimed, known, findings) => {
    expect(findingsOf({ ...claim, ...claimed }, { ...registered, ...known })).toEqual(findings);
  });
});

describe('reasonsToLook and what follows', () => {
  const registered = { name: '沈知夏', gender: 'female', birthOn: '1998-05-04', isVerified: false } as const;
  const claim = { name: '沈知夏', idKind: 'mainland', gender: 'female', birthOn: '1998-05-04' } as const;
  it.each([
    ['confirmed by an authority', {}, {}, 'agrees', false, [], 'verified'],
    ['a right check digit alone', {}, {}, 'unasked', false, ['unproved'], 'formatChecked'],
    ['denied by an authority', {}, {}, 'differs', false, ['authorityDiffers'], 'pending'],
    ['confirmed, but of somebody else', {}, {}, 'agrees', true, ['numberClaimed'], 'pending'],
    ['unproved and of somebody else', {}, {}, 'unasked', true, ['unproved', 'numberClaimed'], 'pending'],
    ['another name', { name: '沈之夏' }, {}, 'unasked', false, ['nameDiffers'], 'pending'],
    ['a change', {}, { isVerified: true }, 'agrees', false, ['changesVerified'], 'recheck'],
  ] as const)('%s', (_title, claimed, known, proof, isClaimed, findings, status) => {
    const known2 = { ...registered, ...known };
    const found = reasonsToLook({ ...claim, ...claimed }, known2, { proof, isClaimed });
    expect(found).toEqual(findings);
    expect(statusAfterSubmission(found, known2.isVerified)).toBe(status);
  });
});

it('nobody below fourteen has an account', () => {
  expect(isTooYoung('2012-11-22', '2026-11-21')).toBe(true);
  expect(isTooYoung('2012-11-21', '2026-11-21')).toBe(false);
});
