// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { storiesOfState } from './stories-of-state.ts';

interface StoriesOfStateProps {
  machine: string;
  /** The state's path, such as `open.filling`. */
  state: string;
  onClose: () => void;
}

export function StoriesOfState({ machine, state, onClose }: StoriesOfStateProps) {
  const api = useStorybookApi();
  const { index = {} } = useStorybookState();
  const stories = storiesOfState(machine, state, Object.values(index));
  return (
    <section className="mp-stories" aria-labelledby="mp-stories">
      <div className="mp-heading">
        <h2 id="mp-stories">
          Stories of{' '}
          <code>
            {machine}.{state}
          </code>
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {stories.length === 0 && <p className="mp-note">No story shows this state.</p>}
      <ul>
        {stories.map(({ id, title, name }) => (
          <li key={id}>
            <a
              href={`./?path=/story/${id}`}
              onClick={(event) => {
                event.preventDefault();
                api.selectStory(id);
              }}
            >
              {title}: {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
