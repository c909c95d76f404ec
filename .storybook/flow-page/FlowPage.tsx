import { requirements } from 'virtual:requirements';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
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

/** Choosing a state scrolls to its stories. */
export function Chart({ machine }: { machine: AnyStateMachine }) {
  const lead = (state: string) =>
    [...document.querySelectorAll('h3')]
      .find(({ textContent }) => textContent.startsWith(`${machine.id}.${state}`))
      ?.scrollIntoView({ block: 'start' });
  return (
    <Unstyled>
      <div className="mp flow-chart" style={variablesOf(convert(themes.light))}>
        <style>{panelStyle}</style>
        <ZoomableChart machine={{ name: machine.id, chart: chartOf(machine, isTransient), live: [] }} onChoose={lead} />
      </div>
    </Unstyled>
  );
}

export function State({ of, transient }: { of: string; transient?: readonly string[] }) {
  if (!transient) return <Stories of={of} isShown={({ tags }) => tags.includes(`state:${of}`)} />;
  return (
    <>
      <p>Transient: stories only pass through it.</p>
      <Stories of={of} isShown={({ importPath, exportName }) => transient.includes(`${importPath} ${exportName}`)} />
    </>
  );
}

export function Reply<Id extends CallId>({ call, name }: { call: Id; name: string }) {
  const named: Record<string, { status: number; summary: string }> = replies[call];
  const reply = named[name];
  return (
    <>
      <p>
        <code>
          {routes[call].method.toUpperCase()} {routes[call].path} {reply?.status}
        </code>{' '}
        {reply?.summary}
      </p>
      <Stories of={`${call}.${name}`} isShown={({ tags }) => tags.includes(`reply:${call}.${name}`)} />
    </>
  );
}

export const Said = ({ of }: { of: string }) => (
  <p>
    <code>{of}</code>
  </p>
);

export function Requirement({ of }: { of: string }) {
  const requirement = requirements[of];
  const cited = new RegExp(`\\b${of}\\b`);
  return (
    <>
      <p>{requirement?.text}</p>
      <Stories of={of} isShown={({ name }) => cited.test(name)} />
      {requirement && requirement.tests.length > 0 && (
        <Listed label={`Tests: ${of}`}>
          {requirement.tests.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </Listed>
      )}
    </>
  );
}

function Stories({ of, isShown }: { of: string; isShown: (entry: Entry) => boolean }) {
  const shown = use(everyStory).filter(isShown);
  if (shown.length === 0) return <p>No story shows this.</p>;
  return (
    <Listed label={`Stories: ${of}`}>
      {shown.map((story) => (
        <li key={story.id}>
          <StoryLink {...story} />
        </li>
      ))}
    </Listed>
  );
}

const Listed = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="flow-list" aria-label={label}>
    {children}
  </ul>
);
