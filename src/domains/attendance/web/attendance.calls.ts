import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/attendance.contract.ts';
import type * as confirming from '../contract/confirm-attendance.contract.ts';
import type * as codeContract from '../contract/volunteer-code.contract.ts';

export const getAttendanceBoardCall = remote<typeof contract.getAttendanceBoard>(
  'GET',
  '/api/attendance/GetAttendanceBoard/{id}',
);
export const exportAttendanceCall = remote<typeof contract.exportAttendance>(
  'POST',
  '/api/attendance/ExportAttendance',
);
export const getAttendanceCodeCall = remote<typeof contract.getAttendanceCode>(
  'GET',
  '/api/attendance/GetAttendanceCode/{id}',
);
export const checkInCall = remote<typeof contract.checkIn>('POST', '/api/attendance/CheckIn');
export const checkOutCall = remote<typeof contract.checkOut>('POST', '/api/attendance/CheckOut');
export const rollCallCall = remote<typeof contract.rollCall>('POST', '/api/attendance/RollCall');
export const addWalkInCall = remote<typeof contract.addWalkIn>('POST', '/api/attendance/AddWalkIn');
export const fixCheckOutCall = remote<typeof contract.fixCheckOut>('POST', '/api/attendance/FixCheckOut');
export const fixCheckOutsCall = remote<typeof contract.fixCheckOuts>('POST', '/api/attendance/FixCheckOuts');
export const undoAttendanceCall = remote<typeof contract.undoAttendance>(
  'POST',
  '/api/attendance/UndoAttendance',
);
export const confirmAttendanceCall = remote<typeof confirming.confirmAttendance>(
  'POST',
  '/api/attendance/ConfirmAttendance',
);
export const getMyAttendanceCall = remote<typeof contract.getMyAttendance>(
  'GET',
  '/api/attendance/GetMyAttendance/{id}',
);
export const getVolunteerCodeCall = remote<typeof codeContract.getVolunteerCode>(
  'GET',
  '/api/attendance/GetVolunteerCode/{id}',
);
export const readVolunteerCodeCall = remote<typeof codeContract.readVolunteerCode>(
  'POST',
  '/api/attendance/ReadVolunteerCode',
);
export const recordVolunteerCodeCall = remote<typeof codeContract.recordVolunteerCode>(
  'POST',
  '/api/attendance/RecordVolunteerCode',
);
export const objectAttendanceCall = remote<typeof confirming.objectAttendance>(
  'POST',
  '/api/attendance/ObjectAttendance',
);
export const listAttendanceToConfirmCall = remote<typeof confirming.listAttendanceToConfirm>(
  'GET',
  '/api/attendance/ListAttendanceToConfirm',
);
