import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const said = (settings: Partial<Parameters<typeof greeting>[0]>): string =>
  greeting({ isDemo: false, host: '127.0.0.1', sms: undefined, ...settings }, 'http://localhost:3000').join(
    '\n',
  );

describe('the greeting', () => {
  it('says once and loudly, outside the demo, that without SMS nobody can register or recover', () => {
    expect(said({}).match(/NO SMS PROVIDER: nobody can register/g)).toHaveLength(1);
    expect(said({ sms: {} as never })).not.toContain('NO SMS');
    expect(said({ isDemo: true })).not.toContain('NO SMS');
  });

  it('shows the demo accounts in the demo alone, and warns where others reach them', () => {
    expect(said({})).not.toContain('Jianglan#2026');
    expect(said({ isDemo: true })).not.toContain('DEMO=off');
    expect(said({ isDemo: true, host: '0.0.0.0' })).toContain('DEMO=off');
  });
});
