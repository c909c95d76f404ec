/** Tells fields by their labels: Storybook's instrumenter tells an element by its text, and a field has none of its own. */
export function tellLabels(): void {
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'innerText', {
      configurable: true,
      get(this: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) {
        return this.ariaLabel ?? this.labels?.[0]?.innerText ?? '';
      },
    });
}
