type Span = { startsAt: string; endsAt: string };

/** Before half of the shift a check-out is more likely a slip than an end: whoever presses is asked first. */
export const isEarlyLeave = ({ startsAt, endsAt }: Span, now = new Date()): boolean =>
  now.getTime() < (Date.parse(startsAt) + Date.parse(endsAt)) / 2;
