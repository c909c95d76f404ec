/** What the reader does with a line, named by its id; the same functions for as long as the table is up. */
export interface CartRowActions {
  onQuantity: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
}

/** A line of the table: what it costs, and what is to be said of it. */
export interface CartTableLine {
  id: string;
  name: string;
  /** As it is shown; 0 while the line is being taken out. */
  quantity: number;
  maximum: number;
  hasArrows: boolean;
  /** In cents; shipping and discount are in it. */
  price: number;
  /** In cents; undefined for what is not shipped. */
  shipping?: number | undefined;
  /** In cents. */
  discount: number;
  /** The number was changed, and its price is not known yet. */
  isPending: boolean;
  /** Why the number is not the one that was asked for. */
  hint?: string | undefined;
  error?: string | undefined;
}
