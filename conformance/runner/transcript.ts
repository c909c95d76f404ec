import { routeOf } from './contract.ts';
import { callOf, type Exchange } from './exchange.ts';

/** A request and its reply, as a report holds them: without secrets, and with their bodies cut. */
export interface Transcript {
  call: string;
  method: string;
  url: string;
  status: number | null;
  ms: number;
  request: Message;
  reply: Message;
}

interface Message {
  headers: Record<string, string>;
  body: string;
}

/** Writes an exchange down. Its bodies hold at most `room` characters. */
export function transcriptOf(exchange: Exchange, room: number): Transcript {
  const { method, url, headers, sent, answer, failure = 'cancelled', ms } = exchange;
  const message = (held: Headers, body: string): Message => ({
    headers: Object.fromEntries([...held].map(([name, value]) => [name, maskedHeader(name, value)])),
    body: cut(masked(body), room),
  });
  return {
    call: callOf(exchange),
    method,
    url: url.origin + pathOf(exchange) + masked(url.search),
    status: answer?.status ?? null,
    ms: Math.round(ms),
    request: message(headers, sent),
    reply: message(answer?.headers ?? new Headers(), answer?.text ?? failure),
  };
}

const cut = (text: string, room: number): string =>
  text.length > room ? `${text.slice(0, room)}… (${text.length} characters)` : text;

/** The path of the contract, since a real path may contain a token. */
const pathOf = ({ id, url }: Exchange): string => (id === undefined ? url.pathname : routeOf(id).path);

function maskedHeader(name: string, value: string): string {
  if (name === 'authorization') return '…';
  return /cookie$/.test(name) ? value.replace(/\b(session\w*=)[^;,]+/gi, '$1…') : masked(value);
}

const SECRET = String.raw`(?:[\w-]*(?:token|secret|password)|confirm|link|receipt)`;
const IN_JSON = new RegExp(String.raw`("${SECRET}":\s*")(?:[^"\\]|\\.)*`, 'gi');
const IN_FORM = new RegExp(String.raw`((?:^|[?&]|%5B)${SECRET}(?:%5D)?=)[^&#\s]*`, 'gi');

const masked = (text: string): string => text.replace(IN_JSON, '$1…').replace(IN_FORM, '$1…');

/** Writes a request as a command for a shell. The session and the profile's passwords come from variables. */
export function curlOf({ method, url, headers, sent }: Exchange, passwords: readonly string[]): string {
  const stated = [...headers].filter(([name]) => name !== 'cookie');
  const body = passwords.reduce((text, password) => {
    const asJson = JSON.stringify(password);
    const asForm = new URLSearchParams({ '': password }).toString();
    return text.replaceAll(asJson, `"'"$PASSWORD"'"`).replaceAll(asForm, `='"$PASSWORD"'`);
  }, quoted(sent));
  return [
    `curl -i${method === 'HEAD' ? 'I' : method === 'GET' ? '' : ` -X ${method}`}`,
    ...stated.map(([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(headers.get('Cookie')?.includes('session=') ? ['-b "session=$SESSION"'] : []),
    ...(sent === '' ? [] : [`--data-raw ${body}`]),
    quoted(url.href),
  ].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
