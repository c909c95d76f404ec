// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useEffect, useState } from 'react';
import { TabsView } from 'storybook/internal/components';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { Evidence } from '../evidence/Evidence.tsx';
import { FIND_ASKED } from '../find/asked.ts';
import { BEGUN } from '../stepping/protocol.ts';
import { useStepping } from '../stepping/use-stepping.ts';
import { Chart } from './Chart.tsx';
import { Conditions } from './Conditions.tsx';
import { Context } from './Context.tsx';
import { AnsweredCalls } from './calls/AnsweredCalls.tsx';
import { CallsInFlight } from './calls/CallsInFlight.tsx';
import { CallsToCome } from './calls/CallsToCome.tsx';
import { Events } from './Events.tsx';
import { Log } from './Log.tsx';
import { liveliest } from './liveliest.ts';
import { Machines } from './Machines.tsx';
import { panelStyle } from './panel-style.ts';
import { ASKED, SENT, type Sent, SHOWN, type Shown } from './protocol.ts';
import { StoryBar } from './StoryBar.tsx';
import { useChosenMachine } from './use-chosen-machine.ts';

const nothing: Shown = { machines: [], conditions: [], log: [] };

export function Workbench() {
  const theme = useTheme();
  const { storyId } = useStorybookState();
  const [told, setTold] = useState(nothing);
  const [isAiming, setAiming] = useState(false);
  const emit = useChannel({ [SHOWN]: setTold, [BEGUN]: () => emit(ASKED) });
  useEffect(() => emit(ASKED), [emit]);
  const { shown: stepped, order } = useStepping();
  // Until the chosen story is there, what is known belongs to the one before.
  const isThere = stepped.story === storyId && stepped.stage !== 'opening';
  const isReady = isThere && stepped.replay?.kind !== 'running';
  const shown = isThere ? stepped : { ...stepped, stage: 'opening' as const, overrides: [], queuedCalls: [] };
  const { machines, conditions, log } = isThere ? told : { ...nothing, conditions: told.conditions };
  const { machine, isPinned, pin } = useChosenMachine(machines, liveliest({ machines, log }), isAiming);
  const send = (event: { type: string }) => machine && emit(SENT, { session: machine.session, event } satisfies Sent);
  const answered = shown.queuedCalls.filter(({ state }) => state === 'landed' || state === 'abandoned');
  return (
    <div className="mp" style={{ colorScheme: theme.base }} aria-busy={!isReady}>
      <style>{panelStyle}</style>
      <fieldset className="mp-bars" disabled={!isReady}>
        <StoryBar shown={shown} onOrder={order} />
        <Evidence />
        <Conditions names={conditions} overrides={shown.overrides} />
      </fieldset>
      <div className="mp-columns">
        <fieldset className="mp-controls" disabled={!isReady}>
          <Machines machines={machines} chosen={machine?.name} isThere={isThere} onPin={pin} />
          {machine && (
            <Events
              key={machine.name}
              machine={machine}
              isPinned={isPinned}
              onPin={pin}
              onSend={send}
              onAim={setAiming}
            />
          )}
          <CallsInFlight shown={shown} onOrder={order} />
        </fieldset>
        <div className="mp-views">
          <TabsView
            defaultSelected="chart"
            panelProps={{ hasScrollbar: false }}
            tabs={[
              {
                id: 'chart',
                title: 'Chart',
                children: machine && (
                  <Chart machine={machine} onChoose={(state) => emit(FIND_ASKED, `${machine.name}.${state}`)} />
                ),
              },
              {
                id: 'answered',
                title: `Answered calls (${answered.length})`,
                children: <AnsweredCalls queuedCalls={answered} />,
              },
              {
                id: 'to-come',
                title: 'Calls to come',
                children: (
                  <CallsToCome machines={machines.map(({ name }) => name)} orders={shown.orders} onOrder={order} />
                ),
              },
              { id: 'context', title: 'Context', children: machine && <Context context={machine.context} /> },
              { id: 'log', title: 'Log', children: <Log entries={log} /> },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
