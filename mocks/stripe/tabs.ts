interface Tab {
  words: string;
  panel: HTMLElement | undefined;
}

/** Tabs over panels of which one is shown, moved between by arrow keys; the first is chosen to begin with. */
export function drawTabs(tabs: readonly Tab[], onChosen: (place: number) => void): HTMLElement {
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
      button.style.cssText = `min-block-size:44px;padding:8px 16px;border-radius:4px;font:inherit;cursor:pointer;border:${isChosen ? '2px solid #1a1f36;background:#fff;color:#1a1f36' : '1px solid #6a7383;background:#f5f6f8;color:#414552'}`;
      tabs[place]?.panel?.toggleAttribute('hidden', !isChosen);
    }
  }
}

let drawn = 0;
