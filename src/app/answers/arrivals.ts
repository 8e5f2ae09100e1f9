import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** So many go on in one turn of the event loop. */
const inATurn = 10;
/**
 * So many wait at most, some 40 MiB; who comes then goes on at once. One connection may send any number of requests ahead of their answers, and
 * only answers that nobody takes stop it.
 */
const longest = 10_000;

/**
 * Requests on their way to the framework. Where thousands come in the same moment they go on a few at a time, first come first
 * served, so that whoever asks for what is ready, or only reads, is not behind what has to be done first for all the others.
 */
export class Arrivals {
  readonly #line: [IncomingMessage, ServerResponse][] = [];
  #goneOn = 0;
  #isTurnComing = false;

  /** Whether more have come than could go on. */
  get isWaiting(): boolean {
    return this.#line.length > 0;
  }

  /** A listener that hands on to another; who is gone before the turn comes is not handed on. */
  handingOnTo(listener: RequestListener): RequestListener {
    const goOn: RequestListener = (request, response) => {
      this.#goneOn += 1;
      listener(request, response);
    };
    const takeTurn = (): void => {
      this.#goneOn = 0;
      this.#isTurnComing = false;
      const here = this.#line.splice(0, inATurn).filter(([request]) => !request.destroyed);
      for (const [request, response] of here) goOn(request, response);
      if (here.length > 0 || this.isWaiting) awaitTurn();
    };
    const awaitTurn = (): void => {
      if (this.#isTurnComing) return;
      this.#isTurnComing = true;
      setImmediate(takeTurn);
    };
    return (request, response) => {
      if (request.method === 'GET' || this.#line.length === longest) return listener(request, response);
      awaitTurn();
      if (this.#goneOn < inATurn && !this.isWaiting) goOn(request, response);
      else this.#line.push([request, response]);
    };
  }
}
