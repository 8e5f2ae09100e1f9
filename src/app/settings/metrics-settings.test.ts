import { expect, it } from 'vitest';
import { readMetricsSettings } from './metrics-settings.ts';

it.each([
  [{}, undefined, []],
  [{ METRICS_PORT: '9464' }, { host: '127.0.0.1', port: 9464 }, []],
  [{ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }, { host: '10.0.0.7', port: 9464 }, []],
  [{ METRICS_PORT: 'on' }, undefined, ['METRICS_PORT must be a whole number from 1 to 65535, not "on"']],
])('%o gives %o', (environment, settings, sentences) => {
  const mistakes: string[] = [];
  expect(readMetricsSettings(environment, mistakes)).toEqual(settings);
  expect(mistakes).toEqual(sentences);
});
