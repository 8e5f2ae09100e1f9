import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password.rules.ts';

const owner = { loginName: 'zhiyuan001', mobile: '13812345678' };

describe('passwordFaults', () => {
  it.each(['Jianglan#2026', 'river-Walk7', 'AAbb11cc', 'x9!x9!Kb'])('accepts %s', (password) => {
    expect(passwordFaults(password, owner)).toEqual([]);
  });

  it.each([
    { password: 'Ab1!xyz', faults: ['length'] },
    { password: 'Ab1!xyzAb1!xyzAb1!xyz', faults: ['length'] },
    { password: 'river walk7A', faults: ['characters'] },
    { password: '江澜River2026', faults: ['characters'] },
    { password: 'riverwalk77', faults: ['classes'] },
    { password: 'RIVERWALK!!', faults: ['classes'] },
    { password: 'my-ZhiYuan001', faults: ['containsLoginName'] },
    { password: 'Ab!13812345678', faults: ['containsMobile'] },
    { password: 'Password123!', faults: ['weak'] },
    { password: 'Aa123456!', faults: ['weak'] },
    { password: 'Aa1Aa1Aa1', faults: ['weak'] },
    { password: 'aaa', faults: ['length', 'classes', 'weak'] },
  ])('refuses $password for $faults', ({ password, faults }) => {
    expect(passwordFaults(password, owner)).toEqual(faults);
  });

  it('does not mind a very short login name inside', () => {
    expect(passwordFaults('river-Walk7', { loginName: 'wa' })).toEqual([]);
  });
});
