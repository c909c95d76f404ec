// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { type ReactNode, useId } from 'react';

interface JsonFieldProps {
  label: ReactNode;
  text: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
  role: 'alert' | 'status';
  children: ReactNode;
}

export function JsonField({ label, text, isInvalid, onChange, role, children }: JsonFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={Math.min(10, text.split('\n').length)}
        spellCheck={false}
        value={text}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-problems`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div id={`${id}-problems`} role={role}>
        {children}
      </div>
    </>
  );
}
