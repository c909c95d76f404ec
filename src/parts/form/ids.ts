/**
 * Returns the id of a request field's control, the target of error summary links: `address.line1` → `f-address-line1`.
 */
export const fieldId = (form: string, field: string): string => `${form}-${field.replace(/[^\w-]+/g, '-')}`;

export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
