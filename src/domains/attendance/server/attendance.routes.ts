import { bind } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import * as contract from '../contract/attendance.contract.ts';
import * as confirming from '../contract/confirm-attendance.contract.ts';
import * as codeContract from '../contract/volunteer-code.contract.ts';
import { addWalkIn } from './lead/add-walk-in.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { confirmAttendance } from './confirm-attendance.ts';
import { fixCheckOut } from './lead/fix-check-out.ts';
import { fixCheckOuts } from './lead/fix-check-outs.ts';
import { undoAttendance } from './lead/undo-attendance.ts';
import { getVolunteerCode } from './code/get-volunteer-code.ts';
import { objectAttendance } from './object-attendance.ts';
import type { AttendanceSetup } from './reactions.ts';
import { getAttendanceBoard } from './lead/get-attendance-board.ts';
import { getAttendanceCode } from './lead/get-attendance-code.ts';
import { getMyAttendance } from './get-my-attendance.ts';
import { listAttendanceToConfirm } from './list-attendance-to-confirm.ts';
import { exportAttendance } from './lead/export-attendance.ts';
import { rollCall } from './lead/roll-call.ts';
import { readVolunteerCode } from './code/read-volunteer-code.ts';
import { recordVolunteerCode } from './code/record-volunteer-code.ts';

/** Every call of the room, bound to its use case. */
export const attendanceBindings = (setup: AttendanceSetup) => [
  bind(contract.getAttendanceBoard, getAttendanceBoard),
  bindExport(exportAttendance),
  bind(contract.getAttendanceCode, getAttendanceCode, { given: setup }),
  bind(contract.checkIn, checkIn, { given: setup }),
  bind(contract.checkOut, checkOut, { given: setup }),
  bind(contract.rollCall, rollCall, { given: setup }),
  bind(contract.addWalkIn, addWalkIn),
  bind(contract.fixCheckOut, fixCheckOut, { given: setup }),
  bind(contract.fixCheckOuts, fixCheckOuts, { given: setup }),
  bind(contract.undoAttendance, undoAttendance, { given: setup }),
  bind(confirming.confirmAttendance, confirmAttendance),
  bind(confirming.objectAttendance, objectAttendance),
  bind(contract.getMyAttendance, getMyAttendance),
  bind(confirming.listAttendanceToConfirm, listAttendanceToConfirm),
  bind(codeContract.getVolunteerCode, getVolunteerCode, { given: setup }),
  bind(codeContract.readVolunteerCode, readVolunteerCode, { given: setup }),
  bind(codeContract.recordVolunteerCode, recordVolunteerCode, { given: setup }),
];
