import type { ReactNode } from 'react';
import { Section } from '#parts/layout/Section.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

export interface RadioSectionProps<Value extends string> extends Omit<RadioGroupProps<Value>, 'hideLegend'> {
  /** Groups the choice with what follows it. */
  group?: boolean;
  /** What follows the choice. */
  children?: ReactNode;
}

/** A part of a page that begins with one choice, under a heading that says the same as its legend. */
export const RadioSection = <Value extends string>({ group, children, ...choice }: RadioSectionProps<Value>) => (
  <Section title={choice.legend} group={group}>
    <RadioGroup {...choice} hideLegend />
    {children}
  </Section>
);
