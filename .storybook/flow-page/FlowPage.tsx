import { Fragment, type ReactNode, Suspense, use, useState } from 'react';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { routes } from '#mocks/routes.gen.ts';
import { loadKnown, type Story } from '../find/known.ts';
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

export function FlowPage({ name, machine, file, runs, calls, ids }: FlowPageProps) {
  return (
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
          onChoose={(state) => openFold(`${machine.id}.${state}`)}
        />
      </div>
      <Suspense>
        <States leaves={leavesOf(machine.root)} />
        <Replies calls={calls} />
        <Requirements ids={ids} />
      </Suspense>
    </Page>
  );
}

/** Opens a state's stories and scrolls to them. */
function openFold(state: string): void {
  const fold = document.querySelector<HTMLDetailsElement>(`details[id^="${state}"]`);
  const section = fold?.parentElement?.closest('details');
  if (!fold || !section) return;
  section.open = true;
  fold.open = true;
  fold.scrollIntoView({ block: 'start' });
}

function States({ leaves }: { leaves: readonly AnyStateNode[] }) {
  const { stories } = use(loadKnown());
  return (
    <Section title="States" count={leaves.length}>
      {leaves.map((leaf) => {
        const name = stateName(leaf);
        const deed = isTransient(leaf) ? 'passes' : 'rests';
        return (
          <Fold key={name} name={name} stories={stories.filter((story) => story[deed].includes(name))}>
            {deed === 'passes' && <p>Transient: stories only pass through it.</p>}
          </Fold>
        );
      })}
    </Section>
  );
}

function Replies({ calls }: { calls: readonly CallId[] }) {
  const { stories } = use(loadKnown());
  const documented = calls.flatMap((call) =>
    Object.entries<{ status: number; summary: string }>(replies[call]).map(([name, reply]) => ({ call, name, reply })),
  );
  return (
    <Section title="Replies" count={documented.length}>
      {documented.map(({ call, name, reply }) => (
        <Fold
          key={`${call}.${name}`}
          name={`${call}.${name}`}
          stories={stories.filter(({ receives }) => receives.includes(`${call}.${name}`))}
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

function Requirements({ ids }: { ids: readonly string[] }) {
  const { data, stories } = use(loadKnown());
  return (
    <Section title="Requirements" count={ids.length}>
      {ids.map((id) => {
        const cited = new RegExp(`\\b${id}\\b`);
        const { text, tests = [] } = data.requirements[id] ?? {};
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
function Fold({ name, stories, children }: { name: string; stories: readonly Story[]; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details id={name} className="flow-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{name}</code> {stories.length} {stories.length === 1 ? 'story' : 'stories'}
      </summary>
      {isOpen && children}
      {isOpen && (
        <Listed label={`Stories: ${name}`}>
          {stories.map(({ id, title, name: label }) => (
            <li key={id}>
              <StoryLink id={id}>
                {title.slice(title.indexOf('/') + 1)}: {label}
              </StoryLink>
            </li>
          ))}
        </Listed>
      )}
    </details>
  );
}

const Listed = ({ label, children }: { label: string; children: ReactNode }) => <ul aria-label={label}>{children}</ul>;
