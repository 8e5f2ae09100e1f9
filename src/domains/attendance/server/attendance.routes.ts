import { bind } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/attendance.contract.ts';
import * as codeContract from '../contract/volunteer-code.contract.ts';
import { addWalkIn } from './add-walk-in.ts';
import { checkIn, checkOut } from './check-in.ts';
import { confirmAttendance, fixCheckOut, undoAttendance } from './correct-attendance.ts';
import { getVolunteerCode } from './code/get-volunteer-code.ts';
import { objectAttendance } from './object-attendance.ts';
import type { AttendanceSetup } from './reactions.ts';
import { getAttendanceBoard, getAttendanceCode, getMyAttendance } from './read-attendance.ts';
import { rollCall } from './roll-call.ts';
import { readVolunteerCode, recordVolunteerCode } from './code/scan-volunteer-code.ts';

/** Every call of the room, bound to its use case. */
export const attendanceBindings = (setup: AttendanceSetup) => [
  bind(contract.getAttendanceBoard, getAttendanceBoard),
  bind(contract.getAttendanceCode, (act, request) => getAttendanceCode(act, setup, request)),
  bind(contract.checkIn, (act, request) => checkIn(act, setup, request)),
  bind(contract.checkOut, (act, request) => checkOut(act, setup, request)),
  bind(contract.rollCall, (act, request) => rollCall(act, setup, request)),
  bind(contract.addWalkIn, addWalkIn),
  bind(contract.fixCheckOut, (act, request) => fixCheckOut(act, setup, request)),
  bind(contract.undoAttendance, (act, request) => undoAttendance(act, setup, request)),
  bind(contract.confirmAttendance, confirmAttendance),
  bind(contract.objectAttendance, objectAttendance),
  bind(contract.getMyAttendance, getMyAttendance),
  bind(codeContract.getVolunteerCode, (act, request) => getVolunteerCode(act, setup, request)),
  bind(codeContract.readVolunteerCode, (act, request) => readVolunteerCode(act, setup, request)),
  bind(codeContract.recordVolunteerCode, (act, request) => recordVolunteerCode(act, setup, request)),
];
