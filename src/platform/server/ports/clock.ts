/** The server's clock decides (decision 0012). Rules take the instant as an argument; only the floor reads a clock. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** For tests: stands still at `start` until it is moved. */
export function createManualClock(start: Date): Clock & { moveBy: (ms: number) => void } {
  let now = start.getTime();
  return Object.assign(() => new Date(now), {
    moveBy: (ms: number) => {
      now += ms;
    },
  });
}
