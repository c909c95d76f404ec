/** Every widget: where it is shown, and how its screen is loaded when its mount point is found. */
export const mounts = {
  subscribe: { route: '/subscribe', load: () => import('#screens/purchase/Subscribe.tsx') },
  receipt: { route: '/receipts', load: () => import('#screens/purchase/Receipt.tsx') },
  invoice: { route: '/invoice/{invoice}', load: () => import('#screens/purchase/Invoice.tsx') },
} as const;

/** The name of a widget, as mount points carry it in `data-journal`. */
export type Widget = keyof typeof mounts;

/** Whether a name is that of a widget. */
export const isWidget = (name: string | undefined): name is Widget => name !== undefined && Object.hasOwn(mounts, name);
