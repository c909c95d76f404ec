/**
 * Describes fields by their labels: Storybook's instrumenter describes elements by their text, and a field has none.
 */
export function tellLabels(): void {
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'innerText', {
      configurable: true,
      get(this: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) {
        return this.ariaLabel ?? this.labels?.[0]?.innerText ?? '';
      },
    });
}
