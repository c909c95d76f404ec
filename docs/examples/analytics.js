// Forwards the widgets' events to a tag manager, with GA4's names and units. Load it before the journal's module.
const send = (event, fields) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
};

// Amounts are in the minor unit that payment providers count, a hundredth of most currencies.
const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF';
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND';
const unitOf = (currency) => (WHOLE.includes(currency) ? 1 : THOUSANDTHS.includes(currency) ? 1000 : 100);

document.addEventListener('journal:order-completed', ({ detail }) => {
  const { reference, kind, amount, currency, status } = detail;
  // GA4 expects units of the currency, and drops purchases with a known transaction_id.
  const value = amount === undefined ? undefined : amount / unitOf(currency);
  send('purchase', { transaction_id: reference, value, currency, items: [{ item_name: kind }], status });
});
document.addEventListener('journal:login', ({ detail: { method } }) => send('login', { method }));
document.addEventListener('journal:failed', ({ detail: { widget, reason } }) =>
  send('widget_failed', { widget, reason }),
);
