// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import type { RequestShown } from '#storybook/stepping/call-queue.ts';

export const RequestDetails = ({ request: { path, headers, body } }: { request: RequestShown }) => (
  <details className="mp-request">
    <summary>
      Request {path && <code>{path}</code>}{' '}
      {body !== '' && <code className="mp-excerpt">{body.replace(/\s+/g, ' ')}</code>}
    </summary>
    <Message headers={headers} body={body} />
  </details>
);

export const Message = ({ headers, body }: Pick<RequestShown, 'headers' | 'body'>) => (
  <div className="mp-message">
    {headers.length > 0 && (
      <dl className="mp-headers">
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    )}
    {body === '' ? <p className="mp-note">No body.</p> : <pre>{body}</pre>}
  </div>
);
