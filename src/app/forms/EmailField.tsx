import { useState } from 'react';
import { Field, type FieldProps } from '#parts/form/Field.tsx';
import type { EmailSuggestion } from './EmailSuggestion.tsx';

/** A field for the reader's own address, which points out a likely typo in its domain (BEYOND-215). */
export function EmailField({ value, onChange, ...field }: Omit<FieldProps, 'type' | 'autoComplete' | 'below'>) {
  const [Suggestion, setSuggestion] = useState<typeof EmailSuggestion>();
  const [isTyping, setTyping] = useState(false);
  const change = (typed: string) => {
    setTyping(true);
    onChange(typed);
    // Without its code the field works the same.
    import('./EmailSuggestion.tsx').then(
      (loaded) => setSuggestion(() => loaded.EmailSuggestion),
      () => undefined,
    );
  };
  return (
    <Field
      {...field}
      type="email"
      autoComplete="email"
      value={value}
      onChange={change}
      onBlur={() => setTyping(false)}
      below={Suggestion && <Suggestion typed={value} isTyping={isTyping} onTaken={onChange} />}
    />
  );
}
