import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addTimeLimit } from './time-limit.ts';

it('answers 503 for what takes too long, and leaves alone what does not', async () => {
  const app = Fastify();
  addTimeLimit(app, 50);
  let finish = (): void => undefined;
  const stuck = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/slow', async () => stuck.then(() => 'late'));
  app.get('/fast', async () => 'in time');
  const slow = app.inject('/slow');
  expect((await app.inject('/fast')).body).toBe('in time');
  expect((await slow).statusCode).toBe(503);
  finish();
  await app.close();
});
