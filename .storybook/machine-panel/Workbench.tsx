// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useEffect, useState } from 'react';
import { TabsView } from 'storybook/internal/components';
import { useChannel } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { Evidence } from '../evidence/Evidence.tsx';
import { BEGUN } from '../stepping/protocol.ts';
import { useStepping } from '../stepping/use-stepping.ts';
import { Context } from './Context.tsx';
import { AnsweredCalls } from './calls/AnsweredCalls.tsx';
import { CallsInFlight } from './calls/CallsInFlight.tsx';
import { CallsToCome } from './calls/CallsToCome.tsx';
import { Overrides } from './calls/Overrides.tsx';
import { Events } from './Events.tsx';
import { Log } from './Log.tsx';
import { liveliest } from './liveliest.ts';
import { MachineChart } from './MachineChart.tsx';
import { Machines } from './Machines.tsx';
import { PlayBar } from './PlayBar.tsx';
import { panelStyle, variablesOf } from './panel-style.ts';
import { ASKED, SENT, type Sent, SHOWN, type Shown } from './protocol.ts';
import { Time } from './Time.tsx';
import { useChosenMachine } from './use-chosen-machine.ts';

const nothing: Shown = { machines: [], log: [] };

export function Workbench() {
  const theme = useTheme();
  const [{ machines, log }, setShown] = useState(nothing);
  const [isAiming, setAiming] = useState(false);
  const emit = useChannel({ [SHOWN]: setShown, [BEGUN]: () => emit(ASKED) });
  useEffect(() => emit(ASKED), [emit]);
  const { shown, order } = useStepping();
  const { machine, isPinned, pin } = useChosenMachine(machines, liveliest({ machines, log }), isAiming);
  const send = (event: { type: string }) => machine && emit(SENT, { session: machine.session, event } satisfies Sent);
  const answered = shown.queuedCalls.filter(({ state }) => state === 'landed' || state === 'abandoned');
  return (
    <div className="mp" style={variablesOf(theme)}>
      <style>{panelStyle}</style>
      <div className="mp-bars">
        <Time />
        <PlayBar />
        <Evidence />
        <Overrides overrides={shown.overrides} />
      </div>
      <div className="mp-columns">
        <div className="mp-controls">
          <Machines machines={machines} chosen={machine?.name} onPin={pin} />
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
        </div>
        <div className="mp-views">
          <TabsView
            defaultSelected="chart"
            panelProps={{ hasScrollbar: false }}
            tabs={[
              {
                id: 'chart',
                title: 'Chart',
                children: <MachineChart machine={machine} />,
              },
              {
                id: 'answered',
                title: `Answered (${answered.length})`,
                children: <AnsweredCalls queuedCalls={answered} />,
              },
              {
                id: 'to-come',
                title: 'Next answers',
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
