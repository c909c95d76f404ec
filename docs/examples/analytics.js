// Passes what the widgets tell to a tag manager, which reads the names and units of GA4. Load it before the journal's module.
const send = (event, fields) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
};

document.addEventListener('journal:order-completed', ({ detail }) => {
  const { reference, kind, amount, currency, status } = detail;
  // GA4 counts in units of the currency, and drops a purchase whose transaction_id it has seen.
  const value = amount === undefined ? undefined : amount / 100;
  send('purchase', { transaction_id: reference, value, currency, items: [{ item_name: kind }], status });
});
document.addEventListener('journal:login', ({ detail: { method } }) => send('login', { method }));
document.addEventListener('journal:failed', ({ detail: { widget, reason } }) =>
  send('widget_failed', { widget, reason }),
);
