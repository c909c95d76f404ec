import { mount, type PageData, unmount } from '@ember-days/quarterly';

const data: PageData<'login'> = await (await fetch('page-data.json')).json();
const element = document.querySelector<HTMLElement>('#login');
if (element) await mount('login', element, data);

document.addEventListener('journal:login', ({ detail }) => {
  const method: 'password' | 'code' | 'order' = detail.method;
  document.title = method;
});

export function refused(element: HTMLElement): Promise<void>[] {
  unmount(element);
  return [
    // @ts-expect-error No widget has this name.
    mount('log-in', element, data),
    // @ts-expect-error These are the page data of another widget.
    mount('subscribe', element, data),
    // @ts-expect-error A setting that is required is missing.
    mount('login', element, { settings: {}, subscriber: null }),
    // @ts-expect-error There is no such text.
    mount('login', element, { settings: { journal: 'A', messages: { 'login.headline': 'Enter' } }, subscriber: null }),
  ];
}
