/** ip = sole proprietor, ooo = company. */
export const ORGANISATION_FORMS = ['ip', 'ooo'] as const;

export type OrganisationForm = (typeof ORGANISATION_FORMS)[number];
