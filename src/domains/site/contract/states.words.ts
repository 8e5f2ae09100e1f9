/**
 * Sets of stored states that rooms of several tiers name; the states with their labels are words of the room that owns
 * them. In SQL they are said by `isOneOf`.
 */

/** Activities that are listed, counted and searched for: published and not called off. */
export const listedActivityStates = ['published', 'settling', 'publicity', 'closed'] as const;
/** Activities whose attendance is taken and corrected: public, or ended and not yet settled. */
export const runningActivityStates = ['published', 'settling'] as const;

/** Sign-ups that can still lead to service: one per volunteer and shift. */
export const liveSignUpStates = ['pending', 'confirmed', 'waitlisted', 'offered'] as const;
/** Sign-ups that count in a shift's places taken. */
export const placeHoldingStates = ['confirmed', 'offered'] as const;
/** Sign-ups that the start of their shift ends when nobody has decided them. */
export const undecidedSignUpStates = ['pending', 'waitlisted', 'offered'] as const;

/** Attendance of somebody who came, whatever became of the sign-out. */
export const cameStates = ['checkedIn', 'checkedOut', 'noCheckOut'] as const;
/** Attendance of somebody who was called and had not come. */
export const absentStates = ['absent', 'excused'] as const;

/** Records of hours that keep an activity from being closed. */
export const openHourStates = ['calculated', 'submitted', 'confirmed', 'publicity', 'disputed'] as const;
/** Records of hours whose minutes count or may still come to count. */
export const liveHourStates = [...openHourStates, 'effective'] as const;
