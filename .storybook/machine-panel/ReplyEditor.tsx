// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useEffect, useState } from 'react';
import type { Edited, Option } from '../stepping/gate.ts';
import { JsonField } from './JsonField.tsx';
import { ask } from './questions.ts';
import { readJson } from './read-json.ts';

interface ReplyEditorProps {
  call: string;
  option: Option;
  onGive: (edited: Edited) => void;
  onCancel: () => void;
}

/** Edits a documented reply before it is sent. Marks contract violations but still allows sending them. */
export function ReplyEditor({ call, option: { name, status: documented = 200 }, onGive, onCancel }: ReplyEditorProps) {
  const [text, setText] = useState<string>();
  const [status, setStatus] = useState(documented);
  const [objections, setObjections] = useState<readonly string[]>([]);
  useEffect(() => {
    void ask({ kind: 'draft', call, reply: name }).then(setText);
  }, [call, name]);
  const read = readJson(text ?? '');
  const isStatus = status >= 200 && status < 600;
  useEffect(() => {
    const changed = readJson(text ?? '');
    if (!changed || !isStatus) return;
    // An earlier check may finish after a later one.
    let isCurrent = true;
    const show = (found: readonly string[]) => isCurrent && setObjections(found);
    const edited: Edited = { kind: 'edited', name, status, body: changed.value };
    ask({ kind: 'reply-objections', call, edited }).then(show, (reason: unknown) =>
      show([`The contract could not be checked: ${String(reason)}`]),
    );
    return () => {
      isCurrent = false;
    };
  }, [call, name, text, status, isStatus]);
  if (text === undefined) return null;
  return (
    <div className="mp-editor">
      <label>
        Status{' '}
        <input
          type="number"
          min={200}
          max={599}
          value={status}
          onChange={({ currentTarget }) => setStatus(currentTarget.valueAsNumber)}
        />
      </label>
      <JsonField
        label={
          <>
            Body of <code>{name}</code>
          </>
        }
        text={text}
        isInvalid={!read}
        onChange={setText}
        role="status"
      >
        {!read && <p className="mp-problem">This is not JSON.</p>}
        {read && objections.length > 0 && (
          <>
            <p className="mp-problem">This reply violates the contract:</p>
            <ul>
              {objections.map((objection) => (
                <li key={objection}>{objection}</li>
              ))}
            </ul>
          </>
        )}
      </JsonField>
      <div className="mp-buttons">
        <button
          type="button"
          className="mp-send"
          disabled={!read || !isStatus}
          onClick={() => read && onGive({ kind: 'edited', name, status, body: read.value })}
        >
          Send the edited {name}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
