import { useMachine } from '@xstate/react';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { assign, fromPromise, setup } from 'xstate';

// The floor: the smallest useful page on this stack, with React, XState, openapi-fetch and one form. Budgets are
// multiples of its weight.

interface Credentials {
  email: string;
  password: string;
}

interface Paths {
  '/api/access/login': {
    post: {
      parameters: Record<string, never>;
      requestBody: { content: { 'application/json': Credentials } };
      responses: { 200: { content: { 'application/json': { redirect: string } } } };
    };
  };
}

const api = createClient<Paths>({ baseUrl: '/' });

const machine = setup({
  types: {
    context: {} as Credentials & { error?: string },
    events: {} as { type: 'field.changed'; values: Partial<Credentials> } | { type: 'form.submitted' },
  },
  actors: {
    logIn: fromPromise(async ({ input }: { input: Credentials }) => {
      const { error, data } = await api.POST('/api/access/login', { body: input });
      if (error) throw error;
      return data;
    }),
  },
  guards: { isFilled: ({ context }) => context.email !== '' && context.password !== '' },
}).createMachine({
  initial: 'editing',
  context: { email: '', password: '' },
  on: { 'field.changed': { actions: assign(({ event }) => event.values) } },
  states: {
    editing: { on: { 'form.submitted': { guard: 'isFilled', target: 'sending' } } },
    sending: {
      invoke: {
        src: 'logIn',
        input: ({ context }) => context,
        onDone: 'loggedIn',
        onError: { target: 'editing', actions: assign({ error: ({ event }) => String(event.error) }) },
      },
    },
    loggedIn: { type: 'final' },
  },
});

function Login() {
  const [snapshot, send] = useMachine(machine);
  const { email, password, error } = snapshot.context;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      }}
    >
      <label>
        Email{' '}
        <input
          type="email"
          value={email}
          onChange={(event) => send({ type: 'field.changed', values: { email: event.target.value } })}
        />
      </label>
      <label>
        Password{' '}
        <input
          type="password"
          value={password}
          onChange={(event) => send({ type: 'field.changed', values: { password: event.target.value } })}
        />
      </label>
      <p>{error}</p>
      <button type="submit" disabled={snapshot.matches('sending')}>
        Log in
      </button>
    </form>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Login />);
