import { randomUUID } from 'node:crypto';

/** Either end of the line between a supervisor and a process: what `node:cluster` calls a worker, or `process` in it. */
export type LineEnd = {
  send?: (message: object) => unknown;
  on: (event: 'message', listener: (message: unknown) => void) => unknown;
  off: (event: 'message', listener: (message: unknown) => void) => unknown;
};

type Message = { question?: string; id?: string; answer?: unknown };

/** Asks the other end and gives its answer. @throws Error when none comes in time */
export function askOver<Answer>(line: LineEnd, question: string, limitMs = 3_000): Promise<Answer> {
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      line.off('message', hear);
    };
    const hear = (message: unknown): void => {
      const heard = message as Message | null;
      if (heard?.id !== id || !('answer' in heard)) return;
      end();
      resolve(heard.answer as Answer);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(`no answer to ${question}`));
    }, limitMs);
    line.on('message', hear);
    line.send?.({ question, id });
  });
}

/** Answers one question of the other end for as long as both live; one that cannot be answered is left open. */
export function answerOver(line: LineEnd, question: string, answer: () => Promise<unknown>): void {
  line.on('message', (message) => {
    const heard = message as Message | null;
    if (heard?.question !== question) return;
    answer().then(
      (given) => line.send?.({ id: heard.id, answer: given }),
      () => undefined,
    );
  });
}

/** What a supervisor asks its processes, and they it. */
export const questions = { figures: 'figures', state: 'state' } as const;
