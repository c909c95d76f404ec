import { coverage } from 'virtual:coverage';
import { type ReactNode, use, useState } from 'react';
import { everyStory, StoryLink } from '../story-index.tsx';
import type { CoverageReport, Gap, Shown, StoryRef } from './coverage.ts';
import './coverage.css';

/** Lists the stories that show each state, transition, documented reply, page and error text. */
export function CoveragePage() {
  return (
    <div className="coverage">
      <h1>Coverage</h1>
      <p>
        The stories that show each machine state, transition, documented reply, page and error text. States and
        transitions come from a record of what the stories do (<code>npm run stories:record</code>), which every test
        run checks. Machines leave transient states at once, so stories only pass through them. Unit tests walk every
        transition, including those that no story takes. Each flow’s page lists its states and replies with their
        stories.
      </p>
      <Totals shares={coverage.shares} />
      <Gaps gaps={coverage.gaps} />
      <h2>Transitions</h2>
      {coverage.machines.map((machine) => (
        <Machine key={machine.name} machine={machine} />
      ))}
      <Groups title="Pages" groups={coverage.pages} />
      <Groups title="Texts" groups={coverage.texts} />
    </div>
  );
}

const Totals = ({ shares }: Pick<CoverageReport, 'shares'>) => (
  <Table heads={['What', 'Shown', 'Of', 'Share']}>
    {shares.map(({ what, shown, all }) => (
      <tr key={what}>
        <th scope="row">{what}</th>
        <td>{shown}</td>
        <td>{all}</td>
        <td>{all === 0 ? '–' : `${Math.floor((100 * shown) / all)} %`}</td>
      </tr>
    ))}
  </Table>
);

const Gaps = ({ gaps }: { gaps: readonly Gap[] }) => (
  <>
    <h2>Gaps</h2>
    {gaps.length === 0 ? (
      <p>No gaps.</p>
    ) : (
      <ul>
        {gaps.map(({ what, name }) => (
          <li key={`${what} ${name}`}>
            {what}: <code>{name}</code>
          </li>
        ))}
      </ul>
    )}
  </>
);

function Machine({ machine: { name, transitions } }: { machine: CoverageReport['machines'][number] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}: {transitions.filter(({ stories }) => stories.length > 0).length} of {transitions.length}
      </summary>
      {isOpen && (
        <Table heads={['From', 'By', 'To', 'Stories that take it']}>
          {transitions.map(({ from, cause, to, stories }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Two transitions may have the same text, and the order is fixed.
            <tr key={at}>
              <td>{from}</td>
              <td>{cause}</td>
              <td>{to}</td>
              <td>
                <Stories stories={stories} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </details>
  );
}

interface GroupsProps {
  title: string;
  groups: readonly { name: string; shown: readonly Shown[] }[];
}

const Groups = ({ title, groups }: GroupsProps) => (
  <>
    <h2>{title}</h2>
    {groups.map(({ name, shown }) => (
      <Group key={name} name={name} shown={shown} />
    ))}
  </>
);

function Group({ name, shown }: GroupsProps['groups'][number]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}: {shown.filter(({ stories }) => stories.length > 0).length} of {shown.length}
      </summary>
      {isOpen && <ShownTable what="Name" shown={shown} />}
    </details>
  );
}

const ShownTable = ({ what, shown }: { what: string; shown: readonly Shown[] }) => (
  <Table heads={[what, 'Stories']}>
    {shown.map(({ name, stories }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td>
          <Stories stories={stories} />
        </td>
      </tr>
    ))}
  </Table>
);

const Table = ({ heads, children }: { heads: readonly string[]; children: ReactNode }) => (
  <table>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const Stories = ({ stories }: { stories: readonly StoryRef[] }) => {
  const shown = use(everyStory).filter(({ importPath, exportName }) =>
    stories.some(({ file, name }) => importPath === `./${file}` && exportName === name),
  );
  if (shown.length === 0) return <strong>none</strong>;
  return shown.map((story) => (
    <span key={story.id} className="story">
      <StoryLink {...story} />
    </span>
  ));
};
