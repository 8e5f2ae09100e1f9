import { describe, expect, it } from 'vitest';
import { maskMobile } from '#platform/contract/masking.ts';
import { auditChanges } from './audit-changes.ts';

const team = { name: '江畔队', intro: '短', contactPhone: '13800001111', joinCode: '1234', slogan: '' };
const telling = { told: ['name', 'intro', 'slogan'], masked: { contactPhone: maskMobile } } as const;
const changed = (change: Partial<typeof team>, from: Partial<typeof team> = {}) =>
  auditChanges({ ...team, ...from }, { ...team, ...from, ...change }, telling);

describe('auditChanges', () => {
  it('tells nothing of what is as it was, nor of nothing written in two ways', () => {
    expect(changed({})).toEqual({ before: {}, after: {} });
    expect(auditChanges({ ...team, slogan: null }, team, telling)).toEqual({ before: {}, after: {} });
  });

  it('tells values that may be told, masks personal ones, and only names the rest', () => {
    expect(changed({ name: '江畔志愿队', contactPhone: '13900002222', joinCode: '5678' })).toEqual({
      before: { name: '江畔队', contactPhone: '138****1111' },
      after: { name: '江畔志愿队', contactPhone: '139****2222' },
      fields: ['joinCode'],
    });
  });

  it('says of a long text where it changed, and never the same twice', () => {
    const long = '甲'.repeat(100);
    const { before, after } = changed({ intro: `${long}乙丙` }, { intro: `${long}丁` });
    expect(before.intro).toBe(`…${'甲'.repeat(10)}丁（共 101 字）`);
    expect(after.intro).toBe(`…${'甲'.repeat(10)}乙丙（共 102 字）`);
    expect(changed({ intro: '' }, { intro: long })).toMatchObject({
      before: { intro: `${'甲'.repeat(60)}…（共 100 字）` },
      after: { intro: '' },
    });
    expect(changed({ intro: `${long}甲` }, { intro: long })).toMatchObject({
      before: { intro: `…${'甲'.repeat(10)}（共 100 字）` },
      after: { intro: `…${'甲'.repeat(11)}（共 101 字）` },
    });
  });
});
