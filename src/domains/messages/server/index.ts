import type { Room } from '#platform/server/binding.ts';
import { messageBindings } from './messages.routes.ts';

export { notify, notifyMany, type Notice } from './notify.ts';

/** The messages room. */
export const messagesRoom: Room = { name: 'messages', bindings: messageBindings };
