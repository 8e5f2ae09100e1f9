import { useEffect, useState } from 'react';

/** The value once it has not changed for `restMs` milliseconds: what is typed is not asked about at every key. */
export function useRested<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
