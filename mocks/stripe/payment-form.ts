import { digitsOf, FIELDS_OF, type FieldName, fieldError, type Typed } from './payment-methods.ts';

export interface PaymentForm {
  root: HTMLElement;
  typed: () => Typed;
  showErrors: () => void;
  focus: () => void;
  wear: (appearance: Appearance) => void;
}

/** The part of Stripe's appearance that the form supports. */
export interface Appearance {
  theme?: string;
  variables?: { colorBackground?: string; colorText?: string; colorDanger?: string };
}

interface FormOptions {
  onChange: () => void;
  onFocus: () => void;
  onBlur: () => void;
  now: () => number;
  offersWallet: boolean;
}

/** Renders a payment form with inputs in the light DOM; Stripe's are inside a frame. */
export function drawPaymentForm({ onChange, onFocus, onBlur, now, offersWallet }: FormOptions): PaymentForm {
  forms += 1;
  const root = document.createElement('div');
  root.dataset.stripeElement = 'payment';
  root.style.cssText = 'font:16px/1.5 system-ui,sans-serif;padding:16px;border:1px solid #6a7383;border-radius:6px';
  const fields = Object.fromEntries(FIELDS.map(([name, look]) => [name, drawField(`stripe-${forms}-${name}`, look)]));
  const field = (name: FieldName) => fields[name] as Field; // There is a field for every name in FIELDS.
  let method: Typed['method'] = 'card';
  const typed = (): Typed => ({
    method,
    number: field('number').input.value,
    expiry: field('expiry').input.value,
    cvc: field('cvc').input.value,
    routing: field('routing').input.value,
    account: field('account').input.value,
  });
  const showError = (name: FieldName) => field(name).showError(fieldError(name, typed(), now())?.message);
  for (const [name, { format }] of FIELDS) {
    const { input, showError: show } = field(name);
    input.addEventListener('input', () => {
      input.value = format(digitsOf(input.value));
      show(undefined);
      onChange();
    });
    input.addEventListener('focus', onFocus);
    input.addEventListener('blur', () => {
      if (input.value !== '') showError(name);
      onBlur();
    });
  }
  const panels = METHODS.map(([id]) => {
    const panel = document.createElement('div');
    panel.setAttribute('role', 'tabpanel');
    panel.append(...FIELDS_OF[id].map((name) => field(name).root));
    return panel;
  });
  const choice = drawTabs(
    [
      ...METHODS.map(([, words], place) => ({ words, panel: panels[place] })),
      ...(offersWallet ? [{ words: 'Google Pay', panel: undefined }] : []),
    ],
    (place) => {
      method = METHODS[place]?.[0] ?? 'card';
      onChange();
    },
  );
  root.append(choice, ...panels);
  return {
    root,
    typed,
    showErrors: () => {
      for (const name of FIELDS_OF[method]) showError(name);
      const first = FIELDS_OF[method].find((name) => fieldError(name, typed(), now()));
      if (first) field(first).input.focus();
    },
    focus: () => field(FIELDS_OF[method][0]).input.focus(),
    wear: ({ theme, variables }) => {
      const isNight = theme === 'night';
      root.style.colorScheme = isNight ? 'dark' : 'light';
      root.style.backgroundColor = variables?.colorBackground ?? (isNight ? '#30313d' : '#fff');
      root.style.color = variables?.colorText ?? (isNight ? '#fff' : '#1a1f36');
      root.style.setProperty('--danger', variables?.colorDanger ?? (isNight ? '#fe87a1' : '#a41c2b'));
    },
  };
}

let forms = 0;

const METHODS = [
  ['card', 'Card'],
  ['us_bank_account', 'Bank account'],
] as const;

interface Look {
  label: string;
  placeholder: string;
  autocomplete: AutoFill;
  format: (digits: string) => string;
}

const inFours = (digits: string) => (digits.slice(0, 19).match(/\d{1,4}/g) ?? []).join(' ');
const asExpiry = (digits: string) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits);

const FIELDS: readonly (readonly [FieldName, Look])[] = [
  ['number', { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', format: inFours }],
  ['expiry', { label: 'Expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp', format: asExpiry }],
  [
    'cvc',
    { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc', format: (digits) => digits.slice(0, 4) },
  ],
  [
    'routing',
    { label: 'Routing number', placeholder: '110000000', autocomplete: 'off', format: (digits) => digits.slice(0, 9) },
  ],
  [
    'account',
    {
      label: 'Account number',
      placeholder: '000123456789',
      autocomplete: 'off',
      format: (digits) => digits.slice(0, 17),
    },
  ],
];

interface Field {
  root: HTMLElement;
  input: HTMLInputElement;
  showError: (message: string | undefined) => void;
}

function drawField(id: string, { label, placeholder, autocomplete }: Look): Field {
  const root = document.createElement('div');
  root.style.cssText = 'margin-block-start:12px';
  const name = document.createElement('label');
  name.textContent = label;
  name.htmlFor = id;
  const input = document.createElement('input');
  Object.assign(input, { id, placeholder, autocomplete, inputMode: 'numeric', type: 'text' });
  input.style.cssText =
    'display:block;box-sizing:border-box;inline-size:100%;min-block-size:44px;padding:8px 12px;border:1px solid #6a7383;border-radius:4px;font:inherit;color:inherit;background:none';
  const error = document.createElement('p');
  error.id = `${id}-error`;
  error.hidden = true;
  error.style.cssText = 'margin:4px 0 0;color:var(--danger)';
  root.append(name, input, error);
  return {
    root,
    input,
    showError: (message) => {
      error.textContent = message ?? '';
      error.hidden = message === undefined;
      input.toggleAttribute('aria-invalid', false);
      if (message === undefined) input.removeAttribute('aria-describedby');
      else {
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', error.id);
      }
    },
  };
}

interface Tab {
  words: string;
  panel: HTMLElement | undefined;
}

/** Renders tabs over panels, with arrow key navigation. The first is selected initially. */
function drawTabs(tabs: readonly Tab[], onChosen: (place: number) => void): HTMLElement {
  drawn += 1;
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Payment method');
  list.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px';
  const buttons = tabs.map(({ words, panel }, place) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.id = `stripe-tab-${drawn}-${place}`;
    button.textContent = words;
    button.setAttribute('role', 'tab');
    button.addEventListener('click', () => {
      choose(place);
      onChosen(place);
    });
    panel?.setAttribute('aria-labelledby', button.id);
    return button;
  });
  list.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement); // -1 for any other element
    if (step === undefined || from < 0) return;
    const next = buttons[(from + step + buttons.length) % buttons.length];
    next?.focus();
    next?.click();
  });
  list.append(...buttons);
  choose(0);
  return list;

  function choose(chosen: number) {
    for (const [place, button] of buttons.entries()) {
      const isChosen = place === chosen;
      button.setAttribute('aria-selected', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
      button.style.cssText = `min-block-size:44px;padding:8px 16px;border-radius:4px;font:inherit;cursor:pointer;color:inherit;background:none;border:${isChosen ? '2px solid' : '1px solid #6a7383'}`;
      tabs[place]?.panel?.toggleAttribute('hidden', !isChosen);
    }
  }
}

let drawn = 0;
