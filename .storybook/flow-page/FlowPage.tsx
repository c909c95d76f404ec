import { type ReactNode, useEffect, useState } from 'react';
import { convert, themes } from 'storybook/theming';
import type { AnyStateMachine } from 'xstate';
import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { routes } from '#mocks/routes.gen.ts';
import { Chart as ZoomableChart } from '../machine-panel/Chart.tsx';
import { chartOf } from '../machine-panel/chart.ts';
import { panelStyle, variablesOf } from '../machine-panel/panel-style.ts';
import type { Requirements } from './requirements.ts';
import './flow-page.css';

/** The chart of a machine; a state leads to its stories below. */
export function Chart({ machine }: { machine: AnyStateMachine }) {
  const theme = convert(themes.light);
  const lead = (state: string) =>
    [...document.querySelectorAll('h3')]
      .find(({ textContent }) => textContent.startsWith(`${machine.id}.${state}`))
      ?.scrollIntoView({ block: 'start' });
  return (
    <div className="mp flow-chart" style={variablesOf(theme)}>
      <style>{panelStyle}</style>
      <ZoomableChart
        machine={{ name: machine.id, chart: chartOf(machine), live: [] }}
        isDark={theme.base === 'dark'}
        onChoose={lead}
      />
    </div>
  );
}

/** The stories of a state. */
export const State = ({ of }: { of: string }) => (
  <Stories of={of} isShown={({ tags }) => tags.includes(`state:${of}`)} />
);

/** A documented reply, and the stories that show it. */
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

/** Where a text stands in the catalogue. */
export const Said = ({ of }: { of: string }) => (
  <p>
    <code>{of}</code>
  </p>
);

/** What a requirement asks, and the stories and tests that cite it. */
export function Requirement({ of }: { of: string }) {
  const requirement = useLoaded(loadRequirements)?.[of];
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

/** A story, as Storybook's index has it. */
interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags: readonly string[];
}

function Stories({ of, isShown }: { of: string; isShown: (entry: Entry) => boolean }) {
  const entries = useLoaded(loadEntries);
  if (!entries) return null;
  const shown = entries.filter((entry) => entry.type === 'story' && isShown(entry));
  if (shown.length === 0) return <p>No story shows it.</p>;
  return (
    <Listed label={`Stories: ${of}`}>
      {shown.map(({ id, title, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {title.slice(title.indexOf('/') + 1)}: {name}
          </a>
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

let entries: Promise<Entry[]> | undefined;

const loadEntries = (): Promise<Entry[]> => {
  entries ??= fetch('./index.json')
    .then((answer) => answer.json())
    .then((index: { entries: Record<string, Entry> }) => Object.values(index.entries));
  return entries;
};

const loadRequirements = (): Promise<Requirements> =>
  import('virtual:requirements').then(({ requirements }) => requirements);

/** What is loaded once for all parts of a page; undefined until it is there. */
function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => void load().then(setValue), [load]);
  return value;
}
