/** The id of a request field's control in a form, so that an error summary can lead to it: `address.line1` → `f-address-line1`. */
export const fieldId = (form: string, field: string): string => `${form}-${field.replace(/[^\w-]+/g, '-')}`;

/** The ids of what describes a control, for `aria-describedby`. */
export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
