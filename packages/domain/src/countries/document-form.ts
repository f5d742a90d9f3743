/** The wire calls an identification card `identification`. */
export const DOCUMENT_TYPES = ['passport', 'identification'] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export type DocumentFieldName =
  | 'lastName'
  | 'firstName'
  | 'middleName'
  | 'gender'
  | 'birthDate'
  | 'placeOfBirth'
  | 'nationality'
  | 'documentNumber'
  | 'issueDate'
  | 'expiryDate'
  | 'issuedBy'
  | 'departmentCode'
  | 'registrationAddress'
  | 'permanentAddress'
  | 'identificationNumber'
  | 'iin'
  | 'socialCardNumber'
  | 'personalNumber'
  | 'innCitizen';

export type DocumentFieldKind = 'name' | 'text' | 'digits' | 'date' | 'gender' | 'address';

export interface DocumentField {
  readonly name: DocumentFieldName;
  readonly kind: DocumentFieldKind;
  readonly required: boolean;
  /** Characters; `min` equals `max` where the length is exact. Absent for dates and gender. */
  readonly length?: { readonly min: number; readonly max: number };
  /** A 9 stands for a digit, the rest for itself. */
  readonly mask?: string;
  /** Dates only: may the day lie after today. */
  readonly future?: boolean;
}

export interface DocumentForm {
  readonly fields: readonly DocumentField[];
  /** Photos of the document, and of the person holding it. */
  readonly photos: { readonly document: number; readonly withPerson: number };
  /** Nobody younger has one; without it a child may, and staff look at it. */
  readonly issuedFromAge?: number;
  /** Birthdays at which a new one is due. */
  readonly renewedAt?: readonly number[];
}

export const PASSPORT_PHOTOS = { document: 1, withPerson: 1 } as const;
export const IDENTIFICATION_PHOTOS = { document: 2, withPerson: 2 } as const;
