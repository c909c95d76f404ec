// Forwards the widgets' events to a tag manager, with GA4's names and units. Load it before the journal's module.
const send = (event, fields) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
};

document.addEventListener('journal:order-completed', ({ detail }) => {
  const { reference, kind, amount, currency, status } = detail;
  // GA4 expects units of the currency instead of cents, and drops purchases with a known transaction_id.
  const value = amount === undefined ? undefined : amount / 100;
  send('purchase', { transaction_id: reference, value, currency, items: [{ item_name: kind }], status });
});
document.addEventListener('journal:login', ({ detail: { method } }) => send('login', { method }));
document.addEventListener('journal:failed', ({ detail: { widget, reason } }) =>
  send('widget_failed', { widget, reason }),
);
