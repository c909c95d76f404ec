import type { components } from './schema.ts';

type Schemas = components['schemas'];

export type CheckoutReply = Schemas['OrderReply'];
export type Fulfilment = Schemas['Fulfilment'];
export type Settled = Schemas['Settled'];
export type Keys = Schemas['Keys'];
export type Failure = Schemas['Failure'];
export type SubscribeRequest = Schemas['SubscribeRequest'];
export type Address = Schemas['Address'];
export type Cart = Schemas['Cart'];
export type ShippingConfig = Schemas['ShippingConfig'];
export type ProductList = Schemas['ProductList'];
export type Product = Schemas['Product'];
export type Settings = Schemas['Settings'];
export type PaymentRecord = Schemas['PaymentRecord'];
export type OrderLine = Schemas['OrderLine'];
export type SubscribePage = Schemas['SubscribePage'];
export type ReceiptPage = Schemas['ReceiptPage'];
export type Receipt = Schemas['Receipt'];
export type InvoicePage = Schemas['InvoicePage'];
export type Invoice = Schemas['Invoice'];
