import { describe, expect, test } from 'vitest';
import { flows, type Widget } from '#machines/flows.ts';
import ar from '#messages/ar.json';
import { unscriptedMessages } from '#messages/en/common.ts';
import fr from '#messages/fr.json';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import { render, widgets } from './server.tsx';

const url = 'https://journal.example/page?tag=a';
const namePage = pages.showName.name.body;
const deletionPage = pages.showAddressDeletion.removable.body;
const emailPage = pages.showEmail.email.body;

const examples = Object.entries(pages).flatMap(([id, named]) =>
  widgets
    .filter((widget) => flows[widget].route === visits[id as keyof typeof pages].path)
    .flatMap((widget) =>
      Object.entries(named).flatMap(([name, example]) =>
        'body' in example ? [{ widget, name, data: example.body as unknown }] : [],
      ),
    ),
);

describe('render', () => {
  test('has an example of every widget', () => {
    expect(widgets.filter((widget) => !examples.some((example) => example.widget === widget))).toEqual([]);
  });

  test('renders every widget from every example completely, without a script', async () => {
    for (const { widget, name, data } of examples) {
      const html = await render(widget, data, { url });
      const whole = new RegExp(`^<(\\w+) data-journal="${widget}" data-journal-drawn="[^"]+" .*</\\1>$`, 's');
      expect(html, `${widget} ${name}`).toMatch(whole);
      expect(html, `${widget} ${name}`).not.toMatch(/<script|<template|<!--\$[!?]-->|\son\w+=|\sstyle=/);
    }
  });

  test('renders the same from the same input, whatever is rendered meanwhile', async () => {
    const alone: string[] = [];
    for (const { widget, data } of examples) alone.push(await render(widget, data, { url }));
    const together = await Promise.all(examples.toReversed().map(({ widget, data }) => render(widget, data, { url })));
    expect(together.toReversed()).toEqual(alone);
  });

  test.each([
    ['EUR', '€', /€/],
    ['JPY', undefined, /¥|￥/],
    ['KWD', undefined, /KWD|د\.ك/],
  ])('shows every amount in %s, and no dollars [HOST-5, HOST-6]', async (currency, currency_sign, sign) => {
    for (const locale of ['en-US', 'fr', 'ar-EG'])
      for (const { widget, name, data } of examples) {
        // The server formats the prices of the shelves itself.
        const whole = JSON.parse(JSON.stringify(data).replace(/\$(?=\d)/g, ''));
        Object.assign(whole.settings, { currency, currency_sign, locale });
        const html = await render(widget, whole, { url });
        expect(plain(html).match(/[^<>]*(?:\$|dollar|دولار|USD)[^<>]*/gi), `${widget} ${name} ${locale}`).toBeNull();
        const inDollars = await render(
          widget,
          { ...whole, settings: { ...whole.settings, currency: 'USD', currency_sign: '$' } },
          { url },
        );
        expect(sign.test(html), `${widget} ${name} ${locale}`).toBe(/\$|dollar|دولار/i.test(plain(inDollars)));
      }
  });

  test('keeps readers’ data apart in concurrent renders', async () => {
    const readers = Array.from({ length: 40 }, (_, at) => `reader${at}x@example.org`);
    const drawn = await Promise.all(
      readers.map((email) => render('email', withText(emailPage, 'email', email), { url })),
    );
    expect(drawn.map((html) => readers.filter((email) => html.includes(email)))).toEqual(readers.map((each) => [each]));
  });

  test('marks a page by its data and the parts of its address it shows', async () => {
    const at = (path: string) => `https://journal.example/account/address/${path}`;
    const marks = [
      await markOf('address-deletion', deletionPage, at('us/delete?tag=a')),
      await markOf('address-deletion', deletionPage, at('us/delete?tag=a')),
      await markOf('address-deletion', deletionPage, at('world/delete?tag=a')),
      await markOf('address-deletion', withText(deletionPage, 'name', 'Another'), at('us/delete?tag=a')),
      await markOf('address-deletion', deletionPage, at('us/delete?tag=b')),
    ];
    expect([marks[1], marks[4]]).toEqual([marks[0], marks[0]]);
    expect(new Set(marks).size).toBe(3);
  });

  test.each(['https://journal.example//evil.example/x?tag=a', '//evil.example/x', '/\\evil.example/x'])(
    'links no widget to another site at %s',
    async (at) => {
      for (const { widget, data } of examples) {
        const html = await render(widget, data, { url: at });
        const links = Array.from(html.matchAll(/(?:href|action)="([^"]*)"/g), ([, link = '']) => link);
        const hosts = links.filter((link) => URL.canParse(link, url)).map((link) => new URL(link, url).hostname);
        expect(hosts, widget).not.toContain('evil.example');
      }
    },
  );

  test('escapes hostile strings from page data', async () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script><form action="https://evil.example">';
    for (const { widget, data } of examples) {
      const html = await render(widget, everyTextIn(data, hostile), { url });
      expect(html, widget).not.toMatch(/<img src=x|<script|<form action/);
    }
  });

  test('tells readers without JavaScript what forms and buttons need, in their language [BEYOND-68]', async () => {
    const english = unscriptedMessages.texts.hint;
    const scripted = new Set<Widget>();
    for (const { widget, data } of examples) {
      const html = await render(widget, data, { url });
      if (html.includes('<noscript')) scripted.add(widget);
      if (html.includes('<noscript')) expect(html.split(english), widget).toHaveLength(2);
      else if (!beside.includes(widget)) expect(html, widget).not.toMatch(/<form|<button/);
    }
    expect(widgets.filter((widget) => !scripted.has(widget))).toEqual(['store', 'issues', 'issue', ...beside]);
    for (const [locale, { unscripted }] of Object.entries({ fr, ar }))
      expect(await render('name', { ...namePage, settings: { ...namePage.settings, locale } }, { url })).toContain(
        unscripted.hint,
      );
    expect(await render('name', {}, { url })).not.toContain('<noscript');
  });

  test('preloads what flows load first, unless no cache may keep it or calls get a parameter [BEYOND-205]', async () => {
    const preloadsAt = async (at: string) => {
      const found = new Map<Widget, Set<string>>();
      for (const { widget, data } of examples)
        for (const [, href = ''] of (await render(widget, data, { url: at })).matchAll(PRELOAD))
          found.set(widget, (found.get(widget) ?? new Set()).add(href));
      return Object.fromEntries(found);
    };
    const shipping = new Set(['/api/config/shipping']);
    const withProducts = new Set(['/api/config/shipping', '/api/store/products?tag=swag']);
    expect(await preloadsAt(url)).toEqual({
      address: shipping,
      checkout: shipping,
      donate: new Set(['/api/config/shipping?inclusive=']),
      redeem: shipping,
      renew: withProducts,
      subscribe: withProducts,
      'subscription-change': shipping,
    });
    expect(await render('subscribe', pages.showSubscribe.subscriber.body, { url })).not.toMatch(PRELOAD);
    expect(await preloadsAt(`${url}&admin-view=a`)).toEqual({});
  });

  test('offers nothing to pay where the reader returns from a payment that the browser may know', async () => {
    const at = `${url}&payment_intent=pi_1&redirect_status=succeeded`;
    for (const widget of ['subscribe', 'donate', 'invoice'] as const) {
      const { data } = examples.find((example) => example.widget === widget) ?? expect.fail('There is an example.');
      expect(await render(widget, data, { url: at })).not.toMatch(/<form|<button/);
    }
  });

  test('rejects an unknown widget', async () => {
    await expect(render('constructor' as Widget, {})).rejects.toThrow('There is no widget "constructor".');
  });

  test.each([null, [], 'text', { settings: 7 }, JSON.parse('{"__proto__": {"settings": {}}}')])(
    'reports that %j is unreadable, and keeps the host’s own header',
    async (data) => {
      expect(await render('login', data, { url })).toContain('data-journal="login"');
      expect(await render('header', data, { url })).toBe('');
    },
  );
});

const beside: readonly Widget[] = ['share', 'post-navigation', 'header', 'footer', 'cart-counter'];

const markOf = async (widget: Widget, data: unknown, at: string) =>
  /data-journal-drawn="([^"]*)"/.exec(await render(widget, data, { url: at }))?.[1];

const PRELOAD = /<link rel="preload" href="([^"]*)" as="fetch" crossorigin=""/g;

const withText = (data: unknown, name: string, text: string): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => (key === name && typeof value === 'string' ? text : value));

const everyTextIn = (data: unknown, text: string): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && /^[^/:]* [^/:]*$/.test(value) ? `${value} ${text}` : value,
  );

/** What a reader sees or hears of HTML, without comments and the digest of its mark. */
const plain = (html: string): string => html.replace(/<!--.*?-->| data-journal-drawn="[^"]*"/g, '');
