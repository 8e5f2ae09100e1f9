import { useState } from 'react';

/** The moment the component was first drawn; stays the same while it is shown, so that drawing again changes nothing. */
export const useNow = (): Date => useState(() => new Date())[0];
