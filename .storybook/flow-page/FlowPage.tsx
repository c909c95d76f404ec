import { requirements } from 'virtual:requirements';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useState } from 'react';
import { convert, themes } from 'storybook/theming';
import type { AnyStateMachine } from 'xstate';
import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { routes } from '#mocks/routes.gen.ts';
import { Chart as ZoomableChart } from '../machine-panel/Chart.tsx';
import { chartOf } from '../machine-panel/chart.ts';
import { panelStyle, variablesOf } from '../machine-panel/panel-style.ts';
import { isTransient } from '../record/states.ts';
import { type Entry, everyStory, StoryLink } from '../story-index.tsx';
import './flow-page.css';

/** Choosing a state opens its stories and scrolls to them. */
export function Chart({ machine }: { machine: AnyStateMachine }) {
  const lead = (state: string) => {
    const fold = document.querySelector<HTMLDetailsElement>(`details[id^="${machine.id}.${state}"]`);
    const section = fold?.parentElement?.closest('details');
    if (!fold || !section) return;
    section.open = true;
    fold.open = true;
    fold.scrollIntoView({ block: 'start' });
  };
  return (
    <Unstyled>
      <div className="mp flow-chart" style={variablesOf(convert(themes.normal))}>
        <style>{panelStyle}</style>
        <ZoomableChart machine={{ name: machine.id, chart: chartOf(machine, isTransient), live: [] }} onChoose={lead} />
      </div>
    </Unstyled>
  );
}

/** `passing` holds the stories that pass through each transient state. */
export function States({ names, passing }: { names: readonly string[]; passing: Record<string, readonly string[]> }) {
  const stories = use(everyStory);
  return (
    <Section title="States" count={names.length}>
      {names.map((name) => {
        const witnesses = passing[name];
        const shown = stories.filter(({ tags, importPath, exportName }) =>
          witnesses ? witnesses.includes(`${importPath} ${exportName}`) : tags.includes(`state:${name}`),
        );
        return (
          <Fold key={name} name={name} stories={shown}>
            {witnesses && <p>Transient: stories only pass through it.</p>}
          </Fold>
        );
      })}
    </Section>
  );
}

export function Replies({ calls }: { calls: readonly CallId[] }) {
  const stories = use(everyStory);
  const documented = calls.flatMap((call) =>
    Object.entries<{ status: number; summary: string }>(replies[call]).map(([name, reply]) => ({ call, name, reply })),
  );
  return (
    <Section title="Replies" count={documented.length}>
      {documented.map(({ call, name, reply }) => (
        <Fold
          key={`${call}.${name}`}
          name={`${call}.${name}`}
          stories={stories.filter(({ tags }) => tags.includes(`reply:${call}.${name}`))}
        >
          <p>
            <code>
              {routes[call].method.toUpperCase()} {routes[call].path} {reply.status}
            </code>{' '}
            {reply.summary}
          </p>
        </Fold>
      ))}
    </Section>
  );
}

export function Requirements({ ids }: { ids: readonly string[] }) {
  const stories = use(everyStory);
  return (
    <Section title="Requirements" count={ids.length}>
      {ids.map((id) => {
        const cited = new RegExp(`\\b${id}\\b`);
        const { text, tests = [] } = requirements[id] ?? {};
        return (
          <Fold key={id} name={id} stories={stories.filter(({ name }) => cited.test(name))}>
            <p>{text}</p>
            {tests.length > 0 && (
              <Listed label={`Tests: ${id}`}>
                {tests.map((file) => (
                  <li key={file}>
                    <code>{file}</code>
                  </li>
                ))}
              </Listed>
            )}
          </Fold>
        );
      })}
    </Section>
  );
}

const Section = ({ title, count, children }: { title: string; count: number; children: ReactNode }) =>
  count > 0 && (
    <details className="flow-section">
      <summary>
        <h2>
          {title} ({count})
        </h2>
      </summary>
      {children}
    </details>
  );

/** Renders its content only once it is opened. */
function Fold({ name, stories, children }: { name: string; stories: readonly Entry[]; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details id={name} className="flow-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{name}</code> {stories.length} {stories.length === 1 ? 'story' : 'stories'}
      </summary>
      {isOpen && children}
      {isOpen && (
        <Listed label={`Stories: ${name}`}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryLink {...story} />
            </li>
          ))}
        </Listed>
      )}
    </details>
  );
}

const Listed = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="flow-list" aria-label={label}>
    {children}
  </ul>
);
