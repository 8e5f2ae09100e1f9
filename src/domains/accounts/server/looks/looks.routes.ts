import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/looks.contract.ts';
import { listLooks } from './list-looks.ts';
import { noteLook } from './note-look.ts';

/** Who has what open at the review desks. */
export const lookBindings: readonly Binding[] = [
  bind(contract.noteLook, noteLook),
  bind(contract.listLooks, listLooks),
];
