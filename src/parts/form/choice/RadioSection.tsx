import { type ReactNode, useId } from 'react';
import { Section } from '#parts/layout/Section.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

export interface RadioSectionProps<Value extends string>
  extends Omit<RadioGroupProps<Value>, 'hideLegend' | 'labelledBy'> {
  group?: boolean;
  children?: ReactNode;
}

/** A section that starts with a choice, labelled by the section's heading. */
export function RadioSection<Value extends string>({ group, children, ...choice }: RadioSectionProps<Value>) {
  const titleId = useId();
  return (
    <Section title={choice.legend} titleId={titleId} group={group}>
      <RadioGroup {...choice} labelledBy={titleId} />
      {children}
    </Section>
  );
}
