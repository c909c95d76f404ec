import * as v from 'valibot';

/** Text of a length, counted in code points as the contract counts it, and of a pattern. */
// @__NO_SIDE_EFFECTS__
export const text = (min: number, max: number, pattern = /(?:)/u) =>
  v.custom<string>((value) => {
    if (typeof value !== 'string') return false;
    const { length } = [...value];
    return length >= min && length <= max && pattern.test(value);
  });

/** Text of a pattern that bounds its length. */
// @__NO_SIDE_EFFECTS__
export const matching = (pattern: RegExp) =>
  v.custom<string>((value) => typeof value === 'string' && pattern.test(value));

/** A calendar day that exists, as `2026-03-14`. */
// @__NO_SIDE_EFFECTS__
export const day = () =>
  v.custom<string>((value) => {
    const [, year, month, day] = (typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)) || [];
    return Number(day) > 0 && Number(day) <= daysIn(Number(year), Number(month));
  });

/** A whole number that a `number` holds exactly, from `min` to `max`. */
// @__NO_SIDE_EFFECTS__
export const whole = (min: number, max: number) =>
  v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max);

/** A list of `min` to `max` items. */
// @__NO_SIDE_EFFECTS__
export const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number) =>
  v.pipe(
    v.array(item),
    v.check(({ length }) => length >= min && length <= max),
  );

/** The schema of an object that a list could otherwise pass for, of `min` properties at least, known or not. */
// @__NO_SIDE_EFFECTS__
export const keyed = <Keyed extends v.GenericSchema>(schema: Keyed, min = 0) =>
  v.pipe(
    v.custom<v.InferInput<Keyed>>(
      (value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length >= min,
    ),
    schema,
  );

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
