import { browsers, features } from 'web-features';

/**
 * The oldest browsers, as days of [Baseline](https://web.dev/baseline): what all browsers had by then may be used. Forms
 * work from `FORMS` on, because a missing call takes a form with it. Pages look as designed from `LOOKS` on, which was
 * widely available on 28 November 2026. Move them together with docs/host.md.
 */
export const FORMS = '2022-12-31';
export const LOOKS = '2024-05-28';

/** The version of each browser that was current on the day. */
export const browsersOn = (day: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(browsers).map(([name, { releases }]) => [
      name,
      releases.filter(({ date }: { date: string }) => date <= day).at(-1)?.version ?? '',
    ]),
  );

/** The day of what some browser lacks. */
export const NEVER = '9999-12-31';

/** The day all browsers had a feature, by its key in the browser compatibility data. */
export const days: ReadonlyMap<string, string> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { baseline_low_date }]) => [key, baseline_low_date?.replace('≤', '') ?? NEVER] as const,
        )
      : [],
  ),
);

/** Returns the first of the keys that is known and newer than the day, with its day. */
export function newerThan(day: string, keys: readonly string[]): string | undefined {
  const key = keys.find((each) => days.has(each));
  return key !== undefined && (days.get(key) ?? '') > day ? key : undefined;
}

export interface Finding {
  feature: string;
  place: string;
}
