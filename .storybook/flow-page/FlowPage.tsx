import { Fragment } from 'react';
import { addons } from 'storybook/preview-api';
import type { AnyStateMachine } from 'xstate';
import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { FIND_ASKED } from '../find/asked.ts';
import { Chart } from '../machine-panel/Chart.tsx';
import { chartOf } from '../machine-panel/chart.ts';
import { panelStyle } from '../machine-panel/panel-style.ts';
import { isTransient, leavesOf, stateName } from '../record/states.ts';
import { Page, StoryLink } from './Page.tsx';

interface FlowPageProps {
  name: string;
  machine: AnyStateMachine;
  file: string;
  /** The pages of the flows that it runs, by name. */
  runs: Readonly<Record<string, string>>;
  calls: readonly CallId[];
  ids: readonly string[];
}

export const FlowPage = ({ name, machine, file, runs, calls, ids }: FlowPageProps) => (
  <Page heading={name}>
    <p>
      <code>{file}</code>
      {Object.entries(runs).map(([flow, page], at) => (
        <Fragment key={page}>
          {at === 0 ? ' runs ' : ', '}
          <StoryLink id={page}>{flow}</StoryLink>
        </Fragment>
      ))}
    </p>
    <div className="mp flow-chart">
      <style>{panelStyle}</style>
      <Chart
        machine={{ name: machine.id, chart: chartOf(machine, isTransient), live: [] }}
        onChoose={(state) => find(`${machine.id}.${state}`)}
      />
    </div>
    <p>Choose a state, a reply or a requirement to find the stories that show it.</p>
    <Findable title="States" names={leavesOf(machine.root).map(stateName)} />
    <Findable
      title="Replies"
      names={calls.flatMap((call) => Object.keys(replies[call]).map((reply) => `${call}.${reply}`))}
    />
    <Findable title="Requirements" names={ids} />
  </Page>
);

function find(name: string): void {
  // A page in its own window has no manager that finds.
  if (window.top === window) window.location.assign(`./?find=${name}`);
  else addons.getChannel().emit(FIND_ASKED, name);
}

const Findable = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <details className="flow-section">
      <summary>
        <h2>
          {title} ({names.length})
        </h2>
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => find(name)}>
              <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
