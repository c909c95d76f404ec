import { expect } from 'storybook/test';
import { inDollars } from '#fixtures/data/in-dollars.ts';
import { answers } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { add, seesBox, setQuantity, wants } from '#fixtures/stories/product.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { contacting, inputOf, linksIn, press, regionOf, sees, write } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Product } from './Product.tsx';

const meta = preview.meta({
  title: 'Store/Product',
  component: Product,
  args: { page: pageOf('showProduct', 'basicProduct') },
});

const sized = meta.story({ args: { page: pageOf('showProduct', 'sizedProduct') } });
const inCart = meta.story({ args: { page: pageOf('showProduct', 'inCart') } });

const { common, coupon, edition, problem, product, required, reviewPanel, swag } = english;
const { addToCart } = replies;
const FORMATS = fill(product.formats, { formats: 'PDF, EPUB' });

export const Basic = meta.story({
  name: 'Basic product: name, price and box, an empty cart and a link to the store [STORE-3, STORE-14, STORE-16]',
  play: async (story) => {
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour lights, art print');
    await sees(story, '$32.00');
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeEnabled();
    await sees(story, product.emptyCart);
    await sees(story, product.mayChange);
    await expect(linksIn(regionOf(story, product.cart))).toEqual([[reviewPanel.browse, '/store']]);
  },
});

export const Sized = sized.extend({
  name: 'Sized product: the size’s stock is labelled and limits the quantity [STORE-8, STORE-9, STORE-11, STORE-13]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    const medium = canvas.getByRole('radio', { name: /Medium/ });
    await expect(medium).toBeDisabled();
    await expect(medium.closest('label')).toHaveTextContent(`Medium${swag.soldOut}`);
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await setQuantity(story, '9');
    await wants(story, 9);
    await userEvent.click(canvas.getByRole('radio', { name: 'Small' }));
    await wants(story, 4);
    await sees(story, fill(common.atMost, { maximum: '4' }));
    await sees(story, fillCount(swag.low, 4));
  },
});

export const DigitalProduct = meta.story({
  name: 'Digital product: no quantity [STORE-5, STORE-15, BEYOND-17]',
  args: { page: pageOf('showProduct', 'digitalProduct') },
  play: async (story) => {
    await sees(story, FORMATS);
    await expect(story.canvas.queryByRole('spinbutton')).not.toBeInTheDocument();
    await expect(story.canvas.queryByLabelText(product.quantity)).not.toBeInTheDocument();
    await expect(story.canvas.queryByText(product.mayChange)).not.toBeInTheDocument();
  },
});

export const PrintIssue = meta.story({
  name: 'Print issue: delivery time [STORE-5, STORE-15, STORE-19]',
  args: { page: pageOf('showProduct', 'printIssue') },
  play: async (story) => {
    await sees(story, edition.posting);
    await sees(story, product.mayChange);
    await expect(linksIn(story.canvasElement)).toContainEqual([
      fill(product.issue, { number: '41' }),
      '/issue/low-water',
    ]);
  },
});

export const DigitalIssue = meta.story({
  name: 'Digital issue: formats, no delivery time [STORE-5, STORE-15, STORE-20]',
  args: { page: pageOf('showProduct', 'digitalIssue') },
  play: async (story) => {
    await sees(story, FORMATS);
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeEnabled();
    await expect(story.canvas.queryByText(product.mayChange)).not.toBeInTheDocument();
    await expect(story.canvas.queryByText(edition.posting)).not.toBeInTheDocument();
  },
});

