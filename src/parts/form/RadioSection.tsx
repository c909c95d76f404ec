import { type ReactNode, useId } from 'react';
import { Section } from '#parts/layout/Section.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

export interface RadioSectionProps<Value extends string>
  extends Omit<RadioGroupProps<Value>, 'hideLegend' | 'labelledBy'> {
  /** Groups the choice with what follows it. */
  group?: boolean;
  /** What follows the choice. */
  children?: ReactNode;
}

/** A part of a page that begins with one choice, which is named by its heading. */
export function RadioSection<Value extends string>({ group, children, ...choice }: RadioSectionProps<Value>) {
  const titleId = useId();
  return (
    <Section title={choice.legend} titleId={titleId} group={group}>
      <RadioGroup {...choice} labelledBy={titleId} />
      {children}
    </Section>
  );
}
