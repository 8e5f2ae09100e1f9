// Loaded before the product (`node --import`): its clock, and with it the embedded database's, runs CLOCK_AHEAD_MS ahead.
const RealDate = Date;
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
