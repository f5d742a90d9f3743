import { cleanOwner } from '@punkt/domain/owner-clean';
import { OWNER_FIELDS, type OwnerRecord, type Problems } from '@punkt/domain/owner-record';
import { type Check, type RecordForm, useRecord, useRecordForm } from '../../../lib/forms/use-record-form.ts';

/** The record of an owner as a form; its rules judge the record as it would be kept. */
export function useOwnerForm(initial: OwnerRecord, check: Check<OwnerRecord>, remarks: Problems = {}) {
  return useRecordForm(useRecord(initial), {
    table: OWNER_FIELDS,
    check: (record) => check(cleanOwner(record)),
    remarks,
    remarkText: 'owners.remark',
  });
}

export type OwnerForm = RecordForm<OwnerRecord>;