export const Discounted = meta.story({
  name: 'Discounted: list price struck through, the coupon and its discount [STORE-15]',
  args: { page: pageOf('showProduct', 'discounted') },
  play: async (story) => {
    await expect(story.canvas.getByText('$28.00').tagName).toBe('S');
    const line = (_: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent === `Coupon HARBOUR10 · ${coupon.applied} · -$10.00`;
    await sees(story, line);
  },
});

export const UnreleasedPrint = meta.story({
  name: 'Unreleased print: can be ordered, ships on release',
  args: { page: pageOf('showProduct', 'unreleasedPrint') },
  play: async (story) => {
    await sees(story, fill(edition.advance, { date: 'June 1, 2026' }));
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeEnabled();
  },
});

export const UnreleasedDigital = meta.story({
  name: 'Unreleased digital: cannot be bought yet [STORE-20]',
  args: { page: pageOf('showProduct', 'unreleasedDigital') },
  play: async (story) => {
    await sees(story, edition.afterRelease);
    await sees(story, fill(edition.notReleased, { date: 'June 1, 2026' }));
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeDisabled();
  },
});

export const LowStock = meta.story({
  name: 'Low stock: how few are left, no more can be chosen [STORE-8, STORE-11, STORE-12, CART-17]',
  args: { page: pageOf('showProduct', 'lowStock') },
  play: async (story) => {
    await sees(story, fillCount(swag.low, 6));
    await setQuantity(story, '20');
    await wants(story, 6);
    await sees(story, fill(common.atMost, { maximum: '6' }));
  },
});

export const SoldOut = meta.story({
  name: 'Sold out: nothing to choose or add [STORE-10]',
  args: { page: pageOf('showProduct', 'soldOut') },
  play: async (story) => {
    await sees(story, swag.soldOut);
    await expect(inputOf(story, product.quantity)).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeDisabled();
  },
});

export const EverySizeSoldOut = meta.story({
  name: 'Every size sold out [STORE-10, STORE-13]',
  args: { page: pageOf('showProduct', 'everySizeSoldOut') },
  play: async (story) => {
    await sees(story, swag.soldOut);
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeDisabled();
  },
});

export const Missing = meta.story({
  name: 'No product',
  args: { page: pageOf('showProduct', 'noProduct') },
  play: (story) => sees(story, product.missing),
});

export const WrongDonation = meta.story({
  name: 'Donation not in whole dollars: an error at the field, sends nothing [CART-16]',
  play: async (story) => {
    await write(story, product.donation, '2.50');
    await add(story);
    await sees(story, inDollars(problem.amountNotWhole));
    await sees(story, product.emptyCart);
  },
});

export const NoSize = sized.extend({
  name: 'Added without a size: asks for one',
  play: async (story) => {
    await add(story);
    await sees(story, required.size);
    await expect(story.canvas.getByRole('radio', { name: 'Small' })).toHaveFocus();
  },
});

export const Adding = meta.story({
  name: 'Adding: the button keeps the focus, ignores clicks [STORE-14]',
  beforeEach: () => answers('addToCart', { reply: 'added', held: hold() })(),
  play: async (story) => {
    await add(story);
    const button = story.canvas.getByRole('button', { name: product.add });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(await story.canvas.findByText(product.adding)).toBeInTheDocument();
  },
});

export const Updating = inCart.extend({
  name: 'Changing [STORE-16]',
  beforeEach: () => answers('updateCart', { reply: 'changed', held: hold() })(),
  play: async (story) => {
    await add(story, 'update');
    await expect(await story.canvas.findByText(product.adding)).toBeInTheDocument();
  },
});

export const Added = meta.story({
  name: 'Added: links to checkout and store, beside the cart [STORE-14, STORE-16, STORE-17, STORE-18]',
  beforeEach: answers('addToCart', 'added'),
  play: async (story) => {
    await add(story);
    await sees(story, fillCount(product.held, 1));
    await seesBox(story, 'update');
    await expect(linksIn(story.canvasElement)).toEqual(
      expect.arrayContaining([
        [reviewPanel.checkout, '/store/checkout'],
        [reviewPanel.browse, '/store'],
      ]),
    );
    await expect(story.canvas.getByRole('table')).toHaveTextContent('Harbour lights, art print');
    await expect(story.canvas.queryByText(product.emptyCart)).not.toBeInTheDocument();
  },
});

export const InCart = inCart.extend({
  name: 'In cart: changes the quantity in the cart [STORE-16]',
  beforeEach: answers('updateCart', 'changed'),
  play: async (story) => {
    await wants(story, 1);
    await setQuantity(story, '3');
    await add(story, 'update');
    await sees(story, fillCount(product.held, 3));
    await wants(story, 3);
  },
});

export const FewerLeft = meta.story({
  name: 'Fewer left: shows how many, and selects that number [STORE-8]',
  beforeEach: answers('addToCart', 'fewerLeft', 'added'),
  play: async (story) => {
    await setQuantity(story, '20');
    await add(story);
    await sees(story, addToCart.fewerLeft.body.errors.qty);
    await wants(story, 6);
    await add(story);
    await seesBox(story, 'update');
  },
});

export const NoneLeft = meta.story({
  name: 'None left: can no longer be added [STORE-10]',
  beforeEach: answers('addToCart', 'noneLeft'),
  play: async (story) => {
    await add(story);
    await sees(story, addToCart.noneLeft.body.errors.qty);
    const words = story.canvas.getAllByText(addToCart.noneLeft.body.errors.qty)[0];
    await expect(words?.closest('[role="alert"]')).toHaveFocus();
    await expect(inputOf(story, product.quantity)).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeDisabled();
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the choices stay',
  ...refusals('addToCart', {
    but: ['fewerLeft', 'noneLeft', 'tooManyRequests', 'unavailable'],
    fill: (story) => setQuantity(story, '2'),
    send: add,
    keeps: async (story) => {
      await seesBox(story, 'add');
      await wants(story, 2);
    },
  }),
});

export const TooManyRequests = meta.story({
  name: 'Too many requests: keeps the choices',
  beforeEach: () => {
    answers('addToCart', 'tooManyRequests')();
    answers('getCart', 'empty')();
  },
  play: async (story) => {
    await write(story, product.donation, '5');
    await add(story);
    await sees(story, contacting(problem.tooManyRequests));
    await expect(inputOf(story, product.donation)).toHaveValue('5');
  },
});

export const Checking = meta.story({
  name: 'Answer lost: refetches the cart to see whether it was added',
  beforeEach: () => {
    answers('addToCart', 'unavailable')();
    answers('getCart', { reply: 'basicProduct', held: hold() })();
  },
  play: async (story) => {
    await add(story);
    await expect(await story.canvas.findByText(product.adding)).toBeInTheDocument();
  },
});

export const Reading = meta.story({
  name: 'Answer lost, cart unavailable: refetches it before a retry',
  beforeEach: () => {
    answers('addToCart', 'unavailable')();
    answers('getCart', 'unavailable', { reply: 'basicProduct', held: hold() })();
  },
  play: async (story) => {
    await add(story);
    await sees(story, addToCart.unavailable.body.errors);
    await press(story, product.add);
    await expect(await story.canvas.findByText(product.adding)).toBeInTheDocument();
  },
});
